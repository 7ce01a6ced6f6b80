import { msg } from "@lit/localize";
import { beforeEach, expect, test, vi } from "vitest";
import { createLocale, type Catalogue } from "#core/services/i18n/locale.ts";
import type { Language } from "#core/base/values/language.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";

type Request = { readonly key: string; answer(catalogue?: Catalogue): void; fail(cause?: Error): void };

/** Creates a locale. The test itself delivers its catalogues. */
function held(initial: Language) {
  const asked: Request[] = [];
  const locale = createLocale(
    initial,
    (widget, language) =>
      new Promise((resolve, reject) => {
        asked.push({
          key: `${widget}.${language}`,
          answer: (catalogue = {}) => resolve(catalogue),
          fail: (cause = new Error("503")) => reject(cause),
        });
      }),
  );
  const take = (key: string): Request => {
    const index = asked.findIndex((request) => request.key === key);
    const [request] = index < 0 ? [] : asked.splice(index, 1);
    if (!request) throw new Error(`${key} was not asked for; ${asked.map((one) => one.key).join(", ")} were`);
    return request;
  };
  /** Answers all requests for catalogues that are not answered yet with empty catalogues. */
  const answerAll = async (): Promise<void> => {
    await settle();
    for (const request of asked.splice(0)) request.answer();
    await settle();
  };
  const keys = (): string[] => asked.map((request) => request.key).toSorted();
  return { locale, take, answerAll, keys };
}

/** Returns an object that shows the state of a promise: `pending`, `done`, or the error with which it was rejected. */
function follow(promise: Promise<unknown>): { state: unknown } {
  const followed: { state: unknown } = { state: "pending" };
  promise.then(
    () => (followed.state = "done"),
    (cause: unknown) => (followed.state = cause),
  );
  return followed;
}

const greeting = (): string => msg("Hello", { id: "welcome" });

beforeEach(async () => {
  vi.stubGlobal("window", new EventTarget()); // The library that stores the texts dispatches its changes to the window.
  await held("en").locale.setLanguage("en"); // The library's own state survives a test, so the language is set back.
});

test("English is in the sources: nothing is fetched for it", async () => {
  const { locale, keys } = held("en");
  await locale.addWidget("newsletter");
  expect(keys()).toEqual([]);
  expect([locale.language.value, greeting()]).toEqual(["en", "Hello"]);
});

test("a widget may be drawn when its texts and those of core are there", async () => {
  const { locale, take } = held("fr");
  const added = follow(locale.addWidget("a"));
  await settle();
  take("core.fr").answer();
  await settle();
  expect([added.state, locale.language.value]).toEqual(["pending", "en"]);
  take("a.fr").answer({ welcome: "Bonjour" });
  await settle();
  expect([added.state, locale.language.value, greeting()]).toEqual(["done", "fr", "Bonjour"]);
});

test("a widget whose texts do not come is a failure, and asks again the next time", async () => {
  const { locale, take, answerAll } = held("fr");
  const first = follow(locale.addWidget("a"));
  await settle();
  take("core.fr").answer();
  take("a.fr").fail();
  await settle();
  expect(first.state).toMatchObject({ name: "DigiError", code: "catalogue.failed" });
  const second = follow(locale.addWidget("a"));
  await answerAll();
  expect([second.state, locale.language.value]).toEqual(["done", "fr"]);
});

test("where the texts will never come, the failure says so as the file's did", async () => {
  const { locale, take } = held("en");
  const switched = follow(locale.setLanguage("fr"));
  await settle();
  const cause = Object.assign(new Error("gone"), { name: "DigiError", code: "chunk.outdated" });
  take("core.fr").fail(cause);
  await settle();
  expect(switched.state).toBe(cause);
});

test("a failing widget does not keep another one from being drawn", async () => {
  const { locale, take } = held("nl");
  const bad = follow(locale.addWidget("bad"));
  const good = follow(locale.addWidget("good"));
  await settle();
  take("core.nl").answer();
  take("bad.nl").fail();
  take("good.nl").answer();
  await settle();
  expect(bad.state).toMatchObject({ code: "catalogue.failed" });
  expect([good.state, locale.language.value]).toEqual(["done", "nl"]);
});

test("a late widget's texts are drawn by those who are there: the revision counts", async () => {
  const { locale, answerAll } = held("fr");
  void locale.addWidget("a");
  await answerAll();
  const before = locale.revision.value;
  void locale.addWidget("b");
  await answerAll();
  expect(locale.revision.value).toBeGreaterThan(before);
});

test("another language is shown when the texts of every widget are there, and not before", async () => {
  const { locale, take, answerAll, keys } = held("en");
  await Promise.all([locale.addWidget("a"), locale.addWidget("b")]);
  const switched = follow(locale.setLanguage("fr"));
  await settle();
  expect(keys()).toEqual(["a.fr", "b.fr", "core.fr"]);
  take("a.fr").answer({ welcome: "Bonjour" });
  take("core.fr").answer();
  await settle();
  expect([switched.state, locale.language.value, greeting()]).toEqual(["pending", "en", "Hello"]);
  await answerAll();
  expect([switched.state, locale.language.value, greeting()]).toEqual(["done", "fr", "Bonjour"]);
});

test("a switch that fails leaves the old language in every widget, says so, and can be made again", async () => {
  const { locale, take, answerAll } = held("en");
  await Promise.all([locale.addWidget("a"), locale.addWidget("b")]);
  const failed = follow(locale.setLanguage("nl"));
  await settle();
  take("core.nl").answer();
  take("a.nl").answer();
  take("b.nl").fail();
  await settle();
  expect(failed.state).toMatchObject({ name: "DigiError", code: "catalogue.failed" });
  expect([locale.language.value, locale.wanted()]).toEqual(["en", "en"]);

  const again = follow(locale.setLanguage("nl"));
  await settle();
  take("b.nl").answer(); // Only the missing catalogue is requested.
  await settle();
  expect([again.state, locale.language.value]).toEqual(["done", "nl"]);
  await answerAll();
});

test("after a failed switch a new widget comes in the language that is shown", async () => {
  const { locale, take, answerAll } = held("fr");
  void locale.addWidget("a");
  await answerAll();
  const failed = follow(locale.setLanguage("nl"));
  await settle();
  take("core.nl").answer();
  take("a.nl").fail();
  await settle();
  expect(failed.state).toMatchObject({ code: "catalogue.failed" });
  const late = follow(locale.addWidget("late"));
  await settle();
  take("late.fr").answer();
  await settle();
  expect([late.state, locale.language.value]).toEqual(["done", "fr"]);
});

test("a switch that fails before the first widget returns to the page's language", async () => {
  const { locale, take, answerAll } = held("fr");
  const failed = follow(locale.setLanguage("nl"));
  await settle();
  take("core.nl").fail();
  await settle();
  expect(failed.state).toMatchObject({ code: "catalogue.failed" });
  void locale.addWidget("a");
  await answerAll();
  expect(locale.language.value).toBe("fr");
});

test("the latest call wins, in whatever order the texts come", async () => {
  const { locale, take } = held("en");
  await locale.addWidget("a");
  const [french, dutch] = [follow(locale.setLanguage("fr")), follow(locale.setLanguage("nl"))];
  await settle();
  take("core.nl").answer();
  take("a.nl").answer();
  await settle();
  take("core.fr").answer();
  take("a.fr").answer();
  await settle();
  expect([french.state, dutch.state, locale.language.value]).toEqual(["done", "done", "nl"]);
});

test("the failure of an overtaken switch is told to its caller and changes nothing", async () => {
  const { locale, take } = held("en");
  await locale.addWidget("a");
  const [french, dutch] = [follow(locale.setLanguage("fr")), follow(locale.setLanguage("nl"))];
  await settle();
  take("core.fr").answer();
  take("a.fr").fail();
  take("core.nl").answer();
  take("a.nl").answer();
  await settle();
  expect(french.state).toMatchObject({ code: "catalogue.failed" });
  expect([dutch.state, locale.language.value, locale.wanted()]).toEqual(["done", "nl", "nl"]);
});

test("a widget that arrives during a switch is not drawn half: neither it nor the others", async () => {
  const { locale, take } = held("en");
  await locale.addWidget("a");
  const switched = follow(locale.setLanguage("fr"));
  const late = follow(locale.addWidget("late"));
  await settle();
  take("core.fr").answer();
  take("late.fr").answer();
  await settle();
  expect([late.state, locale.language.value]).toEqual(["pending", "en"]);
  take("a.fr").answer();
  await settle();
  expect([switched.state, late.state, locale.language.value]).toEqual(["done", "done", "fr"]);
});

test("a widget that arrives during a switch that fails is drawn in the old language", async () => {
  const { locale, take } = held("en");
  await locale.addWidget("a");
  const switched = follow(locale.setLanguage("fr"));
  const late = follow(locale.addWidget("late"));
  await settle();
  take("core.fr").answer();
  take("late.fr").answer();
  take("a.fr").fail();
  await settle();
  expect(switched.state).toMatchObject({ code: "catalogue.failed" });
  expect([late.state, locale.language.value]).toEqual(["done", "en"]);
});

test("the language changes while the first widget's texts are on their way", async () => {
  const { locale, answerAll } = held("fr");
  const first = follow(locale.addWidget("a"));
  const switched = follow(locale.setLanguage("nl"));
  await answerAll();
  await answerAll();
  expect([first.state, switched.state, locale.language.value]).toEqual(["done", "done", "nl"]);
});
