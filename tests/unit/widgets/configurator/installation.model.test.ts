/** The address of the bundle: checked or linked, taken with its offers, changed, removed, brought back. */
import { describe, expect, test } from "vitest";
import { chooseCard } from "#core/sections/cards.rules.ts";
import type { Address } from "#core/address/address.rules.ts";
import type { Offers } from "#core/offers/offers.schema.ts";
import { good, type Asked } from "#tests/unit/core/address/desk.ts";
import {
  bundleOf,
  fibre1000,
  fibre500,
  landline,
  light,
  newLine,
  offers,
  offersIn,
  tvMax,
  twoLines,
} from "#tests/unit/core/bundle/samples.ts";
import { createBuilderBrowser, type Attributes } from "./desk.ts";

const page = "https://digi.example/en/configurator/bundle";
const checked = (fttbAddressId: string, street = "Grand-Place"): Address => ({
  postalCode: "1000",
  city: "Brussels",
  cityId: "b",
  stateId: "BE-BRU",
  street,
  streetId: "s",
  number: "1",
  box: "",
  fttbAddressId,
});
const known = (id: string, street = "Grand-Place") => good({ address: checked(id, street) });
const everything: Offers = { ...offers, internet: [fibre500, fibre1000], tv: [tvMax], landline: [landline] };
const withoutTv: Offers = { ...everything, tv: [] };
const withoutInternet: Offers = { ...everything, internet: [] };
const nothing: Offers = { mobile: [], internet: [], tv: [], landline: [] };
const failed = (code: "not_found" | "http.refused") => ({
  ok: false as const,
  failure: { code, httpStatus: code === "not_found" ? 404 : 503 },
});

function arrive(query = "", attributes: Attributes = {}, browser = createBuilderBrowser()) {
  const tab = browser.open({ address: page + query, attributes });
  const last = (id: string): Asked => {
    const found = tab.asked.findLast((one) => one.id === id);
    if (!found) throw new Error(`no call of ${id}`);
    return found;
  };
  const offersOf = (fttbId: string | null): Asked[] => tab.asked.filter(({ id, body }) => id === "bundle.offers" && body.fttbId === fttbId);
  const { installation } = tab.model;
  /** Checked with fibre, and these are its offers. */
  const take = async (at: Offers, id = "A", street?: string): Promise<void> => {
    installation.onChecked({ available: true, address: checked(id, street) });
    await last("bundle.offers").answer(good(at));
  };
  const ids = (): string[] => tab.model.lines.value.map(({ title }) => title);
  return { ...tab, browser, installation, last, offersOf, take, ids };
}

/** All four at an address that has all. */
async function full() {
  const tab = arrive();
  await tab.offersOf(null)[0]?.answer(good(offers));
  await tab.take(everything);
  tab.store.update((bundle) => ({ ...bundle, mobile: twoLines.mobile }));
  for (const [kind, card] of [
    ["internet", fibre500],
    ["tv", tvMax],
    ["landline", landline],
  ] as const)
    tab.store.update((one) => chooseCard(one, kind, card));
  tab.measured.length = 0;
  return tab;
}

describe("an address with fibre", () => {
  test("is taken once its offers are there: internet and TV are available, and the form closes [P-148, C-194, C-028, C-136]", async () => {
    const { model, installation, store, take } = arrive();
    installation.open();
    expect([installation.isOpen.value, model.sections.internet.value.state]).toEqual([true, "unavailable"]);
    expect(store.bundle.value.address).toMatchObject({ hasAddress: false, edited: true });
    installation.onChecked({ available: true, address: checked("A") });
    expect([installation.isTaking.value, installation.place.value]).toEqual([true, undefined]);
    await take(everything);
    expect(installation.place.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "A" });
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
    expect([installation.place.value?.fttbAddressId, ids().length]).toEqual(["A", 5]);
    expect(installation.offers.state.value.status).toBe("failed");
    expect(model.sections.internet.value.state, "those of the old one are still known").toBe("available");
    void installation.offers.reload();
    await last("bundle.offers").answer(good(withoutTv));
    expect([installation.place.value?.fttbAddressId, ids().length]).toEqual(["B", 4]);
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
    const { model, take, ids, store, measured } = await full();
    const before = store.bundle.value;
    await take(withoutTv, "B", "Veldstraat");
    expect(model.changes.removed.value).toMatchObject({ kind: "address", to: { street: "Veldstraat" }, along: [{ kind: "tv" }] });
    expect(measured.map(([event]) => event)).toEqual(["remove_from_cart"]);
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
    expect([installation.place.value?.fttbAddressId, model.sections.tv.value.state]).toEqual(["B", "no-fiber"]);
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
    expect([installation.place.value?.fttbAddressId, installation.failure.value?.code]).toEqual(["A", "not_found"]);
    installation.onChecked({ available: true, address: checked("B") });
    expect(installation.failure.value).toBeUndefined();
  });
});

describe("offers that are others than they were", () => {
  const dearer: Offers = { ...everything, internet: [{ ...fibre500, prc: 12 }, fibre1000] };

  test("reprice what stands in the pack: both prices are told until another card is chosen, and no change of the visitor's", async () => {
    const first = await full();
    first.stop();
    const { model, offersOf, measured } = arrive("", {}, first.browser);
    const plans = offers.mobile.map((plan) => (plan.i === light.i ? { ...plan, prc: 6 } : plan));
    await offersOf(null)[0]?.answer(good({ ...offers, mobile: plans }));
    await offersOf("A")[0]?.answer(good(dearer));
    expect(model.changes.repriced.value).toMatchObject([
      { item: "mobile 1", title: "Light + plan", oldCents: 500, cents: 600 },
      { item: "internet", title: "Fibre + 500 Mbps", oldCents: 1000, cents: 1200 },
    ]);
    expect([measured, model.changes.removed.value]).toEqual([[], undefined]);
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
    expect(installation.place.value?.fttbAddressId).toBe("A");
  });
});

describe("what stands in the form of an address", () => {
  const begun = { choices: { postalCode: "1000" }, email: "marie@exam" };

  test("is kept in the tab until the address is taken, or the form is closed", async () => {
    const first = arrive();
    first.installation.open();
    first.installation.begun.keep(begun);
    first.stop();
    const again = arrive("", {}, first.browser);
    expect(again.installation.begun.read()).toEqual(begun);
    await again.take(everything);
    expect([again.installation.begun.read(), again.browser.tabStorage.size]).toEqual([undefined, 0]);
    again.installation.begun.keep(begun);
    again.installation.close();
    expect(again.installation.begun.read()).toBeUndefined();
  });

  test("stays while its offers do not come, and where there is no fibre", async () => {
    const { installation, last } = arrive();
    installation.open();
    installation.begun.keep(begun);
    installation.onChecked({ available: true, address: checked("B") });
    await last("bundle.offers").answer(failed("http.refused"));
    installation.giveUp();
    installation.onChecked({ available: false, address: checked("N") });
    expect(installation.begun.read()).toEqual(begun);
  });
});

describe("an address without fibre", () => {
  test("makes internet, TV and landline unavailable, and the default bundle is asked for; with undo [P-149, P-150, C-195, C-196]", async () => {
    const { installation, model, offersOf, ids, store } = await full();
    const before = store.bundle.value;
    installation.onChecked({ available: false, address: checked("N", "Rue de Fer") });
    expect(offersOf(null)).toHaveLength(2);
    expect(ids()).toEqual(["Light + plan", "Essentials + plan"]);
    expect([installation.place.value, model.sections.internet.value.state, model.sections.landline.value.state]).toEqual([
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
    const { installation, model, ids, store, offersOf, measured } = await full();
    const before = store.bundle.value;
    installation.remove();
    expect(ids()).toEqual(["Light + plan", "Essentials + plan"]);
    expect(store.bundle.value.address).toEqual({ street: "", number: "", hasAddress: false, edited: false, fttbAddressId: null });
    expect(offersOf(null)).toHaveLength(2);
    expect(model.changes.removed.value?.along.map(({ kind }) => kind)).toEqual(["internet", "tv", "landline"]);
    expect(model.changes.focus.value).toEqual({ target: "undo" });
    expect(measured.map(([event, { ecommerce }]) => [event, ecommerce.items.length])).toEqual([["remove_from_cart", 3]]);
    await offersOf(null)[1]?.answer(good(offers));
    model.changes.undo();
    expect(store.bundle.value).toEqual(before);
    expect(model.changes.focus.value).toEqual({ target: "address" });
  });
});

describe("an address that a link brings", () => {
  test("is looked up, taken with its offers, and leaves the address bar", async () => {
    const { addressBar, installation, last, store } = arrive("?fttbAddressId=A&utm=x");
    expect(addressBar.entries).toEqual([`${page}?utm=x`]);
    await last("address.byId").answer(known("A"));
    await last("bundle.offers").answer(good(everything));
    expect(installation.place.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "A" });
    expect(store.bundle.value.wanted.fttbAddressId).toBeNull();
  });

  test("and nobody knows is said, and nothing else happens", async () => {
    const { installation, last, store } = arrive("?fttbAddressId=X");
    await last("address.byId").answer(failed("not_found"));
    expect([installation.isUnknown.value, installation.isTaking.value, store.bundle.value.wanted.fttbAddressId]).toEqual([
      true,
      false,
      null,
    ]);
  });

  test("waits where the look-up fails, over a reload too; given up, it is forgotten", async () => {
    const first = arrive("?fttbAddressId=A");
    await first.last("address.byId").answer(failed("http.refused"));
    expect([first.installation.isTaking.value, first.installation.isUnknown.value]).toEqual([true, false]);
    first.stop();
    const again = arrive("", {}, first.browser);
    expect(again.last("address.byId")).toBeDefined();
    again.installation.giveUp();
    expect([again.installation.isTaking.value, again.store.bundle.value.wanted.fttbAddressId]).toEqual([false, null]);
  });

  test("that is the bundle's already is not looked up", async () => {
    const first = arrive();
    await first.take(everything);
    first.stop();
    const { asked, store } = arrive("?fttbAddressId=A", {}, first.browser);
    expect(asked.map(({ id }) => id)).not.toContain("address.byId");
    expect(store.bundle.value.wanted.fttbAddressId).toBeNull();
  });

  test("undone, it is not looked up again: the old address stays", async () => {
    const first = await full();
    first.stop();
    const { last, model, installation } = arrive("?fttbAddressId=B", {}, first.browser);
    await last("address.byId").answer(known("B", "Veldstraat"));
    await last("bundle.offers").answer(good(withoutTv));
    expect(installation.place.value?.fttbAddressId).toBe("B");
    model.changes.undo();
    expect([installation.place.value?.fttbAddressId, installation.isTaking.value]).toEqual(["A", false]);
  });
});

describe("a building of several homes", () => {
  const boxes = ["1", "2", "3A"];
  const arriveAt = async (query = "") => {
    const tab = arrive(`?fttbAddressId=T${query}`);
    await tab.last("address.byId").answer(good({ address: { ...checked("T"), box: undefined, boxes } }));
    await tab.last("bundle.offers").answer(good(everything));
    return tab;
  };

  test("that a link names is taken, and which home is meant is asked; what comes there is not ordered before, mobile is", async () => {
    const { model, installation, store, left } = await arriveAt();
    expect(installation.place.value).toMatchObject({ fttbAddressId: "T", boxes });
    store.update((bundle) => ({ ...bundle, mobile: bundleOf(newLine()).mobile }));
    expect(model.sections.check(), "nothing comes there").toBe(true);
    model.sections.choose("internet", fibre500.i);
    model.order();
    expect([left, model.sections.problems.value]).toEqual([[], [{ section: "address", code: "box" }]]);
    expect(model.changes.focus.value).toEqual({ target: "problem" });
    installation.answerBox("3A");
    expect(installation.place.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "T", box: "3A" });
    expect([model.sections.problems.value, model.changes.focus.value]).toEqual([[], { target: "address" }]);
    model.order();
    expect(left).toHaveLength(1);
  });

  test("none of its boxes is an answer, too; it is asked once", async () => {
    const { installation, store } = await arriveAt();
    installation.answerBox("");
    const answered = store.bundle.value;
    expect(installation.place.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "T" });
    installation.answerBox("1");
    expect(store.bundle.value).toBe(answered);
  });

  test("that was checked in the form brings the box that was chosen there", async () => {
    const { installation, last } = arrive();
    installation.onChecked({ available: true, address: { ...checked("T"), box: "2" } });
    await last("bundle.offers").answer(good(everything));
    expect(installation.place.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "T", box: "2" });
    installation.onChecked({ available: true, address: { ...checked("T"), box: "" } });
    expect(installation.place.value, "another check is another answer").not.toHaveProperty("box");
  });

  test("the question goes with the address, and comes back with it", async () => {
    const { installation, model } = await arriveAt("&internet=internet-500");
    installation.remove();
    expect(model.sections.check()).toBe(true);
    model.changes.undo();
    expect(installation.place.value).toMatchObject({ boxes });
  });
});

describe("what a link asks for", () => {
  test("waits until an address has it; what is not on offer though others are is said [C-015]", async () => {
    const { model, take, ids, measured, store } = arrive("?internet=internet-1000&tv=tv-max&type=landline-unlimited&mobile=");
    expect(ids()).toEqual([]);
    await take(withoutTv);
    expect(ids()).toEqual(["Fibre + 1 Gbps"]);
    expect(store.bundle.value.wanted.tv).toBe("tv-max");
    await take(everything, "B");
    expect(ids()).toContain("TV + Max");
    expect(measured.filter(([event]) => event === "add_to_cart")).toHaveLength(2);
    expect(model.sections.unknown.value).toEqual([]);
  });

  test("comes true at another address, and what is not on offer there can still be taken back", async () => {
    const { model, take, ids, store, installation } = arrive("?tv=tv-max");
    await take(withoutTv);
    store.update((bundle) => chooseCard({ ...bundle, mobile: twoLines.mobile }, "internet", fibre500));
    const before = ids();
    await take(withoutInternet, "B");
    expect(ids()).toEqual([...before.slice(0, 2), "TV + Max"]);
    model.changes.undo();
    expect([ids(), store.bundle.value.wanted.tv, installation.place.value?.fttbAddressId]).toEqual([before, "tv-max", "A"]);
  });

  test("of whatever kind: `type` is a plan, or a card once the offers of both are known", async () => {
    const { take, ids, offersOf, model } = arrive("?type=internet-500");
    await offersOf(null)[0]?.answer(good(offers));
    await take(everything);
    expect(ids()).toEqual(["Fibre + 500 Mbps"]);
    const plan = arrive("?type=mobile-light");
    await plan.offersOf(null)[0]?.answer(good(offers));
    expect(plan.model.mobile.firstAnswers().favorite_package).toBe("mobile-light");
    expect(model.sections.unknown.value).toEqual([]);
    const none = arrive("?type=fax-max");
    await none.offersOf(null)[0]?.answer(good(offers));
    await none.take(everything);
    expect(none.model.sections.unknown.value).toEqual(["type"]);
  });

  test("and is not on offer is said until another one is chosen", async () => {
    const { model, take, offersOf } = arrive("?internet=internet-7&type=fax-max");
    await offersOf(null)[0]?.answer(good(offers));
    await take(everything);
    expect(model.sections.unknown.value).toEqual(["type", "internet"]);
    model.sections.choose("internet", fibre500.i);
    expect(model.sections.unknown.value).toEqual([]);
  });

  test("is taken by the tab that is looked at, and measured there alone", async () => {
    const first = arrive();
    await first.take(everything);
    first.look(false);
    first.store.update((bundle) => ({ ...bundle, wanted: { ...bundle.wanted, internet: fibre500.i } }));
    expect([first.ids(), first.measured]).toEqual([[], []]);
    first.look(true);
    expect([first.ids(), first.measured.map(([event]) => event)]).toEqual([["Fibre + 500 Mbps"], ["add_to_cart"]]);
  });

  test("of whatever kind by the tag's attribute waits for an address, too", async () => {
    const { take, ids, offersOf } = arrive("", { type: "internet-500" });
    await offersOf(null)[0]?.answer(good(offers));
    expect(ids()).toEqual([]);
    await take(everything);
    expect(ids()).toEqual(["Fibre + 500 Mbps"]);
  });

  test("and the tag's attributes are taken at an address; a card that was chosen stays", async () => {
    const { take, ids, browser, stop } = arrive("", { internet: "internet-1000", landline: "landline-unlimited" });
    await take(everything);
    expect(ids()).toEqual(["Fibre + 1 Gbps", "Landline"]);
    stop();
    const again = arrive("", { internet: "internet-500" }, browser);
    await again.last("bundle.offers").answer(good(everything));
    expect(again.ids()).toEqual(["Fibre + 1 Gbps", "Landline"]);
  });
});

describe("the sections", () => {
  test("hold one internet card at a time: the old one leaves the cart [C-193]", async () => {
    const { model, measured, ids } = await full();
    model.sections.open("internet");
    expect(model.sections.internet.value.isOpen).toBe(true);
    model.sections.choose("internet", fibre1000.i);
    expect(ids()).toContain("Fibre + 1 Gbps");
    expect(measured.map(([event, { ecommerce }]) => [event, ecommerce.items[0].item_id])).toEqual([
      ["remove_from_cart", "1201"],
      ["add_to_cart", "1202"],
    ]);
    expect([model.sections.internet.value.isOpen, model.changes.focus.value]).toEqual([false, { target: "row", kind: "internet" }]);
  });

  test("are opened each for itself: the offers that stand open stay as they are", async () => {
    const { model, take } = arrive();
    await take(everything);
    model.sections.open("internet");
    model.sections.open("tv");
    expect(model.sections.opened.value).toEqual({ internet: 1, tv: 1, landline: 0 });
    expect([model.sections.internet.value.isOpen, model.sections.tv.value.isOpen]).toEqual([true, true]);
  });

  test("let go what needs the internet card: one step of undo [C-191]", async () => {
    const { model, store, ids } = await full();
    const before = store.bundle.value;
    model.sections.remove("internet", "section");
    expect(ids()).toEqual(["Light + plan", "Essentials + plan", "TV + Max"]);
    expect(model.changes.removed.value).toMatchObject({ kind: "internet", along: [{ kind: "landline" }], place: "section" });
    model.changes.undo();
    expect(store.bundle.value).toEqual(before);
  });

  test("take no landline without internet, and no TV without internet or mobile [C-330, C-331]", async () => {
    const { model, take, ids, store } = arrive();
    await take(everything);
    model.sections.choose("landline", landline.i);
    model.sections.choose("tv", tvMax.i);
    expect(ids()).toEqual([]);
    store.update((bundle) => ({ ...bundle, mobile: bundleOf(newLine()).mobile }));
    model.sections.choose("tv", tvMax.i);
    expect(ids()).toContain("TV + Max");
  });

  test("hold the order back until they are filled in, each with what it lacks [C-271, C-276, C-277, C-278]", async () => {
    const { model, take, store, left } = arrive();
    await take(everything);
    store.update((bundle) => ({ ...bundle, mobile: bundleOf(newLine()).mobile }));
    model.sections.open("internet");
    model.sections.open("tv");
    expect(model.sections.problems.value, "nothing is told before the order is pressed").toEqual([]);
    model.order();
    expect([left, model.changes.focus.value]).toEqual([[], { target: "problem" }]);
    expect(model.sections.problems.value).toEqual([
      { section: "internet", code: "selectedCard" },
      { section: "tv", code: "selectedCard" },
    ]);
    model.sections.choose("internet", fibre500.i);
    model.sections.close("tv");
    expect(model.sections.problems.value).toEqual([]);
    model.order();
    expect(left).toHaveLength(1);
  });

  test("say what they lack beside lines that are not finished, where focus goes: those come first", async () => {
    const { model, store, left } = await full();
    const lines = [{ wpId: light.wpId, sim: "eSIM" as const, keepsNumber: true }];
    store.update((bundle) => ({ ...bundle, wanted: { ...bundle.wanted, lines } }));
    model.order();
    expect([left, model.mobile.isMissing.value]).toEqual([[], true]);
    expect(model.sections.problems.value).toEqual([{ section: "landline", code: "selectedPhone" }]);
    expect(model.changes.focus.value).toEqual({ target: "wanted", index: 0 });
  });
});

describe("the current number of a landline", () => {
  test("is stored with +32; what is no number stays in its field, in this tab, and holds the order back [C-135, C-348]", async () => {
    const tab = await full();
    const { model, store, left } = tab;
    model.landline.keep(true);
    model.landline.type("02/212.34");
    model.order();
    expect(left).toEqual([]);
    expect(model.sections.problems.value.map(({ code }) => code)).toEqual(["landlinePhone", "mobileProvider", "agree"]);
    expect(store.bundle.value.landline.phone).toBe("");
    tab.stop();
    const again = arrive("", {}, tab.browser);
    expect(again.model.landline.typed.value).toBe("02/212.34");
    again.model.landline.type("02/212.34.56");
    again.model.landline.chooseOperator({ id: "proximus", name: "Proximus" });
    again.model.landline.agree(true);
    expect(again.store.bundle.value.landline).toMatchObject({ phone: "+3222123456", phoneProvider: { id: "proximus" } });
    again.model.order();
    expect(again.left).toHaveLength(1);
    again.model.landline.keep(false);
    expect(again.store.bundle.value.landline).toMatchObject({ currentPhone: false, phone: "", phoneProvider: null, landline_agree: false });
    expect(again.model.landline.typed.value).toBe("");
  });

  test("that another tab has changed is the other's; one that it has emptied is gone here, too, and is asked for", async () => {
    const { model, store, left } = await full();
    const withPhone = (phone: string) => store.update((bundle) => ({ ...bundle, landline: { ...bundle.landline, phone } }));
    model.landline.keep(true);
    model.landline.type("02 212 34 56");
    model.landline.chooseOperator({ id: "proximus", name: "Proximus" });
    model.landline.agree(true);
    withPhone("+3231112233");
    expect(model.landline.typed.value).toBe("031112233");
    withPhone("");
    expect(model.landline.typed.value).toBe("");
    model.order();
    expect([left, model.sections.problems.value]).toEqual([[], [{ section: "landline", code: "phoneNumber" }]]);
  });

  test("leaves with the landline, and is there again after an undo", async () => {
    const { model } = await full();
    model.landline.keep(true);
    model.landline.type("02 212 34 56");
    model.sections.remove("landline", "section");
    model.changes.undo();
    expect(model.landline.typed.value).toBe("02 212 34 56");
    model.sections.remove("landline", "section");
    model.sections.choose("landline", landline.i);
    model.landline.keep(true);
    expect(model.landline.typed.value).toBe("");
  });
});
