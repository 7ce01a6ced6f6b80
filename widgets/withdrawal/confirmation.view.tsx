import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { useSignals } from "@preact/signals-react/runtime";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { StatementWays } from "./statement-ways.view.tsx";
import { StatementLines } from "./statement-lines.view.tsx";
import { StepHead } from "./step-head.view.tsx";
import { WhatFollows } from "./what-follows.view.tsx";
import * as say from "./withdrawal.messages.ts";
import type { Model } from "./withdrawal.model.ts";
import type { StateOf } from "./withdrawal-steps.model.ts";

/**
 * Draws the declaration for confirmation, which is the only thing left to do. Where it could not be sent, a message below the buttons says
 * so, with the phone number and the email address of customer service.
 */
export function Confirmation({ model, state }: { model: Model; state: StateOf<"confirmation"> }) {
  useSignals();
  const { statement, isSending, failure, isResumed } = state;
  const confirm = (): void => void model.confirm();
  return (
    <div className="withdrawal-step">
      <StepHead model={model}>{say.checkHeading()}</StepHead>
      {isResumed && <AnnouncedAlert tone="info" title={say.resumedTitle()} line={say.resumedText()} />}
      <p>{say.statementText()}</p>
      <dl className="statement">
        <StatementLines {...statement} note={statement.title} />
      </dl>
      <div className="withdrawal-actions">
        <Button busy={isSending} onClick={confirm}>
          {say.confirmText()}
        </Button>
        <Button variant="quiet" disabled={isSending} onClick={model.change}>
          {say.changeText()}
        </Button>
      </div>
      <div className="withdrawal-outcome">
        {failure && (
          <>
            <FailurePanel failure={failure} onRetry={confirm} isKept takesFocus />
            <StatementWays {...statement} />
          </>
        )}
      </div>
      <WhatFollows />
    </div>
  );
}
