import { beforeEach, expect, test, vi } from "vitest";
import { createTrack } from "#core/services/analytics/analytics.ts";
import type { ConsentChoice } from "#core/base/values/consent.ts";
import { expectComplaint } from "#tests/setup.ts";

const all: ConsentChoice = { preferences: true, statistics: true, marketing: true };
const everything = (): ConsentChoice => all;
const dataLayer = { analytics: "datalayer", layer: "dataLayer" } as const;
const host = new EventTarget() as HTMLElement;
let page: { dataLayer?: unknown };

beforeEach(() => {
  page = globalThis as typeof page;
  delete page.dataLayer;
});

test("tells the page by an event, then the data layer, which it makes where there is none; no call is made [P-283]", () => {
  const calls = vi.fn<() => never>();
  vi.stubGlobal("fetch", calls);
  vi.stubGlobal("XMLHttpRequest", calls);
  vi.stubGlobal("navigator", { sendBeacon: calls });
  const heard: { event: CustomEvent; before: unknown }[] = [];
  host.addEventListener("digi-analytics", (event) => heard.push({ event: event as CustomEvent, before: page.dataLayer }), { once: true });
  createTrack(dataLayer, everything)(host, "generate_lead", { form: "contact" });
  expect(heard.map(({ event, before }) => [event.detail, event.bubbles, event.composed, event.cancelable, before])).toEqual([
    [{ event: "generate_lead", form: "contact", consent: all }, true, true, true, undefined],
  ]);
  expect(page.dataLayer).toEqual([{ event: "generate_lead", form: "contact" }]);
  expect(calls).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("adds to the page's own data layer", () => {
  page.dataLayer = [{ event: "gtm.js" }];
  createTrack(dataLayer, everything)(host, "login");
  expect(page.dataLayer).toEqual([{ event: "gtm.js" }, { event: "login" }]);
});

test("fills the data layer that the page names, and leaves the other one alone", () => {
  const named = globalThis as { shopLayer?: unknown };
  createTrack({ ...dataLayer, layer: "shopLayer" }, everything)(host, "login");
  expect([named.shopLayer, page.dataLayer]).toEqual([[{ event: "login" }], undefined]);
  delete named.shopLayer;
});

test("clears the ecommerce of the event before it, in the data layer alone", () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  host.addEventListener("digi-analytics", listen);
  const ecommerce = { currency: "EUR", value: 7, items: [] };
  createTrack(dataLayer, everything)(host, "begin_checkout", { ecommerce });
  host.removeEventListener("digi-analytics", listen);
  expect(page.dataLayer).toEqual([{ ecommerce: null }, { event: "begin_checkout", ecommerce }]);
  expect(heard).toEqual([{ event: "begin_checkout", ecommerce, consent: all }]);
});

test("nothing is cleared for what is not allowed or was cancelled", () => {
  createTrack(dataLayer, () => ({ ...all, statistics: false }))(host, "begin_checkout", { ecommerce: {} });
  host.addEventListener("digi-analytics", (event) => event.preventDefault(), { once: true });
  createTrack(dataLayer, everything)(host, "begin_checkout", { ecommerce: {} });
  expect(page.dataLayer).toBeUndefined();
});

test("a page that cancels the event keeps it out of the data layer", () => {
  host.addEventListener("digi-analytics", (event) => event.preventDefault(), { once: true });
  createTrack(dataLayer, everything)(host, "login");
  expect(page.dataLayer).toBeUndefined();
});

test("switched off, only the event is sent", () => {
  const heard = vi.fn<() => void>();
  host.addEventListener("digi-analytics", heard, { once: true });
  createTrack({ ...dataLayer, analytics: "off" }, everything)(host, "login");
  expect([heard.mock.calls.length, page.dataLayer]).toEqual([1, undefined]);
});

test("a data layer of the page that throws, or is none, does not stop the widget", () => {
  expectComplaint("dataLayer refused an entry");
  page.dataLayer = {
    push() {
      throw new RangeError("full");
    },
  };
  expect(() => createTrack(dataLayer, everything)(host, "login")).not.toThrow();
  page.dataLayer = "none";
  expect(() => createTrack(dataLayer, everything)(host, "login")).not.toThrow();
});

test("what the visitor does not allow is told to the page with that word, dropped, and not sent later", () => {
  let consent: ConsentChoice = { preferences: true, statistics: false, marketing: true };
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  host.addEventListener("digi-analytics", listen);
  const track = createTrack(dataLayer, () => consent);
  track(host, "login");
  expect(heard).toEqual([{ event: "login", consent }]);
  expect(page.dataLayer).toBeUndefined();
  consent = everything();
  track(host, "sign_up");
  expect(page.dataLayer).toEqual([{ event: "sign_up" }]);
  host.removeEventListener("digi-analytics", listen);
});
