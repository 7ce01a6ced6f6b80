/** What a browser says of itself, in the two words that its owner knows it by. */
import type { Device } from "#demo/api/db/schema.ts";

/** The first that fits: a browser says the names of those that it is like as well. */
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

/** Null where it is none that we know. */
export function deviceOf(userAgent: string | undefined): Device | null {
  const [browser, system] = [nameIn(userAgent ?? "", browsers), nameIn(userAgent ?? "", systems)];
  return browser === undefined || system === undefined ? null : { browser, system };
}
