import type { InputEvent } from "react";
import { expect, test } from "vitest";
import { ibanMaxLength, normalizeIban } from "#core/base/values/iban.ts";
import { phoneDigits } from "#core/base/values/limits.ts";
import { normalizePhone } from "#core/base/values/phone.ts";
import { normalizeSimNumber, simNumberMaxLength } from "#core/base/values/sim-number.ts";
import { keyLimit } from "#core/ui/fields/key-limit.ts";

type Limit = ReturnType<typeof keyLimit>;

/** Returns the text of a field after `data` was put in, at its end or instead of the selection. */
function entered(
  limit: Limit,
  value: string,
  data: string,
  selection: readonly [number | null, number | null] = [value.length, value.length],
) {
  let isPrevented = false;
  const [selectionStart, selectionEnd] = selection;
  const currentTarget = { value, selectionStart, selectionEnd };
  limit({ data, currentTarget, preventDefault: () => void (isPrevented = true) } as unknown as InputEvent<HTMLInputElement>);
  return isPrevented ? value : value.slice(0, selectionStart ?? undefined) + data + value.slice(selectionEnd ?? undefined);
}
const typed = (limit: Limit, text: string): string => [...text].reduce((value, key) => entered(limit, value, key), "");

test.each([
  ["Marie-Louise", keyLimit(5), "Marie"],
  [" Marie", keyLimit(5), " Marie"],
  ["Marie-Louise", keyLimit(undefined), "Marie-Louise"],
  ["0032 (0) 470 / 12 . 34 . 56 7", keyLimit(phoneDigits, normalizePhone), "0032 (0) 470 / 12 . 34 . 56 "],
  ["+32 470 12 34 567", keyLimit(phoneDigits, normalizePhone), "+32 470 12 34 56"],
  ["0470 12 34 567", keyLimit(phoneDigits, normalizePhone), "0470 12 34 56"],
  ["470 12 34 567", keyLimit(phoneDigits, normalizePhone), "470 12 34 56"],
  ["02 870 41 41", keyLimit(phoneDigits, normalizePhone), "02 870 41 41"],
  ["BE68 / 5390 / 0754 / 7034 1", keyLimit(ibanMaxLength.be, normalizeIban), "BE68 / 5390 / 0754 / 7034 "],
  ["IBAN: BE68 5390 0754 7034", keyLimit(ibanMaxLength.be, normalizeIban), "IBAN: BE68 5390 0754 7034"],
  ["8932-0123-4567-8901-2334", keyLimit(simNumberMaxLength, normalizeSimNumber), "8932-0123-4567-8901-233"],
])("the keys %j leave what fits [P-210]", (keys, limit, left) => {
  expect(typed(limit, keys)).toBe(left);
});

test("what is pasted or filled in is never cut: the rest might be another value", () => {
  expect(entered(keyLimit(5), "", "Marie-Louise")).toBe("Marie-Louise");
  expect(entered(keyLimit(phoneDigits, normalizePhone), "0470 12 34 56", " / 0471")).toBe("0470 12 34 56 / 0471");
});

test("a key may replace what is selected, and a line break submits", () => {
  expect(entered(keyLimit(5), "Marie", "A", [0, 5])).toBe("A");
  expect(entered(keyLimit(5), "Marie", "\r")).toBe("Marie\r");
  expect(entered(keyLimit(5), "Marie", "😀", [0, 1])).toBe("Marie");
  expect(entered(keyLimit(5), "a@b.be", "x", [null, null]), "where the caret is unknown, the form says it").not.toBe("a@b.be");
});
