/** What a link or the tag's attributes ask for. */
import { describe, expect, test } from "vitest";
import { good } from "#tests/unit/core/address/desk.ts";
import { bundleOf, essentials, light, newLine, offers, offersIn } from "#tests/unit/core/bundle/samples.ts";
import { createBuilderBrowser, type Attributes } from "./desk.ts";

const page = "https://digi.example/en/configurator/bundle";

/** Opened, and the offers are there. */
async function arrive(query: string, attributes: Attributes = {}, browser = createBuilderBrowser()) {
  const tab = browser.open({ address: page + query, attributes });
  await tab.asked[0]?.answer(good(offers));
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
    const { model, measured, language, asked } = await arrive("?mobile=mobile-of-yesterday");
    expect([model.unknownPlan.value, model.mobile.isFormOpen.value, measured]).toEqual([true, false, []]);
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
    expect(model.wanted.value).toMatchObject({ mobile: null, internet: "internet-500" });
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
    expect(reloaded.model.wanted.value).toMatchObject({ mobile: essentials.i, tv: "tv-link" });
    expect(reloaded.model.mobile.firstAnswers().favorite_package).toBe(essentials.i);
  });

  test("propose no plan while a form stands open", async () => {
    const first = await arrive("");
    first.model.mobile.add();
    first.stop();
    const { model } = await arrive("", { mobile: light.i }, first.browser);
    expect([model.mobile.firstAnswers().favorite_package, model.wanted.value.mobile]).toEqual(["", null]);
  });

  test("count less than the link", async () => {
    const { model } = await arrive("?mobile=mobile-essentials&tv=tv-link", { mobile: light.i, tv: "tv-tag", landline: "" });
    expect(model.wanted.value).toMatchObject({ mobile: essentials.i, tv: "tv-link", landline: null });
  });
});

test("what needs an address is kept with the bundle, and no form opens", async () => {
  const { model, store, addressBar, stop, browser } = await arrive("?fttbAddressId=FTTB-1&internet=internet-500&tv=tv-max&landline=l");
  expect(addressBar.entries).toEqual([page]);
  expect(model.mobile.isFormOpen.value).toBe(false);
  const wanted = { fttbAddressId: "FTTB-1", internet: "internet-500", tv: "tv-max", landline: "l" };
  expect(store.bundle.value.wanted).toMatchObject(wanted);
  stop();
  expect((await arrive("", {}, browser)).model.wanted.value).toMatchObject(wanted);
});

test("an address without any of it is left as it is, and a visit leaves nothing", async () => {
  const { addressBar, browser } = await arrive("?page=2");
  expect(addressBar.entries).toEqual([`${page}?page=2`]);
  expect(browser.stored.size).toBe(0);
});
