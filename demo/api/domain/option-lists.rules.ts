/**
 * This module returns the lists of options and devices of the pages of products (C-115, C-174, C-175, decisions §12), with pure functions.
 */
import type { ProductOption, TvAccount, TvDevice } from "#core/domain/customer/product-lists.schema.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { eurosOfCents } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import { optionTexts } from "#demo/api/messages/option-texts.ts";
import type { TvAccountRow, TvDeviceRow } from "#demo/api/store/tv-accounts.ts";
import type { TvOptionRow } from "#demo/api/store/tv-options.ts";
import { dataOptions, optionTitle, tvOptions } from "./options.ts";
import { agreedEnd, tvAccountEnd } from "./tv-account.rules.ts";
import { optionThatIsOn } from "./tv-options.rules.ts";

/** Returns the amounts of data that can be bought. `counts` tells how often each was bought this month, by its id. */
export const dataOptionsOf = (counts: ReadonlyMap<string, number>, language: Language): ProductOption[] =>
  dataOptions.map(({ id, wpId, cents }) => {
    const quantity = counts.get(id) ?? 0;
    return {
      wpId,
      status: quantity > 0 ? "active" : "inactive",
      t: optionTitle(id, language),
      d: optionTexts[language].dataText,
      prc: eurosOfCents(cents),
      quantity,
    };
  });

/** Returns the options of TV with their states. `rows` are the options that the customer has, or had before, at this product. */
export const tvOptionsIn = (rows: readonly TvOptionRow[], language: Language): ProductOption[] =>
  tvOptions.map(({ id, odin, cents, text }) => {
    const row = optionThatIsOn(rows, id);
    return {
      odin,
      status: row ? "active" : "inactive",
      t: optionTitle(id, language),
      d: text[language],
      prc: eurosOfCents(row?.cents ?? cents),
    };
  });

export const devicesIn = (rows: readonly TvDeviceRow[]): TvDevice[] =>
  rows.map(({ id, manufacturer, model, registeredOn }) => ({ id, manufacturer, model, date: registeredOn }));

/**
 * Returns a Digi TV account that has not ended, in the shape that its page shows. `last` is the last day of Digi TV at its address, or null
 * where that has none.
 */
export function tvAccountIn(row: TvAccountRow, nowMs: number, last: CalendarDate | null): TvAccount {
  const { endsOn, isAtOnce } = tvAccountEnd(row, { nowMs, last });
  return {
    email: row.email,
    activated_at: row.activatedAt.toISOString(),
    would_end: endsOn,
    would_end_at_once: isAtOnce,
    ends: agreedEnd(row, last),
  };
}
