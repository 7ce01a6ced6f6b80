import { useDeferredValue } from "react";
import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import type { UsageCard } from "#core/domain/customer/product-page.contract.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { amountText, usedText } from "#widgets/my-digi/usage.messages.ts";
import { amountOf, lastDayOf } from "#widgets/my-digi/usage.rules.ts";
import { daysToCome, type Projection } from "./projection.rules.ts";
import { barsHeight, barsOf } from "./usage-bars.rules.ts";
import * as say from "./product-usage.messages.ts";

type UsageDaysProps = { card: UsageCard; projection: Projection | undefined; language: Language };

/**
 * Draws the usage of the period's days as small bars, followed by the estimate for the remaining days. A table has the same values as
 * numbers.
 */
export function UsageDays({ card, projection, language }: UsageDaysProps) {
  // The tables are rendered later than the rest, because they are not visible before they are opened or printed.
  const hasTable = useDeferredValue(true, false);
  const bars = barsOf(card, projection);
  if (bars === undefined) return null;
  const { days = [] } = card;
  const first = days[0]?.date;
  const last = daysToCome(card) === undefined ? days.at(-1)?.date : lastDayOf(card);
  return (
    <>
      <div aria-hidden="true">
        <svg className="usage-bars" viewBox={`0 0 ${bars.width} ${barsHeight}`} preserveAspectRatio="none">
          <path className="usage-expected" d={bars.expected} />
          <path d={bars.used} />
        </svg>
        <div className="usage-scale ui-quiet-text">
          <span>{first && formatDate(first, language, "short")}</span>
          <span>{last && formatDate(last, language, "short")}</span>
        </div>
      </div>
      {projection && <Estimate card={card} projection={projection} language={language} />}
      <Disclosure
        look="usage-days"
        summary={
          <span>
            {say.perDayText()}
            <span className="ui-hidden"> {card.t}</span>
          </span>
        }
      >
        {hasTable && <DaysTable card={card} language={language} />}
      </Disclosure>
    </>
  );
}

/** Draws the estimate as a text. The mark before the text has the colour of the estimated bars. */
function Estimate({ card, projection: { expected }, language }: UsageDaysProps & { projection: Projection }) {
  const amount = amountOf({ ...card, used: expected }, language);
  const day = formatDate(lastDayOf(card), language);
  const { total, unit } = amount;
  const text =
    card.total !== null && expected > card.total && total !== undefined
      ? say.estimateText(amountText(amount), day, amountText({ used: total, unit }))
      : say.estimateText(usedText(amount), day);
  return <p className="usage-estimate ui-quiet-text">{text}</p>;
}

/** Draws what was used on each day as numbers. */
export function DaysTable({ card: { t, unit, days }, language }: Pick<UsageDaysProps, "card" | "language">) {
  return (
    <table>
      <caption className="ui-hidden">{`${say.perDayText()}: ${t}`}</caption>
      <thead>
        <tr>
          <th scope="col">{say.dayLabel()}</th>
          <th scope="col">{say.usedLabel()}</th>
        </tr>
      </thead>
      <tbody>
        {days?.map(({ date, used }) => (
          <tr key={date}>
            <th scope="row">{formatDate(date, language, "day")}</th>
            <td>{amountText(amountOf({ used, total: null, unit }, language))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
