/** Tests what the fields of a product's settings refuse, and in which words. */
import { describe, expect, test } from "vitest";
import { inlineEditMessage } from "#core/forms/edit-form/edit-form.messages.ts";
import { settingMessage } from "#widgets/my-digi/setting-edit/setting-edit.messages.ts";
import { editForm, maxLengthOf, type EditName } from "#widgets/my-digi/setting-edit/setting-edit.schema.ts";

describe("bad input is said in place", () => {
  const problemOf = (name: EditName, value: string, allowed?: number): string | undefined => {
    const most = maxLengthOf(name, allowed);
    const [failure] = editForm(name, most).validate({ [name]: value }, { coerce: true });
    // The form shows the last problem of a field.
    const problem = failure?.failures().at(-1);
    return problem && (inlineEditMessage(problem.message, most) ?? settingMessage(problem.message, most));
  };
  const limit = "Enter whole euros from 0 to 500, without a comma";
  test.each([
    ["sim_card_name", "   ", "The field cannot be empty"],
    ["sim_card_name", "x".repeat(101), "Use at most 100 characters"],
    ["sim_card_name", "a\u0007b", "Write it in one line"],
    ["sim_card_name", "x".repeat(100), undefined],
    ["bundle_limit", "", "The field cannot be empty"],
    ["bundle_limit", "-1", limit],
    ["bundle_limit", "501", limit],
    ["bundle_limit", "1.5", limit],
    ["bundle_limit", "many", limit],
    ["bundle_limit", "0", undefined],
    ["bundle_limit", "500", undefined],
    ["wifi_password", "", "The field cannot be empty"],
    ["wifi_password", "1234567", "Use 8 to 63 characters"],
    ["wifi_password", "x".repeat(64), "Use 8 to 63 characters"],
    ["wifi_password", "jardin-été", "Use only letters without accents, digits and signs"],
    ["wifi_password", "x".repeat(63), undefined],
  ] as const)("%s: '%s' [C-343] [C-344] [C-438]", (name, value, text) => expect(problemOf(name, value)).toBe(text));

  test.each([
    ["sim_card_name", 20, "x".repeat(21), "Use at most 20 characters"],
    ["sim_card_name", 20, ` ${"x".repeat(20)} `, undefined],
    ["sim_card_name", 150, "x".repeat(150), undefined],
    ["sim_card_name", 150, "x".repeat(151), "Use at most 150 characters"],
    ["bundle_limit", 2, "100", "Use at most 2 characters"],
    ["bundle_limit", 2, "many", limit],
    ["bundle_limit", 2, "€ 099", undefined],
    ["wifi_password", 20, "x".repeat(21), "Use 8 to 20 characters"],
    ["wifi_password", 20, "1234567", "Use 8 to 20 characters"],
    ["wifi_password", 200, "x".repeat(64), "Use 8 to 63 characters"],
  ] as const)("%s of at most %d characters, by the page data: '%s' [C-344]", (name, most, value, text) =>
    expect(problemOf(name, value, most)).toBe(text),
  );
});
