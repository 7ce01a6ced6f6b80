/** This module has the rules of fees: what the next event costs, and how a fee's steps read, as pure functions (decisions §14). */
import { centsOfEuros, formatMoney, type Cents } from "#core/base/values/money.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";
import { fees, type Fee, type FeeId, type FeeStep } from "#demo/api/data/fees.ts";
import { feeTexts } from "#demo/api/messages/fee-texts.ts";
import { monthAfter } from "./bills.rules.ts";

const freeByLaw = 3;
const mostByLaw = 7.5;

/** Returns a fee of the catalogue. */
export function feeOf(id: FeeId, reminders: ReminderPrices): Fee {
  const fee = fees.find((one) => one.id === id);
  if (!fee) throw new Error(`the catalogue has no fee ${id}`);
  return id === "reminder" && reminders === "law" ? lawful(fee) : fee;
}

const lawful = (fee: Fee): Fee => ({
  ...fee,
  steps: [
    { from: 1, to: freeByLaw, prc: 0 },
    { from: freeByLaw + 1, to: null, prc: Math.min(mostByLaw, priceOf(fee, freeByLaw + 1)) },
  ],
});

function priceOf({ steps }: Fee, count: number): number {
  const step = steps.find(({ from, to }) => from <= count && (to === null || count <= to)) ?? steps.at(-1);
  return step?.prc ?? 0;
}

/** Returns what the `count`th event of a fee costs. */
export const feeCents = (fee: Fee, count: number): Cents => centsOfEuros(priceOf(fee, count));

/** Returns the first day whose events count with one of `day`; undefined where all events count. */
export function countedFrom({ per }: Fee, day: CalendarDate): CalendarDate | undefined {
  if (per === null) return undefined;
  return per === "year" ? firstOfYear(day) : addDays(monthsBefore(day, 6), 1);
}

const firstOfYear = (day: CalendarDate): CalendarDate => monthAfter(day, 1 - Number(day.slice(5, 7)));

/** Returns the same day some months before, or the last day of a month that is too short. */
function monthsBefore(day: CalendarDate, months: number): CalendarDate {
  const first = monthAfter(day, -months);
  const [same, last] = [addDays(first, Number(day.slice(8)) - 1), addDays(monthAfter(first, 1), -1)];
  return same < last ? same : last;
}

/** Returns the price of a fee that is the same for every event, and whatever reminders cost, as money. */
export const feePrice = (id: Exclude<FeeId, "reminder">, language: Language): string =>
  formatMoney(feeCents(feeOf(id, "text"), 1), language);

/** Returns a step's price as it is read: `free`, or money. */
export const stepPrice = ({ prc }: FeeStep, language: Language): string =>
  prc === 0 ? feeTexts[language].free : formatMoney(centsOfEuros(prc), language);

/** Returns which events a step is for, in words; an empty text where the fee has one step, which is for all. */
export function stepName({ steps, per }: Fee, { from, to }: FeeStep, language: Language): string {
  const texts = feeTexts[language];
  if (steps.length === 1) return "";
  const which = to === null ? texts.from(from) : to === from ? texts.only(from) : texts.both(from, to);
  return per === null ? which : `${which} ${texts.per[per]}`;
}

/** Returns the sentence that says what a fee costs, on pages and bills alike. */
export const feeSentence = (fee: Fee, language: Language): string => `${capitalised(feeClause(fee, language))}.`;

/** Returns the same within a sentence: without a capital and without a full stop. */
export function feeClause(fee: Fee, language: Language): string {
  const { sentence } = feeTexts[language];
  const parts = fee.steps.map((step) => {
    const name = stepName(fee, step, language);
    const price = stepPrice(step, language);
    return name === "" ? price : sentence(name, price);
  });
  return parts.join(", ");
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
