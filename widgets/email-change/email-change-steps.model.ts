import { signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Identified } from "#core/domain/identity/identity.ts";
import { deadLink, type IdentityProblem } from "#core/domain/identity/problem.ts";
import type { EmailChanged } from "./email-change.contract.ts";

/** The state of the email change's page (P-109). */
export type EmailChangeState =
  /** The link, or the identity app's response, is being checked. The next step is `no-access`, `access` or `form`. */
  | { readonly step: "loading" }
  /** The link gives no access. Without `failure` the page was opened by an incomplete link (P-131). Another attempt leads to `loading`. */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /**
   * The button of the identity app is shown (P-134). `identified` is set where the visitor is known and only the change itself has failed.
   * The next step is `loading`.
   */
  | { readonly step: "access"; readonly leaving: boolean; readonly problem?: IdentityProblem; readonly identified?: Identified }
  /**
   * The address has changed (P-138); `message` is the server's own text. `repeated` means that an earlier use of the link made the change,
   * which is still in force. This step is final.
   */
  | { readonly step: "form"; readonly repeated?: true; readonly message?: string; readonly changed?: EmailChanged };

type ChangedState = Extract<EmailChangeState, { step: "form" }>;

type StepEvents = {
  /** Called before the button of the identity app is shown to a visitor who is not identified. */
  readonly onAccess: () => void;
  /** Called before the page shows that an earlier use of the link has changed the address. */
  readonly onRepeated: () => void;
};

export type EmailChangeSteps = ReturnType<typeof createEmailChangeSteps>;

/** Creates the state of the email change's page, and the functions that move from one step to another. */
export function createEmailChangeSteps({ onAccess, onRepeated }: StepEvents) {
  const state = signal<EmailChangeState>({ step: "loading" });
  const showAccess = (problem?: IdentityProblem, identified?: Identified): void => {
    if (!identified) onAccess();
    state.value = { step: "access", leaving: false, ...(problem && { problem }), ...(identified && { identified }) };
  };
  const showNoAccess = (failure: Failure): void => {
    state.value = { step: "no-access", failure };
  };
  const showChanged = (message: string | undefined, more: Pick<ChangedState, "repeated" | "changed">): void => {
    state.value = { step: "form", ...more, ...(message !== undefined && { message }) };
  };
  /**
   * Shows that an earlier use of the link has made the change already.
   *
   * @returns true for a failure with the code `already_done`; false where nothing is shown
   */
  const showRepeated = ({ code, message }: Failure): boolean => {
    if (code !== "already_done") return false;
    onRepeated();
    showChanged(message, { repeated: true });
    return true;
  };
  return {
    state,
    showAccess,
    showNoAccess,
    showChanged,
    showRepeated,
    showProblem(problem: IdentityProblem): void {
      const failure = deadLink(problem);
      if (failure) showNoAccess(failure);
      else if (problem.kind !== "refused" || !showRepeated(problem.failure)) showAccess(problem);
    },
    /**
     * Shows that the visitor is leaving for the identity app.
     *
     * @returns false where the current step does not allow it, or the visitor is leaving already
     */
    beginLeaving(): boolean {
      const current = state.peek();
      if (current.step !== "access" || current.leaving) return false;
      const { identified } = current;
      // The message about an earlier problem is removed.
      state.value = { step: "access", leaving: true, ...(identified && { identified }) };
      return true;
    },
    isLeaving(): boolean {
      const current = state.peek();
      return current.step === "access" && current.leaving;
    },
    /**
     * Returns the visitor whose identity is already proven, where only the change of the email address has failed, so that a retry needs no
     * new proof of identity. Returns undefined in every other state.
     */
    identified(): Identified | undefined {
      const current = state.peek();
      return current.step === "access" ? current.identified : undefined;
    },
  };
}
