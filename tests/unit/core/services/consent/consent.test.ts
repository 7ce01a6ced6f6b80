import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { createConsent } from "#core/services/consent/consent.ts";
import { defaultCommand, hasDefault, updateCommand } from "#core/services/consent/google.rules.ts";
import { consentDefaultScript } from "#core/base/values/consent-mode.ts";
import { consentOf, type ConsentChoice, type ConsentFacts } from "#core/base/values/consent.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";

const all: ConsentChoice = { preferences: true, statistics: true, marketing: true };
const none: ConsentChoice = { preferences: false, statistics: false, marketing: false };
const some: ConsentChoice = { preferences: false, statistics: true, marketing: false };

const dayMs = 86_400_000;
const facts: ConsentFacts = {
  stored: [],
  nowMs: 0,
  isAsked: false,
  told: undefined,
  dataLayer: undefined,
  hasPrivacyControl: false,
};
/** Adds an entry to the `dataLayer` as Google's `gtag()` does. */
const gtag = (...given: unknown[]) =>
  (
    function leave() {
      return arguments;
    } as (...all: unknown[]) => unknown
  )(...given);

describe("before a choice", () => {
  test("all is allowed on a page without a banner, nothing on one with ours [P-318 cookie-consent]", () => {
    expect(consentOf(facts)).toEqual(all);
    expect(consentOf({ ...facts, isAsked: true })).toEqual(none);
  });

  test("nothing is allowed on a page without a banner where a choice has run out, or answers another question", () => {
    const savedAt = Date.UTC(2026, 0, 5);
    for (const changes of [{ savedAt: savedAt - 395 * dayMs }, { version: 0 }]) {
      const stored = [JSON.stringify({ version: 1, savedAt, id: "id-1", ...all, ...changes })];
      expect(consentOf({ ...facts, stored, nowMs: savedAt })).toEqual(none);
    }
  });

  test("what the page's own consent tool says counts where the site does not ask itself; what it leaves out is denied", () => {
    const denied = [gtag("consent", "default", { analytics_storage: "denied" })];
    expect(consentOf({ ...facts, told: { statistics: true }, dataLayer: denied })).toEqual(some);
    for (const said of [{}, false, 0, ""]) expect(consentOf({ ...facts, told: said })).toEqual(none);
    expect(consentOf({ ...facts, told: { statistics: "yes", marketing: 1, preferences: null } })).toEqual(none);
    expect(consentOf({ ...facts, told: all, isAsked: true })).toEqual(none);
    const stored = [JSON.stringify({ version: 1, savedAt: 0, id: "id-1", ...none })];
    expect(consentOf({ ...facts, told: all, stored })).toEqual(none);
  });

  test("a browser with Global Privacy Control refuses marketing until the visitor says otherwise", () => {
    const asking = { ...facts, hasPrivacyControl: true };
    const command = (name: string) => [gtag("consent", name, { ad_storage: "granted", analytics_storage: "granted" })];
    expect(consentOf(asking)).toEqual({ ...all, marketing: false });
    expect(consentOf({ ...asking, dataLayer: command("default") }), "a default is not the visitor's word").toEqual({
      ...all,
      marketing: false,
    });
    expect(consentOf({ ...asking, dataLayer: command("update") })).toEqual(all);
    expect(consentOf({ ...asking, told: { marketing: true } })).toEqual({ ...none, marketing: true });
    const stored = [JSON.stringify({ version: 1, savedAt: 0, id: "id-1", ...all })];
    expect(consentOf({ ...asking, isAsked: true, stored })).toEqual(all);
    expect(consentOf({ ...asking, isAsked: true })).toEqual(none);
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

/** Simulates a browser whose tabs share the cookie. */
function createBrowser() {
  const clock = createFakeClock();
  let cookie: { readonly value: string; readonly endMs: number } | undefined;
  const tabs = new Set<() => void>();
  let ids = 0;
  /** The values of other cookies of the same name, which other pages wrote for other paths or domains. */
  const others: string[] = [];
  const read = (): string | undefined => (cookie && clock.now() < cookie.endMs ? cookie.value : undefined);
  const open = () => {
    let tell = (): void => undefined;
    const consent = createConsent({
      clock,
      newId: () => `id-${++ids}`,
      cookie: {
        read: () => [...others, ...[read()].filter((value) => value !== undefined)],
        write(value, lifeMs) {
          others.length = 0;
          cookie = { value, endMs: clock.now() + lifeMs };
          for (const one of tabs) if (one !== tell) one();
        },
        persistent: () => true,
        watch(onChange) {
          tell = onChange;
          tabs.add(tell);
          return () => void tabs.delete(tell);
        },
      },
    });
    const stop = consent.start();
    const asked = (more: Partial<ConsentFacts> = {}) =>
      consentOf({ ...facts, isAsked: true, stored: [...others, read() ?? ""], nowMs: clock.now(), ...more });
    return { consent, stop, asked };
  };
  return { clock, open, tabs, others, stored: read, overwrite: (value: string) => (cookie = { value, endMs: Infinity }) };
}

describe("a choice", () => {
  test("is what counts, whatever the page's own banner says", () => {
    const { clock, open } = createBrowser();
    const { consent, asked } = open();
    expect([consent.choice.value, asked()]).toEqual([undefined, none]);
    consent.choose(some);
    expect(consent.choice.value).toMatchObject({ id: "id-1", version: 1, savedAt: clock.now(), ...some });
    expect(asked()).toEqual(some);
    expect(asked({ isAsked: false, dataLayer: [gtag("consent", "default", { analytics_storage: "denied" })] })).toEqual(some);
  });

  test("is kept with version, time and a proof of its own", () => {
    const { clock, open, stored } = createBrowser();
    open().consent.choose(some);
    expect(JSON.parse(stored() ?? "")).toEqual({ version: 1, savedAt: clock.now(), id: "id-1", ...some });
  });

  test("is there again on the next page, and in the other tabs at once; the last one counts", () => {
    const { open } = createBrowser();
    const [one, other] = [open(), open()];
    one.consent.choose(some);
    for (const tab of [other, open()]) expect(tab.consent.choice.value).toMatchObject({ id: "id-1", ...some });
    other.consent.choose(none);
    expect(one.consent.choice.value).toMatchObject({ id: "id-2", ...none });
    expect(one.asked()).toEqual(none);
  });

  test("is over after 13 months, also on a page that stays open, and is kept anew by the next one [P-319 cookie-consent, P-321 cookie-consent]", async () => {
    const { clock, open, asked } = ((browser) => ({ ...browser, asked: browser.open().asked }))(createBrowser());
    const { consent } = open();
    consent.choose(all);
    await clock.pass(395 * dayMs - 1);
    expect(consent.choice.value).toMatchObject({ id: "id-1", ...all });
    expect(asked()).toEqual(all);
    await clock.pass(1);
    expect([consent.choice.value, asked()]).toEqual([undefined, none]);
    consent.choose(all);
    await clock.pass(395 * dayMs - 1);
    expect(consent.choice.value).toMatchObject({ id: "id-2", ...all });
  });

  test.each([
    [395 * dayMs - 1, all],
    [395 * dayMs, none],
    [396 * dayMs, none],
  ])("that is %i ms old is worth %o, also where a browser keeps its cookie longer", (age, expected) => {
    const savedAt = Date.UTC(2026, 0, 5);
    const stored = JSON.stringify({ version: 1, savedAt, id: "id-1", ...all });
    expect(consentOf({ ...facts, isAsked: true, stored: [stored], nowMs: savedAt + age })).toEqual(expected);
  });

  test("of an older question is none, and so is what no choice is", () => {
    const { open, stored, overwrite } = createBrowser();
    open().consent.choose(all);
    const good = stored() ?? "";
    for (const broken of [
      good.replace('"version":1', '"version":0'),
      good.replace('"version":1', '"version":2'),
      "",
      "null",
      "1",
      '"x"',
      "{",
    ]) {
      overwrite(broken);
      const { consent, asked } = open();
      expect([consent.choice.value, asked()], broken).toEqual([undefined, none]);
    }
    overwrite(good.replaceAll("true", '"yes"'));
    expect(open().consent.choice.value, "a word in place of a yes").toMatchObject({ id: "id-1", ...none });
    expect(open().asked()).toEqual(none);
  });

  test("is the newest of several, which ends the others; one of a time that is yet to come counts for nothing", () => {
    const { clock, open, others, stored, overwrite } = createBrowser();
    const entry = (ageMs: number, id: string, choice: ConsentChoice): string =>
      JSON.stringify({ version: 1, savedAt: clock.now() - ageMs, id, ...choice });
    const [older, newer, future] = [entry(dayMs, "older", all), entry(1, "newer", none), entry(-1, "future", all)];
    for (const [first, ...rest] of [
      [older, newer, future],
      [newer, future, older],
      [future, older, "{", newer],
    ]) {
      overwrite(first ?? "");
      others.splice(0, others.length, ...rest);
      expect(open().asked()).toEqual(none);
      expect([open().consent.choice.value?.id, others, stored()]).toEqual(["newer", [], newer]);
    }
    overwrite(future);
    expect([open().consent.choice.value, open().asked()]).toEqual([undefined, none]);
  });

  test("that other tabs write again with its place alone is not a new one", () => {
    const { open, others, stored, overwrite } = createBrowser();
    const { consent } = open();
    consent.choose(all);
    const before = consent.choice.value;
    others.push(stored() ?? "");
    overwrite(stored() ?? "");
    open();
    expect(consent.choice.value).toBe(before);
  });

  test("leaves nothing behind when it is stopped", () => {
    const { clock, open, tabs } = createBrowser();
    const { consent, stop } = open();
    consent.choose(all);
    stop();
    expect([tabs.size, clock.timers]).toEqual([0, 0]);
  });
});

describe("in the words of Google Consent Mode", () => {
  test("each category stands for its own kinds of storage, and no other", () => {
    const granted = (choice: ConsentChoice): string[] =>
      Object.entries(updateCommand(choice)[2]).flatMap(([name, word]) => (word === "granted" ? [name] : []));
    expect(granted(none)).toEqual([]);
    expect(granted(some)).toEqual(["analytics_storage"]);
    expect(granted({ ...none, marketing: true })).toEqual(["ad_storage", "ad_user_data", "ad_personalization"]);
    expect(granted({ ...none, preferences: true })).toEqual(["functionality_storage", "personalization_storage"]);
    expect(Object.keys(updateCommand(none)[2])).toHaveLength(6);
  });

  test("the line for the head leaves the command that the widget would", () => {
    const page: { window?: object; dataLayer?: ArrayLike<unknown>[] } = {};
    page.window = page;
    runInNewContext(consentDefaultScript, page);
    expect(page.dataLayer?.map((entry) => [Object.prototype.toString.call(entry), ...Array.from(entry)])).toEqual([
      ["[object Arguments]", ...defaultCommand],
    ]);
    expect(defaultCommand[2]).toEqual({
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
      wait_for_update: 500,
    });
    expect(hasDefault(page.dataLayer)).toBe(true);
    expect(consentDefaultScript).not.toContain("\n");
  });

  test.each([
    ["nothing", undefined],
    ["no list", { push: 1 }],
    ["other entries", [null, "consent", { event: "gtm.js" }, gtag("consent", "update", {})]],
  ])("a queue that holds %s has no default", (_what, dataLayer) => {
    expect(hasDefault(dataLayer)).toBe(false);
  });
});
