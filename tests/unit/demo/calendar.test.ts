/** Tests the calendar file of a technician's visit with a parser that knows only the standard for calendar files. */
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { slotIntervals, type SlotInterval } from "#core/domain/order/installation.schema.ts";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, parseDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { appointmentText } from "#demo/api/domain/appointment.ts";
import { calendarOf, type Visit } from "#demo/api/domain/calendar.rules.ts";

const dateOf = (text: string) => {
  const date = parseDate(text);
  if (!date) throw new Error(`${text} is no day`);
  return date;
};

const visit = (day: string, intervalValue: SlotInterval = "08:00-12:00"): Visit => ({
  uid: "order-500000001@www.digi.example",
  sequence: 0,
  slot: { date: dateOf(day), intervalValue },
  standing: "confirmed",
  writtenMs: Date.parse("2026-03-20T23:30:15.250Z"),
  title: "Digi",
  location: "Grand-Place 1, 1000 Brussels",
  text: "Order",
});

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const zone = calendar.getFirstSubcomponent("vtimezone");
  const component = calendar.getFirstSubcomponent("vevent");
  if (!zone || !component) throw new Error("no event");
  const event = new ICAL.Event(component);
  const instantOf = (time: ICAL.Time): number => {
    time.zone = new ICAL.Timezone(zone);
    return time.toJSDate().getTime();
  };
  return {
    method: calendar.getFirstPropertyValue("method"),
    zone: zone.getFirstPropertyValue("tzid"),
    startZone: component.getFirstProperty("dtstart")?.getParameter("tzid"),
    startMs: instantOf(event.startDate),
    endMs: instantOf(event.endDate),
    stampMs: (component.getFirstPropertyValue("dtstamp") as ICAL.Time).toJSDate().getTime(),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue("status"),
    title: event.summary,
    location: event.location,
    text: event.description,
  };
}

describe("the visit in a calendar", () => {
  test.each([
    ["in winter", "2026-03-27", "2026-03-27T07:00:00.000Z"],
    ["before summer time begins", "2026-03-28", "2026-03-28T07:00:00.000Z"],
    ["on its first day", "2026-03-29", "2026-03-29T06:00:00.000Z"],
    ["in summer", "2026-07-01", "2026-07-01T06:00:00.000Z"],
    ["before winter time begins", "2026-10-24", "2026-10-24T06:00:00.000Z"],
    ["on its first day again", "2026-10-25", "2026-10-25T07:00:00.000Z"],
    ["years later", "2031-03-31", "2031-03-31T06:00:00.000Z"],
  ])("begins at 8 o’clock in Brussels %s", (_when, day, expected) => {
    const { startMs, endMs, zone, startZone } = read(calendarOf(visit(day)));
    expect([zone, startZone, new Date(startMs).toISOString()]).toEqual(["Europe/Brussels", "Europe/Brussels", expected]);
    expect(endMs - startMs).toBe(4 * 3_600_000);
  });

  test("is the API's own instant, of each interval, around every change of the clocks for five years", () => {
    const changes = Array.from({ length: 5 }, (_, index) => [`${2026 + index}-03-28`, `${2026 + index}-10-28`]).flat();
    for (const change of changes)
      for (let days = -4; days <= 4; days++)
        for (const interval of slotIntervals) {
          const date = addDays(dateOf(change), days);
          const [from, until] = interval.split("-");
          const { startMs, endMs } = read(calendarOf(visit(date, interval)));
          expect([startMs, endMs]).toEqual([instantInBrussels(date, from), instantInBrussels(date, until)]);
        }
  });

  test("is known again when it is moved or cancelled, and says in UTC when it was written", () => {
    const first = read(calendarOf(visit("2026-06-01")));
    const moved = read(calendarOf({ ...visit("2026-06-02"), sequence: 1 }));
    const gone = read(calendarOf({ ...visit("2026-06-02"), sequence: 2, standing: "cancelled" }));
    expect(new Set([first, moved, gone].map(({ uid }) => uid)).size).toBe(1);
    expect([first, moved, gone].map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect([first, gone].map(({ method, status }) => [method, status])).toEqual([
      ["PUBLISH", "CONFIRMED"],
      ["CANCEL", "CANCELLED"],
    ]);
    expect(new Date(first.stampMs).toISOString()).toBe("2026-03-20T23:30:15.000Z");
  });

  test("keeps commas, semicolons, accents and long lines as they were", () => {
    const texts = { title: "Visite; à 8 h, « fibre »", location: "Rue Léopold 5, 4000 Liège", text: `${"é".repeat(200)}\nligne 2 \\ fin` };
    const written = calendarOf({ ...visit("2026-06-01"), ...texts });
    expect(read(written)).toMatchObject(texts);
    const lines = written.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test.each([
    ["a comma", "Grand-Place 1, 1000 Brussels", String.raw`Grand-Place 1\, 1000 Brussels`],
    ["a semicolon", "Hall; definition 2", String.raw`Hall\; definition 2`],
    ["a backslash", String.raw`A\B`, String.raw`A\\B`],
    ["a backslash before a comma", String.raw`A\, B`, String.raw`A\\\, B`],
    ["a line break", "A\nB", String.raw`A\nB`],
    ["a backslash before an n, which is no line break", String.raw`A\nB`, String.raw`A\\nB`],
    ["several of each", "A, B; C, D; E\nF\n", String.raw`A\, B\; C\, D\; E\nF\n`],
    ["a colon and quotes, which stay as they are", `A: "B"`, `A: "B"`],
  ])("escapes %s in each of its texts", (_what, text, raw) => {
    const written = calendarOf({ ...visit("2026-06-01"), title: text, location: text, text });
    const lines = written.split("\r\n");
    for (const name of ["SUMMARY", "LOCATION", "DESCRIPTION"]) expect(lines).toContain(`${name}:${raw}`);
    expect(read(written)).toMatchObject({ title: text, location: text, text });
  });

  /** Returns the number of bytes of each line that the text takes in the file, without the ends of the lines. */
  const bytesOf = (text: string): number[] => {
    const written = calendarOf({ ...visit("2026-06-01"), text });
    const lines = written.split("\r\n");
    const first = lines.findIndex((line) => line.startsWith("DESCRIPTION:"));
    const after = lines.findIndex((line, index) => index > first && !line.startsWith(" "));
    expect(read(written).text).toBe(text);
    return lines.slice(first, after).map((line) => Buffer.byteLength(line));
  };
  const name = "DESCRIPTION:".length;

  test.each([
    [74 - name, [74]],
    [75 - name, [75]],
    [76 - name, [75, 2]],
    [75 - name + 74, [75, 75]],
    [75 - name + 75, [75, 75, 2]],
    [75 - name + 2 * 74, [75, 75, 75]],
  ])("has lines of 75 bytes at most, with the blank of those that go on: %i letters of one byte", (length, bytes) => {
    expect(bytesOf("a".repeat(length))).toEqual(bytes);
  });

  test.each([
    ["two bytes", "é", [74, 75, 65]],
    ["three bytes", "€", [75, 73, 73, 73, 22]],
    ["four bytes", "😀", [72, 73, 73, 73, 73, 53]],
    ["one byte and two", "aé", [75, 74, 75, 74, 18]],
  ])("folds letters of %s whole", (_what, letter, bytes) => {
    expect(bytesOf(letter.repeat(100))).toEqual(bytes);
  });

  test("is told in three languages, with the order's number and the address", () => {
    const read3 = languages.map((language) =>
      read(
        appointmentText({
          number: "500000001",
          language,
          slot: visit("2026-06-01").slot,
          sequence: 0,
          standing: "confirmed",
          writtenMs: 0,
          installAt: "FTTB-1000-1-01-16~3A",
          siteUrl: "https://www.digi.example",
        }),
      ),
    );
    expect(new Set(read3.map(({ title }) => title)).size).toBe(3);
    for (const { text, location, uid } of read3) {
      expect(text).toContain("500000001");
      expect(location).toContain("1000");
      expect(uid).toBe("order-500000001@www.digi.example");
    }
  });
});
