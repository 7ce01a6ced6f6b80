import { create, type StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import { CallbackFields } from "#core/domain/leads/callback.schema.ts";

const good = { first_name: "Marie", last_name: "Peeters", phone_number: "470123456", radio: "", digi_terms: "1", digi_contact: "1" };

/** Returns the first error of each invalid field, by the field's name. */
function faultsOf(changed: Readonly<Record<string, string>>): Record<string, string> {
  try {
    create({ ...good, ...changed }, CallbackFields);
    return {};
  } catch (error) {
    const faults = (error as StructError).failures().map((fault) => [String(fault.key), fault.message] as const);
    return Object.fromEntries(faults.toReversed());
  }
}

describe("what is typed in to be called back", () => {
  test("is first name, last name, phone, the question and two consents [P-108]", () => {
    expect(create(good, CallbackFields)).toEqual(good);
    expect(Object.keys(CallbackFields.schema)).toEqual(Object.keys(good));
  });

  test.each(["first_name", "last_name"])("%s is required and not blank [P-182, P-185]", (name) => {
    expect(faultsOf({ [name]: "" })).toEqual({ [name]: "required" });
    expect(faultsOf({ [name]: " \t " })).toEqual({ [name]: "required" });
  });

  test.each(["first_name", "last_name"])("%s has at most 100 characters [P-183]", (name) => {
    expect(faultsOf({ [name]: "é".repeat(100) })).toEqual({});
    expect(faultsOf({ [name]: "é".repeat(101) })).toEqual({ [name]: "text.too-long" });
  });

  test.each(["first_name", "last_name"])("%s takes letters, hyphens, apostrophes and spaces only [P-184]", (name) => {
    for (const accepted of ["José-María", "O’Neill", "d'Hondt", "Van den Broeck", "Łukasz"])
      expect(faultsOf({ [name]: accepted })).toEqual({});
    for (const refused of ["R2D2", "a@b", "<b>", "Ann, Bob"]) expect(faultsOf({ [name]: refused })).toEqual({ [name]: "name.characters" });
  });

  test("the phone is 9 digits, as people write them", () => {
    expect(create({ ...good, phone_number: " 0470/12.34.56 " }, CallbackFields).phone_number).toBe("470123456");
    expect(faultsOf({ phone_number: "" })).toEqual({ phone_number: "required" });
    for (const refused of ["47012345", "4701234567", "47o123456"])
      expect(faultsOf({ phone_number: refused })).toEqual({ phone_number: "phone.format" });
  });

  test("the question may stay open or be answered [P-063]", () => {
    for (const radio of ["", "yes", "no"]) expect(faultsOf({ radio })).toEqual({});
    expect(faultsOf({ radio: "maybe" })).toEqual({ radio: "choice.required" });
  });

  test.each(["digi_terms", "digi_contact"])("%s must be ticked [P-064]", (name) => {
    expect(faultsOf({ [name]: "" })).toEqual({ [name]: "consent.required" });
  });
});
