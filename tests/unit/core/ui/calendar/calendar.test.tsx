import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Calendar } from "#core/ui/calendar/calendar.tsx";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";

const day = (text: string): CalendarDate => parseDate(text) as CalendarDate;

const draw = (props: Partial<ComponentProps<typeof Calendar>> = {}): string =>
  renderToStaticMarkup(
    <Calendar
      label="Day of the installation"
      language="en"
      today={day("2026-11-22")}
      first={day("2026-11-23")}
      last={day("2026-12-15")}
      selected={day("2026-11-30")}
      onSelect={() => undefined}
      reasonOf={(one) => (one === "2026-11-29" ? "no installation on Sundays" : undefined)}
      {...props}
    />,
  );
const namesOf = (markup: string): string[] => attributesOf(markup, "button", "rdp-day_button").map((button) => button["aria-label"] ?? "");

test("weeks begin on Monday, and days are named in the visitor's language", () => {
  const weekdays = (language: "en" | "fr" | "nl"): (string | undefined)[] =>
    attributesOf(draw({ language }), "th").map((head) => head["aria-label"]);
  expect(weekdays("en")[0]).toBe("Monday");
  expect(weekdays("fr")[0]).toBe("lundi");
  expect(weekdays("nl")).toEqual(["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"]);
  expect(namesOf(draw({ language: "fr" }))[0]).toBe("lundi 23 novembre 2026");
});

test("the tree says the language that it speaks", () => {
  expect(draw({ language: "nl" })).toContain('lang="nl"');
  expect(draw({ language: "nl" })).not.toContain("en-US");
});

test("days before the first and after the last are not there", () => {
  expect(namesOf(draw())).toHaveLength(8); // The days are those from 23 to 30 November.
  expect(namesOf(draw({ first: day("2026-12-01"), selected: undefined }))).toHaveLength(15);
});

test("a day that cannot be chosen can be reached and says why", () => {
  const button = attributesOf(draw(), "button", "29").find((one) => one["aria-label"]?.includes("29 November"));
  expect(button).toMatchObject({ "aria-disabled": "true" });
  expect(button?.["disabled"]).toBeUndefined();
  expect(button?.["aria-label"]).toMatch(/29 November 2026, not possible: no installation on Sundays$/);
});

test("today is named, and the chosen day is selected", () => {
  expect(namesOf(draw({ today: day("2026-11-24") }))[1]).toMatch(/^today, /);
  expect(attributesOf(draw(), "td", 'aria-selected="true"')).toHaveLength(1);
});

test("no inline style and no live region of its own", () => {
  expect(draw()).not.toMatch(/\sstyle=|<style|aria-live/);
});
