import { describe, expect, test } from "vitest";
import { isAdult } from "#core/base/values/adult.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { legalFormNumber, legalFormOf, legalForms } from "#core/base/values/legal-form.ts";

describe("legal forms", () => {
  test("are 1 to 9 in English, 11 to 19 in French, 21 to 29 in Dutch, in the same order [C-181 order-flow, C-182 order-flow]", () => {
    const numbers = languages.map((language) => legalForms.map((form) => legalFormNumber(form, language)));
    expect(numbers).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      [11, 12, 13, 14, 15, 16, 17, 18, 19],
      [21, 22, 23, 24, 25, 26, 27, 28, 29],
    ]);
  });

  test("another language keeps the form", () => {
    for (const form of legalForms) for (const language of languages) expect(legalFormOf(legalFormNumber(form, language))).toBe(form);
  });

  test.each([0, 10, 20, 30, 31, -1, 1.5, 100, Number.NaN])("%d is nobody's", (number) => {
    expect(legalFormOf(number)).toBeUndefined();
  });
});

test.each([
  ["2008-03-02", "2026-03-02", true],
  ["2008-03-03", "2026-03-02", false],
  ["2008-02-29", "2026-02-28", false],
  ["2008-02-29", "2026-03-01", true],
])("who is born on %s is of age on %s: %s", (birthdate, today, expected) => {
  expect(isAdult(parseDate(birthdate) ?? ("" as never), parseDate(today) ?? ("" as never))).toBe(expected);
});
