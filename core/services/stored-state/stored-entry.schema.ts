/** The format of a value in the browser's storage: `{digi: 1, version, savedAt, …its own keys}` (decisions §5, §8). */
import { is, literal, number, type, type Struct } from "superstruct";
import { parseJson, writeJson } from "#core/base/values/json.ts";

/** A record that can be stored: none of its keys is one of the format's own. */
export type Keepable = object & { readonly digi?: never; readonly version?: never; readonly savedAt?: never };

export type EntryRules<Value> = {
  /** The struct that validates a stored value, because any script of the page may have written it. */
  readonly struct: Struct<Value, any>;
  /** The version of the value's format. It is increased with each change that an older page of ours would not understand. */
  readonly version: number;
  /**
   * Converts a value of an older version to the present one; returns undefined where the value cannot be used. Without this function values
   * of older versions are ignored.
   */
  readonly migrate?: (older: Readonly<Record<string, unknown>>, version: number) => unknown;
};

export type Entry<Value> = { readonly value: Value; readonly savedAtMs: number };

const Marked = type({ digi: literal(1) });
const Head = type({ digi: literal(1), version: number(), savedAt: number() });

/** Tells whether a stored text is an entry of ours. A text without our mark belongs to the host page. */
export const isMarked = (text: string): boolean => is(parseJson(text), Marked);

/**
 * Returns the stored entry; undefined where it is invalid, from a newer version, or from an older one that cannot be migrated. Throws what
 * `migrate` throws.
 */
export function readEntry<Value>(text: string | undefined, { struct, version, migrate }: EntryRules<Value>): Entry<Value> | undefined {
  const stored = parseJson(text);
  if (!is(stored, Head)) return undefined;
  const { digi: _digi, version: storedVersion, savedAt, ...rest } = stored as typeof stored & Readonly<Record<string, unknown>>;
  if (storedVersion > version) return undefined;
  const value: unknown = storedVersion === version ? rest : migrate?.(rest, storedVersion);
  return is(value, struct) ? { value, savedAtMs: savedAt } : undefined;
}

/**
 * Returns the text to store. `text` is the value's JSON, where the caller already has it: the value may be large (everything on offer), and
 * the visitor's press waits for this function.
 */
export function writeEntry(value: Keepable, version: number, savedAtMs: number, text = writeJson(value)): string {
  const head = writeJson({ digi: 1, version, savedAt: savedAtMs });
  return text === "{}" ? head : `${head.slice(0, -1)},${text.slice(1)}`;
}
