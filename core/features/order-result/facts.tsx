/** Renders the facts of an order: when, how much, where to, and until when one may withdraw. */
import { Fragment } from "react";
import { firstDayOf, timelineOf } from "#core/features/order-timeline/order-timeline.rules.ts";
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import * as say from "./order-result.messages.ts";
import type { OrderedPrice, PlacedResult } from "./stored-result.schema.ts";

type FactsProps = { readonly result: PlacedResult; readonly address: string | undefined; readonly language: Language };

type Fact = readonly [label: string, value: string];

export function Facts({ result, address, language }: FactsProps) {
  const { price, kinds, withdrawUntil } = result;
  const facts: Fact[] = [
    ...whenFacts(result, language),
    ...(price ? priceFacts(price, language) : []),
    ...(kinds && kinds.simCards > 0 ? [[say.deliveryLabel(kinds.simCards), address ?? say.orderAddressText()] as const] : []),
    ...(withdrawUntil ? [[say.withdrawLabel(), formatDate(withdrawUntil, language, "weekday")] as const] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="ui-result-facts">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Returns the technician's visit and, where there is none, the first day on which something of the order works. */
function whenFacts(result: PlacedResult, language: Language): Fact[] {
  const { slot, kinds } = result;
  if (slot) return [[say.visitLabel(), slotOf(slot, language)]];
  if (kinds?.hasVisit) return [[say.visitLabel(), say.noDateText()]];
  const start = firstDayOf(timelineOf(result));
  return start ? [[say.startLabel(), formatDate(start, language, "weekday")]] : [];
}

function priceFacts({ cents, months, thenCents, onceCents }: OrderedPrice, language: Language): Fact[] {
  const money = (amount: number): string => formatMoney(amount, language);
  const isChanging = months !== undefined && thenCents !== undefined;
  return [
    [say.monthLabel(), isChanging ? say.monthsText(money(cents), months, money(thenCents)) : say.monthText(money(cents))],
    [say.onceLabel(), money(onceCents)],
  ];
}
