/** Reads the `state` that a page is opened with: JSON of a link's parameters (P-037, P-071). Pure. */
import { pick } from "#core/services/stored/link-params.rules.ts";

/** Returns the parameters with these names if `state` has all of them as texts; undefined where it is malformed or lacks one. */
export function readState<Name extends string>(
  state: string | undefined,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  return pick(parse(state), names);
}

function parse(state: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(state ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // malformed: it contains no parameters
  }
}
