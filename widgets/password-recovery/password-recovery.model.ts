import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createSlowNotice } from "#core/services/load/slow-notice.model.ts";
import { createRedirect } from "#core/features/link-page/redirect.model.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { tabStore } from "#core/services/stored/ttl-store.ts";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";
import { createLinkParams } from "#core/features/link-page/link-params.ts";
import type { definition } from "./password-recovery.element.ts";
import type { ForgotFields, RecoverFields } from "./password-recovery.schema.ts";
import { createPasswordForms } from "./password-forms.model.ts";
import { createRecoveryLink } from "./recovery-link.model.ts";

export type RecoveryState =
  /**
   * The page's address has not been read yet (P-120), or its link is being checked. The next state is `form-forgot`, `form-recover` or
   * `link-refused`.
   */
  | { readonly kind: "loading" }
  /**
   * The form asks for the email address (P-033). `returned` means that the visitor came back from another step, so that the heading takes
   * focus. The next state is `mail-sent`.
   */
  | { readonly kind: "form-forgot"; readonly returned: boolean }
  /**
   * The mail was sent. The page stays here, because it redirects only after a new password (decisions §5). `message` is the server's own
   * text. The next state is `form-forgot`.
   */
  | { readonly kind: "mail-sent"; readonly email: string; readonly message?: string }
  /**
   * The visitor has opened the page by the mail's link (P-032). `username` is the email address, where this tab has requested the mail. The
   * next state is `recovered` or `link-refused`.
   */
  | { readonly kind: "form-recover"; readonly username: string | undefined }
  /**
   * The link was used, has expired or was never valid. `hasActed` means that the refusal came with the new password, not when the page was
   * opened. The next state is `form-forgot`.
   */
  | { readonly kind: "link-refused"; readonly reason: LinkRefusal; readonly hasActed: boolean; readonly message?: string }
  /** The new password is valid, and the page redirects to the login page (P-034). This state is final. */
  | { readonly kind: "recovered"; readonly message?: string };

export type LinkRefusal = "link_invalid" | "link_used";

/**
 * The key under which the tab stores the email address that requested the mail. The form for the new password contains the address, so that
 * password managers know whose password is saved.
 */
const askedKey = "digi.asked-mail";

type Ports = PortsOf<typeof definition>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: Ports, _options: unknown, linkParams = createLinkParams("password-recovery"), store = tabStore) => {
    const state = signal<RecoveryState>({ kind: "loading" });
    const redirect = createRedirect(ports, "login");
    const slowNotice = createSlowNotice(ports.clock);
    const link = createRecoveryLink(ports, linkParams);
    const { forgot, recover } = createPasswordForms(ports, link.params);

    /**
     * Shows that the link is refused.
     *
     * @returns false where the failure has another cause
     */
    const refuseLink = ({ code, message }: Failure, hasActed: boolean): boolean => {
      if (!isDeadLink({ code })) return false;
      link.forget();
      recover.stop();
      state.value = { kind: "link-refused", reason: code as LinkRefusal, hasActed, ...withMessage(message) };
      return true;
    };
    /** Checks the link. Where the API is slow, cannot be reached or cannot tell, the form is shown nevertheless. */
    const validate = async (): Promise<void> => {
      const failure = await link.check();
      if (failure && (failure.code === "network.aborted" || refuseLink(failure, false))) return;
      state.value = { kind: "form-recover", username: store.read(askedKey)?.["email"] };
    };

    return {
      state,
      forgot,
      recover,
      redirect,
      slowNotice,
      async askMail(fields: ForgotFields): Promise<void> {
        await slowNotice.during(forgot.submit(fields));
        const result = forgot.state.peek();
        if (result.status !== "sent") return;
        store.remove(askedKey); // The entry is removed first, so that its lifetime starts again.
        store.write(askedKey, { email: fields.email });
        state.value = { kind: "mail-sent", email: fields.email, ...withMessage(result.message) };
      },
      async setPassword(fields: RecoverFields): Promise<void> {
        await slowNotice.during(recover.submit(fields));
        const result = recover.state.peek();
        if (result.status === "sent") {
          link.forget();
          store.remove(askedKey);
          recover.stop(); // The form is stopped, because its captcha is no longer needed.
          state.value = { kind: "recovered", ...withMessage(result.message) };
          redirect.begin();
        } else if (result.status === "refused") {
          refuseLink(result.failure, true);
        }
      },
      /** Cancels a request that takes too long, and returns to the unchanged form. */
      stopWaiting(): void {
        forgot.cancel();
        recover.cancel();
      },
      /** Returns to the form that asks for the email address, in order to use another address or get a new link. */
      askAgain(): void {
        forgot.reset();
        state.value = { kind: "form-forgot", returned: true };
      },
      start() {
        if (link.read()) void validate();
        else state.value = { kind: "form-forgot", returned: false };
        return () => {
          redirect.stop();
          forgot.stop();
          recover.stop();
        };
      },
    };
  },
);

const withMessage = (message: string | undefined): { message?: string } => (message === undefined ? {} : { message });
