import { describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { dueOn } from "#demo/api/domain/bills.rules.ts";
import { feeOf, feeSentence } from "#demo/api/domain/fees.rules.ts";
import { invoiceDrawings } from "#demo/api/domain/pages/invoice-drawing.ts";

/** Returns the words of a drawing, in their order, with one blank between two lines. */
const wordsOf = (id: string): string =>
  [...(invoiceDrawings.get(id) ?? "").matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = ""]) => words).join(" ");

describe.each(languages)("the pictured invoice in %s", (language) => {
  test("is due on the day on which an invoice of its date is due", () => {
    const day = formatDate(dueOn("2026-11-01" as CalendarDate), language);
    expect(wordsOf(`invoice-1-${language}`).split(day)).toHaveLength(3);
  });

  test.each([
    ["text", ""],
    ["law", "-law"],
  ] as const)("says what reminders cost where the prices are those of: %s", (reminders, suffix) => {
    const fee = feeOf("reminder", reminders);
    expect(wordsOf(`invoice-1-${language}${suffix}`)).toContain(`${fee.t[language]}. ${feeSentence(fee, language)}`);
  });
});
