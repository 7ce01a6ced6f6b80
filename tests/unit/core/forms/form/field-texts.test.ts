/** Tests that every error code of a form's schema has a text for the visitor, in each language. */
import { join } from "node:path";
import { create, StructError, type Struct } from "superstruct";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readTemplates } from "#build/catalogues.ts";
import { rootDir } from "#build/widgets.ts";
import { addressMessage } from "#core/features/address-fields/address.messages.ts";
import { OpenFiberFields } from "#core/domain/leads/open-fiber.schema.ts";
import { fieldMessage } from "#core/forms/form/forms.messages.ts";
import { sentCodeMessage } from "#core/forms/one-time-code/one-time-code.messages.ts";
import { createLocale } from "#core/services/i18n/locale.ts";
import { ibanMessage } from "#core/features/direct-debit/iban-field.messages.ts";
import { slotMessage } from "#core/features/slot-picker/slot-picker.messages.ts";
import { simNumberMessage } from "#core/ui/number-fields/sim-number-field.messages.ts";
import { vatMessage } from "#core/ui/number-fields/vat-field.messages.ts";
import { passwordMessage } from "#core/forms/new-password/new-password.messages.ts";
import { choiceMessage } from "#core/ui/radio-group/choice.messages.ts";
import { fileMessage } from "#core/ui/file-field/file-field.messages.ts";
import { phoneMessage } from "#core/ui/number-fields/phone.messages.ts";
import { addressCodes, type AddressCode } from "#core/base/values/address-codes.ts";
import { choiceCodes } from "#core/base/values/choice.ts";
import { fieldCodes, isFieldCode, type FieldCode } from "#core/base/values/field-codes.ts";
import { ibanCodes } from "#core/base/values/iban.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { passwordCodes } from "#core/base/values/password.ts";
import { sentCodeProblems } from "#core/base/values/sent-code.ts";
import { phoneCodes } from "#core/base/values/phone.ts";
import { simNumberCodes } from "#core/base/values/sim-number.ts";
import { fileCodes } from "#core/base/values/upload.ts";
import { vatCodes } from "#core/base/values/vat.ts";
import { contactMessage } from "#widgets/contact/contact.messages.ts";
import { codeMessage } from "#widgets/my-digi/esim/esim.messages.ts";
import { detailsMessage } from "#widgets/order-flow/digi-account/digi-account.messages.ts";
import { withdrawalMessage } from "#widgets/withdrawal/withdrawal.messages.ts";

type MessageOf = (code: unknown, name?: string) => string | undefined;

const kinds: readonly (readonly [string, readonly string[], MessageOf])[] = [
  ["any form", fieldCodes, (code) => fieldMessage(code as FieldCode, { max: 100 })],
  ["choice", choiceCodes, choiceMessage],
  ["phone", phoneCodes, phoneMessage],
  ["file", fileCodes, fileMessage],
  ["address", addressCodes, (code) => addressMessage(code as AddressCode)],
  ["password", passwordCodes, passwordMessage],
  ["sent code", sentCodeProblems, sentCodeMessage],
  ["account number", ibanCodes, ibanMessage],
  ["VAT number", vatCodes, vatMessage],
  ["SIM card number", simNumberCodes, simNumberMessage],
];
/** The functions with texts that belong to one form alone. */
const own: readonly MessageOf[] = [codeMessage, contactMessage, detailsMessage, slotMessage, withdrawalMessage];

const locale = createLocale("en", (name, language: Language) => readTemplates({ name, folder: join(rootDir, name) }, language));
beforeAll(() => vi.stubGlobal("window", new EventTarget())); // The library that stores the texts dispatches its changes to the window.

test("every code has a text of its own in each language, without a full stop", async () => {
  const texts = new Map<string, string[]>();
  for (const language of languages) {
    await locale.setLanguage(language);
    for (const [, codes, messageOf] of kinds)
      for (const code of codes) texts.set(code, [...(texts.get(code) ?? []), messageOf(code) ?? ""]);
  }
  await locale.setLanguage("en");
  for (const [code, said] of texts) {
    expect(new Set(said).size, code).toBe(languages.length);
    for (const text of said) expect(text, code).toMatch(/[^.]$/);
  }
  const english = [...texts.values()].map(([first]) => first);
  expect(new Set(english).size).toBe(english.length);
});

describe("each form", () => {
  /** Values that visitors, or others who try, may give to a field. */
  const values = [undefined, "", " ", "x", "1", "R2D2", "aB", "Abcdefghij", "Abcdefghi1", "Abcdefghi1!\u2028x", "x".repeat(6000)];
  const files = ["a.exe", "a.pdf", "a.png"].flatMap((name) => [0, 1, 10 ** 9].map((size) => ({ name, size, type: "" })));

  function codesOf(struct: Struct<any, any>): Set<string> {
    const names = Object.keys(struct.schema as object);
    const found = new Set<string>();
    // The same value in every field makes repetitions equal; a different value in one of them makes them differ.
    const attempts = [...values, ...files].flatMap((value) => [
      Object.fromEntries(names.map((name) => [name, value])),
      ...names.map((name) => ({ ...Object.fromEntries(names.map((other) => [other, "Abcdefghi1!"])), [name]: value })),
    ]);
    for (const attempt of attempts) for (const code of refusals(struct, attempt)) found.add(code);
    return found;
  }

  function refusals(struct: Struct<any, any>, value: unknown): string[] {
    try {
      create(value, struct);
      return [];
    } catch (cause) {
      if (!(cause instanceof StructError)) throw cause;
      // A message of superstruct itself is a sentence, for a value of a type that no control of ours can give; it is left out.
      return cause.failures().flatMap(({ message }) => (/^[a-z-]+(\.[a-z-]+)*$/.test(message) ? [message] : []));
    }
  }

  const schemas = import.meta.glob<Record<string, unknown>>("/widgets/**/*.schema.ts", { eager: true });
  const views = import.meta.glob<string>("/widgets/**/*.view.tsx", { eager: true, query: "?raw", import: "default" });
  /** Returns the path of the view whose form a schema checks. Undefined for a schema of stored or sent values, which no form has. */
  const viewOf = (struct: string): string | undefined =>
    Object.values(views).find((text) => /use(Digi|Model)Form(<\w+>)?\(\{/.test(text) && new RegExp(`\\b${struct}\\b`).test(text));
  /** Returns the functions with texts that the view of a schema passes to its form. */
  function givenTo(struct: string): MessageOf[] {
    const names =
      /messagesOf: \[(.*?)\]/
        .exec(viewOf(struct) ?? "")?.[1]
        ?.replaceAll("say.", "")
        .split(", ") ?? [];
    return [...kinds.map(([, , messageOf]) => messageOf), ...own].filter((messageOf) => names.includes(messageOf.name));
  }
  /** The schemas of stored answers, which belong to no form. */
  const keptOnly = ["Begun"];
  const forms = Object.values(schemas).flatMap((module) =>
    Object.entries(module)
      .map(([name, value]) => [name, typeof value === "function" ? (value as (...none: object[]) => unknown)([], []) : value] as const)
      .filter(([name]) => !keptOnly.includes(name))
      .filter((entry): entry is [string, Struct<any, any>] => typeof entry[1] === "object" && entry[1] !== null && "refiner" in entry[1])
      .filter(([name]) => viewOf(name) !== undefined)
      .map(([name, struct]) => [name, struct] as const),
  );

  test("is found", () => {
    expect(forms.map(([name]) => name)).toEqual(expect.arrayContaining(["ContactFields", "NewsletterFields", "signupFields"]));
  });

  test.each([...forms, ["OpenFiberFields", OpenFiberFields] as const])("%s has words for all that it refuses", (name, struct) => {
    const codes = codesOf(struct);
    expect(codes.size).toBeGreaterThan(0);
    const wordless = [...codes].filter((code) => !isFieldCode(code) && givenTo(name).every((messageOf) => messageOf(code) === undefined));
    expect(wordless).toEqual([]);
  });
});
