/** Tests what each kind of field makes of what is typed, pasted or filled in, in the browser and at the API alike (decisions §3). */
import fc from "fast-check";
import { create, type Struct, type StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import { box, home, isOrderBox } from "#core/base/values/box.ts";
import { email, personName } from "#core/base/values/fields.ts";
import { iban } from "#core/base/values/iban.ts";
import { messageText } from "#core/base/values/message-text.ts";
import { isSamePassword, newPassword } from "#core/base/values/password.ts";
import { payerNumber } from "#core/base/values/payer-number.ts";
import { phone } from "#core/base/values/phone.ts";
import { isPostalCode, postalCode } from "#core/base/values/postal-code.ts";
import { requiredText } from "#core/base/values/required-text.ts";
import { simNumber } from "#core/base/values/sim-number.ts";
import { comparedCode } from "#core/base/values/compared-code.ts";
import { codeOf } from "#core/base/values/typed-code.ts";
import { plainDigits } from "#core/base/values/typed-number.ts";
import { vat } from "#core/base/values/vat.ts";

const taken = (struct: Struct<any, any>, typed: string): unknown => {
  try {
    return create(typed, struct) as unknown;
  } catch (cause) {
    return { refused: (cause as StructError).message };
  }
};

/** Characters that nobody sees, and blanks of every kind. */
const unseen = ["\u00ad", "\u061c", "\u180e", "\u200b", "\u200e", "\u200f", "\u202a", "\u202e", "\u2060", "\u2066", "\u2069", "\ufeff"];
const blanks = [" ", "\u00a0", "\u2003", "\u2007", "\u202f", "\u205f", "\u3000", "\t"];

/** The separators that people write between the groups of a number. */
const separators = ["-", "‐", "‑", "–", "—", "−", ".", "/", ...blanks];

/** A kind of field: its struct, what separates the parts of its values, and values as they are sent. */
type Kind = { readonly struct: Struct<any, any>; readonly between: readonly string[]; readonly values: readonly string[] };

const kinds: Readonly<Record<string, Kind>> = {
  name: { struct: personName(), between: unseen, values: ["Anna", "Marie Anne", "D’Haese", "José-María", "محمد", "Zoë"] },
  email: { struct: email(), between: unseen, values: ["anna@example.be", "info@xn--mller-bro-q9ag.be", "o'neill@example.ie"] },
  text: { struct: requiredText(100), between: unseen, values: ["ACME Ltd.", "Peeters & Zonen", "3M", "क्\u200dष"] },
  phone: { struct: phone(), between: [...unseen, ...separators], values: ["470123456", "028704141"] },
  "SIM card number": { struct: simNumber(), between: [...unseen, ...separators], values: ["8932012345678901233", "1234567890123"] },
  "account number": { struct: iban("be"), between: [...unseen, ...separators], values: ["BE68539007547034"] },
  "VAT number": { struct: vat(), between: [...unseen, ...separators], values: ["BE0428759497", "BE1000000021"] },
  "postal code": { struct: postalCode(), between: [...unseen, ...separators], values: ["9000", "1070"] },
  box: { struct: home(), between: unseen, values: ["12", "2B", "01.02", "1/3", "A", "bis"] },
  message: { struct: messageText(100), between: unseen, values: ["Hello", "One line\nand another", "👩\u200d🚀"] },
};

describe.each(Object.entries(kinds))("a value of the kind %s", (_kind, { struct, between, values }) => {
  test("is itself, however it is decorated with blanks, separators and invisible characters", () => {
    const around = fc.string({ unit: fc.constantFrom(...unseen, ...blanks), maxLength: 4 });
    const within = fc.string({ unit: fc.constantFrom(...between), maxLength: 2 });
    fc.assert(
      fc.property(fc.constantFrom(...values), fc.array(within, { minLength: 1 }), around, around, (value, separators, before, after) => {
        const parts = [...new Intl.Segmenter().segment(value)].map(({ segment }) => segment);
        const typed = parts.map((part, index) => (index === 0 ? part : (separators[index % separators.length] ?? "") + part)).join("");
        expect(taken(struct, before + typed + after)).toBe(value);
      }),
    );
  });

  test("is missing where nothing is seen", () => {
    const missing = taken(struct, "");
    for (const typed of [" ", "\u00a0\u2060", "\u200b", "\ufeff\u200e\t", "\u200d", "\u2066\u2069"])
      expect(taken(struct, typed)).toEqual(missing);
  });
});

test.each([
  ["Marie\u202fAnne", "Marie Anne"],
  ["D`Haese", "D’Haese"],
  ["D´Haese", "D’Haese"],
  ["O‘Neill", "O’Neill"],
  ["D＇Haese", "D’Haese"],
  ["D'Haese", "D'Haese"],
  ["Anne‑Marie", "Anne-Marie"],
  ["Anne‐Marie", "Anne-Marie"],
  ["Anne–Marie", "Anne-Marie"],
  ["Anne\u00adMarie", "AnneMarie"],
  ["نیلو\u200cفر", "نیلو\u200cفر"],
  ["Anna\u200d", "Anna"],
])("%j is the name %j", (typed, name) => {
  expect(taken(personName(), typed)).toBe(name);
});

test.each(["A.", "Ann\u20603", "Ann\u0007", "Ann\nBee", "Ann_B", "Ann,", "<b>", "Ann＠"])("%j is no name", (typed) => {
  expect(taken(personName(), typed)).toEqual({ refused: "name.characters" });
});

test.each([
  ["anna@example.be\ufeff\u200e", "anna@example.be"],
  ["\u2066anna@example.be\u2069", "anna@example.be"],
  ["anna@exam\u00adple.be", "anna@example.be"],
  ["anna@\u200cexample.be", "anna@example.be"],
  ["info@müller-büro.be", "info@xn--mller-bro-q9ag.be"],
  ["info@MÜLLER-BÜRO.be", "info@xn--mller-bro-q9ag.be"],
  ["info@mu\u0308ller-bu\u0308ro.be", "info@xn--mller-bro-q9ag.be"],
  ["anna@élève.example", "anna@xn--lve-6lad.example"],
  ["Anna@Example.be", "Anna@Example.be"],
])("%j is the email %s", (typed, address) => {
  expect(taken(email(), typed)).toBe(address);
});

test.each([
  "jürgen@example.be", // The part before the @ has no form that every mail server takes.
  "info@müller",
  "info@müller büro.be",
  "info@müller-.be",
  "info@-müller.be",
  "info@müller..be",
  "info@müller.be/x",
  "info@müller.be:25",
  "a@b@müller.be",
  "info@mü%6cler.be",
  "anna @example.be",
])("%j is no email", (typed) => {
  expect(taken(email(), typed)).toEqual({ refused: "email.format" });
});

test.each<[string, Struct<any, any>, string]>([
  ["0032 (0) 470 / 12 . 34 . 56", phone(), "470123456"],
  ["\u20660470 12 34 56\u2069", phone(), "470123456"],
  ["+32-470-12-34-56", phone(), "470123456"],
  ["+32 (0)470 12 34 56", phone(), "470123456"],
  ["+32 0470 12 34 56", phone(), "470123456"],
  ["(0470) 12 34 56", phone(), "470123456"],
  ["(02) 870 41 41", phone(), "028704141"],
  ["+32 2 870 41 41", phone(), "028704141"],
  ["0032 (0)2 870 41 41", phone(), "028704141"],
  ["٠٤٧٠ ١٢ ٣٤ ٥٦", phone(), "470123456"],
  ["𝟎𝟒𝟕𝟎 𝟏𝟐 𝟑𝟒 𝟓𝟔", phone(), "470123456"],
  ["8932 0123\u2060 4567 8901 233", simNumber(), "8932012345678901233"],
  ["8932/0123/4567/8901/233", simNumber(), "8932012345678901233"],
  ["BE68 / 5390 / 0754 / 7034", iban("be"), "BE68539007547034"],
  ["IBAN: BE68 5390 0754 7034", iban("be"), "BE68539007547034"],
  ["iban be68-5390-0754-7034", iban("sepa"), "BE68539007547034"],
  ["BE68.5390.0754.7034", iban("sepa"), "BE68539007547034"],
  ["BTW-BE 0428/759/497", vat(), "BE0428759497"],
  ["TVA BE 0428.759.497", vat(), "BE0428759497"],
  ["VAT: BE-0428.759.497", vat(), "BE0428759497"],
  ["BE-0428-759-497", vat(), "BE0428759497"],
  ["0428.759.497", vat(), "BE0428759497"],
  ["428.759.497", vat(), "BE0428759497"],
  ["btw 428 759 497", vat(), "BE0428759497"],
])("%j is taken whole", (typed, struct, value) => {
  expect(taken(struct, typed)).toBe(value);
});

test.each<[string, Struct<any, any>, string]>([
  ["+31 6 12 34 56 78", phone(), "phone.format"],
  ["0031 470 123 456", phone(), "phone.format"],
  ["32 470 12 34 56", phone(), "phone.format"],
  ["+32 470 12 34 5", phone(), "phone.format"],
  ["+32 470 12 34 567", phone(), "phone.format"],
  ["0470)12 34 56", phone(), "phone.format"],
  ["0470 12 34 56 / 0471 12 34 56", phone(), "phone.format"],
  ["0470,12,34,56", phone(), "phone.format"],
  ["BE68 5390 0754 70341", iban("be"), "iban.format"],
  ["IBAN", iban("be"), "required"],
  ["BE68_5390_0754_7034", iban("be"), "iban.format"],
  ["BTW FR0428759497", vat(), "vat.format"],
  ["BTW BTW BE0428759497", vat(), "vat.format"],
  ["28.759.497", vat(), "vat.format"],
  ["0428.759.498", vat(), "vat.check-digits"],
  ["428759498", vat(), "vat.check-digits"],
  ["89320123456789012331234", simNumber(), "sim-number.format"],
])("%j is refused", (typed, struct, code) => {
  expect(taken(struct, typed)).toEqual({ refused: code });
});

test("digits of every script are 0 to 9, and nothing else is a digit", () => {
  const all = Array.from({ length: 0x11_0000 }, (_, point) => (point < 0xd8_00 || point > 0xdf_ff ? String.fromCodePoint(point) : ""));
  const found = all.filter((character) => /\p{Nd}/u.test(character));
  expect(found.length % 10).toBe(0);
  expect(plainDigits(found.join(""))).toBe("0123456789".repeat(found.length / 10));
  expect(plainDigits("½ ² Ⅷ ④ 五")).toBe("½ ² Ⅷ ④ 五");
});

test("a payer's number is kept as written, without what nobody sees", () => {
  expect(taken(payerNumber(), "\u206685.03.12-123.62\u2069")).toBe("85.03.12-123.62");
  expect(taken(payerNumber(), "BTW-BE 0428/759/497")).toBe("BTW-BE 0428/759/497");
});

test.each([
  [" 9000", "9000"],
  ["B 9000", "9000"],
  ["B-9000", "9000"],
  ["be-9000", "9000"],
  ["BE 9000", "9000"],
  ["9 0 0 0", "9000"],
  ["٩٠٠٠", "9000"],
  ["B", ""],
])("%j is the postal code %j", (typed, code) => {
  expect(taken(postalCode(), typed)).toBe(code);
});

test.each(["90001", "D-9000", "BB 9000", "9000 Gent", "0900", "B-900 0 1", "90", "9000B"])("%j is no postal code", (typed) => {
  expect(isPostalCode(String(taken(postalCode(), typed)))).toBe(false);
});

test.each([
  ["boîte 12", "12"],
  ["boi\u0302te 12", "12"],
  ["Boite 12", "12"],
  ["bte. 101", "101"],
  ["BTE 2B", "2B"],
  ["bte: A", "A"],
  ["bus 12", "12"],
  ["bus12", "12"],
  ["box 01.02", "01.02"],
  ["١٢", "12"],
  ["bis", "bis"],
  ["B12", "B12"],
])("%j is the box %j", (typed, value) => {
  expect([taken(box(), typed), taken(home(), typed)]).toEqual([value, value]);
});

test.each(["boîte", "bte.", "bus", "Box", "boîte 123456", "bus bus 1", "bus <b>", "12 34 56"])("%j is no box", (typed) => {
  expect([taken(box(), typed), taken(home(), typed)]).not.toContain(typed);
  expect(typeof taken(box(), typed)).toBe("object");
});

test("an order takes a box with letters only where the address book lists it", () => {
  expect([isOrderBox(""), isOrderBox("12345"), isOrderBox("2B", ["2B"]), isOrderBox("01.02", ["2B", "01.02"])]).not.toContain(false);
  expect([isOrderBox("2B"), isOrderBox("123456"), isOrderBox("2b", ["2B"]), isOrderBox("12A", [])]).not.toContain(true);
});

test.each([
  ["427190", "427190", true],
  [" 427 190\n", "427190", true],
  ["427-190", "427190", true],
  ["12/05 code 427190", "427190", true],
  ["Your digi code is 427190. Valid until 12:05.", "427190", true],
  ["427190 is your code, 427190", "427190", true],
  ["code: 42 71 90", "427190", true],
  ["٤٢٧١٩٠", "427190", true],
  ["code ４２７１９０", "427190", true],
  ["42\u206071\u200e90", "427190", true],
  ["4271", "4271", true],
  ["", "", true],
  ["427190 or 427191", "427190", false],
  ["12/05/26 4271900", "12052", false],
  ["4271905", "427190", false],
  ["A427190B 12", "427190", false],
])("%j holds the code %s, for sure: %s", (typed, code, isSure) => {
  const found = codeOf(typed, 6);
  expect([found.digits.startsWith(code), found.isSure]).toEqual([true, isSure]);
});

test("a voucher's code is compared in any case, with blanks and hyphens of any kind", () => {
  for (const typed of [
    "dealer-bru",
    "DEALER BRU",
    "DEALER‑BRU",
    " dealer\u202fbru ",
    "DEALER–BRU\u200b",
    "ＤＥＡＬＥＲ－ＢＲＵ",
    "DEALERBRU",
  ])
    expect(comparedCode(typed)).toBe(comparedCode("DEALER-BRU"));
  for (const typed of ["DEALER_BRU", "DEALER.BRU", "DEALER/BRU", "DEALERBRÜ", ""])
    expect(comparedCode(typed)).not.toBe(comparedCode("DEALER-BRU"));
});

test("a password is counted and repeated in one writing", () => {
  const decomposed = "Zoë-Ångs77".normalize("NFD");
  expect([taken(newPassword(), "Zoë-Ångs77"), taken(newPassword(), decomposed)]).toEqual(["Zoë-Ångs77", decomposed]);
  expect(taken(newPassword(), "Zoë-Ång77".normalize("NFD"))).toEqual({ refused: "password.length" });
  expect(taken(newPassword(), `Zoë-77${"é".repeat(58)}`.normalize("NFD"))).toBe(`Zoë-77${"é".repeat(58)}`.normalize("NFD"));
  expect([isSamePassword("Zoë-Ångs77", decomposed), isSamePassword("Zoë-Ångs77", "zoë-Ångs77")]).toEqual([true, false]);
});
