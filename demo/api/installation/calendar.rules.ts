/** A technician's slot for a calendar (iCalendar, RFC 5545). Pure. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";

/** Of an event: the first is in the calendar already, the second takes it out. */
type Standing = "confirmed" | "cancelled";

export type Visit = {
  /** The same for an order, however often it is moved. */
  readonly uid: string;
  /** How often it was moved: a calendar takes the highest. */
  readonly sequence: number;
  readonly slot: InstallSlot;
  readonly standing: Standing;
  /** When this was written down; epoch milliseconds. */
  readonly writtenMs: number;
  readonly title: string;
  readonly place: string;
  readonly text: string;
};

const zone = "Europe/Brussels";

/** As the law has it since 1996: the last Sundays of March and October, at one o'clock UTC. */
const zoneLines = [
  "BEGIN:VTIMEZONE",
  `TZID:${zone}`,
  "BEGIN:DAYLIGHT",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** Lines end as the standard has it, and none is longer than 75 bytes. */
export function calendarOf({ uid, sequence, slot: { date, intervalValue }, standing, writtenMs, title, place, text }: Visit): string {
  const [from = "", until = ""] = intervalValue.split("-");
  const at = (time: string): string => `${date}T${time}00`.replaceAll(/[-:]/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Digi//Installation//EN",
    `METHOD:${standing === "cancelled" ? "CANCEL" : "PUBLISH"}`,
    ...zoneLines,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${standing.toUpperCase()}`,
    `DTSTAMP:${new Date(writtenMs).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;TZID=${zone}:${at(from)}`,
    `DTEND;TZID=${zone}:${at(until)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Every line break is one of the text's own; other controls have no place in a calendar. */
const escaped = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|[\n\u{85}\u{2028}\u{2029}]/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");

const longestBytes = 75;

/** What goes on begins with a blank, which counts. Characters of several bytes stay whole. */
function folded(line: string): string {
  let [result, bytes] = ["", 0];
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > longestBytes) [result, bytes] = [`${result}\r\n `, 1];
    result += character;
    bytes += length;
  }
  return result;
}
