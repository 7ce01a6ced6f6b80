/** Usage of a mobile line, as the page data of its product has it. */
import type { Consumption, ProductPage, UsageCard } from "#core/domain/customer/product-page.contract.ts";
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";

export const day = (text: string): CalendarDate => {
  const date = parseDate(text);
  if (date === undefined) throw new Error(`${text} is no date`);
  return date;
};

/** Returns the days of a period, beginning with its first day, with the given usage of each. */
export const daysFrom = (first: string, amounts: readonly number[]) =>
  amounts.map((used, index) => ({ date: addDays(day(first), index), used }));

/** Returns the card of a line that has 20 GB, with the given usage in megabytes on the days from 1 November on. */
export const dataCard = (amounts: readonly number[], more: Partial<UsageCard> = {}): UsageCard => ({
  ...{ t: "Data", used: amounts.reduce((sum, amount) => sum + amount, 0), total: 20_000, unit: "MB" },
  ...{ resets: day("2026-12-01"), out_of_bundle: 0, days: daysFrom("2026-11-01", amounts) },
  ...more,
});

export const sampleConsumption: Consumption = {
  title: "Your usage in November 2026",
  cards: [dataCard([500, 1500, 1000, 1000, 1000, 1000])],
  boxes: [],
  as_of: "2026-11-06T08:30:00.000Z",
  notice: "mail",
};

export const samplePage = (phone = "470123456", consumption: Consumption = sampleConsumption): ProductPage => ({
  ...{ title: "Essentials", "address-id": null, "phone-nr": phone, addresses: [], phones: [] },
  sections: [{ i: "section_mobile_consumption", t: "Usage" }],
  consumption,
});
