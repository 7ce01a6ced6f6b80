import { object } from "superstruct";
import { expect, test } from "vitest";
import { formResolver } from "#core/forms/form/form-resolver.ts";
import { choice } from "#core/base/values/choice.ts";
import { email, personName, requiredConsent } from "#core/base/values/fields.ts";
import { optionalConsent } from "#core/base/values/optional-consent.ts";
import { phone } from "#core/base/values/phone.ts";

const resolve = formResolver(
  object({
    first_name: personName(),
    email: email(),
    phone: phone(),
    client: choice(["yes", "no"]),
    agree: requiredConsent(),
    news: optionalConsent(),
  }),
);
const check = async (values: Record<string, unknown>) =>
  resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false } as unknown as Parameters<typeof resolve>[2]);

const good = { first_name: "Ann", email: "a@b.be", phone: "470123456", client: "yes", agree: "1", news: "" };

test("what is typed is trimmed and stripped before it travels, and unknown fields stay behind", async () => {
  const { values } = await check({ ...good, first_name: "  José-María O’Neill ", email: " a@b.be ", phone: "0470 12.34/56", subject: "x" });
  expect(values).toEqual({ ...good, first_name: "José-María O’Neill", phone: "470123456" });
});

test("an unchecked box and an unchosen radio count as empty", async () => {
  const { errors } = await check({ ...good, agree: false, news: false, client: null });
  expect(Object.entries(errors).map(([name, error]) => [name, error?.message])).toEqual([
    ["client", "choice.required"],
    ["agree", "consent.required"],
  ]);
});

test("a field with several faults names only the first [P-212]", async () => {
  const { errors } = await check({ ...good, first_name: "1".repeat(101), email: "" });
  expect(errors["first_name"]?.message).toBe("text.too-long");
  expect(errors["email"]?.message).toBe("required");
});

test.each([
  ["Marie", undefined],
  [" Marie\u2060\u00a0", undefined],
  ["Marie-Louise", "text.too-long"],
  ["", "required"],
  ["123456", "name.characters"],
])("of what the host page allows: %j has the problem %s, and is never cut [P-210]", async (first_name, problem) => {
  const limited = formResolver(object({ first_name: personName() }), () => new Map([["first_name", 5]]));
  const options = { fields: {}, shouldUseNativeValidation: false } as unknown as Parameters<typeof limited>[2];
  const { values, errors } = await limited({ first_name }, undefined, options);
  expect(errors["first_name"]?.message).toBe(problem);
  expect(values).toEqual(problem === undefined ? { first_name: "Marie" } : {});
});
