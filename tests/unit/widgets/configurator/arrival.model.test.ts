/** Tests what a link or the tag's attributes make the builder choose. */
import { describe, expect, test } from "vitest";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import { bundleOf, essentials, keptLine, light, newLine, offers, offersIn } from "#tests/unit/core/domain/bundle/samples.ts";
import { createBuilderBrowser, type Attributes } from "./desk.ts";

const page = "https://digi.example/en/configurator/bundle";

/** Opens the builder and answers the call for the offers. */
async function arrive(query: string, attributes: Attributes = {}, browser = createBuilderBrowser()) {
  const tab = browser.open({ address: page + query, attributes });
  // Calls for the offers of an address are not answered.
  await tab.asked.find(({ id, body }) => id === "bundle.offers" && body.fttbId === null)?.answer(good(offers));
  return { ...tab, browser };
}

describe("a plan that a link asks for", () => {
  test("stands chosen in the form that opens, and leaves the address bar [C-014]", async () => {
    const { model, addressBar } = await arrive("?utm_source=mail&mobile=mobile-essentials#plans");
    expect(addressBar.entries).toEqual([`${page}?utm_source=mail#plans`]);
    expect(model.mobile.isFormOpen.value).toBe(true);
    expect(model.mobile.opened.value).toBe(1);
    expect(model.mobile.firstAnswers().favorite_package).toBe(essentials.i);
  });

  test("stays so after a reload, until the form is closed", async () => {
    const first = await arrive("?mobile=mobile-essentials");
    first.stop();
    const again = await arrive("", {}, first.browser);
    expect(again.model.mobile.firstAnswers().favorite_package).toBe(essentials.i);
    expect(again.model.mobile.opened.value, "the form was open: focus is not taken").toBe(0);
    again.model.mobile.close();
    again.stop();
    expect((await arrive("", {}, first.browser)).model.mobile.isFormOpen.value).toBe(false);
  });

  test("that is no longer on offer is said, and nothing else happens", async () => {
    const { model, tracked, language, asked } = await arrive("?mobile=mobile-of-yesterday");
    expect([model.unknownPlan.value, model.mobile.isFormOpen.value, tracked]).toEqual([true, false, []]);
    language.value = "fr";
    await asked[1]?.answer(good(offersIn("fr")));
    expect(model.unknownPlan.value, "still said, in French").toBe(true);
  });

  test("is done with when another line is edited: offers in another language do not take that form away", async () => {
    const browser = createBuilderBrowser();
    browser.open().store.update(() => bundleOf(newLine(light)));
    const { model, language, asked } = await arrive("?mobile=mobile-essentials", {}, browser);
    model.mobile.edit(1);
    language.value = "fr";
    await asked[1]?.answer(good(offersIn("fr")));
    expect(model.mobile.edited.value?.id).toBe(1);
  });
});

describe("the tag's attributes", () => {
  test("propose a plan to who has chosen nothing", async () => {
    const { model } = await arrive("", { mobile: light.i });
    expect([model.mobile.isFormOpen.value, model.mobile.firstAnswers().favorite_package]).toEqual([true, light.i]);
  });

  test("propose none to who has lines already", async () => {
    const browser = createBuilderBrowser();
    browser.open().store.update(() => bundleOf(newLine(light)));
    const { model } = await arrive("", { mobile: essentials.i, internet: "internet-500" }, browser);
    expect(model.mobile.isFormOpen.value).toBe(false);
    expect(model.bundle.value.wanted).toMatchObject({ mobile: null, internet: "internet-500" });
  });

  test("propose a plan at each visit, until one is chosen; not in place of what an earlier link asked for", async () => {
    const first = await arrive("", { mobile: light.i });
    first.model.mobile.close();
    first.stop();
    const again = await arrive("", { mobile: light.i }, first.browser);
    expect(again.model.mobile.isFormOpen.value).toBe(true);
    again.model.mobile.close();
    again.stop();
    (await arrive("?mobile=mobile-essentials&tv=tv-link", {}, first.browser)).stop();
    const reloaded = await arrive("", { mobile: light.i, tv: "tv-tag" }, first.browser);
    expect(reloaded.model.bundle.value.wanted).toMatchObject({ mobile: essentials.i, tv: "tv-link" });
    expect(reloaded.model.mobile.firstAnswers().favorite_package).toBe(essentials.i);
  });

  test("propose no plan while a form stands open", async () => {
    const first = await arrive("");
    first.model.mobile.add();
    first.stop();
    const { model } = await arrive("", { mobile: light.i }, first.browser);
    expect([model.mobile.firstAnswers().favorite_package, model.bundle.value.wanted.mobile]).toEqual(["", null]);
  });

  test("of whatever kind: a plan opens the form, a card waits for an address; nothing is proposed to who has chosen [C-015]", async () => {
    const plan = await arrive("", { type: essentials.i });
    expect([plan.model.mobile.firstAnswers().favorite_package, plan.model.bundle.value.wanted.type]).toEqual([essentials.i, null]);
    const card = await arrive("", { type: "internet-500" });
    expect([card.model.mobile.isFormOpen.value, card.model.bundle.value.wanted.type]).toEqual([false, "internet-500"]);
    const linked = await arrive("?type=tv-link", { type: "internet-500" });
    expect(linked.model.bundle.value.wanted.type, "a link counts more").toBe("tv-link");
    const browser = createBuilderBrowser();
    browser.open().store.update(() => bundleOf(newLine(light)));
    expect((await arrive("", { type: essentials.i }, browser)).model.bundle.value.wanted.type).toBeNull();
  });

  test("count less than the link", async () => {
    const { model } = await arrive("?mobile=mobile-essentials&tv=tv-link", { mobile: light.i, tv: "tv-tag", landline: "" });
    expect(model.bundle.value.wanted).toMatchObject({ mobile: essentials.i, tv: "tv-link", landline: null });
  });
});

test("what needs an address is kept with the bundle, and no form opens", async () => {
  const { model, store, addressBar, stop, browser } = await arrive("?fttbAddressId=FTTB-1&internet=internet-500&tv=tv-max&landline=l");
  expect(addressBar.entries).toEqual([page]);
  expect(model.mobile.isFormOpen.value).toBe(false);
  const wanted = { fttbAddressId: "FTTB-1", internet: "internet-500", tv: "tv-max", landline: "l" };
  expect(store.bundle.value.wanted).toMatchObject(wanted);
  stop();
  expect((await arrive("", {}, browser)).model.bundle.value.wanted).toMatchObject(wanted);
});

test("an address without any of it is left as it is, and a visit leaves nothing", async () => {
  const { addressBar, browser } = await arrive("?page=2");
  expect(addressBar.entries).toEqual([`${page}?page=2`]);
  expect(browser.stored.size).toBe(0);
});

describe("a pack in the link's fragment", () => {
  const shared = {
    m: [
      { w: light.wpId, s: "s" as const },
      { w: essentials.wpId, s: "e" as const, k: 1 as const },
    ],
    i: "1201",
    a: "FTTB-1",
    v: "WELCOME10",
  };
  const fragment = (shared: unknown) => `#digi=1.${btoa(JSON.stringify(shared)).replaceAll("=", "")}`;
  const withOwn = () => {
    const browser = createBuilderBrowser();
    browser.open().store.update(() => bundleOf(newLine(essentials)));
    return browser;
  };

  test("leaves the address bar at once, and is there when the plans are known", async () => {
    const { model, addressBar, tracked } = await arrive(fragment(shared));
    expect(addressBar.entries).toEqual([page]);
    expect(model.mobile.lines.value.map(({ i }) => i)).toEqual([light.i]);
    expect(model.mobile.unfinished.value).toMatchObject([{ index: 0, plan: essentials, keepsNumber: true, sim: "eSIM" }]);
    expect(model.bundle.value.wanted).toMatchObject({ internet: "1201", fttbAddressId: "FTTB-1", voucher: "WELCOME10" });
    expect(tracked.map(([event]) => event)).toContain("add_to_cart");
    expect(model.changes.focus.value, "nobody has pressed anything").toBeUndefined();
  });

  test("waits over a reload", async () => {
    const first = await arrive(fragment(shared));
    first.stop();
    const { model } = await arrive("", {}, first.browser);
    expect([model.mobile.lines.value.length, model.mobile.unfinished.value.length]).toEqual([1, 1]);
  });

  test("does not take the place of the visitor's own before they say so", async () => {
    const { model } = await arrive(fragment(shared), {}, withOwn());
    expect(model.mobile.lines.value.map(({ i }) => i)).toEqual([essentials.i]);
    expect(model.arrival.offered.value).toEqual(shared);
    model.arrival.keepOwn();
    expect([model.arrival.offered.value, model.mobile.lines.value.length]).toEqual([undefined, 1]);
    expect(model.changes.focus.value, "its button goes away").toEqual({ target: "first" });
  });

  test("takes it when they do", async () => {
    const { model } = await arrive(fragment(shared), {}, withOwn());
    model.arrival.takeBundle(shared);
    expect(model.mobile.lines.value.map(({ i }) => i)).toEqual([light.i]);
    expect([model.arrival.offered.value, model.changes.focus.value]).toEqual([undefined, { target: "first" }]);
  });

  test.each([
    ["cut", fragment(shared).slice(0, -4)],
    ["forged", fragment({ ...shared, m: "all" })],
    ["of a megabyte", `#digi=1.${"A".repeat(1024 * 1024)}`],
  ])("that is %s is said, leaves the address bar and changes nothing", async (_what, broken) => {
    const { model, addressBar } = await arrive(broken, {}, withOwn());
    expect([model.arrival.isBroken.value, model.mobile.lines.value.length]).toEqual([true, 1]);
    expect(addressBar.entries).toEqual([page]);
  });

  test("with a plan that is gone says so", async () => {
    const { model } = await arrive(fragment({ m: [{ w: "9999", s: "s" }] }));
    expect([model.unknownPlan.value, model.mobile.unfinished.value]).toEqual([true, []]);
  });

  test("is not ordered before its lines are finished, each opened with what is known of it, and confirmed once", async () => {
    const { model, left } = await arrive(fragment({ ...shared, m: [...shared.m, ...shared.m] }));
    model.order();
    expect(left).toEqual([]);
    expect([model.mobile.isMissing.value, model.changes.focus.value]).toEqual([true, { target: "wanted", index: 0 }]);
    model.mobile.finish(1);
    expect(model.mobile.firstAnswers()).toMatchObject({ favorite_package: essentials.i, phone: "keep-phone", sim_card: "esim" });
    model.mobile.confirm(keptLine(essentials));
    expect(model.mobile.unfinished.value).toHaveLength(1);
    model.mobile.finish(0);
    model.mobile.close();
    expect(model.mobile.unfinished.value, "closing keeps it").toHaveLength(1);
    model.mobile.dropUnfinished(0);
    expect(model.mobile.isMissing.value).toBe(false);
    expect(model.mobile.lines.value).toHaveLength(3);
  });

  test("is the page's own where it is none of ours", async () => {
    const { model, addressBar } = await arrive("#plans");
    expect([addressBar.entries, model.arrival.isBroken.value]).toEqual([[`${page}#plans`], false]);
  });
});
