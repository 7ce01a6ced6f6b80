import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { signupFields, type Given, type SignupFields } from "#widgets/signup/signup.schema.ts";

const nothing: Given = { first_name: "", last_name: "", email: "" };
const good: SignupFields = {
  first_name: "Marie",
  last_name: "Peeters",
  email: "marie@example.be",
  repeat_email: "Marie@Example.BE ",
  password: "Secret-pass-1",
  repeat_password: "Secret-pass-1",
};

/** Returns the error code of each invalid field, by the field's name. */
function problems(fields: Partial<SignupFields>, given: Given = nothing): Record<string, string> {
  const [error] = signupFields(given).validate({ ...good, ...fields }, { coerce: true });
  return Object.fromEntries((error?.failures() ?? []).map(({ key, message }) => [String(key), message]));
}

describe("the account's fields", () => {
  test("are the five of the specification and the repeat of the email [P-089]", () => {
    expect(create(good, signupFields(nothing))).toEqual(good);
    expect(Object.keys(good).filter((name) => name !== "repeat_email")).toEqual([
      "first_name",
      "last_name",
      "email",
      "password",
      "repeat_password",
    ]);
  });

  test("the email is repeated, whatever the case [P-181]", () => {
    expect(problems({ repeat_email: "MARIE@EXAMPLE.BE" })).toEqual({});
    expect(problems({ repeat_email: "maria@example.be" })).toEqual({ repeat_email: "email.mismatch" });
    expect(problems({ repeat_email: " " })).toEqual({ repeat_email: "required" });
  });

  test("an email of the identity app needs no repeat [P-127, P-128]", () => {
    expect(problems({ repeat_email: "" }, { ...nothing, email: "marie@example.be" })).toEqual({});
  });

  test("the password is repeated as it is [P-179]", () => {
    expect(problems({ repeat_password: "secret-pass-1" })).toEqual({ repeat_password: "password.mismatch" });
    expect(problems({ repeat_password: "" })).toEqual({ repeat_password: "required" });
  });

  test.each([
    ["", "required"],
    ["Short-1aA", "password.length"],
    [`Aa1-${"x".repeat(61)}`, "password.too-long"],
    ["secret-pass-1", "password.uppercase"],
    ["SECRET-PASS-1", "password.lowercase"],
    ["Secret-passw", "password.digit"],
    ["Secretpass12", "password.special"],
  ])("the password %o is refused as %s [P-173, P-174, P-175, P-176, P-177, P-178]", (password, code) => {
    expect(problems({ password, repeat_password: password })["password"]).toBe(code);
  });

  test("all that is wrong is told at once", () => {
    expect(
      Object.keys(problems({ first_name: "", last_name: "1", email: "x", repeat_email: "y", password: "", repeat_password: "z" })).sort(),
    ).toEqual(["email", "first_name", "last_name", "password", "repeat_email", "repeat_password"]);
  });

  test("a name of the identity app is taken as it is: nobody here could mend it", () => {
    expect(problems({ first_name: "M. 2", last_name: "O.K." }, { ...nothing, first_name: "Marie", last_name: "Peeters" })).toEqual({});
    expect(problems({ first_name: "M. 2" })).toEqual({ first_name: "name.characters" });
  });
});
