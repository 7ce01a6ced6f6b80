/** The two forms of the page: one asks for a mail, the other for a new password. */
import { createFormModel } from "#core/forms/form/form.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { authLostPassword, authRecoverPassword } from "./password-recovery.contract.ts";
import type { definition } from "./password-recovery.element.ts";
import type { ForgotFields, RecoverFields } from "./password-recovery.schema.ts";

/** Creates the forms. @param params returns what the link of the mail says; it is called when the new password is sent */
export function createPasswordForms(allPorts: PortsOf<typeof definition>, params: () => { readonly i: string; readonly code: string }) {
  const ports = { ...allPorts, track: () => undefined }; // a forgotten password is not a lead
  const forgot = createFormModel(ports, {
    name: "lost-password",
    endpoint: authLostPassword,
    request: ({ email }: ForgotFields, { lang, recaptcha }) => ({ body: { lang, email, recaptcha } }), // P-228
    visible: (fields) => fields,
  });
  const recover = createFormModel(ports, {
    name: "recover-password",
    endpoint: authRecoverPassword,
    request: (fields: RecoverFields, { lang, recaptcha }) => ({
      query: params(),
      body: { lang, "reset-password": fields["reset-password"], ...params(), recaptcha }, // P-230
    }),
    visible: () => ({}), // passwords are never shown to the host page
  });
  return { forgot, recover };
}
