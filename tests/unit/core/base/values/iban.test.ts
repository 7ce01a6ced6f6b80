import { assert, constantFrom, integer, property } from "fast-check";
import { create, validate } from "superstruct";
import { describe, expect, test } from "vitest";
import {
  formatIban,
  hasIbanCheckDigits,
  iban,
  isDoubtfulIban,
  meantIban,
  ibanMaxLength,
  isIban,
  normalizeIban,
  type IbanKind,
  isIbanCode,
} from "#core/base/values/iban.ts";

/** Account numbers that the banks of these countries have published as examples. */
const real = [
  "BE71096123456769",
  "BE68539007547034",
  "FR1420041010050500013M02606",
  "NL91ABNA0417164300",
  "DE89370400440532013000",
  "MT84MALT011000012345MTLCAST001S",
  "NO9386011117947",
  "LU280019400644750000",
];

const codeOf = (typed: string, kind: IbanKind): string | undefined => validate(typed, iban(kind), { coerce: true })[0]?.message;

describe("an account number", () => {
  test.each(real)("%s is one of SEPA, with its check digits", (number) => {
    expect([isIban(number, "sepa"), hasIbanCheckDigits(number), number.length <= ibanMaxLength.sepa]).toEqual([true, true, true]);
    expect(isIban(number, "be")).toBe(number.startsWith("BE"));
  });

  test("is taken with blanks and small letters, and kept without", () => {
    expect(create("  be71 0961 2345\u00a06769 ", iban("be"))).toBe("BE71096123456769");
  });

  test.each([
    ["be71 0961 2345 6768", true],
    ["BE71 0961 2345 6769", false],
    ["FR1420041010050500013M02607", true],
    ["BE71 0961", false],
    ["", false],
  ])("'%s' as it is typed: has a wrong digit: %s", (typed, isDoubtful) => {
    expect(isDoubtfulIban(typed)).toBe(isDoubtful);
  });

  test.each<[string, IbanKind, string | undefined]>([
    ["", "be", "required"],
    ["   ", "be", "required"],
    ["BE7109612345676", "be", "iban.format"],
    ["BE710961234567690", "be", "iban.format"],
    ["BE7109612345676X", "be", "iban.format"],
    ["NL91ABNA0417164300", "be", "iban.format"],
    ["BE71-0961-2345-6769", "be", undefined],
    ["BE00 0000 0000 0000", "be", "iban.format"],
    ["BE00 0961 2345 6769", "be", "iban.format"], // No bank gives out the check digits 00, 01 or 99.
    ["BE01 0961 2345 6769", "be", "iban.format"],
    ["BE99 0961 2345 6769", "sepa", "iban.format"],
    ["NL99ABNA0417164300", "sepa", "iban.format"],
    ["BE71 0000 0000 0000", "be", "iban.format"], // No bank gives out an account without a number.
    ["NL91ABNA0000000000", "sepa", "iban.format"],
    ["BE02 0961 2345 6769", "be", undefined],
    ["BE98 0961 2345 6769", "be", undefined],
    ["BE72096123456769", "be", undefined], // Wrong check digits cause a warning, which does not block the form.
    ["NL91ABNA041716430", "sepa", "iban.format"],
    ["US64SVBKUS6S3300958879", "sepa", "iban.format"],
    ["BE7109612345676X", "sepa", "iban.format"],
    ["constructor", "sepa", "iban.format"],
    ["NL91 abna 0417 1643 00", "sepa", undefined],
  ])("typed as '%s' (%s) has the code %s [C-438]", (typed, kind, code) => {
    expect(codeOf(typed, kind)).toBe(code);
    if (code !== undefined && code !== "required") expect(isIbanCode(code)).toBe(true); // Each error code has a text for the visitor.
  });

  test("with one wrong digit, or two that changed places, is found out", () => {
    assert(
      property(constantFrom(...real), integer({ min: 4, max: 13 }), integer({ min: 1, max: 9 }), (number, at, by) => {
        const digit = number[at] ?? "";
        if (!/\d/.test(digit)) return;
        const wrong = number.slice(0, at) + ((Number(digit) + by) % 10) + number.slice(at + 1);
        expect(hasIbanCheckDigits(wrong)).toBe(false);
        const following = number[at + 1] ?? "";
        const swapped = number.slice(0, at) + following + digit + number.slice(at + 2);
        if (/\d/.test(following)) expect(hasIbanCheckDigits(swapped)).toBe(following === digit);
      }),
    );
  });

  test.each([
    ["BE68 5390 0754", undefined],
    ["BE68 5390 0754 7034", undefined], // The check digits of this number are right, so no other number is proposed.
    ["BE68 5390 0745 7034", "BE68539007547034"],
    ["BE54 0522 3872 7597", "BE54052283727597"], // The first ten digits are divisible by 97, so the check digits of the account are 97.
    ["BE71 0961 2345 6796", "BE71096123456769"],
    // With two digits exchanged the IBAN's check digits would be right, but not the account's own check digits at its end.
    ["BE64 0961 3245 6701", undefined],
    ["NL91 ABNA 0417 1634 00", "NL91ABNA0417164300"],
  ])("'%s' was meant to be %s", (typed, meant) => {
    expect(meantIban(typed)).toBe(meant);
  });

  test("is written in groups that stay together", () => {
    expect(formatIban("BE71096123456769")).toBe("BE71\u00a00961\u00a02345\u00a06769");
    expect(normalizeIban(formatIban("NO9386011117947"))).toBe("NO9386011117947");
  });
});
