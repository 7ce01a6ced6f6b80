/** The two forms of the page: the first requests a mail with a link, the second sets a new password. */
import { createFormModel } from "#core/forms/form/form.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { authLostPassword, authRecoverPassword } from "./password-recovery.contract.ts";
import type { definition } from "./password-recovery.element.ts";
import type { ForgotFields, RecoverFields } from "./password-recovery.schema.ts";

/**
 * Creates the two forms.
 *
 * @param params returns the parameters of the mail's link; it is called when the new password is sent
 */
export function createPasswordForms(allPorts: PortsOf<typeof definition>, params: () => { readonly i: string; readonly code: string }) {
  const ports = { ...allPorts, track: () => undefined }; // A forgotten password is not a lead, so nothing is tracked.
  const forgot = createFormModel(ports, {
    name: "lost-password",
    endpoint: authLostPassword,
    // The body of the request is given by P-228.
    request: ({ email }: ForgotFields, { lang, recaptcha }) => ({ body: { lang, email, recaptcha } }),
    visible: (fields) => fields,
  });
  const recover = createFormModel(ports, {
    name: "recover-password",
    endpoint: authRecoverPassword,
    request: (fields: RecoverFields, { lang, recaptcha }) => ({
      query: params(),
      body: { lang, "reset-password": fields["reset-password"], ...params(), recaptcha }, // The body of the request is given by P-230.
    }),
    visible: () => ({}), // The event has no fields, because the host page must never see passwords.
  });
  return { forgot, recover };
}
