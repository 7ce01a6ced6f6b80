import { describe, expect, test } from "vitest";
import { appStateVersion } from "#core/domain/bundle/bundle.schema.ts";
import { withWanted } from "#core/domain/eligibility/arrival.rules.ts";
import { appStateLifeMs } from "#core/domain/bundle/stored-bundle.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import { createInert } from "#core/domain/bundle/bundle.service.ts";
import { deleteLine, openAdd, openSection } from "#core/domain/bundle/lines.rules.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createBundleBrowser } from "./browser.ts";
import { keptLine, linesOf, newLine, offers, offersIn, twoLines, withLine } from "./samples.ts";

const marked = (bundle: unknown, version = appStateVersion, order: unknown = null): string =>
  JSON.stringify({ digi: 1, version, savedAt: Date.UTC(2026, 0, 5, 12), bundle, order });

describe("the bundle is kept", () => {
  test("under appState, with its mark, version and time, and is there after a reload [C-197, C-480]", () => {
    const { openTab, inStore, clock } = createBundleBrowser();
    const first = openTab();
    expect(first.store.bundle.value).toEqual(emptyBundle);
    first.store.update(() => twoLines);
    expect(inStore()).toEqual({ digi: 1, version: appStateVersion, savedAt: clock.now(), bundle: twoLines, order: null });
    first.close();
    expect(openTab().store.bundle.value).toEqual(twoLines);
  });

  test("with the form that stood open, and what a link wanted", () => {
    const { openTab } = createBundleBrowser();
    const first = openTab();
    first.store.update((bundle) => withWanted(openAdd(bundle), { internet: "internet-500", fttbAddressId: "FTTB-1" }));
    first.close();
    const { mobile, wanted } = openTab().store.bundle.value;
    expect([mobile.showConfig, mobile.add, wanted.internet, wanted.fttbAddressId]).toEqual([true, true, "internet-500", "FTTB-1"]);
  });

  test("with nothing of a visit alone, and with nothing once it is as new again", () => {
    const { openTab, stored } = createBundleBrowser();
    const { store } = openTab();
    store.setOffers(offers);
    expect(stored.size).toBe(0);
    store.update((bundle) => withLine(bundle, newLine()));
    expect(stored.size).toBe(1);
    store.remove((bundle) => deleteLine(bundle, 1));
    expect(stored.size).toBe(0);
  });

  test("for 7 days from the last change, also on a page that stays open", async () => {
    const { openTab, clock, stored } = createBundleBrowser();
    const { store } = openTab();
    store.update(() => twoLines);
    await clock.pass(appStateLifeMs - 1);
    expect(store.bundle.value).toEqual(twoLines);
    await clock.pass(1);
    expect([linesOf(store.bundle.value), stored.size]).toEqual([[], 0]);
  });

  test("once more when it is ordered: its life begins again [C-197]", async () => {
    const { openTab, clock } = createBundleBrowser();
    const { store, close } = openTab();
    store.update(() => twoLines);
    await clock.pass(appStateLifeMs - 1);
    expect(store.keep()).toBe(true);
    close();
    await clock.pass(appStateLifeMs - 1);
    expect(openTab().store.bundle.value).toEqual(twoLines);
  });

  test("until it is ordered", () => {
    const { openTab, stored } = createBundleBrowser();
    const [one, other] = [openTab(), openTab()];
    one.store.update(() => twoLines);
    one.store.setOffers(offers);
    one.store.clear();
    expect([stored.size, one.store.bundle.value]).toEqual([0, { ...emptyBundle, default_bundle: offers }]);
    expect(linesOf(other.store.bundle.value)).toEqual([]);
  });
});

describe("the draft of its order", () => {
  const draft = { key: "k", email: "marie@example.be" };

  test("is kept beside the bundle, in all tabs, and stays while the bundle changes", () => {
    const { openTab, inStore } = createBundleBrowser();
    const [one, other] = [openTab(), openTab()];
    one.store.update(() => twoLines);
    one.store.setOrder(draft);
    expect([inStore(), other.store.order.value]).toMatchObject([{ bundle: twoLines, order: draft }, draft]);
    other.store.remove((bundle) => deleteLine(bundle, 1));
    expect(one.store.order.value).toEqual(draft);
    [one, other].forEach(({ close }) => close());
    expect(openTab().store.order.value).toEqual(draft);
  });

  test("goes with the bundle: when it is ordered, and when nothing is left of it", () => {
    const { openTab, stored } = createBundleBrowser();
    const { store } = openTab();
    for (const end of [store.clear, () => store.update(() => emptyBundle)]) {
      store.update(() => twoLines);
      store.setOrder(draft);
      end();
      expect([store.order.value, stored.size]).toEqual([null, 0]);
    }
  });

  test.each([
    [1, undefined],
    [2, draft],
  ])("a bundle that version %i of a page kept stays, with the order that it knew", (version, order) => {
    const { openTab, stored } = createBundleBrowser();
    const { lines: _lines, voucher: _voucher, dealerCare: _dealer, ...wanted } = twoLines.wanted;
    const older = { ...twoLines, wanted };
    stored.set("appState", JSON.stringify({ digi: 1, version, savedAt: Date.UTC(2026, 0, 5, 12), bundle: older, order }));
    const { store } = openTab();
    expect([store.bundle.value, store.order.value]).toEqual([twoLines, order ?? null]);
  });
});

describe("appState that is not ours, or not as it should be", () => {
  test("without our mark is the host's: it stays as it is, and ours stands beside it", () => {
    const { openTab, stored, inStore } = createBundleBrowser();
    stored.set("appState", '{"cart":[1]}');
    const first = openTab();
    first.store.update(() => twoLines);
    expect([stored.get("appState"), inStore("digi.appState")]).toEqual(['{"cart":[1]}', expect.objectContaining({ bundle: twoLines })]);
    first.close();
    expect(openTab().store.bundle.value).toEqual(twoLines);
  });

  test.each([
    ["broken", '{"digi":1,"version":1'],
    ["of a newer page", marked({ ...twoLines, colour: "red" }, appStateVersion + 1)],
    ["of an older page that nobody knows", marked(twoLines, 0)],
    ["with a price that is none", marked({ ...twoLines, bundlesPrice: "free" })],
    [
      "with a seventh line",
      marked({ ...twoLines, mobile: { ...twoLines.mobile, cards: Array.from({ length: 7 }, (_, id) => ({ ...newLine(), id })) } }),
    ],
    ["with a secret in it", marked({ ...twoLines, birthdate: "2000-01-01" })],
    ["without a bundle", marked(undefined)],
    ["of 5 MB", marked({ ...twoLines, address: { ...twoLines.address, street: 7, number: "x".repeat(5_000_000) } })],
  ])("%s is ignored", (what, text) => {
    const { openTab, stored } = createBundleBrowser();
    stored.set("appState", text);
    const { store } = openTab();
    expect(store.bundle.value).toEqual(emptyBundle);
    store.setOffers(offers);
    expect(stored.get("appState"), "nobody has saved yet").toBe(text);
    store.update(() => twoLines);
    const own = [...stored.values()].find((one) => one !== text);
    expect(own, `${what}: what is saved next`).toBe(marked(twoLines));
    // A stored text that is no JSON has no mark of ours, so it may belong to the host page and stays.
    expect([...stored.keys()]).toEqual(what === "broken" ? ["appState", "digi.appState"] : ["appState"]);
  });

  test("a sum that somebody wrote into it is not believed", () => {
    const { openTab, stored } = createBundleBrowser();
    stored.set("appState", marked({ ...twoLines, bundlesPrice: 0.01 }));
    expect(openTab().store.bundle.value.bundlesPrice).toBe(12);
  });

  test.each(["full", "blocked"] as const)("storage that is %s: the page goes on, and says that nothing outlives it", (refuses) => {
    const { openTab, stored } = createBundleBrowser();
    const { store } = openTab(refuses);
    store.update(() => twoLines);
    store.remove((bundle) => deleteLine(bundle, 1));
    store.undo();
    expect(store.bundle.value).toEqual(twoLines);
    expect([store.keep(), stored.size]).toEqual([false, 0]);
  });
});

describe("two tabs", () => {
  test("agree on what is in the bundle with the change itself", () => {
    const { openTab } = createBundleBrowser();
    const [one, other] = [openTab(), openTab()];
    one.store.update((bundle) => withLine(bundle, keptLine()));
    expect(linesOf(other.store.bundle.value)).toEqual([{ ...keptLine(), id: 1 }]);
    other.store.remove((bundle) => deleteLine(bundle, 1));
    expect([linesOf(one.store.bundle.value), one.store.bundle.value.bundlesPrice]).toEqual([[], 0]);
  });

  test("leave nothing where one has emptied what the other filled", () => {
    const { openTab, stored } = createBundleBrowser();
    const [one, other] = [openTab(), openTab()];
    one.store.update((bundle) => withLine(bundle, newLine()));
    expect(stored.size).toBe(1);
    other.store.remove((bundle) => deleteLine(bundle, 1));
    expect(stored.size).toBe(0);
  });

  test("keep their own form: it is emptied in one while the other types", () => {
    const { openTab } = createBundleBrowser();
    const [one, other] = [openTab(), openTab()];
    one.store.update(() => openAdd(twoLines));
    expect(other.store.bundle.value.mobile.showConfig).toBe(false);
    other.store.remove((bundle) => deleteLine(deleteLine(bundle, 1), 2));
    expect(one.store.bundle.value.mobile).toMatchObject({ cards: [], showConfig: true, add: true });
  });

  test("come to rest: nobody answers a change with another", async () => {
    const { openTab, stored } = createBundleBrowser();
    const tabs = [openTab(), openTab(), openTab()];
    tabs.forEach(({ store }, index) => store.setOffers(offersIn((["en", "fr", "nl"] as const)[index] ?? "en")));
    let writes = 0;
    const set = stored.set.bind(stored);
    stored.set = (key, value) => (writes++, set(key, value));
    tabs[0]?.store.update(() => openSection(twoLines));
    await settle();
    expect(writes).toBe(1);
    expect(tabs.map(({ store }) => linesOf(store.bundle.value)[0]?.t.at(-1))).toEqual(["plan", "forfait", "abonnement"]);
  });
});

describe("its life", () => {
  test("is that of the tags that use it: with the last one nothing listens and no timer runs", () => {
    const { openTab, listening, clock } = createBundleBrowser();
    const { store, close } = openTab();
    const closeSecond = store.start();
    store.update(() => twoLines);
    expect([listening.size, clock.timers]).toEqual([1, 1]);
    close();
    close();
    expect(listening.size).toBe(1);
    closeSecond();
    expect([listening.size, clock.timers]).toEqual([0, 0]);
  });

  test("begins again with the next tag, with what was saved meanwhile", () => {
    const { openTab } = createBundleBrowser();
    const [one, other] = [openTab(), openTab()];
    one.close();
    other.store.update(() => twoLines);
    expect(linesOf(one.store.bundle.value)).toEqual([]);
    one.store.start();
    expect(linesOf(one.store.bundle.value)).toEqual(linesOf(twoLines));
  });
});

test("while a page is drawn at build time it is empty, and nothing happens", () => {
  const inert = createInert();
  inert.update(() => twoLines);
  inert.remove(() => twoLines);
  inert.setOffers(offers);
  inert.undo();
  inert.clear();
  inert.start()();
  expect([inert.bundle.value, inert.canUndo.value, inert.keep()]).toEqual([emptyBundle, false, false]);
});

describe("on a page whose order is on another site", () => {
  const stripped = /470123456|Vikings|1002003/;

  test("a kept number lives in memory alone: storage never holds it, and a reload asks for it again", () => {
    const { openTab, stored } = createBundleBrowser();
    const first = openTab(undefined, true);
    expect([first.store.handsOver(), openTab().store.handsOver()]).toEqual([true, false]);
    first.store.update(() => twoLines);
    expect(first.store.bundle.value).toEqual(twoLines);
    first.store.setOffers(offers);
    first.store.keep();
    expect(linesOf(first.store.bundle.value)).toHaveLength(2);
    expect([stored.size, stored.get("appState")]).toEqual([1, expect.not.stringMatching(stripped)]);
    first.close();
    const again = openTab(undefined, true).store.bundle.value;
    expect([linesOf(again).length, again.wanted.lines]).toEqual([1, [{ wpId: "1102", sim: "eSIM", keepsNumber: true }]]);
  });

  test("it is still there when another tab changes the pack, and after an undo", () => {
    const { openTab, stored } = createBundleBrowser();
    const [one, other] = [openTab(undefined, true), openTab(undefined, true)];
    one.store.update(() => twoLines);
    other.store.update((bundle) => withLine(bundle, newLine()));
    expect(
      linesOf(one.store.bundle.value)
        .map(({ phone }) => phone)
        .toSorted(),
    ).toEqual(["+32470123456", "new-phone", "new-phone"]);
    one.store.remove((bundle) => deleteLine(bundle, 2));
    one.store.undo();
    expect(JSON.stringify(one.store.bundle.value)).toMatch(stripped);
    expect(stored.get("appState")).not.toMatch(stripped);
  });

  test("what was kept while the order was on this site yet loses its numbers at once", () => {
    const { openTab, stored } = createBundleBrowser();
    const before = openTab();
    before.store.update(() => twoLines);
    before.close();
    expect(stored.get("appState")).toMatch(stripped);
    openTab(undefined, true);
    expect(stored.get("appState")).not.toMatch(stripped);
  });
});
