import { expect, test } from "vitest";
import { fieldMessage } from "#core/forms/forms.messages.ts";
import { fieldCodes } from "#core/values/field-codes.ts";

test("every field code has a text of its own that ends without a full stop", () => {
  const texts = fieldCodes.map((code) => fieldMessage(code, { max: 100 }));
  expect(new Set(texts).size).toBe(fieldCodes.length);
  for (const text of texts) expect(text).toMatch(/[^.]$/);
});

test("the texts of the address fields are the specification's own [C-297]", () => {
  expect(fieldMessage("postal-code.format")).toBe("Please enter postal code");
  expect(fieldMessage("city.required")).toBe("Please enter city");
  expect(fieldMessage("street.required")).toBe("Please enter street");
  expect(fieldMessage("number.invalid")).toBe("Invalid number");
});

test("a limit is named where it is known", () => {
  expect(fieldMessage("text.too-long", { max: 100 })).toBe("Use at most 100 characters");
  expect(fieldMessage("text.too-long")).toBe("This text is too long");
});
