/** Tests which answers the form of another mobile line requires, and the first day of the line. */
import { signal } from "@preact/signals-core";
import { validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import { viewItemList } from "#core/domain/bundle/events.rules.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { essentials, light } from "#tests/unit/core/domain/bundle/samples.ts";
import { numberOf } from "#widgets/my-digi/mobile-checkout/mobile-checkout.rules.ts";
import { Model, type Given } from "#widgets/my-digi/mobile-line/mobile-line.model.ts";
import { orderFields, orderForm, type OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";
import { createAnswers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import {
  addressWaitOf,
  firstStartsOf,
  plansShown,
  startOf,
  startsOf,
  summarisedLine,
} from "#widgets/my-digi/mobile-line/mobile-line.rules.ts";
import { deliveryValues, firstAnswers, installValues } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { createPorts, esimAnswers, flat, house, keptAnswers, openBrowser, simAnswers, today, typed } from "./sample-mobile-order.ts";

const own = [house, flat];
const values = { installs: installValues(own), deliveriesOf: (install: string) => deliveryValues(own, install) };
const form = orderForm([light, essentials], ["+32471654321"], values);

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

  test("asks again for the delivery to the address of the line, where that is an own address [C-317, C-255]", () => {
    const unseen = { ...simAnswers, delivery_address: "address-install" };
    expect(problems(unseen)).toEqual({ delivery_address: "address" });
    expect(problems({ ...unseen, install_address: "address-new" })).toEqual({});
    expect(problems({ ...simAnswers, install_address: "address-install" }), "of the line itself").toEqual({ install_address: "address" });
    expect(problems({ ...esimAnswers, delivery_address: "address-install" }), "nothing is delivered").toEqual({});
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

describe("the address", () => {
  const typing = { ...simAnswers, install_address: "address-new", delivery_address: "address-install" };
  /** Returns answers as the form takes them, and what the order still waits for. */
  const open = (first: OrderAnswers) => {
    openBrowser();
    const answers = createAnswers(createFakeClock(), createFakeSession(signedIn));
    answers.take(first);
    return { answers, wait: () => addressWaitOf(answers.given.value ?? first, answers.typed.value, answers.wrongBoxes.value) };
  };

  test("of the line is lacking until its house number is chosen [C-318]", () => {
    const { answers, wait } = open(typing);
    expect(wait()).toBe("lists");
    answers.takeAddress("install", "{}", typed);
    expect(wait()).toBeUndefined();
    answers.takeAddress("install", "{}", undefined);
    expect(wait()).toBe("lists");
    answers.take(simAnswers);
    expect(wait()).toBeUndefined();
  });

  test("with a wrong box waits for the box, as long as no other one lacks its choices", () => {
    const { answers, wait } = open(typing);
    answers.takeAddress("install", "{}", undefined, true);
    expect(wait()).toBe("box");
    answers.take({ ...typing, delivery_address: "address-new" });
    expect(wait()).toBe("lists");
    answers.takeAddress("delivery", "{}", typed);
    expect(wait()).toBe("box");
    answers.takeAddress("install", "{}", typed);
    expect(wait()).toBeUndefined();
  });

  test("of the delivery is lacking where there is a delivery", () => {
    const { answers, wait } = open({ ...simAnswers, delivery_address: "address-new" });
    expect(wait()).toBe("lists");
    answers.takeAddress("delivery", "{}", typed);
    expect(wait()).toBeUndefined();
    answers.takeAddress("delivery", "{}", undefined);
    answers.take({ ...esimAnswers, delivery_address: "address-new" });
    expect(wait()).toBeUndefined();
  });
});

test("the event of the plans is that of every list of cards", () => {
  expect(plansShown([light, essentials])).toEqual(viewItemList("mobile", [light, essentials], emptyBundle));
  expect(plansShown([])).toEqual(viewItemList("mobile", [], emptyBundle));
});

test("the list of plans is tracked once, not at a new price", () => {
  openBrowser();
  const { ports, tracked } = createPorts();
  const given = { answers: createAnswers(ports.clock, ports.session), plans: [light, essentials] };
  const box = signal(given as unknown as Given);
  new Model(ports as never, box).start();
  box.value = { ...box.value, plans: [{ ...light, prc: 6 }, essentials] };
  expect(tracked).toEqual(["view_item_list"]);
});

test("the order shows a new or a kept number, and none before it is given", () => {
  const shown = (phone: string, number = ""): string | undefined => numberOf({ phone, number });
  expect([shown(""), shown("keep-phone"), shown("new-phone"), shown("keep-phone", "485912345")]).toEqual([
    undefined,
    undefined,
    "new-phone",
    "+32485912345",
  ]);
});
