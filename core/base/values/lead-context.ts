/** The hidden values that a page author gives to a form, such as the campaign of the page. They are stored with the request. Pure. */
import { optional, refine, string, type Struct } from "superstruct";
import { parseJson } from "./json.ts";

/** The most hidden values of a form. */
export const contextMaxNames = 10;
/** The most characters of a hidden value. */
export const contextMaxLength = 200;

const namePattern = /^[a-z0-9_]{1,40}$/;

/** Hidden values by their names. */
export type LeadContext = Readonly<Record<string, string>>;

/**
 * Sorts what a page author gave as hidden values into those that are sent, at most ten, and the names of those that are left out. Anything
 * but an object of names and values is left out whole, which is told by the empty name.
 */
export function sortContext(given: unknown): { readonly context: LeadContext; readonly leftOut: readonly string[] } {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return { context: {}, leftOut: given == null ? [] : [""] };
  const all = Object.entries(given);
  const good = all.filter(([name, value]) => namePattern.test(name) && isContextValue(value)).slice(0, contextMaxNames);
  const names = good.map(([name]) => name);
  return {
    context: Object.fromEntries(good) as LeadContext,
    leftOut: all.map(([name]) => name).filter((name) => !names.includes(name)),
  };
}

const isContextValue = (value: unknown): boolean => typeof value === "string" && value.length <= contextMaxLength;

/** Reads the JSON of hidden values as a form sends it; undefined where it holds anything that no form of ours would send. */
function readContext(json: string): LeadContext | undefined {
  const { context, leftOut } = sortContext(parseJson(json) ?? "");
  return leftOut.length === 0 ? context : undefined;
}

/** Returns the hidden values of a request whose JSON was checked; null where it has none. */
export const storedContext = (json: string | undefined): LeadContext | null => (json === undefined ? null : (readContext(json) ?? null));

/** The struct of the hidden values in a form's request: their JSON, absent where the page has none. */
export const contextJson = (): Struct<string | undefined, null> =>
  optional(refine(string(), "hidden values", (json) => readContext(json) !== undefined)) as Struct<string | undefined, null>;
