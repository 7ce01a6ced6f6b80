/**
 * Set-up of every vitest file: a console.error or console.warn fails the test, unless the test announced it. Properties are tried as often
 * as the depth says, with the run's own seed; `PROPERTY_SEED` repeats the run with that seed.
 */
import { configureGlobal } from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { propertyRuns } from "./properties.ts";

const seed = process.env["PROPERTY_SEED"];
configureGlobal({ numRuns: propertyRuns, ...(seed !== undefined && { seed: Number(seed) }) });

/**
 * The browser's classes with which core and loader tell the browser's own properties from those that markup has put in their place. The
 * documents and nodes of these tests are plain objects, and all their properties are their own; `tests/e2e` and `tests/hosts` run with the
 * real classes.
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

/** Makes the current test expect a console.error or console.warn that contains this. */
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
