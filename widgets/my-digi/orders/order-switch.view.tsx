import { useSignals } from "@preact/signals-react/runtime";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { Part } from "#core/runtime/part/part.tsx";
import type { View as OrderSwitchForm } from "#widgets/my-digi/order-switch/order-switch.view.tsx";
import { OtherWays } from "#widgets/my-digi/other-ways.view.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { OrderProps } from "./orders.model.ts";
import { Opener } from "./opener.view.tsx";
import * as say from "./orders.messages.ts";
import { areNumbersLate } from "./orders.rules.ts";

/** Draws the details of the old operator that the customer gave, with the button that corrects them, or the form for these details. */
export function OrderSwitch(props: OrderProps) {
  useSignals();
  const { model, order, pathOf, language } = props;
  const { portability, portability_until: until, status, needs } = order;
  const state = model.changes.state.value;
  const isOpen = "change" in state && state.change === "portability";
  // As long as no visit is agreed there is no last day yet.
  const mayCorrect = status === "open" && (until !== null || needs.includes("slot"));
  const isLate = areNumbersLate(order);
  if (!isOpen && portability === null && !isLate) return null;
  return (
    <AreaSection heading={say.switchHeading()}>
      {isOpen ? (
        <Part<typeof OrderSwitchForm>
          name="order-switch"
          takesFocus
          lines={[<OtherWays key="ways" />]}
          order={order}
          changes={model.changes}
        />
      ) : (
        <>
          {portability && <Numbers numbers={portability} language={language} />}
          {mayCorrect && portability && (
            <div className="area-row">
              <p className="ui-quiet-text">{until !== null && say.correctUntilText(formatDate(until, language))}</p>
              <Opener changes={model.changes} change="portability">
                {say.correctText()}
              </Opener>
            </div>
          )}
          {isLate && (
            <div className="area-row">
              <p>{portability ? say.lateCorrectionText() : say.lateNumbersText()}</p>
              <ButtonLink variant="secondary" href={pathOf("contact")}>
                {say.contactText()}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </AreaSection>
  );
}

type NumbersProps = Pick<OrderProps, "language"> & { readonly numbers: NonNullable<OrderProps["order"]["portability"]> };

function Numbers({ numbers: { currentProvider, customerNumber, switchNumber, endDate }, language }: NumbersProps) {
  return (
    <dl className="orders-facts">
      <dt>{say.operatorLabel()}</dt>
      <dd>{currentProvider.name}</dd>
      <dt>{say.customerNumberLabel()}</dt>
      <dd className="area-number">{customerNumber}</dd>
      <dt>{say.switchNumberLabel()}</dt>
      <dd className="area-number">{switchNumber}</dd>
      {endDate && (
        <>
          <dt>{say.endDateLabel()}</dt>
          <dd>{formatDate(endDate, language)}</dd>
        </>
      )}
    </dl>
  );
}
