/** The change of the account's password. It is sent once; afterwards the customer is redirected to the login page (C-243, C-387). */
import { createModel, type ReadonlySignal } from "@preact/signals-core";
import { accountChangePassword } from "#core/domain/customer/account.contract.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createSubmission } from "#core/forms/form/submission.model.ts";
import { createRedirect } from "#core/features/link-page/redirect.model.ts";
import type { part } from "./change-password.part.ts";
import type { PasswordFields } from "./change-password.schema.ts";

export type Given = {
  /** Called after the password has changed, which has ended all other sessions. */
  readonly onChanged: () => void;
};

/** The query of the link to the login page. It makes that page sign the customer out and ask for the new password. */
export const logoutSearch = "?logout=true";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const { call, clock, emit } = ports;
  const redirect = createRedirect({ clock, navigate: (page: "login") => ports.navigate(page, logoutSearch) }, "login");
  const submission = createSubmission({
    call,
    endpoint: accountChangePassword,
    request: (fields: PasswordFields) => ({ body: { lang: ports.language.peek(), ...fields } }),
    // The event has no fields, because the host page must never see passwords.
    announceSubmit: () => emit("digi-submit", { form: "change-password", fields: {} }),
    onOutcome({ ok }) {
      if (!ok) return;
      emit("digi-success", { form: "change-password" });
      redirect.begin();
      given.peek().onChanged();
    },
  });
  return {
    state: submission.state,
    submit: submission.submit,
    redirect,
    start: () => () => {
      submission.cancel();
      redirect.stop();
    },
  };
});
