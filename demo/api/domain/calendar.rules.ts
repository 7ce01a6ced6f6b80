/** This module writes a technician's slot as a calendar file (iCalendar, RFC 5545), with pure functions. */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";

/** The status of a calendar event: `confirmed` puts the event into the customer's calendar, `cancelled` takes the event out. */
type Standing = "confirmed" | "cancelled";

export type Visit = {
  /** The id of the calendar event. The visit of an order always has the same id, even if it is moved several times. */
  readonly uid: string;
  /** The number of times that the visit was moved. A calendar shows the version with the highest number. */
  readonly sequence: number;
  readonly slot: InstallSlot;
  readonly standing: Standing;
  /** The time at which this version was written, in epoch milliseconds. */
  readonly writtenMs: number;
  readonly title: string;
  readonly location: string;
  readonly text: string;
};

const zone = "Europe/Brussels";

/**
 * The rules of Belgian time, as the law has them since 1996: the clock changes on the last Sundays of March and October, at one o'clock
 * UTC.
 */
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

/** Returns the calendar file. Its lines end with CRLF and have at most 75 bytes, as the iCalendar standard demands. */
export function calendarOf({ uid, sequence, slot: { date, intervalValue }, standing, writtenMs, title, location, text }: Visit): string {
  const [from = "", until = ""] = intervalValue.split("-");
  const at = (time: string): string => `${date}T${time}00`.replaceAll(/[-:]/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//digi//Installation//EN",
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
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(text)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/**
 * Escapes a text for a calendar file. A line break becomes a backslash and an `n`; a calendar allows no other control characters, so they
 * are removed.
 */
const escaped = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|[\n\u{85}\u{2028}\u{2029}]/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");

const longestBytes = 75;

/**
 * Folds a line of a calendar file that is too long. A continued line begins with a space, which counts as a byte of that line. Characters
 * of several bytes are not split.
 */
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
