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
   * The address by which the visitor came has not been read yet (P-120), or the link is being checked. → form-forgot, form-recover,
   * link-refused
   */
  | { readonly kind: "loading" }
  /** The email address is asked for (P-033). `returned`: the visitor came from another step, so focus follows. → mail-sent */
  | { readonly kind: "form-forgot"; readonly returned: boolean }
  /**
   * The mail was sent. This state stays on screen: only a new password leads on by itself (decisions §5). `message`: the server's own
   * words. → form-forgot
   */
  | { readonly kind: "mail-sent"; readonly email: string; readonly message?: string }
  /**
   * The visitor came by a link (P-032). `username`: the owner of the password, when this tab requested the mail. → recovered, link-refused
   */
  | { readonly kind: "form-recover"; readonly username: string | undefined }
  /**
   * The link was used, is too old or was never ours. `hasActed`: this became known when the form was sent, not on arrival. → form-forgot
   */
  | { readonly kind: "link-refused"; readonly reason: LinkRefusal; readonly hasActed: boolean; readonly message?: string }
  /** The new password is valid; the login page opens by itself (P-034). Final. */
  | { readonly kind: "recovered"; readonly message?: string };

export type LinkRefusal = "link_invalid" | "link_used";

/**
 * The key under which the tab stores the address that it requested a mail for. With it a password manager knows whose new password it sees.
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

    /** Shows that the link is refused. @returns false when the failure has another cause */
    const refuseLink = ({ code, message }: Failure, hasActed: boolean): boolean => {
      if (!isDeadLink({ code })) return false;
      link.forget();
      recover.stop();
      state.value = { kind: "link-refused", reason: code as LinkRefusal, hasActed, ...withMessage(message) };
      return true;
    };
    /** Checks the link. An API that cannot tell, is slow or cannot be reached keeps nobody from the form. */
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
        store.remove(askedKey); // the lifetime of the entry starts again
        store.write(askedKey, { email: fields.email });
        state.value = { kind: "mail-sent", email: fields.email, ...withMessage(result.message) };
      },
      async setPassword(fields: RecoverFields): Promise<void> {
        await slowNotice.during(recover.submit(fields));
        const result = recover.state.peek();
        if (result.status === "sent") {
          link.forget();
          store.remove(askedKey);
          recover.stop(); // stops the captcha, which nobody needs any more
          state.value = { kind: "recovered", ...withMessage(result.message) };
          redirect.begin();
        } else if (result.status === "refused") {
          refuseLink(result.failure, true);
        }
      },
      /** Cancels a request that takes too long: the form is as it was. */
      stopWaiting(): void {
        forgot.cancel();
        recover.cancel();
      },
      /** Goes back to the form that asks for the address: for another address, or for a new link. */
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
