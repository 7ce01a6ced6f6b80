import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { IbanField } from "#core/features/direct-debit/iban-field.tsx";
import { ibanHint, ibanLabel, ibanMessage } from "#core/features/direct-debit/iban-field.messages.ts";
import { simNumberHint, simNumberLabel, simNumberMessage } from "#core/ui/number-fields/sim-number-field.messages.ts";
import { vatHint, vatLabel, vatMessage } from "#core/ui/number-fields/vat-field.messages.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";

test("an account number has an example, and the browser keeps it to itself", () => {
  const markup = renderToStaticMarkup(<IbanField label="Account" name="iban" />);
  const [input] = attributesOf(markup, "input");
  expect(input).toMatchObject({ name: "iban", autoComplete: "off", autoCapitalize: "characters", "aria-required": "true" });
  expect(markup).toContain("For example BE68\u00a05390\u00a00754\u00a07034");
  expect(markup).not.toContain("seems to be wrong");
});

test("its error is tied to it", () => {
  const markup = renderToStaticMarkup(<IbanField label="Account" name="iban" error="Enter your account number" />);
  const [input] = attributesOf(markup, "input");
  expect(input?.["aria-invalid"]).toBe("true");
  const [, errorId] = input?.["aria-describedby"]?.split(" ") ?? [];
  expect(attributesOf(markup, "p", 'part="error"')[0]?.["id"]).toBe(errorId);
});

test.each([
  [ibanMessage, "iban", "Enter your account number"],
  [vatMessage, "vat_number", "Enter your VAT number"],
  [simNumberMessage, "sim_number", "Enter the number on your SIM card"],
])("%o asks for what is missing by its own words, and for nothing else", (messageOf, name, text) => {
  expect(messageOf("required", name)).toBe(text);
  expect(messageOf("required", "first_name")).toBeUndefined();
  expect(messageOf("email.format", name)).toBeUndefined();
});

test.each([
  [ibanLabel(), ibanHint(), /number.*BE68/],
  [vatLabel(), vatHint(), /number.*BE\u00a00428/],
  [simNumberLabel(), simNumberHint(), /number.*13 to 19 digits/],
])("'%s' says which number it is, and where it stands or how it looks", (label, hint, said) => {
  expect(renderToStaticMarkup(<TextField label={label} hint={hint} name="number" />)).toMatch(said);
});
