import { signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Statement } from "./statement.schema.ts";
import type { TakenWithdrawal } from "./withdrawal.contract.ts";

/** The reason why a visitor is led back to the form of the withdrawal declaration. */
export type Return = { readonly failure?: Failure; readonly isLoggedOut?: true };

/** The state of the widget (decisions §14). */
export type WithdrawalState =
  /** It is not known yet whether somebody is logged in. Next: statement, confirmation. */
  | { readonly step: "checking" }
  /**
   * The visitor fills in the withdrawal declaration. `failure`: the API refused some of its fields. `isLoggedOut`: the session ended before
   * the declaration was sent. Next: confirmation.
   */
  | ({ readonly step: "statement" } & Return)
  /**
   * The declaration is shown, and the visitor only has to confirm it. `isResumed`: the declaration was sent before, and no response came.
   * Next: statement, receipt.
   */
  | {
      readonly step: "confirmation";
      readonly statement: Statement;
      readonly isSending: boolean;
      readonly failure?: Failure;
      readonly isResumed?: true;
    }
  /** The API has received the declaration. `message` is the API's own sentence. Next: statement. */
  | { readonly step: "receipt"; readonly statement: Statement; readonly taken: TakenWithdrawal; readonly message?: string };

export type StateOf<Step extends WithdrawalState["step"]> = Extract<WithdrawalState, { step: Step }>;

export type WithdrawalSteps = ReturnType<typeof createWithdrawalSteps>;

/** Creates the state of the widget. @param isChecking true where somebody may be logged in */
export function createWithdrawalSteps(isChecking: boolean) {
  const state = signal<WithdrawalState>({ step: isChecking ? "checking" : "statement" });
  /**
   * Counts the steps to which the visitor's own action has led. The heading of such a step takes the focus; after loading the page no
   * heading does.
   */
  const moves = signal(0);
  return {
    state,
    moves,
    /** Shows a step without moving focus to it. */
    show: (next: WithdrawalState): void => void (state.value = next),
    /** Shows a step to which the visitor's own action has led. */
    move(next: WithdrawalState): void {
      moves.value++;
      state.value = next;
    },
    /** Returns the state if the widget is at this step; undefined otherwise. */
    at<Step extends WithdrawalState["step"]>(step: Step): StateOf<Step> | undefined {
      const current = state.peek();
      return current.step === step ? (current as StateOf<Step>) : undefined;
    },
  };
}
