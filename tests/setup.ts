/**
 * Before every vitest file: what goes to console.error or console.warn fails the test, unless the test announced it; and properties are
 * tried as often as the depth asks for, with the run's own seed, which `PROPERTY_SEED` brings back.
 */
import { configureGlobal } from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { propertyRuns } from "./properties.ts";

const seed = process.env["PROPERTY_SEED"];
configureGlobal({ numRuns: propertyRuns, ...(seed !== undefined && { seed: Number(seed) }) });

/**
 * The browser's classes by which core and loader tell what the browser says from what markup has put in its place. The documents and
 * nodes of these tests are plain objects, and what they have is theirs; the real classes are met in `tests/e2e` and `tests/hosts`.
 */
const own: ProxyHandler<object> = {
  get: (_, name, page) => Reflect.get(page as object, name) as unknown,
  set: (_, name, value, page) => Reflect.set(page as object, name, value),
};
const noInstance = { [Symbol.hasInstance]: (): boolean => false };
const anyObject = { [Symbol.hasInstance]: (value: unknown): boolean => typeof value === "object" && value !== null };
Object.assign(globalThis, {
  HTMLDocument: { ...noInstance, prototype: new Proxy({}, own) },
  HTMLScriptElement: anyObject,
  Node: noInstance,
  HTMLCollection: noInstance,
});

/** Forgets what the page's code has said once (core/platform/console.ts). Each file begins with a page on which nothing was said. */
export const forgetSaid = (): boolean => Reflect.deleteProperty(globalThis, Symbol.for("digi.said"));
forgetSaid();

const announced: (string | RegExp)[] = [];
const complaints: string[] = [];

/** The current test expects a console.error or console.warn that contains this. */
export function expectComplaint(text: string | RegExp): void {
  announced.push(text);
}

const isAnnounced = (complaint: string): boolean =>
  announced.some((text) => (typeof text === "string" ? complaint.includes(text) : text.test(complaint)));

beforeEach(() => {
  announced.length = 0;
  complaints.length = 0;
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(" "));
    });
  }
});

afterEach(() => {
  const surprises = complaints.filter((complaint) => !isAnnounced(complaint));
  expect(surprises, "console.error or console.warn was called; a test that wants it says expectComplaint(text) first").toEqual([]);
});
