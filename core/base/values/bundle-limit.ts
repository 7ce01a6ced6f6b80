/** The limit of a mobile line: the maximum cost of use beyond its bundle in a month, in whole euros (C-106, decisions §9). */
import { coerce, refine, string, type Struct } from "superstruct";
import { inlineEditProblem, type InlineEditCode } from "./inline-edit.ts";

export const bundleLimitMaxEuros = 500; // the highest limit; 0 means that nothing works beyond the bundle

export const bundleLimitCodes = ["bundle-limit.format"] as const;
export type BundleLimitCode = (typeof bundleLimitCodes)[number];

/** Normalizes a typed limit: blanks, a euro sign before or after the digits, and leading zeros are removed. */
export const normalizeBundleLimit = (text: string): string =>
  text
    .replaceAll(/\s/g, "")
    .replace(/^€|€$/, "")
    .replace(/^0+(?=\d)/, "");

/** Tells whether the result of `normalizeBundleLimit` is a limit: whole euros from 0 to 500. */
export const isBundleLimit = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= bundleLimitMaxEuros;

/** Returns the struct of a limit, as the digits of its whole euros. */
export const bundleLimit = (): Struct<string, null> =>
  coerce(
    refine(
      string(),
      "bundle limit",
      (value) =>
        (inlineEditProblem(value) ?? (isBundleLimit(value) || "bundle-limit.format")) satisfies BundleLimitCode | InlineEditCode | boolean,
    ),
    string(),
    normalizeBundleLimit,
  );
