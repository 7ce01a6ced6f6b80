/** Renders the facts of an order: when, how much, where to, and until when one may withdraw. */
import { Fragment, type ReactNode } from "react";
import { firstDayOf, timelineOf } from "#core/features/order-timeline/order-timeline.rules.ts";
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { WholePrice } from "#core/base/values/money.ts";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { PriceTerms } from "#core/ui/price/total.tsx";
import * as say from "./order-result.messages.ts";
import type { PlacedResult } from "./stored-result.schema.ts";

type FactsProps = { readonly result: PlacedResult; readonly address: string | undefined; readonly language: Language };

type Fact = readonly [label: string, value: ReactNode];

export function Facts({ result, address, language }: FactsProps) {
  const { price, kinds, withdrawUntil } = result;
  const facts: Fact[] = [
    ...whenFacts(result, language),
    ...(price ? [[say.monthLabel(), <PriceFact key="price" price={price} language={language} />] as const] : []),
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

const PriceFact = ({ price, language }: { readonly price: WholePrice; readonly language: Language }) => (
  <>
    <Price cents={price.cents} language={language} period={perMonthText()} size="medium" />
    <PriceTerms {...{ price, language }} />
  </>
);
