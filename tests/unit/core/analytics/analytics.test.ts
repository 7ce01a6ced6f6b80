import { beforeEach, expect, test, vi } from "vitest";
import { createMeasure } from "#core/analytics/analytics.ts";
import { expectComplaint } from "#tests/setup.ts";

const host = new EventTarget() as HTMLElement;
let page: { dataLayer?: unknown };

beforeEach(() => {
  page = globalThis as typeof page;
  delete page.dataLayer;
});

test("tells the page by an event, then the data layer, which it makes where there is none", () => {
  const heard: { event: CustomEvent; before: unknown }[] = [];
  host.addEventListener("digi-analytics", (event) => heard.push({ event: event as CustomEvent, before: page.dataLayer }), { once: true });
  createMeasure("datalayer")(host, "generate_lead", { form: "contact" });
  expect(heard.map(({ event, before }) => [event.detail, event.bubbles, event.composed, event.cancelable, before])).toEqual([
    [{ event: "generate_lead", form: "contact" }, true, true, true, undefined],
  ]);
  expect(page.dataLayer).toEqual([{ event: "generate_lead", form: "contact" }]);
});

test("adds to the page's own data layer", () => {
  page.dataLayer = [{ event: "gtm.js" }];
  createMeasure("datalayer")(host, "login");
  expect(page.dataLayer).toEqual([{ event: "gtm.js" }, { event: "login" }]);
});

test("a page that cancels the event keeps it out of the data layer", () => {
  host.addEventListener("digi-analytics", (event) => event.preventDefault(), { once: true });
  createMeasure("datalayer")(host, "login");
  expect(page.dataLayer).toBeUndefined();
});

test("switched off, only the event is sent", () => {
  const heard = vi.fn<() => void>();
  host.addEventListener("digi-analytics", heard, { once: true });
  createMeasure("off")(host, "login");
  expect([heard.mock.calls.length, page.dataLayer]).toEqual([1, undefined]);
});

test("a data layer of the page that throws, or is none, does not stop the widget", () => {
  expectComplaint("dataLayer refused an entry");
  page.dataLayer = {
    push() {
      throw new RangeError("full");
    },
  };
  expect(() => createMeasure("datalayer")(host, "login")).not.toThrow();
  page.dataLayer = "none";
  expect(() => createMeasure("datalayer")(host, "login")).not.toThrow();
});
