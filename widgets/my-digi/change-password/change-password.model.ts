/** The change of the account's password: sent once, and then the visitor is led to the login (C-243, C-387). */
import { createModel, type ReadonlySignal } from "@preact/signals-core";
import { accountChangePassword } from "#core/domain/customer/account.contract.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createSubmission } from "#core/forms/form/submission.model.ts";
import { createRedirect } from "#core/features/link-page/redirect.model.ts";
import type { part } from "./change-password.part.ts";
import type { PasswordFields } from "./change-password.schema.ts";

export type Given = {
  /** Called after the change: the other sessions have ended. */
  readonly onChanged: () => void;
};

/** The query of the link to the login page. With it the page signs out, and asks for the new password. */
export const logoutSearch = "?logout=true";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const { call, clock, emit } = ports;
  const redirect = createRedirect({ clock, navigate: (page: "login") => ports.navigate(page, logoutSearch) }, "login");
  const submission = createSubmission({
    call,
    endpoint: accountChangePassword,
    request: (fields: PasswordFields) => ({ body: { lang: ports.language.peek(), ...fields } }),
    announceSubmit: () => emit("digi-submit", { form: "change-password", fields: {} }), // passwords are never shown to the host page
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
