import { array, assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { languages, type Language } from "#core/base/values/language.ts";
import { centsOfEuros, eurosOfCents, formatMoney, netOf, parseMoney, shareOf, sumOf, type Cents } from "#core/base/values/money.ts";

const nbsp = "\u00a0";
const thinNbsp = "\u202f";
const amounts = integer({ min: -10_000_000, max: 10_000_000 });

describe("money", () => {
  test.each<[Cents, Language, string]>([
    [1000, "en", "€10"],
    [1000, "fr", `10${nbsp}€`],
    [1000, "nl", `€${nbsp}10`],
    [250, "en", "€2.50"],
    [250, "fr", `2,50${nbsp}€`],
    [250, "nl", `€${nbsp}2,50`],
    [0, "en", "€0"],
    [5, "fr", `0,05${nbsp}€`],
    [123_450, "en", "€1,234.50"],
    [123_450, "fr", `1${thinNbsp}234,50${nbsp}€`],
    [123_450, "nl", `€${nbsp}1.234,50`],
    [-1000, "en", "−€10"],
    [-1000, "fr", `−10${nbsp}€`],
    [-1000, "nl", `€${nbsp}−10`],
  ])("%i cents in %s are %s", (cents, language, text) => {
    expect(formatMoney(cents, language)).toBe(text);
  });

  test("stays on one line, and shows cents only where there are some", () => {
    assert(
      property(amounts, constantFrom(...languages), (cents, language) => {
        const text = formatMoney(cents, language);
        expect(text).not.toContain(" ");
        expect(/[.,]\d\d(?!\d)/.test(text)).toBe(cents % 100 !== 0);
      }),
    );
  });

  test.each<[number, Cents]>([
    [0.1 + 0.2, 30],
    [2.5, 250],
    [1.15, 115],
    [8.29, 829],
    [-3.4, -340],
    [0, 0],
    [-0, 0],
    [-0.001, 0],
  ])("%d euros of the API are %i cents", (euros, cents) => {
    expect(centsOfEuros(euros)).toBe(cents);
  });

  test("is the same after the way to the API and back", () => {
    assert(
      property(amounts, (cents) => {
        expect(centsOfEuros(eurosOfCents(cents))).toBe(cents);
      }),
    );
  });

  test("is summed without a remainder", () => {
    expect([sumOf([]), sumOf([10, 20, -30]), sumOf([829, 250])]).toEqual([0, 0, 1079]);
  });

  test("has 21 % of VAT in it", () => {
    expect([netOf(1210), netOf(1500), netOf(700)]).toEqual([1000, 1240, 579]);
  });
});

describe("a share of money", () => {
  test.each<[Cents, number, number, Cents]>([
    [1000, 10, 100, 100],
    [1005, 10, 100, 101],
    [1004, 10, 100, 100],
    [-1005, 10, 100, -101],
    [1500, 17, 31, 823],
    [1500, 31, 31, 1500],
    [0, 1, 3, 0],
  ])("%i cents, %i of %i, are %i: half a cent counts as one", (cents, part, whole, expected) => {
    expect(shareOf(cents, part, whole)).toBe(expected);
  });

  test("is at most half a cent off when it is shared, on both sides of zero alike", () => {
    assert(
      property(amounts, integer({ min: 0, max: 100 }), integer({ min: 1, max: 100 }), (cents, part, whole) => {
        const share = shareOf(cents, part, whole);
        expect(Number.isInteger(share)).toBe(true);
        expect(Math.abs(share - (cents * part) / whole)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(shareOf(-cents, part, whole) + share).toBe(0);
      }),
    );
  });
});

describe("money that is typed", () => {
  test.each<[string, Cents | undefined]>([
    ["12", 1200],
    ["12,5", 1250],
    ["12.50", 1250],
    ["€ 12,50", 1250],
    ["12,50 €", 1250],
    [`1${thinNbsp}234,50${nbsp}€`, 123_450],
    ["0,05", 5],
    ["", undefined],
    ["€", undefined],
    ["1.000", undefined],
    ["1,234.50", undefined],
    ["-5", undefined],
    ["12,", undefined],
    ["12,345", undefined],
    ["twelve", undefined],
    ["1e3", undefined],
  ])("typed as '%s' is %s", (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  test("that we write ourselves can be typed", () => {
    const small = array(integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 5 });
    assert(
      property(small, constantFrom(...languages), (list, language) => {
        expect(list.map((cents) => parseMoney(formatMoney(cents, language)))).toEqual(list);
      }),
    );
  });
});
