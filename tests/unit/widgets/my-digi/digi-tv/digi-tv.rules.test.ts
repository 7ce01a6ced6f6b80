import { validate, type Struct } from "superstruct";
import { describe, expect, test } from "vitest";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { nameOf, neighbourOf, withEnd, withoutDevice } from "#widgets/my-digi/digi-tv/digi-tv.rules.ts";
import { ActivationFields } from "#widgets/my-digi/tv-activation/tv-activation.schema.ts";
import { TvPasswordFields } from "#widgets/my-digi/tv-passwords.schema.ts";
import { account, device, tvPage } from "./sample-tv.ts";

const mistakesOf = (struct: Struct<any, any>, fields: object): Record<string, string> =>
  Object.fromEntries((validate(fields, struct)[0]?.failures() ?? []).map(({ path, message }) => [path.join("."), message]));

const good = "Good-Passw0rd!";

describe("the fields", () => {
  test.each([
    ["", "required"],
    ["Short-1a", "password.length"],
    [`${"aA1!".repeat(16)}x`, "password.too-long"],
    ["no-upper-case-1", "password.uppercase"],
    ["NO-LOWER-CASE-1", "password.lowercase"],
    ["No-Digit-Here", "password.digit"],
    ["NoSpecialSign1", "password.special"],
    ["Good-Passw0rd!\t", "password.controls"],
  ])("a password such as '%s' is %s, in both forms [C-388] [C-389]", (password, code) => {
    const fields = { password, "password-repeat": password || good };
    expect(mistakesOf(TvPasswordFields, fields)["password"]).toBe(code);
    expect(mistakesOf(ActivationFields, { email: "marie@digi.example", ...fields })["password"]).toBe(code);
  });

  test.each([
    ["", "required"],
    ["good-passw0rd!", "password.mismatch"],
    [`${good} `, "password.mismatch"],
  ])("a repetition such as '%s' is %s", (repeat, code) => {
    const fields = { password: good, "password-repeat": repeat };
    expect(mistakesOf(TvPasswordFields, fields)).toEqual({ "password-repeat": code });
    expect(mistakesOf(ActivationFields, { email: "marie@digi.example", ...fields })).toEqual({ "password-repeat": code });
  });

  test("an email address is required, and has the form of one", () => {
    const passwords = { password: good, "password-repeat": good };
    expect(mistakesOf(ActivationFields, { email: "", ...passwords })).toEqual({ email: "required" });
    expect(mistakesOf(ActivationFields, { email: "marie@", ...passwords })).toEqual({ email: "email.format" });
    expect(mistakesOf(ActivationFields, { email: "marie@digi.example", ...passwords })).toEqual({});
  });
});

describe("the page after a change", () => {
  const [tablet, phone, computer] = [device("1"), device("2"), device("3")];

  test("has a removed device no more; a page without devices stays as it is", () => {
    expect(withoutDevice(tvPage({ devices: [tablet, phone] }), "1").devices).toEqual([phone]);
    expect(withoutDevice(tvPage({ devices: [tablet] }), "9").devices).toEqual([tablet]);
    const { devices: _, ...none } = tvPage();
    expect(withoutDevice(none, "1")).toBe(none);
  });

  test("has the last day of an account that ends with the month, and its devices [C-245]", () => {
    const page = withEnd(tvPage({ devices: [tablet] }), account());
    expect([page.tv_account?.ends, page.devices]).toEqual(["2026-11-30", [tablet]]);
  });

  test("has no devices of an account that ended at once [C-244]", () => {
    const atOnce = account({ would_end_at_once: true });
    const page = withEnd(tvPage({ devices: [tablet], tv_account: atOnce }), atOnce);
    expect([page.tv_account?.ends, page.devices]).toEqual(["2026-11-30", []]);
    const without: ProductPage = { ...tvPage(), tv_account: null };
    expect(withEnd(without, atOnce)).toBe(without);
  });

  test("the focus goes to the next card that is left, from the last one to the one before, and nowhere where none is", () => {
    const all = [tablet, phone, computer];
    expect(neighbourOf("1", all, [phone, computer])).toBe("2");
    expect(neighbourOf("1", all, [computer]), "two were hidden together").toBe("3");
    expect(neighbourOf("3", all, [tablet, phone])).toBe("2");
    expect(neighbourOf("1", [tablet], [])).toBeUndefined();
  });

  test("a device has the name that it gives itself", () => {
    expect(nameOf({ manufacturer: "Apple", model: "iPad Air" })).toBe("Apple iPad Air");
  });
});
