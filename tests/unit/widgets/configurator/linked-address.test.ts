/**
 * Tests the address in a link to the builder: the address itself, a home in a building of several, and chosen offers that wait for the
 * address.
 */
import { describe, expect, test } from "vitest";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import { bundleOf, fibre500, newLine, offers, twoLines } from "#tests/unit/core/domain/bundle/samples.ts";
import { arrive, checked, everything, failed, full, known, page, withoutInternet, withoutTv } from "./installation.ts";

describe("an address that a link brings", () => {
  test("is looked up, taken with its offers, and leaves the address bar", async () => {
    const { addressBar, installation, last, store } = arrive("?fttbAddressId=A&utm=x");
    expect(addressBar.entries).toEqual([`${page}?utm=x`]);
    await last("address.byId").answer(known("A"));
    await last("bundle.offers").answer(good(everything));
    expect(installation.bundleAddress.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "A" });
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
    expect(installation.bundleAddress.value?.fttbAddressId).toBe("B");
    model.changes.undo();
    expect([installation.bundleAddress.value?.fttbAddressId, installation.isTaking.value]).toEqual(["A", false]);
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
    expect(installation.bundleAddress.value).toMatchObject({ fttbAddressId: "T", boxes });
    store.update((bundle) => ({ ...bundle, mobile: bundleOf(newLine()).mobile }));
    expect(model.sections.check(), "nothing comes there").toBe(true);
    model.sections.choose("internet", fibre500.i);
    model.order();
    expect([left, model.sections.problems.value]).toEqual([[], [{ section: "address", code: "box" }]]);
    expect(model.changes.focus.value).toEqual({ target: "problem" });
    installation.answerBox("3A");
    expect(installation.bundleAddress.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "T", box: "3A" });
    expect([model.sections.problems.value, model.changes.focus.value]).toEqual([[], { target: "address" }]);
    model.order();
    expect(left).toHaveLength(1);
  });

  test("none of its boxes is an answer, too; it is asked once", async () => {
    const { installation, store } = await arriveAt();
    installation.answerBox("");
    const answered = store.bundle.value;
    expect(installation.bundleAddress.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "T" });
    installation.answerBox("1");
    expect(store.bundle.value).toBe(answered);
  });

  test("that was checked in the form brings the box that was chosen there", async () => {
    const { installation, last } = arrive();
    installation.onChecked({ available: true, address: { ...checked("T"), box: "2" } });
    await last("bundle.offers").answer(good(everything));
    expect(installation.bundleAddress.value).toEqual({ street: "Grand-Place", number: "1", fttbAddressId: "T", box: "2" });
    installation.onChecked({ available: true, address: { ...checked("T"), box: "" } });
    expect(installation.bundleAddress.value, "another check is another answer").not.toHaveProperty("box");
  });

  test("the question goes with the address, and comes back with it", async () => {
    const { installation, model } = await arriveAt("&internet=internet-500");
    installation.remove();
    expect(model.sections.check()).toBe(true);
    model.changes.undo();
    expect(installation.bundleAddress.value).toMatchObject({ boxes });
  });
});

describe("what a link asks for", () => {
  test("waits until an address has it; what is not on offer though others are is said [C-015]", async () => {
    const { model, take, ids, tracked, store } = arrive("?internet=internet-1000&tv=tv-max&type=landline-unlimited&mobile=");
    expect(ids()).toEqual([]);
    await take(withoutTv);
    expect(ids()).toEqual(["Fibre + 1 Gbps"]);
    expect(store.bundle.value.wanted.tv).toBe("tv-max");
    await take(everything, "B");
    expect(ids()).toContain("TV + Max");
    expect(tracked.filter(([event]) => event === "add_to_cart")).toHaveLength(2);
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
    expect([ids(), store.bundle.value.wanted.tv, installation.bundleAddress.value?.fttbAddressId]).toEqual([before, "tv-max", "A"]);
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

  test("is taken by the tab that is looked at, and tracked there alone", async () => {
    const first = arrive();
    await first.take(everything);
    first.look(false);
    first.store.update((bundle) => ({ ...bundle, wanted: { ...bundle.wanted, internet: fibre500.i } }));
    expect([first.ids(), first.tracked]).toEqual([[], []]);
    first.look(true);
    expect([first.ids(), first.tracked.map(([event]) => event)]).toEqual([["Fibre + 500 Mbps"], ["add_to_cart"]]);
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
