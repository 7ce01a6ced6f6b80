import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { CustomerData } from "#widgets/my-digi/customer-data.view.tsx";
import { OtherWays } from "#widgets/my-digi/other-ways.view.tsx";
import { Badge } from "#core/ui/badge/badge.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { backIcon } from "#core/ui/base/icons/back.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { shownInstant } from "#widgets/my-digi/shown-instant.rules.ts";
import { isPlainClick } from "#widgets/my-digi/view-link.view.tsx";
import { ArrivalHeading } from "./arrival-heading.view.tsx";
import { ChangeNotice } from "./change-notice.view.tsx";
import { Opener } from "./opener.view.tsx";
import { Leave } from "./leave.view.tsx";
import { OrderDocuments } from "./order-documents.view.tsx";
import { OrderFrame } from "./order-frame.view.tsx";
import { OrderSteps } from "./order-steps.view.tsx";
import { OrderSwitch } from "./order-switch.view.tsx";
import * as say from "./orders.messages.ts";
import type { Model, OrderProps, OrdersProps } from "./orders.model.ts";
import { areNumbersLate, isFormOpen } from "./orders.rules.ts";
import { OrderVisit } from "./order-visit.view.tsx";

/** Draws the page of an order: its steps, the answers that it still lacks, and the changes that it allows. */
export function OrderPage({ model, orderId, pathOf, language }: OrdersProps & { orderId: string }) {
  useSignals();
  const state = model.order.state.value;
  const isForeign = state.status === "failed" && state.failure.code === "not_found";
  return (
    <OrderFrame model={model}>
      <div>
        <BackToAll model={model} />
        <ArrivalHeading model={model}>{say.orderText(orderId)}</ArrivalHeading>
      </div>
      {isForeign ? (
        <AnnouncedAlert tone="warning" title={say.notFoundTitle()} line={say.notFoundHint()} />
      ) : (
        <CustomerData
          loading={model.order}
          shape={["line", "field", "field", "field"]}
          keepsPrevious={model.shown.value !== undefined}
          besideFailure={<OtherWays />}
        >
          {(order) => <Order {...{ model, order, pathOf, language }} />}
        </CustomerData>
      )}
    </OrderFrame>
  );
}

/**
 * Draws the order. After a change the whole content is drawn anew, so that no remaining element moves when the notice comes in above it,
 * however late the answer is.
 */
function Order(props: OrderProps) {
  useSignals();
  const { model, order, language } = props;
  const placed = shownInstant(order.at, language);
  return (
    <div className="area-stack" key={model.changes.settledCount.value}>
      <p className="area-row-head">
        <Badge state={order.status}>{say.stateText(order.status)}</Badge>
        {placed && <span className="ui-quiet-text">{say.placedText(placed.day, placed.time)}</span>}
      </p>
      <ChangeNotice {...props} />
      <Needs {...props} />
      <OrderSteps {...props} />
      <OrderVisit {...props} />
      <OrderSwitch {...props} />
      <Items {...props} />
      <OrderDocuments {...props} />
      <Leave {...props} />
    </div>
  );
}

function BackToAll({ model }: { model: Model }) {
  return (
    <a
      className="area-back"
      href={model.hrefOf()}
      onClick={(event) => {
        if (isPlainClick(event) && model.show()) event.preventDefault();
      }}
    >
      <Icon name={backIcon} />
      {say.allOrdersText()}
    </a>
  );
}

/**
 * Draws the answers that the order still lacks, each with the button that opens its form. Only one form is open at a time, so that nothing
 * typed is lost.
 */
function Needs({ model, order, language }: OrderProps) {
  useSignals();
  const { portability_until: until } = order;
  const isLate = areNumbersLate(order);
  const needs = order.needs.filter((need) => need === "slot" || !isLate);
  if (needs.length === 0 || isFormOpen(model.changes.state.value)) return null;
  return (
    <AreaSection heading={say.needsHeading()} isMain>
      <ul className="area-rows">
        {needs.map((need) => (
          <li key={need} className="area-row">
            <div>
              <p>{need === "slot" ? say.needSlotText() : say.needNumbersText()}</p>
              {need === "portability" && until && <p className="ui-quiet-text">{say.untilText(formatDate(until, language))}</p>}
            </div>
            <Opener changes={model.changes} change={need} variant="primary">
              {need === "slot" ? say.chooseSlotText() : say.giveNumbersText()}
            </Opener>
          </li>
        ))}
      </ul>
    </AreaSection>
  );
}

function Items({ order: { items, total, once }, language }: OrderProps): ReactNode {
  return (
    <AreaSection heading={say.itemsHeading()}>
      <ul className="area-rows">
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no id, two may be equal, and their order is fixed
          <li key={at} className="area-row">
            <p className="area-row-head">
              <strong>{item.t.join(" ")}</strong> <Badge state={item.status}>{say.itemStateText(item.status)}</Badge>
            </p>
            <div className="area-row-end">
              <Price cents={centsOfEuros(item.prc)} language={language} period={perMonthText()} size="medium" />
            </div>
          </li>
        ))}
        <li className="area-row">
          <strong>{say.totalLabel()}</strong>
          <div className="area-row-end">
            <Price cents={centsOfEuros(total)} language={language} period={perMonthText()} size="medium" />
            {once > 0 && <p className="ui-quiet-text">{say.onceText(formatMoney(centsOfEuros(once), language))}</p>}
          </div>
        </li>
      </ul>
      <p className="ui-quiet-text">{say.vatText()}</p>
    </AreaSection>
  );
}
