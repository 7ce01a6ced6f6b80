/**
 * Tests the order button on a site whose orders are placed on another site: the bundle is then part of the address to which the button
 * leads.
 */
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { createCheckout } from "#core/features/bundle-actions/checkout.model.ts";
import { readShared } from "#core/domain/shared-bundle/share-link.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { light, twoLines } from "#tests/unit/core/domain/bundle/samples.ts";
import { createPorts } from "#tests/unit/widgets/configurator/desk.ts";

function setUp({ isPartner = true, refuses = undefined as "blocked" | undefined, asSent = (bundle: Bundle) => bundle } = {}) {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const browser = createBundleBrowser();
  const { store } = browser.openTab(refuses, isPartner);
  const { ports, left, tracked } = createPorts(store, browser.clock);
  return { store, left, tracked, browser, checkout: createCheckout(ports, asSent) };
}

test("with the pack in the fragment, and without the number that a line keeps", async () => {
  const { store, checkout, left, tracked, browser } = setUp();
  store.update(() => twoLines);
  checkout.order();
  checkout.order(); // The page is already being left, so the second press does nothing.
  expect(left.map(([page]) => page)).toEqual(["order"]);
  expect(readShared(left[0]?.[1] ?? "")).toEqual({
    kind: "shared",
    shared: {
      m: [
        { w: "1101", s: "s" },
        { w: "1102", s: "e", k: 1 },
      ],
    },
  });
  expect(JSON.stringify([tracked, [...browser.stored]])).not.toMatch(/470123456|Vikings|1002003/);
  expect(tracked.map(([event]) => event)).toEqual(["begin_checkout"]);
  await browser.clock.pass(5000);
  expect(checkout.isLeaving.value).toBe(false);
});

test("also where the browser keeps nothing, and with what only the page knows", () => {
  const asSent = (bundle: Bundle): Bundle => ({ ...bundle, wanted: { ...bundle.wanted, dealerCare: "DEALER-BRU" } });
  const { store, checkout, left } = setUp({ refuses: "blocked", asSent });
  store.update(() => twoLines);
  checkout.order();
  expect(checkout.isRefused.value).toBe(false);
  expect(readShared(left[0]?.[1] ?? "")).toMatchObject({ shared: { d: "DEALER-BRU" } });
});

test("with lines alone that are to be finished there; on this site they are none", () => {
  const lines = [{ wpId: light.wpId, sim: "SIM card" as const, keepsNumber: true }];
  for (const isPartner of [true, false]) {
    const { store, checkout, left } = setUp({ isPartner });
    store.update((bundle) => ({ ...bundle, wanted: { ...bundle.wanted, lines } }));
    checkout.order();
    expect([checkout.canOrder.value, left.length]).toEqual([isPartner, isPartner ? 1 : 0]);
  }
});

test("not where the pack does not go into a link, and not with nothing in it", () => {
  const { store, checkout, left } = setUp();
  checkout.order();
  expect(checkout.isRefused.value).toBe(false);
  store.update(() => ({ ...twoLines, wanted: { ...emptyBundle.wanted, internet: "x".repeat(101) } }));
  checkout.order();
  expect([checkout.isRefused.value, left]).toEqual([true, []]);
});

test("on the same site the address is the page's alone", () => {
  const { store, checkout, left } = setUp({ isPartner: false });
  store.update(() => twoLines);
  checkout.order();
  expect(left).toEqual([["order", undefined]]);
});
