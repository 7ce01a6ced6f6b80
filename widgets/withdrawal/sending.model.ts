/** Sends the declaration to the API. It counts once, even if its response is lost (decisions §14). */
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import type { SentStatement, Statement } from "./statement.schema.ts";
import type { UnansweredStatement } from "./unanswered-statement.model.ts";
import { sendWithdrawal } from "./withdrawal.contract.ts";
import type { definition } from "./withdrawal.element.ts";
import { bodyOf, visibleFields } from "./withdrawal.rules.ts";
import type { Return, WithdrawalSteps } from "./withdrawal-steps.model.ts";

const form = "withdrawal";

type Sending = {
  readonly steps: WithdrawalSteps;
  readonly unanswered: UnansweredStatement;
  /** Returns the email address of the customer, or an empty text where nobody is logged in. */
  readonly owner: () => string;
  /** Called when the visitor has to fill in the declaration again, because it was refused or the session of the customer has ended. */
  readonly onReturn: (statement: Statement, why: Return) => void;
};

export function createSending(ports: PortsOf<typeof definition>, { steps, unanswered, owner, onReturn }: Sending) {
  const refuse = (sent: SentStatement, failure: Failure): void => {
    const { statement } = sent;
    const shown = { step: "confirmation", statement, isSending: false } as const;
    if (failure.code === "network.aborted") return steps.show(shown);
    if (sent.owner !== owner()) return onReturn(statement, { isLoggedOut: true });
    if (!failure.fieldErrors) return steps.show({ ...shown, failure });
    // The API has stored nothing, and may have refused the key itself. So the corrected declaration gets a key of its own.
    unanswered.forget();
    return onReturn(statement, { failure });
  };

  const send = async (statement: Statement): Promise<void> => {
    const sent = { owner: owner(), language: ports.language.peek(), statement };
    steps.show({ step: "confirmation", statement, isSending: true });
    const headers = { "idempotency-key": unanswered.keyFor(sent) };
    const outcome = await ports.call(sendWithdrawal, { body: bodyOf(sent), headers });
    if (!outcome.ok) return refuse(sent, outcome.failure);
    const { value, message } = outcome;
    unanswered.forget();
    steps.move({ step: "receipt", statement, taken: value.data, ...(message !== undefined && { message }) });
    ports.emit("digi-success", { form });
    ports.emit("digi-withdrawn", { reference: value.data.reference });
  };

  return {
    /** Sends the declaration. Does nothing while the declaration is being sent. */
    async confirm(): Promise<void> {
      const current = steps.at("confirmation");
      if (!current || current.isSending) return;
      const { statement } = current;
      if (ports.emit("digi-submit", { form, fields: visibleFields(statement) })) await send(statement);
    },
    /**
     * Watches the session. When it ends before the declaration is sent, the declaration no longer belongs to a customer, and the visitor is
     * told so at once.
     *
     * @returns a function that stops watching
     */
    watchLogout(): () => void {
      let before = owner();
      return ports.session.state.subscribe(() => {
        const current = steps.at("confirmation");
        const isOver = before !== "" && owner() === "";
        before = owner();
        if (isOver && current && !current.isSending) onReturn(current.statement, { isLoggedOut: true });
      });
    },
  };
}
