import { expect, test } from "vitest";
import { formatDateRange } from "#core/base/values/date-range.ts";
import { parseDate } from "#core/base/values/dates.ts";

const day = (text: string) => parseDate(text) ?? expect.unreachable(text);

test.each([
  ["en", "1–30 November", "30 November – 1 December"],
  ["fr", "Du 1er au 30 novembre", "Du 30 novembre au 1er décembre"],
  ["nl", "1–30 november", "30 november – 1 december"],
] as const)("two days in %s", (language, within, across) => {
  const plain = (text: string) => text.replace(/\s/gu, " ");
  expect(plain(formatDateRange(day("2026-11-01"), day("2026-11-30"), language))).toBe(within);
  expect(plain(formatDateRange(day("2026-11-30"), day("2026-12-01"), language))).toBe(across);
});

test("one day in French", () => {
  expect(formatDateRange(day("2026-11-30"), day("2026-11-30"), "fr")).toBe("Le 30 novembre");
});
