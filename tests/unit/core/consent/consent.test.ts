import { describe, expect, test } from "vitest";
import { createConsent } from "#core/consent/consent.ts";
import { consentKey, consentLifeMs, consentOf, type ConsentChoice, type ConsentFacts } from "#core/values/consent.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeStore } from "#tests/unit/core/session/desk.ts";

const all: ConsentChoice = { preferences: true, statistics: true, marketing: true };
const none: ConsentChoice = { preferences: false, statistics: false, marketing: false };
const some: ConsentChoice = { preferences: false, statistics: true, marketing: false };

const facts: ConsentFacts = { stored: undefined, nowMs: 0, hasBanner: false, dataLayer: undefined };
/** As `gtag()` leaves its arguments. */
const gtag = (...given: unknown[]) =>
  (
    function leave() {
      return arguments;
    } as (...all: unknown[]) => unknown
  )(...given);

describe("before a choice", () => {
  test("all is allowed on a page without a banner, nothing on one with ours", () => {
    expect(consentOf(facts)).toEqual(all);
    expect(consentOf({ ...facts, hasBanner: true })).toEqual(none);
  });

  test("what the page's own banner denies by Google's default is not allowed, until it grants it", () => {
    const denied = gtag("consent", "default", { ad_storage: "denied", analytics_storage: "denied", functionality_storage: "granted" });
    const dataLayer = [{ event: "gtm.js" }, denied, null, "x", gtag("event", "login")];
    expect(consentOf({ ...facts, dataLayer })).toEqual({ preferences: true, statistics: false, marketing: false });
    const granted = gtag("consent", "update", { analytics_storage: "granted" });
    expect(consentOf({ ...facts, dataLayer: [...dataLayer, granted, gtag("consent", "update", { ad_user_data: "granted" })] })).toEqual({
      preferences: true,
      statistics: true,
      marketing: false,
    });
  });

  test.each([
    ["a text", "x"],
    ["an object", { push: 1 }],
    ["a broken word", [gtag("consent", "default")]],
    ["nothing in it", []],
  ])("a queue of the page that is %s denies nothing", (_what, dataLayer) => {
    expect(consentOf({ ...facts, dataLayer })).toEqual(all);
  });
});

/** One browser; tabs share its storage. */
function createBrowser() {
  const clock = createFakeClock();
  const values = new Map<string, string>();
  const changed = new Set<(key: string | null) => void>();
  const open = () => {
    const store = createFakeStore(values);
    const consent = createConsent({
      store,
      clock,
      watchStore(onChange) {
        changed.add(onChange);
        return () => void changed.delete(onChange);
      },
    });
    const stop = consent.start();
    const asked = (more: Partial<ConsentFacts> = {}) =>
      consentOf({ ...facts, hasBanner: true, stored: store.get(consentKey), nowMs: clock.now(), ...more });
    return { consent, stop, asked };
  };
  return { clock, values, open, tell: () => changed.forEach((onChange) => onChange(consentKey)), listeners: changed };
}

describe("a choice", () => {
  test("is what counts, whatever the page's own banner says", () => {
    const { open } = createBrowser();
    const { consent, asked } = open();
    expect([consent.choice.value, asked()]).toEqual([undefined, none]);
    consent.choose(some);
    expect([consent.choice.value, asked()]).toEqual([some, some]);
    expect(asked({ hasBanner: false, dataLayer: [gtag("consent", "default", { analytics_storage: "denied" })] })).toEqual(some);
  });

  test("is there again on the next page, and in the other tabs at once", () => {
    const { open, tell } = createBrowser();
    const [one, other] = [open(), open()];
    one.consent.choose(some);
    tell();
    expect([other.consent.choice.value, open().consent.choice.value]).toEqual([some, some]);
    other.consent.forget();
    tell();
    expect([one.consent.choice.value, one.asked()]).toEqual([undefined, none]);
  });

  test("is over after 13 months, and one of an older question is none", () => {
    const { clock, values, open } = createBrowser();
    const { consent, asked } = open();
    consent.choose(all);
    expect(asked({ nowMs: clock.now() + consentLifeMs - 1 })).toEqual(all);
    expect(asked({ nowMs: clock.now() + consentLifeMs })).toEqual(none);
    const stored = values.get(consentKey) ?? "";
    expect(asked({ stored: stored.replace('"version":1', '"version":0') })).toEqual(none);
    expect(asked({ stored: stored.replaceAll("true", '"yes"') }), "a word in place of a yes").toEqual(none);
    for (const broken of ["", "null", "1", '"x"', "{"]) expect(asked({ stored: broken })).toEqual(none);
  });

  test("leaves nothing behind when it is stopped", () => {
    const { clock, open, listeners } = createBrowser();
    const { consent, stop } = open();
    consent.choose(all);
    stop();
    expect([listeners.size, clock.timers]).toEqual([0, 0]);
  });
});
