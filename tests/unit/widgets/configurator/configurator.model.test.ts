import { describe, expect, test } from "vitest";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import {
  bundleOf,
  essentials,
  keptLine,
  light,
  linesOf,
  newLine,
  offers,
  offersIn,
  tvMax,
  twoLines,
  withLine,
} from "#tests/unit/core/domain/bundle/samples.ts";
import { createBuilderBrowser } from "./desk.ts";

describe("the order button", () => {
  test("pressed, it keeps the bundle, tracks it once and leads to the order; a second press on the way is none [C-197, C-198]", () => {
    const { open, clock, inStore } = createBuilderBrowser();
    const { model, store, tracked, left } = open();
    store.update(() => twoLines);
    model.order();
    model.order();
    expect(left).toEqual([["order", undefined]]);
    expect(tracked.map(([event]) => event)).toEqual(["begin_checkout"]);
    expect(tracked[0]?.[1].ecommerce).toMatchObject({ currency: "EUR", value: 12, items: [{ item_id: "1101" }, { item_id: "1102" }] });
    expect(inStore()).toMatchObject({
      digi: 1,
      savedAt: clock.now(),
      bundle: { mobile: { cards: [{ i: light.i }, { i: essentials.i }] } },
    });
    expect(model.isLeaving.value).toBe(true);
  });

  test("does nothing as long as nothing is chosen [C-037]", () => {
    const { model, store, tracked, left } = createBuilderBrowser().open();
    expect(model.canOrder.value).toBe(false);
    model.order();
    expect([tracked, left, model.isRefused.value]).toEqual([[], [], false]);
    store.update((bundle) => withLine(bundle, newLine()));
    expect(model.canOrder.value).toBe(true);
  });

  test("answers again where the page stayed: after 5 s, or when the visitor comes back to it", async () => {
    const { open, clock } = createBuilderBrowser();
    const { model, store, left, comeBack } = open();
    store.update(() => twoLines);
    model.order();
    await clock.pass(4999);
    expect(model.isLeaving.value).toBe(true);
    await clock.pass(1);
    model.order();
    expect(left).toHaveLength(2);
    comeBack(false); // A page that was loaded anew has a new model, so this event changes nothing.
    expect(model.isLeaving.value).toBe(true);
    comeBack(true);
    expect(model.isLeaving.value).toBe(false);
  });

  test("leads nowhere where the browser keeps nothing: that is said, behind the sheet", () => {
    const { model, store, tracked, left } = createBuilderBrowser().open({ refuses: "full" });
    store.update(() => twoLines);
    model.showSheet(true);
    model.order();
    expect([model.isRefused.value, model.isSheetOpen.value, model.isLeaving.value]).toEqual([true, false, false]);
    expect([tracked, left]).toEqual([[], []]);
    expect(linesOf(store.bundle.value)).toHaveLength(2);
  });
});

test("a TV package has a line of its own in the overview, and its part of the total [C-035]", () => {
  const { model, store } = createBuilderBrowser().open();
  store.update(() => chooseCard(bundleOf(newLine(light)), "tv", tvMax));
  expect(model.lines.value.map(({ kind, cents }) => [kind, cents])).toEqual([
    ["mobile", 500],
    ["tv", 1200],
  ]);
  expect(model.price.value).toEqual({ cents: 1700, onceCents: 0 });
});

describe("the page hears of another bundle", () => {
  const changes = (events: readonly (readonly [string, unknown])[]) => events.filter(([event]) => event === "digi-bundle-changed");

  test("once for each change, with ids and the total, and never a number", () => {
    const { model, events } = createBuilderBrowser().open();
    model.mobile.add();
    model.mobile.confirm(keptLine(light));
    expect(changes(events)).toEqual([["digi-bundle-changed", { ids: [light.i], codes: [], fttbAddressId: null, total: 5 }]]);
    expect(JSON.stringify(events)).not.toMatch(/470|1002003|Vikings/);
    model.mobile.remove(1, "section");
    model.changes.undo();
    expect(changes(events).map(([, detail]) => detail)).toMatchObject([{ total: 5 }, { total: 0 }, { total: 5 }]);
  });

  test("not of what is there when it comes, of offers, of a language, or of a form that opens", async () => {
    const { open } = createBuilderBrowser();
    open().store.update(() => twoLines);
    const { model, events, asked, language } = open();
    expect(linesOf(model.bundle.value)).toHaveLength(2);
    await asked[0]?.answer(good(offers));
    language.value = "fr";
    await asked[1]?.answer(good(offersIn("fr")));
    model.mobile.edit(1);
    model.mobile.close();
    expect(changes(events)).toEqual([]);
  });

  test("of what another tab has done", () => {
    const { open } = createBuilderBrowser();
    const [one, other] = [open(), open()];
    one.store.update(() => twoLines);
    expect(changes(other.events)).toHaveLength(1);
    expect(changes(one.events)).toHaveLength(1);
  });
});

describe("the offers", () => {
  test("are those without an address, and stay with the bundle [C-138]", async () => {
    const { model, asked } = createBuilderBrowser().open();
    expect(asked.map(({ id, body }) => [id, body])).toEqual([["bundle.offers", { fttbId: null }]]);
    expect(model.plans.value).toBeUndefined();
    await asked[0]?.answer(good(offers));
    expect(model.plans.value).toEqual(offers.mobile);
    expect(model.bundle.value.default_bundle).toEqual(offers);
  });

  test("are asked for again in another language; those that are there stay until then", async () => {
    const { model, store, asked, language } = createBuilderBrowser().open();
    store.update(() => twoLines);
    await asked[0]?.answer(good(offers));
    language.value = "nl";
    expect(asked).toHaveLength(2);
    expect(model.plans.value).toEqual(offers.mobile);
    await asked[1]?.answer(good(offersIn("nl")));
    expect(model.lines.value.map((line) => line.title)).toEqual(["Light + abonnement", "Essentials + abonnement"]);
  });

  test("that do not come leave what is chosen as it is", async () => {
    const { model, store, asked } = createBuilderBrowser().open();
    store.update(() => twoLines);
    await asked[0]?.answer({ ok: false, failure: { code: "network.timeout" } });
    expect(model.offers.state.value.status).toBe("failed");
    expect([model.lines.value.length, model.price.value.cents]).toEqual([2, 1200]);
  });
});

test("its stop leaves nothing behind", async () => {
  const { open, clock, listening } = createBuilderBrowser();
  const { stop, asked } = open();
  stop();
  expect(asked[0]?.signal?.aborted).toBe(true);
  await asked[0]?.answer({ ok: false, failure: { code: "network.aborted" } });
  expect([clock.timers, listening.size]).toEqual([0, 0]);
});
