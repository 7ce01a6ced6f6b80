import { create, type Struct, type StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import { choice, type ChoiceCode } from "#core/base/values/choice.ts";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { email, personName, requiredConsent } from "#core/base/values/fields.ts";
import { optionalConsent } from "#core/base/values/optional-consent.ts";
import { phone, type PhoneCode } from "#core/base/values/phone.ts";
import { isBox } from "#core/base/values/box.ts";
import { messageText } from "#core/base/values/message-text.ts";
import { newPassword } from "#core/base/values/password.ts";
import { requiredText } from "#core/base/values/required-text.ts";
import {
  contactExtensions,
  documentExtensions,
  extensionOf,
  optionalUpload,
  uploadProblem,
  type FileCode,
} from "#core/base/values/upload.ts";

/** Returns the value that a field accepts, or the code with which it refuses. */
function take(struct: Struct<any, any>, value: unknown): unknown {
  try {
    return create(value, struct) as unknown;
  } catch (cause) {
    return { refused: (cause as StructError).message };
  }
}
const refused = (code: FieldCode | ChoiceCode | PhoneCode | FileCode): unknown => ({ refused: code });

describe("a person's name", () => {
  test.each([
    ["is required [P-182]", "", refused("required")],
    ["is required, blank is missing [P-185]", "  \t ", refused("required")],
    ["is trimmed", "  Ann  ", "Ann"],
    ["has 100 characters at most [P-183]", "a".repeat(100), "a".repeat(100)],
    ["has no 101st [P-183]", "a".repeat(101), refused("text.too-long")],
    ["of 100 with spaces around it counts without them", ` ${"a".repeat(100)} `, "a".repeat(100)],
    ["has letters only [P-184]", "R2D2", refused("name.characters")],
    ["may be accented [P-184]", "José-María O’Neill", "José-María O’Neill"],
  ])("%s", (_what, typed, expected) => {
    expect(take(personName(), typed)).toEqual(expected);
  });
});

describe("an email", () => {
  test.each([
    ["is required [P-170]", " ", refused("required")],
    ["has a valid format [P-171]", "a@b", refused("email.format")],
    ["is trimmed [P-172]", "  a@b.be ", "a@b.be"],
  ])("%s", (_what, typed, expected) => {
    expect(take(email(), typed)).toEqual(expected);
  });
});

describe("a phone", () => {
  test.each([
    ["is required [P-186]", "", refused("required")],
    ["blank is missing", " . ", refused("required")],
    ["has 9 digits [P-187]", "47012345", refused("phone.format")],
    ["is sent as 9 digits", "0470 12.34/56", "470123456"],
  ])("%s", (_what, typed, expected) => {
    expect(take(phone(), typed)).toEqual(expected);
  });
});

describe("texts, choices and consents", () => {
  test.each<[string, Struct<any, any>, unknown, unknown]>([
    ["a text of the greatest length", requiredText(3), " abc ", "abc"],
    ["a longer one", requiredText(3), "abcd", refused("text.too-long")],
    ["a blank one", requiredText(3), " ", refused("required")],
    ["one with a tab for a blank", requiredText(3), "a\tb\n", "a b"],
    ["one of two lines", requiredText(3), "a\nb", { refused: "text.one-line" }],
    ["one with a line break that no key makes", requiredText(3), "a\u2028b", { refused: "text.one-line" }],
    ["one that rings a bell", requiredText(3), "a\u0007b", { refused: "text.one-line" }],
    ["a message of two lines", messageText(3), "a\r\nb", "a\nb"],
    ["a message that is too long", messageText(3), "a\nbc", refused("text.too-long")],
    ["a password with a tab", newPassword(), "Abcdefghi1!\t", { refused: "password.controls" }],
    ["a choice of the list", choice(["a", "b"]), "b", "b"],
    ["no choice", choice(["a", "b"]), "", refused("choice.required")],
    ["a choice that is not offered", choice(["a", "b"]), "c", refused("choice.required")],
    ["a consent that must be given, given", requiredConsent(), "1", "1"],
    ["a consent that must be given, not given", requiredConsent(), "", refused("consent.required")],
    ["a consent that may be left", optionalConsent(), "", ""],
  ])("%s", (_what, struct, value, expected) => {
    expect(take(struct, value)).toEqual(expected);
  });

  test("no refusal repeats what was typed", () => {
    const secret = "secret!";
    const codes = [refused("name.characters"), refused("email.format"), refused("phone.format"), refused("choice.required")];
    expect([personName(), email(), phone(), choice(["a"])].map((struct) => take(struct, secret))).toEqual(codes);
    expect(JSON.stringify(codes)).not.toContain(secret);
  });
});

describe("the box of a home", () => {
  test.each(["1", "12A", "01.02", "1/3", "A-2", "bis", "É1", "2 B"])("may be %s", (box) => {
    expect(isBox(box)).toBe(true);
  });

  test.each(["", " ", "123456", "~1", "X:1", "<b>", ".1", "1\n", "1\u202e", "A_1", "1,2"])("is never %j", (box) => {
    expect(isBox(box)).toBe(false);
  });
});

describe("a file", () => {
  const file = (name: string, size = 10): { name: string; size: number; type: string } => ({ name, size, type: "" });

  test.each([
    ["a.pdf", 1, undefined],
    ["a.PDF", 5_242_880, undefined],
    ["a.pdf", 5_242_881, "file.too-large"],
    ["a.pdf", 0, "file.empty"],
    ["a.exe", 1, "file.type"],
    ["a.pdf.exe", 1, "file.type"],
    ["pdf", 1, "file.type"],
    ["", 1, "file.type"],
  ] as const)("%s of %i bytes: %s [P-302]", (name, size, expected) => {
    expect(uploadProblem(file(name, size), contactExtensions)).toBe(expected);
  });

  test("documents are no pictures", () => {
    expect([uploadProblem(file("a.png"), documentExtensions), uploadProblem(file("a.png"), contactExtensions)]).toEqual([
      "file.type",
      undefined,
    ]);
  });

  test("may be missing", () => {
    expect([take(optionalUpload(contactExtensions), undefined), take(optionalUpload(contactExtensions), file("a.exe"))]).toEqual([
      undefined,
      refused("file.type"),
    ]);
  });

  test("its extension is what stands after the last dot", () => {
    expect(["a.tar.gz", "A.Docx", "none", ".hidden", "dot."].map(extensionOf)).toEqual(["gz", "docx", "", "hidden", ""]);
  });
});
