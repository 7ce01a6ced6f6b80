import { useSignals } from "@preact/signals-react/runtime";
import { formatDate } from "#core/base/values/dates.ts";
import { Part } from "#core/runtime/part/part.tsx";
import type { View as OrderSwitchForm } from "#widgets/my-digi/order-switch/order-switch.view.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { OrderProps } from "./orders.model.ts";
import { Opener } from "./opener.view.tsx";
import * as say from "./orders.messages.ts";

/** Draws what the customer told of the old operator, with the button that corrects it, or the form in which it is told. */
export function OrderSwitch(props: OrderProps) {
  useSignals();
  const { model, order, language } = props;
  const { portability, portability_until: until, status, needs } = order;
  const state = model.changes.state.value;
  const isOpen = "change" in state && state.change === "portability";
  // As long as no visit is agreed there is no last day yet.
  const mayCorrect = status === "open" && (until !== null || needs.includes("slot"));
  if (!isOpen && portability === null) return null;
  return (
    <AreaSection heading={say.switchHeading()}>
      {isOpen ? (
        <Part<typeof OrderSwitchForm> name="order-switch" takesFocus order={order} changes={model.changes} />
      ) : (
        portability && (
          <>
            <dl className="orders-facts">
              <dt>{say.operatorLabel()}</dt>
              <dd>{portability.currentProvider.name}</dd>
              <dt>{say.customerNumberLabel()}</dt>
              <dd className="area-number">{portability.customerNumber}</dd>
              <dt>{say.switchNumberLabel()}</dt>
              <dd className="area-number">{portability.switchNumber}</dd>
              {portability.endDate && (
                <>
                  <dt>{say.endDateLabel()}</dt>
                  <dd>{formatDate(portability.endDate, language)}</dd>
                </>
              )}
            </dl>
            {mayCorrect && (
              <div className="area-row">
                <p className="ui-quiet-text">{until !== null && say.correctUntilText(formatDate(until, language))}</p>
                <Opener changes={model.changes} change="portability">
                  {say.correctText()}
                </Opener>
              </div>
            )}
          </>
        )
      )}
    </AreaSection>
  );
}
