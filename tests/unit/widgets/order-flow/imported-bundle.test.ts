/** Tests a bundle that comes in the address of the order page: it is read, removed from the address, and checked before the first step. */
import { describe, expect, onTestFinished, test } from "vitest";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { keepsNumber, withConsent, withNumber, withOperator } from "#core/domain/eligibility/landline.rules.ts";
import { shareFragment } from "#core/domain/shared-bundle/share-link.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import {
  bundleOf,
  essentials,
  fibre500,
  keptLine,
  landline,
  light,
  newLine,
  twoLines,
  withKeptLandline,
} from "#tests/unit/core/domain/bundle/samples.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createBundleImport } from "#widgets/order-flow/imported-bundle.model.ts";

const page = "https://digi.example/en/configurator/config-account";
const fragmentOf = (bundle: Bundle): string => shareFragment(bundle) ?? "";
const light1 = bundleOf(newLine(light));

function open(fragment: string, own: Bundle = emptyBundle) {
  const browser = createBundleBrowser();
  const { store } = browser.openTab();
  store.update(() => own);
  const bar = createFakeAddressBar(`${page}?step=payment${fragment}`);
  const happened: string[] = [];
  const bundleImport = createBundleImport({
    store,
    bar,
    onCome: () => happened.push("come"),
    onChosen: () => happened.push("chosen"),
    onSettled: () => happened.push("settled"),
    onUnfinished: () => happened.push("unfinished"),
  });
  onTestFinished(bundleImport.start());
  return { browser, store, bar, happened, bundleImport, kind: () => bundleImport.state.value.kind };
}

describe("the fragment leaves the address bar, whatever is in it", () => {
  test.each([
    ["a pack", fragmentOf(twoLines), "settling"],
    ["one cut off", fragmentOf(twoLines).slice(0, -3), "broken"],
    ["one forged", `#digi=1.${btoa('{"m":[{"w":"1101","s":"s","phone":"+32470123456"}]}')}`, "broken"],
    ["a megabyte", `#digi=1.${"A".repeat(1024 * 1024)}`, "broken"],
    ["a seventh line", `#digi=1.${btoa(JSON.stringify({ m: Array.from({ length: 7 }, () => ({ w: "1101", s: "s" })) }))}`, "broken"],
  ])("%s", (_what, fragment, kind) => {
    const { bar, bundleImport, store } = open(fragment);
    expect([bar.entries, bundleImport.state.value.kind]).toEqual([[`${page}?step=payment`], kind]);
    expect(store.bundle.value.mobile.cards).toEqual([]);
  });

  test("but for one of the page's own", () => {
    const { bar, kind, happened } = open("#top");
    expect([bar.read(), kind(), happened]).toEqual([`${page}?step=payment#top`, "none", []]);
  });
});

describe("where the visitor has nothing here", () => {
  test("all of it is wanted, and kept at once: a reload settles it", () => {
    const { store, browser, bundleImport } = open(fragmentOf(twoLines));
    expect(store.bundle.value.wanted.lines.map(({ wpId, keepsNumber }) => [wpId, keepsNumber])).toEqual([
      ["1101", false],
      ["1102", true],
    ]);
    expect(JSON.stringify(browser.inStore())).toContain('"keepsNumber":true');
    expect(bundleImport.isPending()).toBe(true);
    const { store: reloaded } = browser.openTab();
    const again = createBundleImport({
      store: reloaded,
      bar: createFakeAddressBar(page),
      onCome: () => undefined,
      onChosen: () => undefined,
      onSettled: () => undefined,
      onUnfinished: () => undefined,
    });
    onTestFinished(again.start());
    expect([again.isPending(), again.state.value.kind]).toEqual([true, "settling"]);
  });

  test("what is whole stands in the pack before the order opens", () => {
    const { store, bundleImport, happened, kind } = open(fragmentOf(light1));
    bundleImport.settled(light1);
    expect([store.bundle.value, kind(), happened, bundleImport.isPending()]).toEqual([light1, "none", ["come", "settled"], false]);
  });

  test("what is not whole is the builder's, as it came", () => {
    const { store, bundleImport, happened, kind } = open(fragmentOf(twoLines));
    const before = store.bundle.value;
    bundleImport.settled(undefined);
    expect([store.bundle.value, kind(), happened]).toEqual([before, "unfinished", ["come", "unfinished"]]);
  });
});

test("a pack of this site that lacks the box of its building waits, too", () => {
  const at = { ...emptyBundle.address, hasAddress: true, fttbAddressId: "FTTB-1", boxes: ["1", "2"] };
  const card = { i: "internet-500", wpId: "1201", t: ["Fibre"], prc: 10, ih: false };
  const { bundleImport, kind } = open("", { ...emptyBundle, address: at, internet: { selected: false, card } });
  expect([bundleImport.isPending(), kind()]).toEqual([true, "settling"]);
});

test("a pack of this site whose landline was not asked about whole is the builder's, an answered one is ordered", () => {
  const unasked = chooseCard(chooseCard(light1, "internet", fibre500), "landline", landline);
  const kept = withConsent(withKeptLandline(light1), true);
  for (const [own, isOrdered] of [
    [unasked, false],
    [keepsNumber(unasked, true), false],
    [withConsent(kept, false), false],
    [withOperator(kept, null), false],
    [withNumber(kept, "0221234"), false],
    [keepsNumber(unasked, false), true],
    [kept, true],
  ] as const) {
    const { bundleImport, kind, happened, store } = open("", own);
    expect([bundleImport.isPending(), kind(), happened]).toEqual(isOrdered ? [false, "none", []] : [true, "unfinished", ["unfinished"]]);
    expect(store.bundle.value).toBe(own);
  }
});

describe("where the visitor has a pack here", () => {
  test("they choose: theirs stays as it is until they have", () => {
    const { store, bundleImport, happened, kind } = open(fragmentOf(bundleOf(newLine(essentials))), light1);
    expect([kind(), store.bundle.value]).toEqual(["offered", light1]);
    bundleImport.keepOwn();
    expect([kind(), store.bundle.value, happened]).toEqual(["none", light1, ["come", "chosen", "settled"]]);
  });

  test("the new one takes its place", () => {
    const { store, bundleImport, kind } = open(fragmentOf(bundleOf(newLine(essentials))), light1);
    const { value } = bundleImport.state;
    if (value.kind === "offered") bundleImport.take(value.shared);
    expect([kind(), store.bundle.value.mobile.cards, store.bundle.value.wanted.lines.map(({ wpId }) => wpId)]).toEqual([
      "settling",
      [],
      ["1102"],
    ]);
  });

  test("the same once more is no question, and what was filled in for it stays", () => {
    const { store, kind, happened, bar } = open(fragmentOf(bundleOf(keptLine())), bundleOf(keptLine()));
    expect([kind(), happened, bar.read()]).toEqual(["none", [], `${page}?step=payment`]);
    expect(JSON.stringify(store.bundle.value)).toContain("+32470123456");
  });

  test("a broken one changes nothing, and they go on", () => {
    const { store, bundleImport, happened, kind } = open(fragmentOf(twoLines).slice(0, -3), light1);
    bundleImport.keepOwn();
    expect([kind(), store.bundle.value, happened]).toEqual(["none", light1, ["come", "chosen", "settled"]]);
  });
});

test("one that is pasted where the order stands open is read too", () => {
  const { bar, kind, happened } = open("", light1);
  bar.push(`#digi=1.${btoa('{"m":[{"w":"1102","s":"s"}]}').replaceAll("=", "")}`);
  expect([kind(), bar.read(), happened]).toEqual(["offered", `${page}?step=payment`, ["come"]]);
});
