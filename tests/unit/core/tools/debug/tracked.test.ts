/**
 * Tests what the option `data-debug` reports about a tracked event: whether it was sent, held back or prevented. The real event bus is
 * used.
 */
import { beforeEach, expect, test, vi } from "vitest";
import { createTrack } from "#core/services/analytics/analytics.ts";
import { trackedTexts } from "#core/tools/debug/tracked.texts.ts";
import { watchTracked, type ShownEvent } from "#core/tools/debug/tracked.ts";
import { languages } from "#core/base/values/language.ts";
import { expectListed } from "#tests/unit/texts/listed.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";

let host: HTMLElement;
beforeEach(() => {
  host = new EventTarget() as HTMLElement;
  delete (globalThis as { dataLayer?: unknown }).dataLayer;
});

function setUp(target: "datalayer" | "off", statistics = true) {
  const seen: ShownEvent[] = [];
  const stop = watchTracked(host, target, (tracked) => seen.push(tracked));
  const track = createTrack({ analytics: target, layer: "dataLayer" }, () => ({ preferences: true, statistics, marketing: true }));
  const inDataLayer = () => (globalThis as { dataLayer?: unknown[] }).dataLayer?.length ?? 0;
  return { seen, stop, track, inDataLayer };
}

test("what is in the data layer was sent, with what it carries", async () => {
  const { seen, track, inDataLayer } = setUp("datalayer");
  track(host, "generate_lead", { form: "contact" });
  await settle();
  expect(seen).toEqual([{ name: "generate_lead", fate: "sent", details: { form: "contact" } }]);
  expect(inDataLayer()).toBe(1);
});

test.each([
  ["denied", "datalayer", false, false],
  ["off", "off", true, false],
  ["cancelled", "datalayer", true, true],
] as const)("what is not in it was held back, and why: %s", async (fate, target, statistics, isCancelled) => {
  const { seen, track, inDataLayer } = setUp(target, statistics);
  // The listener is added after ours, as by a page that listens late.
  if (isCancelled) host.addEventListener("digi-analytics", (event) => event.preventDefault());
  track(host, "login");
  await settle();
  expect(seen).toEqual([{ name: "login", fate, details: {} }]);
  expect(inDataLayer()).toBe(0);
});

test("stopped, it hears nothing more", async () => {
  const { seen, stop, track } = setUp("datalayer");
  stop();
  const heard = vi.fn<() => void>();
  host.addEventListener("digi-analytics", heard);
  track(host, "login");
  await settle();
  expect([seen, heard.mock.calls.length]).toEqual([[], 1]);
});

test.each(languages)("each text of it says in %s what belongs there", (language) => {
  expectListed("tracked", language, Object.entries(trackedTexts[language]));
});
