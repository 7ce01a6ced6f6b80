/** Tests which answers the form of another mobile line requires, and the first day of the line. */
import { validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { essentials, light } from "#tests/unit/core/domain/bundle/samples.ts";
import { orderFields, orderForm } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";
import { firstStartsOf, startOf, startsOf, summarisedLine } from "#widgets/my-digi/mobile-line/mobile-line.rules.ts";
import { addressValues, firstAnswers } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { esimAnswers, flat, house, keptAnswers, simAnswers, today } from "./sample-mobile-order.ts";

const form = orderForm([light, essentials], ["+32471654321"], addressValues([house, flat]));

/** Returns the code of each answer that is missing or wrong. */
const problems = (answers: object): Readonly<Record<string, string>> => {
  const [error] = validate(answers, form, { coerce: true });
  return Object.fromEntries((error?.failures() ?? []).map(({ key, message }) => [String(key), message]));
};

describe("the form", () => {
  test("asks again for an address that is no longer in the list [C-316, C-317, C-319]", () => {
    const gone = { install_address: "FTTB-gone", delivery_address: "FTTB-gone" };
    expect(problems({ ...simAnswers, ...gone })).toEqual({ install_address: "address", delivery_address: "address" });
    expect(problems({ ...esimAnswers, ...gone }), "nothing is delivered").toEqual({ install_address: "address" });
  });

  test.each([
    ["an eSIM with a new number", esimAnswers],
    ["a SIM card", simAnswers],
    ["a kept number", keptAnswers],
    ["a typed address, to which the SIM card goes", { ...simAnswers, install_address: "address-new", delivery_address: "address-install" }],
    ["a phone that is not in the list", { ...esimAnswers, device: "device-not-found", agree: "1" }],
    ["a start after the 14 days", { ...esimAnswers, start_early: "later" }],
  ])("takes %s", (_what, answers) => {
    expect(problems(answers)).toEqual({});
  });

  test("asks for the plan, the number and the phone at first, and for the start of a plan alone", () => {
    expect(Object.entries(problems(firstAnswers([house])))).toEqual([
      ["favorite_package", "favorite_package"],
      ["phone", "phone"],
      ["device", "device"],
    ]);
    expect(problems({ ...esimAnswers, start_early: "" })).toEqual({ start_early: "start" });
  });

  test("asks for the address of the line where there are several [C-316]", () => {
    const { install_address } = firstAnswers([house, flat]);
    expect(problems({ ...esimAnswers, install_address })).toEqual({ install_address: "address" });
  });

  test("asks for the address of the delivery with a SIM card alone [C-317]", () => {
    expect(problems({ ...simAnswers, delivery_address: "" })).toEqual({ delivery_address: "address" });
    expect(problems({ ...esimAnswers, delivery_address: "" })).toEqual({});
  });

  test("asks whether a kept number is prepaid, and all about it [C-319]", () => {
    expect(problems({ ...esimAnswers, phone: "keep-phone" })).toEqual({
      ...{ number: "number", provider: "provider", subscription: "subscription", number_agree: "number_agree" },
    });
    expect(problems({ ...keptAnswers, customer_number: "" })).toEqual({ customer_number: "required" });
    expect(problems({ ...keptAnswers, subscription: "yes", customer_number: "" })).toEqual({ current_sim_card: "required" });
  });

  test("refuses a number that the customer has already, however it is typed", () => {
    for (const number of ["471654321", "0471 65 43 21"])
      expect(problems({ ...keptAnswers, number })).toEqual({ number: "same_phone_number" });
  });

  test("gives each of its answers, and no other", () => {
    const [, valid] = validate({ ...esimAnswers, number_agree: false, colour: "red" }, form, { coerce: true, mask: true });
    expect(valid).toEqual(esimAnswers);
    expect(orderFields.every((name) => name in (valid ?? {}))).toBe(true);
  });
});

describe("the first day", () => {
  const days = (answers: typeof esimAnswers) => {
    const starts = startsOf(answers, today);
    return { early: startOf(starts, true), later: startOf(starts, false), told: firstStartsOf(answers, starts) };
  };

  test("of an eSIM with a new number is at once, or the day after the 14 days", () => {
    expect(days(esimAnswers)).toEqual({ early: null, later: "2026-12-12", told: [{ what: "esim", from: null }] });
    expect(days({ ...esimAnswers, phone: "" }).early, "before the number is chosen").toBeNull();
  });

  test("of a SIM card is what the post takes", () => {
    expect(days(simAnswers)).toEqual({ early: "2026-12-01", later: "2026-12-12", told: [{ what: "sim", from: "2026-12-01" }] });
  });

  test("of a kept number is what its move takes", () => {
    expect(days(keptAnswers)).toEqual({ early: "2026-12-01", later: "2026-12-12", told: [{ what: "esim", from: "2026-12-01" }] });
  });

  test("is never before what is sent has come, even after the 14 days", () => {
    const [soonest, later] = [parseDate("2026-12-15"), parseDate("2026-12-12")];
    if (!soonest || !later) expect.fail("days");
    expect(startOf({ soonest, later }, false)).toBe(soonest);
  });
});

test("a contract summary is of the plan and the SIM, whatever the number and the phone", () => {
  expect(summarisedLine(light, keptAnswers)).toEqual(summarisedLine(light, esimAnswers));
  expect(summarisedLine(light, simAnswers)).toMatchObject({
    wpId: light.wpId,
    phone: "new-phone",
    sim: { name: "SIM card", mobile: null },
  });
  expect(summarisedLine(light, esimAnswers).sim).toEqual({ name: "eSIM", mobile: "device-not-found" });
});
