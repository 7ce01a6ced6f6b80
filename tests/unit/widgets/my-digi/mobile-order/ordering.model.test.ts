/** Tests the order of another mobile line: what is sent, that it is sent once, and what follows from the answer. */
import { is } from "superstruct";
import { describe, expect, onTestFinished, test } from "vitest";
import { AreaOrder } from "#core/domain/order/order.schema.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { light } from "#tests/unit/core/domain/bundle/samples.ts";
import { refusedFields } from "#widgets/my-digi/mobile-checkout/mobile-checkout.rules.ts";
import { createOrdering } from "#widgets/my-digi/mobile-checkout/ordering.model.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";
import { createAnswers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { addressIdOf } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import {
  createPorts,
  esimAnswers,
  flat,
  house,
  keptAnswers,
  openBrowser,
  placed,
  simAnswers,
  startingLine,
  typed,
} from "./sample-mobile-order.ts";

type Opening = { readonly addresses?: readonly OrderableAddress[]; readonly takes?: () => boolean };

/** Opens an order whose form has the given answers. */
function open(given: OrderAnswers, { addresses = [house, flat], takes }: Opening = {}) {
  const desk = createPorts(takes);
  const answers = createAnswers(desk.ports.clock, desk.ports.session);
  onTestFinished(answers.start());
  answers.take(given);
  const prices: unknown[] = [];
  const searches: unknown[] = [];
  const lists = {
    addresses: () => addresses,
    reprice: (...price: unknown[]) => void prices.push(price),
    findNewEsim: () => Promise.resolve(void searches.push(answers.result.peek()?.kind)),
  };
  const ordering = createOrdering(desk.ports as never, { answers, lists });
  const order = (valid = given): Promise<void> => ordering.order(startingLine(valid), valid);
  return { ...desk, answers, ordering, order, prices, searches, body: () => desk.last().request.body as AreaOrder };
}

const at = (address: OrderableAddress) => ({ install_address: addressIdOf(address), delivery_address: addressIdOf(address) });
const refusal: Failure = { code: "invalid", httpStatus: 422, fieldErrors: { mobile: "Phone number already used." } };

describe("the body of the order", () => {
  test("is one of the area: one line, its address, its price and its start [C-379] [C-380] [C-381]", () => {
    openBrowser();
    const { order, body } = open(esimAnswers);
    void order();
    expect(is(body(), AreaOrder)).toBe(true);
    expect(body()).toEqual({
      bundle: {
        mobile: [
          {
            ...{ i: light.i, wpId: light.wpId, new_phone: "new-phone", sim: { name: "eSIM", mobile: "apple-iphone-15" } },
            ...{ provider: "", portability_provider: { id: "", name: "" } },
            subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
          },
        ],
        ...{ internet: [], tv: [], landline: [] },
      },
      deliveryAddress: null,
      installAddress: { fttbAddressId: house.fttbAddressId },
      startEarly: true,
      bundlesPrice: light.prc,
      lang: "en",
    });
  });

  test("names a kept number, whom it comes from, and a start after the 14 days [C-381]", () => {
    openBrowser();
    const { order, body } = open({ ...keptAnswers, start_early: "later" });
    void order();
    expect(is(body(), AreaOrder)).toBe(true);
    expect(body()).toMatchObject({ startEarly: false, bundle: { mobile: [{ new_phone: "+32470123456", provider: "Mobile Vikings" }] } });
    expect(body().bundle.mobile[0]?.subscription).toEqual({
      ...{ portability: "postpaid", first_digits: "4701", customer_number: "1002003", current_sim_card: "" },
    });
  });

  test("holds the card, a number or a new one, its subscription, its operator and the SIM [C-167]", () => {
    const plan = { i: light.i, wpId: light.wpId };
    const nobody = { id: "", name: "" };
    const eSim = { name: "eSIM", mobile: "apple-iphone-15" };
    expect(startingLine(esimAnswers).line).toMatchObject({ ...plan, phone: "new-phone", portability_provider: nobody, sim: eSim });
    expect(startingLine(simAnswers).line.sim).toEqual({ name: "SIM card", mobile: null });
    expect(startingLine({ ...keptAnswers, subscription: "yes", current_sim_card: "8932012345678901233" }).line).toMatchObject({
      ...plan,
      phone: "+32470123456",
      subscription: { portability: "prepaid", current_sim_card: "8932012345678901233" },
      portability_provider: { id: "mobile-vikings", name: "Mobile Vikings" },
    });
  });

  const { fttbAddressId: houseId } = house;
  const typedHome = { fttbAddressId: typed.fttbAddressId, box: "7" };
  test.each<[string, Partial<OrderAnswers>, object, object]>([
    ["a home without a box", at(house), { fttbAddressId: houseId }, { fttbAddressId: houseId, countyId: "BE-VOV", box: "" }],
    ["a home whose box has a letter", at(flat), { fttbAddressId: flat.fttbAddressId, box: "2B" }, { countyId: "BE-BRU", box: "2B" }],
    ["a typed address, and the same", { install_address: "address-new", delivery_address: "address-install" }, typedHome, typedHome],
    ["a typed address, and an own one", { ...at(house), install_address: "address-new" }, typedHome, { fttbAddressId: houseId }],
    ["an own address, and a typed one", { ...at(house), delivery_address: "address-new" }, { fttbAddressId: houseId }, typedHome],
  ])("of a SIM card has two addresses: %s [C-254] [C-317]", (_what, chosen, install, delivery) => {
    openBrowser();
    const { answers, order, body } = open({ ...simAnswers, ...chosen });
    answers.takeAddress("install", "{}", typed);
    answers.takeAddress("delivery", "{}", typed);
    void order();
    expect(is(body(), AreaOrder)).toBe(true);
    expect(body().installAddress).toEqual(install);
    expect(body().deliveryAddress).toMatchObject(delivery);
  });
});

describe("nothing is sent", () => {
  test("before a typed address is whole [C-318]", async () => {
    openBrowser();
    const typing = { ...simAnswers, install_address: "address-new", delivery_address: "address-new" };
    const { answers, order, sent, events } = open(typing);
    await order();
    answers.takeAddress("install", "{}", typed);
    await order();
    expect([sent, events]).toEqual([[], []]);
    answers.takeAddress("delivery", "{}", typed);
    void order();
    expect(sent).toHaveLength(1);
  });

  test("for an address that is no longer the customer's", async () => {
    openBrowser();
    const { order, sent } = open({ ...esimAnswers, ...at(flat) }, { addresses: [house] });
    await order();
    expect(sent).toEqual([]);
  });

  test("where the host page stops it, for a second press, and after the end", async () => {
    openBrowser();
    const stopped = open(esimAnswers, { takes: () => false });
    await stopped.order();
    expect([stopped.sent, stopped.ordering.state.value]).toEqual([[], { kind: "open" }]);
    const { order, sent, last } = open(esimAnswers);
    void order();
    void order();
    expect(sent).toHaveLength(1);
    await last().answer({ ok: true, value: { data: placed } });
    await order();
    expect(sent).toHaveLength(1);
  });
});

test("an order that is placed ends the form, and is told once", async () => {
  const { tab } = openBrowser();
  const { answers, order, events, tracked, last } = open(esimAnswers);
  void order();
  await last().answer({ ok: true, value: { data: placed } });
  const { line, start } = startingLine(esimAnswers);
  expect(answers.result.value).toEqual({ kind: "placed", placed, line, start, onceCents: 1250 });
  expect(events).toEqual([
    ["digi-submit", { form: "order", fields: {} }],
    ["digi-success", { form: "order" }],
  ]);
  expect(tracked).toEqual(["purchase"]);
  expect(tab.kept.size, "the answers are forgotten").toBe(0);
  const again = open(esimAnswers);
  void again.order();
  await again.last().answer({ ok: true, value: { data: placed } });
  expect(again.tracked, "the same order after a reload").toEqual([]);
});

test.each([
  ["an eSIM that works at once", esimAnswers, ["placed"]],
  ["an eSIM that works later", { ...esimAnswers, start_early: "later" }, []],
  ["a SIM card", simAnswers, []],
])("the new line is looked for after the order of %s alone", async (_what, given, searched) => {
  openBrowser();
  const { order, searches, last } = open(given);
  void order();
  expect(searches).toEqual([]);
  await last().answer({ ok: true, value: { data: placed } });
  expect(searches).toEqual(searched);
});

test("a lost answer leaves the order unknown, and the next attempt has the same key, in each tab", async () => {
  openBrowser();
  const [here, there] = [open(esimAnswers), open(esimAnswers)];
  void here.order();
  await here.last().answer({ ok: false, failure: { code: "network.timeout" } });
  expect([here.ordering.state.value, here.answers.result.value]).toEqual([{ kind: "unknown" }, undefined]);
  here.ordering.forget();
  expect(here.ordering.state.value, "a changed answer makes it no more certain").toEqual({ kind: "unknown" });
  void here.order();
  void there.order();
  const [first, ...others] = [...here.sent, ...there.sent].map(({ request }) => request.headers);
  expect(first).toEqual({ "idempotency-key": expect.stringMatching(/./) });
  expect(others).toEqual([first, first]);
  await here.last().answer({ ok: true, value: { data: placed } });
  expect(there.answers.result.value).toEqual({ kind: "taken" });
});

test("a key that came with other answers means that the order is with the API already", async () => {
  const { local } = openBrowser();
  const { answers, order, events, last } = open(esimAnswers);
  void order();
  await last().answer({ ok: false, failure: { code: "invalid", httpStatus: 422, fieldErrors: { "idempotency-key": "Used." } } });
  expect(answers.result.value).toEqual({ kind: "taken" });
  expect(events).toHaveLength(1);
  expect(local.size, "the next order has another key").toBe(0);
});

describe("a refused number", () => {
  test("is told at its field where one is kept", async () => {
    openBrowser();
    const { answers, ordering, order, last } = open(keptAnswers);
    void order();
    await last().answer({ ok: false, failure: refusal });
    expect([answers.refused.value, ordering.state.value]).toEqual([
      { number: "Phone number already used." },
      { kind: "refused", failure: refusal },
    ]);
    ordering.forget();
    expect([answers.refused.value, ordering.state.value]).toEqual([undefined, { kind: "open" }]);
    void order();
    expect(ordering.state.value).toEqual({ kind: "sending" });
    await last().answer({ ok: false, failure: { code: "http.refused", httpStatus: 503 } });
    expect(answers.refused.value, "another refusal is about no field").toBeUndefined();
  });

  test.each([
    ["a line with a new number", esimAnswers, refusal],
    ["the order, because the customer has six lines by now", keptAnswers, { ...refusal, fieldErrors: { bundle: "Six at most." } }],
  ])("is told below the button where it is about %s", async (_what, given, failure) => {
    openBrowser();
    const { answers, ordering, order, last } = open(given);
    void order();
    await last().answer({ ok: false, failure });
    expect([answers.refused.value, ordering.state.value.kind]).toEqual([undefined, "refused"]);
  });
});

describe("a refused address", () => {
  const invalid = (fieldErrors: Readonly<Record<string, string>>): Failure => ({ ...refusal, fieldErrors });

  test("is told at its list, together with the number", async () => {
    openBrowser();
    const { answers, order, last } = open({ ...keptAnswers, sim_card: "sim" });
    void order();
    await last().answer({ ok: false, failure: invalid({ mobile: "Used.", installAddress: "Gone.", deliveryAddress: "Not yours." }) });
    expect(answers.refused.value).toEqual({ number: "Used.", install_address: "Gone.", delivery_address: "Not yours." });
  });

  test.each([
    ["a delivery that is not asked for", esimAnswers, { deliveryAddress: "Not yours." }],
    ["a box, too", simAnswers, { deliveryAddress: "Not yours.", box: "Digits only." }],
    ["nothing that was sent", simAnswers, {}],
  ])("is told below the button where it is about %s", async (_what, given, errors) => {
    openBrowser();
    const { answers, ordering, order, last } = open(given);
    void order();
    await last().answer({ ok: false, failure: invalid(errors) });
    expect([answers.refused.value, ordering.state.value.kind]).toEqual([undefined, "refused"]);
  });

  test("of the line is told below the button where the customer has no list of addresses", () => {
    expect(refusedFields({ installAddress: "Gone." }, simAnswers, false)).toBeUndefined();
  });
});

describe("a new price", () => {
  const change = { total: 6, lines: [{ kind: "mobile" as const, wpId: light.wpId, t: [...light.t], prc: 6 }] };
  const failure = { code: "price_changed", httpStatus: 409, conflict: { data: change } } as const;

  test("that the customer agrees to is shown on the card, and is the price of the next order", async () => {
    openBrowser();
    const { answers, ordering, order, prices, sent, body, last } = open(esimAnswers);
    void order();
    await last().answer({ ok: false, failure } as never);
    expect(ordering.state.value).toEqual({ kind: "price", change });
    void ordering.agree(startingLine(esimAnswers), esimAnswers);
    expect([sent.length, body().bundlesPrice, prices]).toEqual([2, 6, [[light.wpId, 6]]]);
    expect(sent[1]?.request.headers, "it is the same order").toEqual(sent[0]?.request.headers);
    await last().answer({ ok: true, value: { data: { ...placed, total: 6 } } });
    expect(answers.result.value).toMatchObject({ kind: "placed", line: { prc: 6 } });
  });

  test("is forgotten with another choice, and then there is nothing to agree to", async () => {
    openBrowser();
    const { ordering, order, sent, last } = open(esimAnswers);
    void order();
    await last().answer({ ok: false, failure } as never);
    ordering.forget();
    await ordering.agree(startingLine(esimAnswers), esimAnswers);
    expect([ordering.state.value, sent.length]).toEqual([{ kind: "open" }, 1]);
  });
});
