import type { Language } from "#core/base/values/language.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { Line, StatementLines } from "./statement-lines.view.tsx";
import { StepHead } from "./step-head.view.tsx";
import { WhatFollows } from "./what-follows.view.tsx";
import * as say from "./withdrawal.messages.ts";
import type { Model } from "./withdrawal.model.ts";
import { receivedAtIn } from "./withdrawal.rules.ts";
import type { StateOf } from "./withdrawal-steps.model.ts";

type ReceiptProps = { model: Model; state: StateOf<"receipt">; language: Language };

/** Draws the receipt: the declaration, the time at which it was received, and its reference. The same receipt is sent by mail. */
export function Receipt({ model, state, language }: ReceiptProps) {
  const { statement, taken, message } = state;
  const received = receivedAtIn(taken.receivedAt, language);
  return (
    <div className="withdrawal-step" part="card">
      <span className="ui-seal" data-tone="success">
        <Icon name="check" />
      </span>
      <StepHead model={model}>{say.receiptHeading()}</StepHead>
      <p>{message ?? say.takenText()}</p>
      <dl className="statement">
        <Line label={say.referenceLabel()}>{taken.reference}</Line>
        <Line label={say.receivedLabel()}>{received ? say.receivedText(received.day, received.time) : taken.receivedAt}</Line>
        <StatementLines {...statement} />
      </dl>
      <p>{say.mailedText(statement.email)}</p>
      <WhatFollows />
      <div className="withdrawal-actions">
        <Button variant="secondary" onClick={model.print}>
          {say.printText()}
        </Button>
        <Button variant="quiet" onClick={model.again}>
          {say.againText()}
        </Button>
      </div>
    </div>
  );
}
