import { validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { formResolver } from "#core/forms/form/form-resolver.ts";
import { lineFields, lineForm, type LineAnswers, type LineFormOptions } from "#core/domain/mobile-line/line-form.schema.ts";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import { isLineCode, lineCodes } from "#core/base/values/line-codes.ts";

const options: LineFormOptions = { plans: ["mobile-light", "mobile-max"], others: [] };
const fresh: LineAnswers = { ...emptyAnswers, favorite_package: "mobile-light", phone: "new-phone" };
const prepaid: LineAnswers = {
  ...fresh,
  phone: "keep-phone",
  number: "470123456",
  provider: "proximus",
  subscription: "yes",
  current_sim_card: "1234567890123",
  number_agree: "1",
};
const postpaid: LineAnswers = { ...prepaid, subscription: "no", current_sim_card: "", customer_number: "1002003" };
const esim: LineAnswers = { ...fresh, sim_card: "esim", device: "apple-iphone-15" };

/** Returns the error code of each invalid field, by the field's name. */
const problems = (answers: object, more: Partial<LineFormOptions> = {}): Readonly<Record<string, string>> => {
  const [error] = validate(answers, lineForm({ ...options, ...more }), { coerce: true });
  return Object.fromEntries((error?.failures() ?? []).map(({ key, message }) => [String(key), message]));
};

test.each([
  ["a new number", fresh],
  ["a prepaid number that is kept", prepaid],
  ["a postpaid number that is kept", postpaid],
  ["an eSIM", esim],
  ["an eSIM in a device that is not in the list", { ...esim, device: "device-not-found", agree: "1" }],
])("accepts %s", (_what, answers) => {
  expect(problems(answers)).toEqual({});
});

test("nothing answered: what everybody is asked, in the order of the screen [C-303, C-304, C-312]", () => {
  expect(Object.entries(problems({}))).toEqual([
    ["favorite_package", "favorite_package"],
    ["phone", "phone"],
    ["sim_card", "sim_card"],
  ]);
});

test("a plan that is not offered is none [C-303]", () => {
  expect(problems({ ...fresh, favorite_package: "mobile-7g" })).toEqual({ favorite_package: "favorite_package" });
});

test("a phone option and a SIM type of our own lists alone [C-304, C-312]", () => {
  expect(problems({ ...fresh, phone: "both", sim_card: "nano" })).toEqual({ phone: "phone", sim_card: "sim_card" });
});

describe("a number that is kept", () => {
  test("asks for number, operator, subscription and consent, and for nothing of them with a new number [C-305, C-306, C-320]", () => {
    expect(Object.entries(problems({ ...fresh, phone: "keep-phone" }))).toEqual([
      ["number", "number"],
      ["provider", "provider"],
      ["subscription", "subscription"],
      ["number_agree", "number_agree"],
    ]);
    expect(problems({ ...fresh, number: "x", current_sim_card: "x", customer_number: "x" })).toEqual({});
  });

  test.each(["", "+32", " +32 ", "0032"])("'%s' is empty [C-308]", (number) => {
    expect(problems({ ...prepaid, number })).toEqual({ number: "number" });
  });

  test.each([
    ["47012345", "phone.format"],
    ["4701234567", "phone.format"],
    ["470 12 34 5a", "phone.format"],
    ["+31612345678", "phone.format"],
    ["221234567", "number.mobile"],
  ])("'%s' is refused: %s [C-307, C-437]", (number, code) => {
    expect(problems({ ...prepaid, number })).toEqual({ number: code });
  });

  test.each(["470 12 34 56", "0470/12.34.56", "+32 470 12 34 56"])("'%s' is taken as it is meant [C-307]", (number) => {
    const [, accepted] = validate({ ...prepaid, number }, lineForm(options), { coerce: true });
    expect(accepted?.number).toBe("470123456");
  });

  test.each([
    ["", "required"],
    ["123456789012", "sim-number.format"],
    ["1".repeat(20), "sim-number.format"],
    ["12345678901ab", "sim-number.format"],
    ["8932012345678901234", "sim-number.check-digit"],
    ["1234567890123", undefined],
    ["8932 0123 4567 8901 233", undefined],
    ["1".repeat(18), undefined],
  ])("prepaid: the SIM card's number '%s': %s [C-309]", (current_sim_card, code) => {
    expect(problems({ ...prepaid, current_sim_card })).toEqual(code ? { current_sim_card: code } : {});
  });

  test.each([
    ["", "required"],
    ["12a", "customer_number.format"],
    ["1".repeat(21), "customer_number.format"],
    ["1", undefined],
    ["100 200 300", undefined],
  ])("postpaid: the customer number '%s': %s [C-310]", (customer_number, code) => {
    expect(problems({ ...postpaid, customer_number })).toEqual(code ? { customer_number: code } : {});
  });

  test("what the other answer asks for is not looked at", () => {
    expect(problems({ ...prepaid, customer_number: "12a" })).toEqual({});
    expect(problems({ ...postpaid, current_sim_card: "12a" })).toEqual({});
  });
});

describe("a number that another line keeps", () => {
  const others = [{ phone: "+32470123456" }];

  test("is refused whatever the plan, however it is typed [C-311]", () => {
    for (const number of ["470123456", "0470 12 34 56", "+32470123456"])
      expect(problems({ ...prepaid, number }, { others })).toEqual({ number: "same_phone_number" });
    expect(problems({ ...prepaid, favorite_package: "mobile-max" }, { others })).toEqual({ number: "same_phone_number" });
  });

  test("is not, for another number; two new numbers are fine [C-311]", () => {
    expect(problems({ ...prepaid, number: "470123457" }, { others })).toEqual({});
    expect(problems(fresh, { others: [{ phone: "new-phone" }] })).toEqual({});
  });
});

describe("an eSIM", () => {
  test("asks for a device [C-313]", () => {
    expect(problems({ ...esim, device: "" })).toEqual({ device: "device" });
  });

  test("in a device that is not in the list asks for the agreement, and in no other [C-208, C-314]", () => {
    expect(problems({ ...esim, device: "device-not-found" })).toEqual({ agree: "agree" });
    expect(problems({ ...fresh, device: "device-not-found" })).toEqual({});
  });
});

test("takes what a form gives: boxes that are not ticked, radios without a choice, fields that are not there", async () => {
  const check = formResolver(lineForm(options));
  const values = { favorite_package: "mobile-light", phone: "keep-phone", number_agree: false, subscription: null, sim_card: "sim" };
  const { errors } = await check(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(Object.entries(errors).map(([name, error]) => [name, error?.message])).toEqual([
    ["number", "number"],
    ["provider", "provider"],
    ["subscription", "subscription"],
    ["number_agree", "number_agree"],
  ]);
  const accepted = await check({ ...fresh, colour: "red" }, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(Object.keys(accepted.values)).toEqual([...lineFields]);
});

test("its codes are a closed list, with the specification's keys in it", () => {
  const keys = [
    "favorite_package",
    "phone",
    "sim_card",
    "subscription",
    "provider",
    "number",
    "number_agree",
    "agree",
    "same_phone_number",
  ];
  expect(keys.filter((key) => !isLineCode(key))).toEqual([]);
  expect([isLineCode("required"), new Set(lineCodes).size]).toEqual([false, lineCodes.length]);
});
