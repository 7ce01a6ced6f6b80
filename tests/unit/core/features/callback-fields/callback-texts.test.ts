import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readTemplates } from "#build/catalogues.ts";
import { rootDir } from "#build/widgets.ts";
import { callTimeText, promiseText } from "#core/features/callback-fields/callback.messages.ts";
import { createLocale } from "#core/services/i18n/locale.ts";
import { callTimes } from "#core/base/values/calling-hours.ts";
import { addDays, parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { languages, type Language } from "#core/base/values/language.ts";

const locale = createLocale("en", (name, language: Language) => readTemplates({ name, folder: join(rootDir, name) }, language));
beforeAll(() => vi.stubGlobal("window", new EventTarget())); // The library that stores the texts dispatches its changes to the window.
afterAll(() => locale.setLanguage("en"));

test("the promise of the answer, in the words of each language", async () => {
  const said: string[] = [];
  const monday = parseDate("2026-01-19") as CalendarDate;
  for (const language of languages) {
    await locale.setLanguage(language);
    said.push(promiseText({ day: monday, from: "09:00", to: "16:30" }, language));
    said.push(promiseText({ day: addDays(monday, 1), from: "09:00", to: "17:00" }, language));
  }
  // Some engines write a comma after an English weekday and others do not, so it is removed.
  expect(said.map((text) => text.replace(/(day), (?=\d)/, "$1 "))).toEqual([
    "We’ll call you on Monday 19 January 2026, between 09:00 and 16:30.",
    "We’ll call you on Tuesday 20 January 2026, between 09:00 and 17:00.",
    "Nous vous rappellerons le lundi 19 janvier 2026, entre 9\u00a0h et 16\u00a0h\u00a030.",
    "Nous vous rappellerons le mardi 20 janvier 2026, entre 9\u00a0h et 17\u00a0h.",
    "We bellen je op maandag 19 januari 2026, tussen 9 en 16.30 uur.",
    "We bellen je op dinsdag 20 januari 2026, tussen 9 en 17 uur.",
  ]);
});

test("each time of the call has words of its own in each language", async () => {
  for (const language of languages) {
    await locale.setLanguage(language);
    expect(new Set(callTimes.map((time) => callTimeText(time, language))).size).toBe(callTimes.length);
  }
});
