import { describe, expect, test } from "vitest";
import { languages, localeOf, parseLanguage } from "#core/base/values/language.ts";
import * as limits from "#core/base/values/limits.ts";
import { passwordMaxLength, passwordMinLength } from "#core/base/values/password.ts";
import { pathOf, routes } from "#core/base/values/routes.ts";

test("the product speaks exactly three languages [P-002]", () => {
  expect(languages).toEqual(["en", "fr", "nl"]);
});

test.each([
  ["fr", "fr"],
  ["FR", "fr"],
  ["fr-BE", "fr"],
  ["fr_BE", "fr"],
  [" nl ", "nl"],
  ["en-GB", "en"],
  ["de", undefined],
  ["french", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("the language of %j is %s", (tag, expected) => {
  expect(parseLanguage(tag)).toBe(expected);
});

test("money and dates are Belgian in every language", () => {
  expect(languages.map(localeOf)).toEqual(["en-BE", "fr-BE", "nl-BE"]);
});

describe("the constants of the specification", () => {
  test("names, boxes, phones and passwords [P-301, C-438]", () => {
    expect([limits.nameMaxLength, limits.boxMaxLength, limits.phoneDigits, limits.phonePrefix]).toEqual([100, 5, 9, "+32"]);
    expect([passwordMinLength, passwordMaxLength]).toEqual([10, 64]);
  });

  test("an upload has 5 242 880 bytes at most [P-302]", () => {
    expect(limits.uploadMaxBytes).toBe(5 * 1024 * 1024);
  });

  test("lookups wait 300 ms, streets begin at 2 characters, numbers at 1 [P-305, C-438]", () => {
    expect([limits.lookupDebounceMs, limits.streetMinLength, limits.numberMinLength]).toEqual([300, 2, 1]);
  });

  test("answers are used again for 30 s; the platform is web [P-310]", () => {
    expect([limits.publicAnswerReuseMs, limits.platform]).toEqual([30_000, "web"]);
  });

  test("the callback's phone and hours [P-322]", () => {
    expect([limits.callbackPhone, limits.callbackHours]).toEqual([
      "+32 2 870 41 41",
      { opens: "09:00", closes: "17:00", weekdays: [1, 2, 3, 4, 5, 6] },
    ]);
  });
});

describe("the table of pages", () => {
  const all = Object.entries(routes).flatMap(([page, paths]) => languages.map((language) => ({ page, language, path: paths[language] })));

  test("every page has a path of its language in each language", () => {
    expect(all.filter(({ language, path }) => path !== `/${language}` && !path.startsWith(`/${language}/`))).toEqual([]);
  });

  test("no two pages share a path", () => {
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  });

  test("a page's path in a language", () => {
    expect([pathOf("login", "fr"), pathOf("bundle", "nl")]).toEqual(["/fr/connecter", "/nl/configurator/bundle"]);
  });
});
