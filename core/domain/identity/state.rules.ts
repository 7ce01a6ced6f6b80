/** Reads the parameter `state` of a page's address: the JSON of a link's parameters (P-037, P-071). */
import { pick } from "#core/services/stored/link-params.rules.ts";

/** Returns the named parameters if `state` contains all of them as texts; undefined where `state` is malformed or one is missing. */
export function readState<Name extends string>(
  state: string | undefined,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  return pick(parse(state), names);
}

/** The pattern with which a `state` of ours begins. Mail programs cut long links, and what is left of a state may still hold a key. */
const beginning = /^\{"[hidp]"/;

/** Tells whether a `state` is one of ours, be it complete or not. Other code of the page may use a parameter of this name. */
export const isOwnState = (state = ""): boolean =>
  beginning.test(state) || Object.keys(parse(state)).some((name) => ["h", "i", "d", "p"].includes(name));

function parse(state: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(state ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // Malformed JSON contains no parameters.
  }
}
