/** Tests an imported bundle of which some products are not on offer: the visitor is then led to the builder. */
import { signal } from "@preact/signals-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { slowAfterMs } from "#core/services/load/slow-notice.model.ts";
import { withSharedBundle } from "#core/domain/shared-bundle/shared-bundle.rules.ts";
import type { SharedBundle } from "#core/domain/shared-bundle/shared-bundle.schema.ts";
import { good, type Asked } from "#tests/unit/core/domain/address/desk.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { fibre500, landline, offers, tvMax } from "#tests/unit/core/domain/bundle/samples.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createPorts } from "#tests/unit/widgets/configurator/desk.ts";
import { Model } from "#widgets/order-flow/arrival/arrival.model.ts";
import { canBeWhole, allOnOffer } from "#widgets/order-flow/arrival/arrival.rules.ts";
import { View } from "#widgets/order-flow/arrival/arrival.view.tsx";
import type { ImportedBundle } from "#widgets/order-flow/imported-bundle.model.ts";

const card = { w: "1101", s: "s" } as const;
const bundleAddress = { street: "Grand-Place", number: "1", fttbAddressId: "FTTB-1" };
const here = { ...offers, internet: [fibre500], tv: [tvMax], landline: [landline] };
const wanting = (bundle: SharedBundle): Bundle => withSharedBundle(emptyBundle, bundle);
const known = { plans: offers, there: { address: bundleAddress, offers: here }, language: "en" } as const;

describe("whether nobody has to be asked", () => {
  test.each<[string, SharedBundle, boolean]>([
    ["cards, an address and codes", { m: [card], i: "1201", t: "1302", a: "FTTB-1", v: "X", d: "Y" }, true],
    ["a number that is kept", { m: [card, { ...card, k: 1 }] }, false],
    ["an eSIM, whose phone is in no link", { m: [{ w: "1101", s: "e" }] }, false],
    ["a landline, whose number is in no link", { m: [], i: "1201", l: "1401", a: "FTTB-1" }, false],
  ])("%s", (_what, bundle, expected) => {
    expect(canBeWhole(wanting(bundle))).toBe(expected);
  });
});

describe("what is on offer", () => {
  test("is in the pack, at today's price", () => {
    const bundle = allOnOffer(wanting({ m: [card], i: "1201", t: "1302", a: "FTTB-1" }), known);
    expect(bundle).toMatchObject({ bundlesPrice: 27, address: { ...bundleAddress, hasAddress: true }, wanted: emptyBundle.wanted });
    expect(allOnOffer(wanting({ m: [card] }), { ...known, there: undefined })?.bundlesPrice).toBe(5);
  });

  test.each<[string, SharedBundle]>([
    ["an unknown plan", { m: [{ w: "9999", s: "s" }] }],
    ["an unknown internet offer", { m: [card], i: "9999", a: "FTTB-1" }],
    ["internet without an address", { m: [card], i: "1201" }],
    ["TV without what it needs", { m: [], t: "1302", a: "FTTB-1" }],
  ])("is not all of it, and the builder says so: %s", (_what, bundle) => {
    expect(allOnOffer(wanting(bundle), bundle.a === undefined ? { ...known, there: undefined } : known)).toBeUndefined();
  });

  test("at an address without it is nothing of it", () => {
    const there = { address: bundleAddress, offers: { ...here, tv: [] } };
    expect(allOnOffer(wanting({ m: [card], t: "1302", a: "FTTB-1" }), { ...known, there })).toBeUndefined();
  });
});

/** Opens the order page with an imported bundle, which is checked at once. */
function open(bundle: SharedBundle) {
  const browser = createBundleBrowser();
  const { store } = browser.openTab();
  store.update(() => wanting(bundle));
  const { ports, asked, tracked } = createPorts(store, browser.clock);
  const settled: (Bundle | undefined)[] = [];
  const answered: true[] = [];
  const bundleImport = { settled: (whole: Bundle | undefined) => void settled.push(whole), answered: () => void answered.push(true) };
  const flow = { bundleImport };
  const given = signal({ flow, state: { kind: "settling" } as ImportedBundle });
  const model = new Model(ports, given as never);
  onTestFinished(model.start());
  const answer = async (id: string, outcome: Parameters<Asked["answer"]>[0]): Promise<Asked> => {
    const call = asked.findLast((one) => one.id === id) ?? expect.unreachable(id);
    await call.answer(outcome);
    await settle();
    return call;
  };
  return { store, asked, answer, answered, settled, tracked, model, browser };
}
const located = { ...bundleAddress, postalCode: "1000", city: "Brussels", cityId: "b", stateId: "s", streetId: "s1" };
const address = good({ address: located });
const building = good({ address: { ...located, boxes: ["1", "2"] } });
const codeOf = (code: string) => good({ data: { code, label: code, percent: 10 } });
const refusal = (code: Failure["code"], more = {}) => ({ ok: false as const, failure: { code, ...more } });

describe("it is asked for", () => {
  test("with the offers of its address and its codes, and ordered whole; what that brings is tracked once", async () => {
    const { answer, asked, settled, tracked } = open({ m: [card], i: "1201", a: "FTTB-1", v: "WELCOME10", d: "DEALER-BRU" });
    await answer("bundle.offers", good(offers));
    await answer("address.byId", address);
    expect((await answer("bundle.offers", good(here))).body).toEqual({ fttbId: "FTTB-1" });
    const { body } = await answer("codes.voucher", codeOf("WELCOME10"));
    expect(body).toMatchObject({ code: "WELCOME10", bundle: { internet: { wpId: "1201" } } });
    await answer("codes.dealer", good({ data: { code: "DEALER-BRU", label: "Dealer" } }));
    expect(asked).toHaveLength(5);
    expect(settled).toMatchObject([{ bundlesPrice: 15, promo_code: { voucher: { percent: 10 }, dealerCare: { code: "DEALER-BRU" } } }]);
    expect(tracked.map(([event]) => event)).toEqual(["add_to_cart"]);
  });

  test("and waits for the box of a building of several homes, which no link holds (decisions §12)", async () => {
    const { answer, answered, settled, model, tracked } = open({ m: [card], i: "1201", a: "FTTB-1" });
    await answer("bundle.offers", good(offers));
    await answer("address.byId", building);
    await answer("bundle.offers", good(here));
    expect([model.building.value?.boxes, settled, tracked]).toEqual([["1", "2"], [], []]);
    model.answerBox("2");
    expect(settled).toMatchObject([{ bundlesPrice: 15, address: { fttbAddressId: "FTTB-1", box: "2" } }]);
    expect(settled[0]?.address.boxes).toBeUndefined();
    expect([answered.length, model.building.value, tracked.map(([event]) => event)]).toEqual([1, undefined, ["add_to_cart"]]);
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

const everything: SharedBundle = { m: [card], i: "1201", a: "FTTB-1", v: "WELCOME10", d: "DEALER-BRU" };
/** The calls of the arrival in their order, each with a good answer. The first two are made at the same time. */
const calls = [
  ["what is on offer anywhere", "bundle.offers", good(offers)],
  ["the address", "address.byId", address],
  ["what is on offer there", "bundle.offers", good(here)],
  ["the voucher", "codes.voucher", codeOf("WELCOME10")],
  ["the dealer code", "codes.dealer", good({ data: { code: "DEALER-BRU", label: "Dealer" } })],
] as const;
const ordered = [{ bundlesPrice: 15, promo_code: { voucher: { percent: 10 }, dealerCare: { code: "DEALER-BRU" } } }];
const keptWords = "We couldn’t check your pack. It is kept: try again.";
/** Failures of a call, each with the texts that are shown. */
const faults: readonly (readonly [string, Failure, readonly string[]])[] = [
  ["no way there", { code: "network.unreachable" }, ["Our service can’t be reached at the moment", "Try again"]],
  ["no answer in time", { code: "network.timeout" }, ["Our service is taking too long to respond", "Try again"]],
  [
    "too many calls",
    { code: "rate_limited", httpStatus: 429, retryAfterSeconds: 30 },
    ["Too many attempts in a short time", "You can try again in 30\u00a0s."],
  ],
  ["an outage", { code: "http.refused", httpStatus: 503 }, [keptWords, "Code\u00a0503", "Try again"]],
  ["no answer as promised", { code: "response.invalid", httpStatus: 200 }, [keptWords, "Code\u00a0response.invalid", "Try again"]],
];

/** Returns the rendered HTML while the bundle is being checked. */
const shown = (model: Model): string =>
  renderToStaticMarkup(createElement(View, { model, state: { kind: "settling" }, own: undefined } as never));

describe("a call that fails", () => {
  const each = calls.flatMap(([call], at) => faults.map(([fault, failure, says]) => [call, fault, at, failure, says] as const));
  test.each(each)("%s, %s: it is said, the pack stays as it came, and is whole when it is tried again", async (...given) => {
    const [, , at, failure, says] = given;
    const { answer, asked, settled, tracked, model, store } = open(everything);
    const before = store.bundle.value;
    const until = Math.max(at + 1, 2);
    for (const [nth, [, id, outcome]] of calls.slice(0, until).entries()) await answer(id, nth === at ? { ok: false, failure } : outcome);
    expect([model.failure.value, settled, tracked]).toEqual([failure, [], []]);
    expect(store.bundle.value).toBe(before);
    expect(asked, "nothing more is asked by itself").toHaveLength(until);
    for (const words of says) expect(shown(model)).toContain(words);

    model.retry();
    expect(shown(model)).toContain("One moment: we’re checking");
    for (const [, id, outcome] of calls) await answer(id, outcome);
    expect(settled).toMatchObject(ordered);
    expect(model.failure.value).toBeUndefined();
  });

  test.each(calls.map(([call], at) => [call, at] as const))(
    "%s, slow: it is said, waited for no longer when the visitor says so, and what comes then counts no more",
    async (_call, at) => {
      const { answer, settled, tracked, model, store, browser } = open(everything);
      const before = store.bundle.value;
      for (const [, id, outcome] of calls.slice(0, at)) await answer(id, outcome);
      await browser.clock.pass(slowAfterMs);
      expect(shown(model)).toContain("This is taking a while.");
      model.giveUp();
      const [, late, outcome] = calls[at] ?? expect.unreachable();
      expect((await answer(late, outcome)).signal?.aborted).toBe(true);
      expect([model.failure.value, settled, tracked]).toEqual([{ code: "network.timeout" }, [], []]);
      expect(store.bundle.value).toBe(before);

      model.retry();
      for (const [, id, again] of calls) await answer(id, again);
      expect(settled).toMatchObject(ordered);
    },
  );
});

test("a pack that another tab has changed meanwhile is asked for anew", async () => {
  const { answer, asked, settled, store } = open({ m: [card] });
  store.update(() => wanting({ m: [{ w: "1102", s: "s" }] }));
  await answer("bundle.offers", good(offers));
  expect([settled, asked.length]).toEqual([[], 2]);
  await answer("bundle.offers", good(offers));
  expect(settled).toMatchObject([{ bundlesPrice: 7 }]);
});
