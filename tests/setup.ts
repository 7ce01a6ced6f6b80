/**
 * Prepares every vitest file: a console.error or console.warn fails the test, unless the test announced it. Property-based tests make as
 * many tries as the depth says, with a random seed for each run; `PROPERTY_SEED` repeats a run with its seed.
 */
import { configureGlobal } from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { propertyRuns } from "./properties.ts";

const seed = process.env["PROPERTY_SEED"];
configureGlobal({ numRuns: propertyRuns, ...(seed !== undefined && { seed: Number(seed) }) });

/**
 * Substitutes for the browser's classes with which core and loader tell a property of the browser from one that markup has put in its
 * place. Documents and nodes in these tests are plain objects, so every property counts as the browser's; `tests/e2e` and `tests/hosts` run
 * with the real classes.
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

/**
 * Makes the code print its warnings again that it prints only once for each page (core/platform/console.ts). Each test file begins as a new
 * page.
 */
export const forgetSaid = (): boolean => Reflect.deleteProperty(globalThis, Symbol.for("digi.said"));
forgetSaid();

const announced: (string | RegExp)[] = [];
const complaints: string[] = [];

/** Allows a console.error or console.warn in the current test whose message contains the text. */
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
