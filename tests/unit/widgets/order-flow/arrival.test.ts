/** What of a pack that was handed over is on offer: all of it, or the builder is asked. */
import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Failure } from "#core/api/outcome.ts";
import { emptyBundle } from "#core/bundle/bundle.rules.ts";
import type { Bundle } from "#core/bundle/bundle.schema.ts";
import { withSharedPack } from "#core/shared-pack/shared-pack.rules.ts";
import type { SharedPack } from "#core/shared-pack/shared-pack.schema.ts";
import { good, type Asked } from "#tests/unit/core/address/desk.ts";
import { createBundleBrowser } from "#tests/unit/core/bundle/browser.ts";
import { fibre500, landline, offers, tvMax } from "#tests/unit/core/bundle/samples.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createPorts } from "#tests/unit/widgets/configurator/desk.ts";
import { Model } from "#widgets/order-flow/arrival/arrival.model.ts";
import { canBeWhole, granted } from "#widgets/order-flow/arrival/arrival.rules.ts";
import type { HandedOver } from "#widgets/order-flow/handed-over.model.ts";

const card = { w: "1101", s: "s" } as const;
const place = { street: "Grand-Place", number: "1", fttbAddressId: "FTTB-1" };
const here = { ...offers, internet: [fibre500], tv: [tvMax], landline: [landline] };
const wanting = (pack: SharedPack): Bundle => withSharedPack(emptyBundle, pack);
const known = { plans: offers, there: { place, offers: here }, language: "en" } as const;

describe("whether nobody has to be asked", () => {
  test.each<[string, SharedPack, boolean]>([
    ["cards, an address and codes", { m: [card], i: "1201", t: "1302", a: "FTTB-1", v: "X", d: "Y" }, true],
    ["a number that is kept", { m: [card, { ...card, k: 1 }] }, false],
    ["an eSIM, whose phone is in no link", { m: [{ w: "1101", s: "e" }] }, false],
    ["a landline, whose number is in no link", { m: [], i: "1201", l: "1401", a: "FTTB-1" }, false],
  ])("%s", (_what, pack, expected) => {
    expect(canBeWhole(wanting(pack))).toBe(expected);
  });
});

describe("what is on offer", () => {
  test("is in the pack, at today's price", () => {
    const bundle = granted(wanting({ m: [card], i: "1201", t: "1302", a: "FTTB-1" }), known);
    expect(bundle).toMatchObject({ bundlesPrice: 27, address: { ...place, hasAddress: true }, wanted: emptyBundle.wanted });
    expect(granted(wanting({ m: [card] }), { ...known, there: undefined })?.bundlesPrice).toBe(5);
  });

  test.each<[string, SharedPack]>([
    ["an unknown plan", { m: [{ w: "9999", s: "s" }] }],
    ["an unknown internet offer", { m: [card], i: "9999", a: "FTTB-1" }],
    ["internet without an address", { m: [card], i: "1201" }],
    ["TV without what it needs", { m: [], t: "1302", a: "FTTB-1" }],
  ])("is not all of it, and the builder says so: %s", (_what, pack) => {
    expect(granted(wanting(pack), pack.a === undefined ? { ...known, there: undefined } : known)).toBeUndefined();
  });

  test("at an address without it is nothing of it", () => {
    const there = { place, offers: { ...here, tv: [] } };
    expect(granted(wanting({ m: [card], t: "1302", a: "FTTB-1" }), { ...known, there })).toBeUndefined();
  });
});

/** Opened, and settling at once. */
function open(pack: SharedPack) {
  const browser = createBundleBrowser();
  const { store } = browser.openTab();
  store.update(() => wanting(pack));
  const { ports, asked, measured } = createPorts(store, browser.clock);
  const settled: (Bundle | undefined)[] = [];
  const answered: true[] = [];
  const handOver = { settled: (whole: Bundle | undefined) => void settled.push(whole), answered: () => void answered.push(true) };
  const flow = { handOver };
  const given = signal({ flow, state: { kind: "settling" } as HandedOver });
  const model = new Model(ports, given as never);
  onTestFinished(model.start());
  const answer = async (id: string, outcome: Parameters<Asked["answer"]>[0]): Promise<Asked> => {
    const call = asked.findLast((one) => one.id === id) ?? expect.unreachable(id);
    await call.answer(outcome);
    await settle();
    return call;
  };
  return { store, asked, answer, answered, settled, measured, model, browser };
}
const located = { ...place, postalCode: "1000", city: "Brussels", cityId: "b", stateId: "s", streetId: "s1" };
const address = good({ address: located });
const building = good({ address: { ...located, boxes: ["1", "2"] } });
const codeOf = (code: string) => good({ data: { code, label: code, percent: 10 } });
const refusal = (code: Failure["code"], more = {}) => ({ ok: false as const, failure: { code, ...more } });

describe("it is asked for", () => {
  test("with the offers of its address and its codes, and ordered whole; what that brings is measured once", async () => {
    const { answer, asked, settled, measured } = open({ m: [card], i: "1201", a: "FTTB-1", v: "WELCOME10", d: "DEALER-BRU" });
    await answer("bundle.offers", good(offers));
    await answer("address.byId", address);
    expect((await answer("bundle.offers", good(here))).body).toEqual({ fttbId: "FTTB-1" });
    const { body } = await answer("codes.voucher", codeOf("WELCOME10"));
    expect(body).toMatchObject({ code: "WELCOME10", bundle: { internet: { wpId: "1201" } } });
    await answer("codes.dealer", good({ data: { code: "DEALER-BRU", label: "Dealer" } }));
    expect(asked).toHaveLength(5);
    expect(settled).toMatchObject([{ bundlesPrice: 15, promo_code: { voucher: { percent: 10 }, dealerCare: { code: "DEALER-BRU" } } }]);
    expect(measured.map(([event]) => event)).toEqual(["add_to_cart"]);
  });

  test("and waits for the box of a building of several homes, which no link holds (decisions §12)", async () => {
    const { answer, answered, settled, model, measured } = open({ m: [card], i: "1201", a: "FTTB-1" });
    await answer("bundle.offers", good(offers));
    await answer("address.byId", building);
    await answer("bundle.offers", good(here));
    expect([model.building.value?.boxes, settled, measured]).toEqual([["1", "2"], [], []]);
    model.answerBox("2");
    expect(settled).toMatchObject([{ bundlesPrice: 15, address: { fttbAddressId: "FTTB-1", box: "2" } }]);
    expect(settled[0]?.address.boxes).toBeUndefined();
    expect([answered.length, model.building.value, measured.map(([event]) => event)]).toEqual([1, undefined, ["add_to_cart"]]);
    model.answerBox("1");
    expect(settled).toHaveLength(1);
  });

  test.each([
    ["none of its boxes", "", {}],
    ["mobile alone: nothing comes there", undefined, { i: undefined }],
  ] as const)("and orders without one: %s", async (_what, box, more) => {
    const { answer, settled, model } = open({ m: [card], i: "1201", a: "FTTB-1", ...more });
    await answer("bundle.offers", good(offers));
    await answer("address.byId", building);
    await answer("bundle.offers", good(here));
    if (box !== undefined) model.answerBox(box);
    expect(settled).toMatchObject([{ address: { fttbAddressId: "FTTB-1" } }]);
    expect(settled[0]?.address.box).toBeUndefined();
  });

  test("anew where another tab has changed the pack while the box was asked for", async () => {
    const { answer, settled, model, store } = open({ m: [card], i: "1201", a: "FTTB-1" });
    await answer("bundle.offers", good(offers));
    await answer("address.byId", building);
    await answer("bundle.offers", good(here));
    store.update((bundle) => ({ ...bundle, wanted: { ...bundle.wanted, lines: [] } }));
    model.answerBox("2");
    await answer("bundle.offers", good(offers));
    await answer("address.byId", building);
    await answer("bundle.offers", good(here));
    expect([settled, model.building.value?.boxes]).toEqual([[], ["1", "2"]]);
    model.answerBox("2");
    expect(settled).toMatchObject([{ bundlesPrice: 10, address: { box: "2" } }]);
  });

  test("not at all where somebody has to be asked first", () => {
    const { asked, settled } = open({ m: [{ ...card, k: 1 }] });
    expect([asked, settled]).toEqual([[], []]);
  });
});

describe("the builder is asked where", () => {
  test("a number is kept", async () => {
    const { settled } = open({ m: [{ ...card, k: 1 }] });
    await settle();
    expect(settled).toEqual([undefined]);
  });

  test("the address is none any more", async () => {
    const { answer, settled } = open({ m: [card], a: "FTTB-9" });
    await answer("bundle.offers", good(offers));
    await answer("address.byId", refusal("not_found"));
    expect(settled).toEqual([undefined]);
  });

  test("a code is refused: it says so in its field", async () => {
    const { answer, settled } = open({ m: [card], v: "EXPIRED" });
    await answer("bundle.offers", good(offers));
    await answer("codes.voucher", refusal("code_refused", { httpStatus: 200 }));
    expect(settled).toEqual([undefined]);
  });
});

describe("a call that fails", () => {
  test("keeps what is wanted, and can be tried again", async () => {
    const { answer, settled, model, store } = open({ m: [card] });
    const before = store.bundle.value;
    await answer("bundle.offers", refusal("network.unreachable"));
    expect([model.failure.value, settled, store.bundle.value]).toEqual([{ code: "network.unreachable" }, [], before]);
    model.retry();
    expect(model.failure.value).toBeUndefined();
    await answer("bundle.offers", good(offers));
    expect(settled).toMatchObject([{ bundlesPrice: 5 }]);
  });

  test("is waited for no longer when the visitor says so", async () => {
    const { answer, settled, model } = open({ m: [card] });
    model.giveUp();
    await answer("bundle.offers", good(offers));
    expect([model.failure.value, settled]).toEqual([{ code: "network.timeout" }, []]);
  });
});

test("a pack that another tab has changed meanwhile is asked for anew", async () => {
  const { answer, asked, settled, store } = open({ m: [card] });
  store.update(() => wanting({ m: [{ w: "1102", s: "s" }] }));
  await answer("bundle.offers", good(offers));
  expect([settled, asked.length]).toEqual([[], 2]);
  await answer("bundle.offers", good(offers));
  expect(settled).toMatchObject([{ bundlesPrice: 7 }]);
});
