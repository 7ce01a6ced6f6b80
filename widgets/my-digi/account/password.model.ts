/** The account's password: asked for where it stands, sent once, and then the way to the login (C-243, C-387). */
import { computed, signal, type ReadonlySignal } from "@preact/signals-core";
import type { Call } from "#core/api/client.ts";
import type { Failure } from "#core/api/outcome.ts";
import { accountChangePassword } from "#core/customer/account.contract.ts";
import { createSubmission } from "#core/forms/submission.model.ts";
import { createRedirect, type Redirect } from "#core/link-page/redirect.model.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Language } from "#core/values/language.ts";
import type { PasswordFields } from "./account.schema.ts";

export type PasswordState =
  /** → open */
  | { readonly kind: "closed" }
  /** → closed, changed */
  | { readonly kind: "open"; readonly isSending: boolean; readonly failure?: Failure }
  /** The new one counts, and the login page opens by itself. `message`: the server's own words. Final. */
  | { readonly kind: "changed"; readonly message?: string };

export type PasswordChange = {
  readonly state: ReadonlySignal<PasswordState>;
  readonly redirect: Redirect;
  open(): void;
  submit(fields: PasswordFields): Promise<void>;
  /** Without a change; one that is on its way may count all the same. */
  close(): void;
  stop(): void;
};

type PasswordPorts = {
  readonly call: Call;
  readonly clock: Clock;
  readonly language: ReadonlySignal<Language>;
  emit(event: `digi-${string}`, detail?: unknown): boolean;
  navigate(page: "login", search: string): void;
};

/** The login page signs out by it, and asks for the new password. */
export const logoutSearch = "?logout=true";

/** @param onChanged the other sessions have ended */
export function createPasswordChange(ports: PasswordPorts, onChanged: () => void): PasswordChange {
  const { call, clock, emit } = ports;
  const isOpen = signal(false);
  const redirect = createRedirect({ clock, navigate: (page: "login") => ports.navigate(page, logoutSearch) }, "login");
  const submission = createSubmission({
    call,
    endpoint: accountChangePassword,
    request: (fields: PasswordFields) => ({ body: { lang: ports.language.peek(), ...fields } }),
    announceSubmit: () => emit("digi-submit", { form: "change-password", fields: {} }), // passwords are nobody else's
    onOutcome({ ok }) {
      if (!ok) return;
      emit("digi-success", { form: "change-password" });
      redirect.begin();
      onChanged();
    },
  });

  const state = computed((): PasswordState => {
    const sending = submission.state.value;
    if (sending.status === "sent") return { kind: "changed", ...(sending.message !== undefined && { message: sending.message }) };
    if (!isOpen.value) return { kind: "closed" };
    const failure = sending.status === "refused" ? sending.failure : undefined;
    return { kind: "open", isSending: sending.status === "sending", ...(failure && { failure }) };
  });

  return {
    state,
    redirect,
    open: () => void (isOpen.value = true),
    submit: submission.submit,
    close() {
      submission.cancel();
      if (submission.state.peek().status === "refused") submission.again();
      isOpen.value = false;
    },
    stop() {
      submission.cancel();
      redirect.stop();
    },
  };
}
