import { create, StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import { ForgotFields, RecoverFields } from "#widgets/password-recovery/password-recovery.schema.ts";

/** Returns the error code of each invalid field, as the form shows them. */
function errorsOf(make: () => unknown): Record<string, string> {
  try {
    make();
    return {};
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    return Object.fromEntries(error.failures().map(({ path, message }) => [path.join("."), message]));
  }
}
const recover = (password: string, repeat = password) =>
  errorsOf(() => create({ "reset-password": password, repeat_password: repeat }, RecoverFields));

describe("the address", () => {
  test("is required, of the right form, and trimmed [P-170, P-171, P-172]", () => {
    expect(create({ email: " marie@example.be " }, ForgotFields)).toEqual({ email: "marie@example.be" });
    expect(errorsOf(() => create({ email: " " }, ForgotFields))).toEqual({ email: "required" });
    expect(errorsOf(() => create({ email: "marie" }, ForgotFields))).toEqual({ email: "email.format" });
  });
});

describe("the new password", () => {
  const tail = "Aa1!";
  test.each([
    ["of 10 characters is taken", tail + "x".repeat(6), {}],
    ["of 9 characters is too short [P-173]", tail + "x".repeat(5), { "reset-password": "password.length" }],
    ["of 64 characters is taken", tail + "x".repeat(60), {}],
    ["of 65 characters is too long [P-174]", tail + "x".repeat(61), { "reset-password": "password.too-long" }],
    ["needs an upper-case letter [P-175]", "secret-pass-1", { "reset-password": "password.uppercase" }],
    ["needs a lower-case letter [P-176]", "SECRET-PASS-1", { "reset-password": "password.lowercase" }],
    ["needs a digit [P-177]", "Secret-pass-x", { "reset-password": "password.digit" }],
    ["needs a special character [P-178]", "SecretPass123", { "reset-password": "password.special" }],
    ["has one in an underscore [P-178]", "SecretPass_123", {}],
    ["may hold letters of any script", "Élan-naïf-42", {}],
    ["keeps its spaces, which are special characters", " Secret pass 1 ", {}],
  ])("%s", (_what, password, errors) => {
    expect(recover(password)).toEqual(errors);
  });

  test("is not trimmed", () => {
    const password = " Secret pass 1 ";
    expect(create({ "reset-password": password, repeat_password: password }, RecoverFields)["reset-password"]).toBe(password);
  });

  test("and its repeat are required", () => {
    expect(recover("")).toEqual({ "reset-password": "required", repeat_password: "required" });
  });

  test("must be repeated as it is, beside its own errors [P-179]", () => {
    expect(recover("Secret-pass-1", "Secret-pass-2")).toEqual({ repeat_password: "password.mismatch" });
    expect(recover("Secret-pass-1", "Secret-pass-1 ")).toEqual({ repeat_password: "password.mismatch" });
    expect(recover("short", "shirt")).toEqual({ "reset-password": "password.length", repeat_password: "password.mismatch" });
  });
});
