import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import type { ListedOrder } from "#core/domain/order/customer-orders.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import { countedTitles } from "#widgets/my-digi/counted-titles.rules.ts";
import { OtherWays } from "#widgets/my-digi/other-ways.view.tsx";
import { Badge } from "#core/ui/badge/badge.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { List } from "#core/ui/list/list.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import { shownInstant } from "#widgets/my-digi/shown-instant.rules.ts";
import { isPlainClick } from "#widgets/my-digi/view-link.view.tsx";
import { ArrivalHeading } from "./arrival-heading.view.tsx";
import { OrderPage } from "./order.view.tsx";
import * as say from "./orders.messages.ts";
import type { Model, OrdersProps } from "./orders.model.ts";

/** Draws the customer's orders, or the order that the page's address names (decisions §12). */
export function View(props: OrdersProps) {
  useSignals();
  const { model } = props;
  const orderId = model.orderId.value;
  return orderId === "" ? <Orders {...props} /> : <OrderPage key={orderId} {...props} orderId={orderId} />;
}

function Orders({ model, pathOf, language }: OrdersProps) {
  const [returnTo] = useState(() => model.orderToReturnTo());
  return (
    <div className="area-stack">
      <ArrivalHeading model={model} isPassed={returnTo !== ""}>
        {viewText("orders")}
      </ArrivalHeading>
      <List
        label={say.listLabel()}
        pages={model.orders}
        itemToKey={({ orderId }) => orderId}
        besideFailure={<OtherWays />}
        empty={<Empty text={say.emptyText()} action={<ButtonLink href={pathOf("bundle")}>{say.toBuilderText()}</ButtonLink>} />}
      >
        {(order) => <OrderRow order={order} model={model} language={language} isReturn={order.orderId === returnTo} />}
      </List>
    </div>
  );
}

type RowProps = {
  order: ListedOrder;
  model: Model;
  language: Language;
  /** True for the order that was shown before the list. Its link takes the focus, which scrolls it into view. */
  isReturn: boolean;
};

function OrderRow({ order, model, language, isReturn }: RowProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReturn) row.current?.querySelector("a")?.focus();
  }, [isReturn]);
  const { orderId, at, t: titles, status, total, next } = order;
  return (
    <article ref={row} className="orders-row" part="card" aria-label={say.orderText(orderId)}>
      <div className="area-row">
        <div>
          <p className="area-row-head">
            <strong>{countedTitles(titles)}</strong> <Badge state={status}>{say.stateText(status)}</Badge>
          </p>
          <p className="ui-quiet-text">{say.orderOfText(orderId, shownInstant(at, language)?.day ?? at)}</p>
          {next !== null && <p>{next}</p>}
        </div>
        <div className="area-row-end">
          <Price cents={centsOfEuros(total)} language={language} period={perMonthText()} size="medium" />
        </div>
      </div>
      <p>
        <ButtonLink
          variant="secondary"
          href={model.hrefOf(orderId)}
          onClick={(event) => {
            if (isPlainClick(event) && model.show(orderId)) event.preventDefault();
          }}
        >
          {status === "open" ? say.followText() : say.seeText()} <span className="ui-hidden">{orderId}</span>
        </ButtonLink>
      </p>
    </article>
  );
}
