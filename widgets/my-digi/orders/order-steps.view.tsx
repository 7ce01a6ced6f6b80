import { Icon } from "#core/ui/base/icon.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { OrderProps } from "./orders.model.ts";
import * as say from "./orders.messages.ts";
import { nextStepOf, stepStates, type PendingState } from "./orders.rules.ts";

const pendingTexts: Readonly<Record<PendingState, () => string>> = {
  yours: say.yoursText,
  running: say.runningText,
  next: say.nextText,
  later: say.laterText,
};

/** Draws the steps of an order: those that are done with their days, the others with what is the matter with them, the next one marked. */
export function OrderSteps({ order, language }: Pick<OrderProps, "order" | "language">) {
  const next = nextStepOf(order);
  const states = stepStates(order);
  return (
    <AreaSection heading={say.stepsHeading()}>
      <ol className="orders-steps">
        {order.steps.map(({ id, at, text }, index) => (
          <li key={id} data-done={at !== undefined || undefined} aria-current={index === next ? "step" : undefined}>
            <span className="orders-mark" aria-hidden="true">
              {at !== undefined && <Icon name="check" />}
            </span>
            <div>
              <p>{index === next ? <strong>{text}</strong> : text}</p>
              <p className="ui-quiet-text">
                {at !== undefined ? say.doneText(formatDate(at, language)) : pendingTexts[states[index] ?? "later"]()}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </AreaSection>
  );
}
