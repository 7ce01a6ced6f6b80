import { create, validate } from "superstruct";
import { expect, test } from "vitest";
import { CodeFields, CredentialFields } from "#widgets/login/login.schema.ts";

const faultOf = (struct: typeof CredentialFields | typeof CodeFields, value: unknown): unknown =>
  validate(value, struct as typeof CredentialFields, { coerce: true })[0]?.failures()[0]?.message;

test("the email is trimmed, the password is taken as it is typed [P-025]", () => {
  expect(create({ username: " marie@digi.example ", password: " Pass word " }, CredentialFields)).toEqual({
    username: "marie@digi.example",
    password: " Pass word ",
  });
});

test.each([
  [{ username: "", password: "x" }, "required"],
  [{ username: "marie", password: "x" }, "email.format"],
  [{ username: "marie@digi.example", password: "" }, "required"],
])("%j: %s", (value, code) => {
  expect(faultOf(CredentialFields, value)).toBe(code);
});

test("a password need not follow the rules of a new one: older ones may not", () => {
  expect(faultOf(CredentialFields, { username: "marie@digi.example", password: "short" })).toBeUndefined();
});

test.each(["123456", "123 456", " 123-456 "])("the code %j is 123456", (code) => {
  expect(create({ code }, CodeFields)).toEqual({ code: "123456" });
});

test.each([
  ["", "code.format"],
  ["12345", "code.format"],
  ["1234567", "code.format"],
  ["12345a", "code.format"],
])("the code %j: %s", (code, fault) => {
  expect(faultOf(CodeFields, { code })).toBe(fault);
});
