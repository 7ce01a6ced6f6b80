/** Tests what each kind of field makes of what is typed, pasted or filled in: the same values in the browser and at the API (decisions §3). */
import fc from "fast-check";
import { create, type Struct, type StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import { email, personName } from "#core/base/values/fields.ts";
import { messageText } from "#core/base/values/message-text.ts";
import { requiredText } from "#core/base/values/required-text.ts";

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

/** A kind of field: its struct, what separates the parts of its values, and values as they are sent. */
type Kind = { readonly struct: Struct<any, any>; readonly between: readonly string[]; readonly values: readonly string[] };

const kinds: Readonly<Record<string, Kind>> = {
  name: { struct: personName(), between: unseen, values: ["Anna", "Marie Anne", "D’Haese", "José-María", "محمد", "Zoë"] },
  email: { struct: email(), between: unseen, values: ["anna@example.be", "info@xn--mller-bro-q9ag.be", "o'neill@example.ie"] },
  text: { struct: requiredText(100), between: unseen, values: ["ACME Ltd.", "Peeters & Zonen", "3M", "क्\u200dष"] },
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
    for (const typed of ["", " ", "\u00a0\u2060", "\u200b", "\ufeff\u200e\t", "\u200d", "\u2066\u2069"])
      expect(taken(struct, typed)).toEqual({ refused: "required" });
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
