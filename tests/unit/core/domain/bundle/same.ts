/** This file compares bundles. */
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { linesOf } from "./samples.ts";

export const withoutWords = (bundle: Bundle): unknown => ({
  ...bundle,
  default_bundle: null,
  mobile: { ...bundle.mobile, cards: linesOf(bundle).map(({ t: _words, ...line }) => line) },
  ...Object.fromEntries((["internet", "tv", "landline"] as const).map((kind) => [kind, { ...bundle[kind], card: bundle[kind].card?.i }])),
});

/**
 * Expects two values to be equal, as `toEqual` does, but faster: `toEqual` only runs, to describe the difference, where a quick comparison
 * has found one.
 */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
