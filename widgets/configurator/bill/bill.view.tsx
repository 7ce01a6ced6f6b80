import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { billOf, tellingBills, type Bill, type BillLine, type BillPeriod } from "./bill.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { chevronIcon } from "#core/ui/base/icons/chevron.ts";
import { formatDateRange } from "#core/base/values/date-range.ts";
import { addDays, daysBetween, formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import * as say from "./bill.messages.ts";
import type { Model } from "./bill.model.ts";
import type { part } from "./bill.part.ts";

type BillProps = PartViewProps<Model, typeof part> & { readonly bundle: Bundle; readonly level: 3 | 4 };

/** Draws the example bills that explain the cost of the bundle line by line (decisions §8). */
export function View({ model, bundle, level, language }: BillProps) {
  useSignals();
  const startDate = model.startDate.value;
  const numbers = tellingBills(bundle);
  return (
    <section className="bills" aria-labelledby="bills">
      <Heading level={level} id="bills">
        {say.headingText()}
      </Heading>
      <p className="ui-quiet-text">{say.introText(formatDate(startDate, language))}</p>
      {numbers.map((number) => (
        <FoldedBill key={number} bill={billOf(bundle, startDate, number)} name={nameOf(number, numbers)} {...{ level, language }} />
      ))}
    </section>
  );
}

function nameOf(number: number, numbers: readonly number[]): string {
  if (number === 1) return say.firstBill();
  if (number > 2) return say.numberedBill(number);
  return numbers.length > 2 ? say.secondBill() : say.everyBill();
}

const Subheading = ({ level, children }: { level: 3 | 4; children: ReactNode }) =>
  level === 3 ? <h4>{children}</h4> : <h5>{children}</h5>;

function FoldedBill({ bill, name, level, language }: { bill: Bill; name: string; level: 3 | 4; language: Language }) {
  return (
    <details className="bill" open={bill.number === 1}>
      <summary>
        <span>{name}</span>
        <strong>{formatMoney(bill.totalCents, language)}</strong>
        <Icon name={chevronIcon} />
      </summary>
      <p className="ui-quiet-text">
        {say.onDate(formatDate(bill.date, language))}
        {bill.number === 1 && <>. {say.firstWhy()}</>}
      </p>
      {bill.periods.map((period) => (
        <Period key={period.from} {...{ period, level, language }} />
      ))}
      {bill.once.length > 0 && (
        <>
          <Subheading level={level}>{say.onceText()}</Subheading>
          <Lines lines={bill.once} language={language} />
        </>
      )}
    </details>
  );
}

function Period({ period: { from, to, lines }, level, language }: { period: BillPeriod; level: 3 | 4; language: Language }) {
  const dates = formatDateRange(from, to, language);
  // The length of the month is read from the period's last day, because `from` is later than the 1st where only the rest of a month is
  // billed.
  const wholeDays = Number(to.slice(8));
  const days = daysBetween(from, addDays(to, 1));
  return (
    <>
      <Subheading level={level}>{days < wholeDays ? say.partOfMonth(dates, days, wholeDays) : dates}</Subheading>
      <Lines lines={lines} language={language} />
    </>
  );
}

function Lines({ lines, language }: { lines: readonly BillLine[]; language: Language }) {
  return (
    <ul>
      {lines.map(({ title, cents }, index) => (
        // The index is a safe key because the order of the lines never changes; the title is not, because two lines of one plan share it.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span>{title}</span>
          <span>{formatMoney(cents, language)}</span>
        </li>
      ))}
    </ul>
  );
}
