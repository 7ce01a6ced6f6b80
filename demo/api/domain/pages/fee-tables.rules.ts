/** This module makes the rows that say what fees cost, with pure functions. */
import type { PageTable } from "#core/domain/pages/cms-page.contract.ts";
import type { FeeId } from "#demo/api/data/fees.ts";
import { feeOf, stepName, stepPrice } from "#demo/api/domain/fees.rules.ts";
import { priceListTexts } from "#demo/api/messages/price-list-texts.ts";
import type { Seen } from "./seen.ts";

/** Returns a row for each step of a fee: what happens, and what it costs. */
export function feeRows(id: FeeId, { language, reminders }: Seen): string[][] {
  const fee = feeOf(id, reminders);
  return fee.steps.map((step) => {
    const which = stepName(fee, step, language);
    return [which === "" ? fee.t[language] : `${fee.t[language]}, ${which}`, stepPrice(step, language)];
  });
}

/** Returns a table of fees under a title. */
export function feeTable(t: string, ids: readonly FeeId[], seen: Seen): PageTable {
  const texts = priceListTexts[seen.language];
  return { t, h: [texts.event, texts.price], r: ids.flatMap((id) => feeRows(id, seen)) };
}
