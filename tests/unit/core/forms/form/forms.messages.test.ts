import { expect, test } from "vitest";
import { addressMessage } from "#core/features/address-fields/address.messages.ts";
import { fieldMessage } from "#core/forms/form/forms.messages.ts";
import { passwordMessage } from "#core/forms/new-password/new-password.messages.ts";
import { phoneMessage } from "#core/ui/number-fields/phone.messages.ts";
import { contactMessage } from "#widgets/contact/contact.messages.ts";

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

test.each<[name: string, text: string | undefined, messageOf: (code: unknown, name?: string) => string | undefined]>([
  ["first_name", "Enter your first name", common],
  ["last_name", "Enter your last name", common],
  ["email", "Enter your email address", common],
  ["username", "Enter your email address", common],
  ["password", "Enter your password", common],
  ["bundle", "This field is required", common],
  ["password", "Choose a password", passwordMessage],
  ["reset-password", "Choose a password", passwordMessage],
  ["repeat_password", "Repeat the password", passwordMessage],
  ["repeat_email", "Repeat the email address", passwordMessage],
  ["first_name", undefined, passwordMessage],
  ["phone", "Enter your phone number", phoneMessage],
  ["phone_number", "Enter your phone number", phoneMessage],
  ["first_name", undefined, phoneMessage],
  ["message", "Write your message", contactMessage],
  ["first_name", undefined, contactMessage],
])("an empty %s asks for what belongs there: %s", (name, text, messageOf) => {
  expect(messageOf("required", name)).toBe(text);
});

function common(code: unknown, name?: string): string {
  return fieldMessage(code as "required", name === undefined ? {} : { name });
}
