import { signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Statement } from "./statement.schema.ts";
import type { TakenWithdrawal } from "./withdrawal.contract.ts";

/** The reason why a visitor is led back to the statement. */
export type Return = { readonly failure?: Failure; readonly isLoggedOut?: true };

/** The state of the widget (decisions §14). */
export type WithdrawalState =
  /** It is not known yet whether somebody is logged in. → statement, confirmation */
  | { readonly step: "checking" }
  /**
   * The statement is made. `failure`: the API refused fields of it. `isLoggedOut`: the session ended before the statement was sent.
   * → confirmation
   */
  | ({ readonly step: "statement" } & Return)
  /**
   * The statement is shown, and there is nothing else to decide. `isResumed`: it was sent before, and no response came. → statement,
   * receipt
   */
  | {
      readonly step: "confirmation";
      readonly statement: Statement;
      readonly isSending: boolean;
      readonly failure?: Failure;
      readonly isResumed?: true;
    }
  /** The API has the statement. `message` is its own sentence. → statement */
  | { readonly step: "receipt"; readonly statement: Statement; readonly taken: TakenWithdrawal; readonly message?: string };

export type StateOf<Step extends WithdrawalState["step"]> = Extract<WithdrawalState, { step: Step }>;

export type WithdrawalSteps = ReturnType<typeof createWithdrawalSteps>;

/** Creates the state of the widget. @param isChecking true where somebody may be logged in */
export function createWithdrawalSteps(isChecking: boolean) {
  const state = signal<WithdrawalState>({ step: isChecking ? "checking" : "statement" });
  /** The number of steps that the visitor took: the heading of such a step takes focus, which it does not when a page is loaded. */
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
    /** Returns the state where the widget is at this step. */
    at<Step extends WithdrawalState["step"]>(step: Step): StateOf<Step> | undefined {
      const current = state.peek();
      return current.step === step ? (current as StateOf<Step>) : undefined;
    },
  };
}
