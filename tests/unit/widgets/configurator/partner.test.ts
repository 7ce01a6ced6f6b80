/** Tests the builder on a partner's page, whose orders are placed on another site (decisions §8). */
import { describe, expect, test } from "vitest";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { readShared } from "#core/domain/shared-bundle/share-link.ts";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import { bundleOf, fibre500, keptLine, landline, light, newLine, offers, withPromo } from "#tests/unit/core/domain/bundle/samples.ts";
import { createBuilderBrowser, type Attributes } from "./desk.ts";

async function open(attributes: Attributes = {}, browser = createBuilderBrowser(), isPartner = true) {
  const tab = browser.open({ isPartner, attributes });
  await tab.asked.find(({ id, body }) => id === "bundle.offers" && body.fttbId === null)?.answer(good(offers));
  const bundles = () => tab.left.map(([, fragment]) => readShared(fragment ?? ""));
  return { ...tab, browser, bundles };
}
const toFinish = { wpId: "1101", sim: "eSIM", keepsNumber: true } as const;

describe("what is typed of a number that is kept", () => {
  const typed = { ...emptyAnswers, favorite_package: light.i, phone: "keep-phone", number: "47012", customer_number: "987654" };

  test("is in memory alone: nothing of it is in this tab's storage, and it stays as long as the page", async () => {
    for (const isPartner of [true, false]) {
      const { model, browser } = await open({}, createBuilderBrowser(), isPartner);
      model.mobile.add();
      model.mobile.keepAnswers(typed);
      model.landline.type("02 212");
      const inTab = JSON.stringify([...browser.tabStorage]);
      expect([/47012|987654/.test(inTab), /02 212/.test(inTab)]).toEqual([!isPartner, !isPartner]);
      expect(model.mobile.firstAnswers()).toMatchObject({ number: "47012", customer_number: "987654" });
    }
  });
});

describe("the order", () => {
  test("goes with lines to finish and a landline that nobody was asked about: the other site asks", async () => {
    const { model, store, bundles } = await open();
    store.update(() => {
      const bundle = chooseCard(chooseCard(bundleOf(keptLine()), "internet", fibre500), "landline", landline);
      return { ...bundle, wanted: { ...bundle.wanted, lines: [toFinish] } };
    });
    model.order();
    expect(bundles()).toEqual([
      {
        kind: "shared",
        shared: {
          m: [
            { w: "1101", s: "e", k: 1 },
            { w: "1101", s: "e", k: 1 },
          ],
          i: "1201",
          l: "1401",
        },
      },
    ]);
  });

  test("waits, as everywhere, for a card in a section that stands open", async () => {
    const { model, store, left } = await open();
    store.update(() => {
      const bundle = chooseCard(bundleOf(newLine()), "internet", fibre500);
      return { ...bundle, landline: { ...bundle.landline, selected: true } };
    });
    model.order();
    // No landline can be chosen at this address, so nothing is announced, and the order is placed.
    expect(left).toHaveLength(1);
  });
});

describe("the dealer of the page", () => {
  test("goes along where nobody has looked at the code yet", async () => {
    const { model, store, bundles } = await open({ dealer: "DEALER-BRU" });
    store.update(() => bundleOf(newLine()));
    model.order();
    expect(bundles()).toMatchObject([{ shared: { d: "DEALER-BRU" } }]);
  });

  test("stays away where the visitor took it out, or has another", async () => {
    const { model, store, bundles, browser } = await open({ dealer: "DEALER-BRU" });
    store.update(() => withPromo(bundleOf(newLine()), undefined, 5));
    store.update((bundle) => withPromo(bundle, undefined));
    model.order();
    await browser.clock.pass(5000);
    store.update((bundle) => ({ ...bundle, wanted: { ...bundle.wanted, dealerCare: "DEALER-ANT" } }));
    model.order();
    expect(bundles()).toMatchObject([{ shared: { m: [{ w: "1101" }] } }, { shared: { d: "DEALER-ANT" } }]);
    expect(bundles()[0]).not.toHaveProperty("pack.d");
  });
});
