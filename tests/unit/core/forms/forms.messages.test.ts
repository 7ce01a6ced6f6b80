import { expect, test } from "vitest";
import { addressMessage } from "#core/address-fields/address.messages.ts";
import { fieldMessage } from "#core/forms/forms.messages.ts";

test("the texts of the address fields are the specification's own [C-297]", () => {
  expect(addressMessage("postal-code.format")).toBe("Please enter postal code");
  expect(addressMessage("city.required")).toBe("Please enter city");
  expect(addressMessage("street.required")).toBe("Please enter street");
  expect(addressMessage("number.invalid")).toBe("Invalid number");
});

test("a limit is named where it is known", () => {
  expect(fieldMessage("text.too-long", { max: 100 })).toBe("Use at most 100 characters");
  expect(fieldMessage("text.too-long")).toBe("This text is too long");
});
