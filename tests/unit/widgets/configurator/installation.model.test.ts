/** Tests the address of the bundle: checked or from a link, accepted with its offers, changed, removed, and restored. */
import { describe, expect, test } from "vitest";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import { fibre1000, fibre500, light, offers, offersIn } from "#tests/unit/core/domain/bundle/samples.ts";
import { arrive, checked, everything, failed, full, known, nothing, withoutInternet, withoutTv } from "./installation.ts";

describe("an address with fibre", () => {
  test("is taken once its offers are there: internet and TV are available, and the form closes [P-148, C-194, C-028, C-136]", async () => {
    const { model, installation, store, take } = arrive();
    installation.open();
    expect([installation.isOpen.value, model.sections.internet.value.state]).toEqual([true, "unavailable"]);
    expect(store.bundle.value.address).toMatchObject({ hasAddress: false, edited: true });
    installation.onChecked({ available: true, address: checked("A") });
    expect([installation.isTaking.value, installation.bundleAddress.value]).toEqual([true, undefined]);
    await take(everything);
    expect(installation.bundleAddress.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "A" });
    expect(store.bundle.value.address).toEqual({
      street: "Grand-Place",
      number: "1",
      fttbAddressId: "A",
      hasAddress: true,
      edited: false,
    });
    expect([installation.isTaking.value, installation.isOpen.value]).toEqual([false, false]);
    expect((["internet", "tv", "landline"] as const).map((kind) => model.sections[kind].value.state)).toEqual([
      "available",
      "available",
      "available",
    ]);
  });

  test("whose offers do not come changes nothing, and can be tried again", async () => {
    const { installation, last, model, ids } = await full();
    installation.open();
    installation.onChecked({ available: true, address: checked("B") });
    await last("bundle.offers").answer(failed("http.refused"));
    expect([installation.isOpen.value, installation.opened.value], "its form is kept").toEqual([true, 1]);
    expect([installation.bundleAddress.value?.fttbAddressId, ids().length]).toEqual(["A", 5]);
    expect(installation.offers.state.value.status).toBe("failed");
    expect(model.sections.internet.value.state, "those of the old one are still known").toBe("available");
    void installation.offers.reload();
    await last("bundle.offers").answer(good(withoutTv));
    expect([installation.bundleAddress.value?.fttbAddressId, ids().length]).toEqual(["B", 4]);
  });

  test("and that is not wanted any more leads back to its form, or to the address", async () => {
    const { installation, last, model } = await full();
    installation.open();
    installation.onChecked({ available: true, address: checked("B") });
    await last("bundle.offers").answer(failed("http.refused"));
    installation.giveUp();
    expect([installation.isTaking.value, model.changes.focus.value]).toEqual([false, { target: "address-form" }]);
    installation.close();
    installation.giveUp();
    expect(model.changes.focus.value).toEqual({ target: "address" });
  });

  test("that is checked in place of another takes what is not on offer there away: one step of undo", async () => {
    const { model, take, ids, store, tracked } = await full();
    const before = store.bundle.value;
    await take(withoutTv, "B", "Veldstraat");
    expect(model.changes.removed.value).toMatchObject({ kind: "address", to: { street: "Veldstraat" }, along: [{ kind: "tv" }] });
    expect(tracked.map(([event]) => event)).toEqual(["remove_from_cart"]);
    await take(withoutInternet, "C");
    expect(ids()).toEqual(["Light + plan", "Essentials + plan"]);
    expect(model.changes.removed.value).toMatchObject({ along: [{ kind: "internet" }, { kind: "landline" }] });
    model.changes.undo();
    expect(store.bundle.value.internet).toEqual(before.internet);
    expect(store.bundle.value.address).toMatchObject({ fttbAddressId: "B" });
  });

  test("whose form stands open already is not opened anew: what is typed stays, and it takes focus", () => {
    const { installation, model } = arrive();
    installation.open();
    expect([installation.opened.value, model.changes.focus.value]).toEqual([1, undefined]);
    installation.open();
    expect([installation.opened.value, model.changes.focus.value]).toEqual([1, { target: "address-form" }]);
    installation.close();
    installation.open();
    expect(installation.opened.value).toBe(2);
  });

  test("that is checked once more is taken as it is, and the form closes", async () => {
    const { installation, take, asked } = arrive();
    await take(everything);
    const calls = asked.length;
    installation.open();
    installation.onChecked({ available: true, address: checked("A") });
    expect([installation.isTaking.value, installation.isOpen.value, asked.length]).toEqual([false, false, calls]);
  });

  test("late answers of an old one are never shown", async () => {
    const { installation, offersOf, model } = arrive();
    installation.onChecked({ available: true, address: checked("A") });
    installation.onChecked({ available: true, address: checked("B") });
    await offersOf("B")[0]?.answer(good(withoutTv));
    await offersOf("A")[0]?.answer(good(everything));
    expect([installation.bundleAddress.value?.fttbAddressId, model.sections.tv.value.state]).toEqual(["B", "no-fiber"]);
  });

  test("with nothing at all says so once [C-420]; with no internet no landline either [C-041, C-042, C-192]", async () => {
    const { model, take } = arrive();
    await take(withoutInternet);
    expect([model.sections.internet.value.state, model.sections.tv.value.state, model.sections.landline.value.state]).toEqual([
      "no-fiber",
      "available",
      "no-fiber",
    ]);
    expect(model.sections.hasNothing.value).toBe(false);
    await take(nothing, "B");
    expect(model.sections.hasNothing.value).toBe(true);
  });
});

describe("an address that is kept and whose offers do not come", () => {
  test("is told with a way to try again, after a reload", async () => {
    const first = await full();
    first.stop();
    const { installation, model, offersOf } = arrive("", {}, first.browser);
    expect(installation.failure.value).toBeUndefined();
    await offersOf("A")[0]?.answer(failed("http.refused"));
    expect([installation.failure.value?.code, installation.isTaking.value]).toEqual(["http.refused", false]);
    installation.retry();
    expect(installation.failure.value).toBeUndefined();
    await offersOf("A")[1]?.answer(good(everything));
    expect([installation.failure.value, model.sections.internet.value.state]).toEqual([undefined, "available"]);
  });

  test("is told after an undo, too; with another address it is over", async () => {
    const { model, installation, take, last } = await full();
    await take(withoutTv, "B");
    model.changes.undo();
    await last("bundle.offers").answer(failed("not_found"));
    expect([installation.bundleAddress.value?.fttbAddressId, installation.failure.value?.code]).toEqual(["A", "not_found"]);
    installation.onChecked({ available: true, address: checked("B") });
    expect(installation.failure.value).toBeUndefined();
  });
});

describe("offers that are others than they were", () => {
  const dearer: Offers = { ...everything, internet: [{ ...fibre500, prc: 12 }, fibre1000] };

  test("reprice what stands in the pack: both prices are told until another card is chosen, and no change of the visitor's", async () => {
    const first = await full();
    first.stop();
    const { model, offersOf, tracked } = arrive("", {}, first.browser);
    const plans = offers.mobile.map((plan) => (plan.i === light.i ? { ...plan, prc: 6 } : plan));
    await offersOf(null)[0]?.answer(good({ ...offers, mobile: plans }));
    await offersOf("A")[0]?.answer(good(dearer));
    expect(model.changes.repriced.value).toMatchObject([
      { item: "mobile 1", title: "Light + plan", oldCents: 500, cents: 600 },
      { item: "internet", title: "Fibre + 500 Mbps", oldCents: 1000, cents: 1200 },
    ]);
    expect([tracked, model.changes.removed.value]).toEqual([[], undefined]);
    model.sections.choose("internet", fibre1000.i);
    model.mobile.remove(1, "section");
    expect(model.changes.repriced.value).toEqual([]);
    model.changes.undo();
    expect(model.changes.repriced.value.map(({ item }) => item)).toEqual(["mobile 1"]);
  });

  test("at another address are told, too; of one item the last price counts", async () => {
    const { model, take } = await full();
    await take(dearer, "B");
    await take({ ...everything, internet: [{ ...fibre500, prc: 11 }] }, "C");
    expect(model.changes.repriced.value).toMatchObject([{ item: "internet", oldCents: 1200, cents: 1100 }]);
  });

  test("in another language, at the same price, are nothing to tell", async () => {
    const { model, language, offersOf } = await full();
    language.value = "fr";
    await offersOf(null)[1]?.answer(good(offersIn("fr")));
    expect(model.mobile.lines.value[0]?.t).toEqual(["Light", "forfait"]);
    expect(model.changes.repriced.value).toEqual([]);
  });

  test("lack the plan of a line: it stays, and holds the order back until it is another or gone", async () => {
    const { model, store, left } = await full();
    model.sections.remove("landline", "section");
    const lines = store.bundle.value.mobile.cards.map((line) => (line.id === 1 ? { ...line, i: "mobile-old" } : line));
    store.update((bundle) => ({ ...bundle, mobile: { ...bundle.mobile, cards: lines } }));
    expect([model.mobile.gone.value, model.mobile.isGoneTold.value]).toEqual([[1], false]);
    model.order();
    expect([left, model.mobile.isGoneTold.value, model.changes.focus.value]).toEqual([[], true, { target: "line", id: 1 }]);
    model.mobile.remove(1, "section");
    expect([model.mobile.gone.value, model.mobile.isGoneTold.value]).toEqual([[], false]);
    model.order();
    expect(left).toHaveLength(1);
  });
});

describe("what is waited for", () => {
  test("can be stopped and asked again, the address of a link and then its offers; focus stays in place", async () => {
    const { installation, last, model, asked } = arrive("?fttbAddressId=A");
    installation.stopWaiting();
    expect(installation.asked.value.state.value).toMatchObject({ status: "failed", failure: { code: "network.timeout" } });
    expect(model.changes.focus.value).toEqual({ target: "address-answer" });
    installation.takeAgain();
    await last("address.byId").answer(known("A"));
    installation.stopWaiting();
    expect([installation.isTaking.value, installation.asked.value.state.value.status]).toEqual([true, "failed"]);
    const calls = asked.length;
    installation.takeAgain();
    expect(asked.length).toBe(calls + 1);
    await last("bundle.offers").answer(good(everything));
    expect(installation.bundleAddress.value?.fttbAddressId).toBe("A");
  });
});

describe("what stands in the form of an address", () => {
  const draft = { choices: { postalCode: "1000" }, email: "marie@exam" };

  test("is kept in the tab until the address is taken, or the form is closed", async () => {
    const first = arrive();
    first.installation.open();
    first.installation.draft.keep(draft);
    first.stop();
    const again = arrive("", {}, first.browser);
    expect(again.installation.draft.read()).toEqual(draft);
    await again.take(everything);
    expect([again.installation.draft.read(), again.browser.tabStorage.size]).toEqual([undefined, 0]);
    again.installation.draft.keep(draft);
    again.installation.close();
    expect(again.installation.draft.read()).toBeUndefined();
  });

  test("stays while its offers do not come, and where there is no fibre", async () => {
    const { installation, last } = arrive();
    installation.open();
    installation.draft.keep(draft);
    installation.onChecked({ available: true, address: checked("B") });
    await last("bundle.offers").answer(failed("http.refused"));
    installation.giveUp();
    installation.onChecked({ available: false, address: checked("N") });
    expect(installation.draft.read()).toEqual(draft);
  });
});

describe("an address without fibre", () => {
  test("makes internet, TV and landline unavailable, and the default bundle is asked for; with undo [P-149, P-150, C-195, C-196]", async () => {
    const { installation, model, offersOf, ids, store } = await full();
    const before = store.bundle.value;
    installation.onChecked({ available: false, address: checked("N", "Rue de Fer") });
    expect(offersOf(null)).toHaveLength(2);
    expect(ids()).toEqual(["Light + plan", "Essentials + plan"]);
    expect([installation.bundleAddress.value, model.sections.internet.value.state, model.sections.landline.value.state]).toEqual([
      undefined,
      "unavailable",
      "unavailable",
    ]);
    await offersOf(null)[1]?.answer(good(offers));
    expect(model.changes.removed.value).toMatchObject({ kind: "address", noFibre: { street: "Rue de Fer" } });
    model.changes.undo();
    expect(store.bundle.value).toEqual(before);
  });

  test("checked first, it leaves nothing to bring back", () => {
    const { installation, model } = arrive();
    installation.onChecked({ available: false, address: checked("N") });
    expect(model.changes.removed.value).toBeUndefined();
  });
});

describe("the address is removed", () => {
  test("and the bundle is the default one again: one step of undo brings back all of it, exactly [C-029, C-189, C-190]", async () => {
    const { installation, model, ids, store, offersOf, tracked } = await full();
    const before = store.bundle.value;
    installation.remove();
    expect(ids()).toEqual(["Light + plan", "Essentials + plan"]);
    expect(store.bundle.value.address).toEqual({ street: "", number: "", hasAddress: false, edited: false, fttbAddressId: null });
    expect(offersOf(null)).toHaveLength(2);
    expect(model.changes.removed.value?.along.map(({ kind }) => kind)).toEqual(["internet", "tv", "landline"]);
    expect(model.changes.focus.value).toEqual({ target: "undo" });
    expect(tracked.map(([event, { ecommerce }]) => [event, ecommerce.items.length])).toEqual([["remove_from_cart", 3]]);
    await offersOf(null)[1]?.answer(good(offers));
    model.changes.undo();
    expect(store.bundle.value).toEqual(before);
    expect(model.changes.focus.value).toEqual({ target: "address" });
  });
});
