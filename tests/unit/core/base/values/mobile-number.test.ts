import { expect, test } from "vitest";
import { firstDigitsOf, isKeptPhone, isMobileNumber, keptPhoneOf } from "#core/base/values/mobile-number.ts";
import { normalizePhone } from "#core/base/values/phone.ts";

test.each([
  ["470123456", "470123456"],
  ["470 12 34 56", "470123456"],
  ["0470/12.34.56", "470123456"],
  ["+32 470 12 34 56", "470123456"],
  ["0032470123456", "470123456"],
  ["+32 (0)470 12-34-56", "470123456"],
  ["+32", ""],
  [" +32 ", ""],
  ["", ""],
])("what is typed as '%s' is %s after +32 [C-308, C-437]", (typed, digits) => {
  expect(normalizePhone(typed)).toBe(digits);
});

test.each(["47012345", "4701234567", "04701234567", "470x23456", "22123456", "221234567", "+31612345678", "32470123456", ""])(
  "'%s' is no mobile number of ours [C-438]",
  (typed) => {
    expect(isMobileNumber(normalizePhone(typed))).toBe(false);
  },
);

test("it is kept with +32, whose next 4 digits go to the operator [C-143]", () => {
  expect([keptPhoneOf("470123456"), firstDigitsOf("+32470123456")]).toEqual(["+32470123456", "4701"]);
  expect(["+32470123456", "new-phone", "470123456", "+3222123456", "+324701234567"].map(isKeptPhone)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
