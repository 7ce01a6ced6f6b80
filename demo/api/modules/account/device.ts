/** This module shortens a browser's user agent to the two words that its owner knows: the browser and the system. */
import type { Device } from "#demo/api/db/schema.ts";

/**
 * Browsers by the pattern of their user agent. The first match counts, because a user agent also contains the names of browsers that it
 * claims to be compatible with.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (text: string, known: typeof browsers): string | undefined => known.find(([pattern]) => pattern.test(text))?.[1];

/** Returns the browser and the system of a user agent, or null when one of the two is unknown. */
export function deviceOf(userAgent: string | undefined): Device | null {
  const [browser, system] = [nameIn(userAgent ?? "", browsers), nameIn(userAgent ?? "", systems)];
  return browser === undefined || system === undefined ? null : { browser, system };
}
