/** Tests the password of a WiFi network. */
import { expect, test } from "vitest";
import { wifiPassword, wifiPasswordProblem } from "#core/base/values/wifi-password.ts";

test.each(["12345678", "a".repeat(63), "with blanks in it", " ~!\"#$%&'()", "        "])("'%s' is a password [C-108]", (password) => {
  expect([wifiPasswordProblem(password), wifiPassword().is(password)]).toEqual([undefined, true]);
});

test.each([
  ["", "edit.empty"],
  ["1234567", "wifi-password.length"],
  ["a".repeat(64), "wifi-password.length"],
  ["a".repeat(101), "wifi-password.length"],
  ["passé composé", "wifi-password.characters"],
  ["pass", "wifi-password.length"],
  ["tab\tin it…", "wifi-password.characters"],
  ["no\u00a0break blank", "wifi-password.characters"],
  ["naïve", "wifi-password.characters"],
  ["🔒🔒🔒🔒🔒🔒🔒🔒", "wifi-password.characters"],
])("'%s' is none: %s", (password, code) => {
  expect([wifiPasswordProblem(password), wifiPassword().is(password)]).toEqual([code, false]);
});
