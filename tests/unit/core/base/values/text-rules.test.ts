import { createContext, Script } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPhone, normalizePhone } from "#core/base/values/phone.ts";
import { isPostalCode } from "#core/base/values/postal-code.ts";
import { isEmail, isName } from "#core/base/values/text-rules.ts";

const digits = (count: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: count, maxLength: count });

describe("a name [P-184]", () => {
  test.each([
    "Ann",
    "José-María O’Neill",
    "D'Hondt",
    "Van den Broeck",
    "Øyvind",
    "Zoë",
    "Łukasz",
    "李",
    "Nguyễn",
    "Zo\u0065\u0308",
    "محمد",
  ])("%s is one", (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each(["", "Ann3", "A.", "Ann_B", "a@b", "Ann\n", "<b>", "Ann\tB", "5", "Ann,"])("%j is none", (name) => {
    expect(isName(name)).toBe(false);
  });

  test("whatever is made of letters, marks, spaces, hyphens and apostrophes", () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(..."aZéßñüŁ-' ’\u0301"), minLength: 1 }), isName));
  });

  test("nothing that holds a digit", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(..."0123456789"), fc.string(), (before, digit, after) => !isName(before + digit + after)),
    );
  });
});

describe("an email address [P-171]", () => {
  test.each(["a@b.be", "first.last+tag@sub.example.co", "x_y-z@a-b.example", "1@2.example", "o'neill@example.ie", "UPPER@EXAMPLE.COM"])(
    "%s is one",
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );

  test.each([
    "",
    "a",
    "@",
    "a@",
    "@b.be",
    "a@b",
    "a@@b.be",
    "a b@c.be",
    "a@b..be",
    "a@.be",
    "a@b.be.",
    "a@-b.be",
    "a@b-.be",
    ".a@b.be",
    "a.@b.be",
    "a..b@c.be",
    "a@b_c.be",
    "a@b.be,c@d.be",
    "<a@b.be>",
    "mailto:a@b.be",
    "a@b.be\n",
    `${"a".repeat(250)}@b.be`,
    `a@${"b".repeat(64)}.be`,
  ])("%j is none", (address) => {
    expect(isEmail(address)).toBe(false);
  });

  test("is answered quickly, however it was made", () => {
    // The check runs so often that 50 ms for a single answer would exceed the limit, while a busy machine does not.
    const [times, limitMs] = [200, 10_000];
    const context = createContext({ isEmail, text: "", times });
    const ask = new Script("for (let time = 0; time < times; time += 1) isEmail(text)");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a.@-"), maxLength: 254 }), (text) => {
        context["text"] = text;
        ask.runInContext(context, { timeout: limitMs });
      }),
    );
  });
});

describe("a phone [P-187, P-303]", () => {
  test.each([
    ["470123456", "470123456"],
    ["470 12 34 56", "470123456"],
    ["470.12/34.56", "470123456"],
    ["470-12-34-56", "470123456"],
    [" 0470 12 34 56 ", "470123456"],
    ["02 870 41 41", "028704141"], // A number of 9 digits with its leading 0 is accepted as typed.
    ["+32470123456", "470123456"],
    ["４７０１２３４５６", "470123456"],
  ])("%j is taken as %s", (typed, expected) => {
    expect(normalizePhone(typed)).toBe(expected);
    expect(isPhone(expected)).toBe(true);
  });

  test.each(["47012345", "4701234567", "1470123456", "47012345a", ""])("%j is none", (typed) => {
    expect(isPhone(normalizePhone(typed))).toBe(false);
  });

  test("any 9 digits, whatever stands between them", () => {
    fc.assert(
      fc.property(
        digits(9),
        fc.constantFrom("", " ", ".", "/", "-", "  "),
        (number, between) => normalizePhone([...number].join(between)) === number && isPhone(number),
      ),
    );
  });

  test("never any other count of digits, but for 10 that begin with 0", () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 0, max: 15 })
          .filter((count) => count !== 9)
          .chain(digits)
          .filter((number) => !number.startsWith("0032")),
        (number) => isPhone(normalizePhone(number)) === (number.length === 10 && number.startsWith("0")),
      ),
    );
  });

  test("normalizing twice changes nothing more, but for zeros in a row", () => {
    fc.assert(fc.property(fc.string(), (typed) => normalizePhone(normalizePhone(typed)) === normalizePhone(typed)));
  });
});

describe("a postal code", () => {
  test("3 to 4 digits [P-191, P-192, P-304]", () => {
    fc.assert(fc.property(fc.integer({ min: 100, max: 9999 }), (code) => isPostalCode(String(code))));
    fc.assert(fc.property(fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 10_000 })), (code) => !isPostalCode(String(code))));
  });

  test("digits only [P-192]", () => {
    fc.assert(fc.property(fc.string({ minLength: 3, maxLength: 4 }), (text) => isPostalCode(text) === /^[1-9][0-9]{2,3}$/.test(text)));
  });

  test("no zero in front [P-193]", () => {
    fc.assert(fc.property(digits(3), (rest) => !isPostalCode(`0${rest}`)));
    expect(isPostalCode("012")).toBe(false);
  });
});
