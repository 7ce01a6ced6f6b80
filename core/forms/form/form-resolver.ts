/** The bridge from what the form library collects to what a struct checks and what travels. */
import { superstructResolver } from "@hookform/resolvers/superstruct";
import type { FieldValues, Resolver } from "react-hook-form";
import type { Struct } from "superstruct";

/**
 * Coerces (trims, strips) and checks. An unchecked box (`false`) and an unchosen radio (`null`) are `""`, a file input is its
 * one file or undefined; what the struct does not know is dropped.
 */
export function formResolver(struct: Struct<any, any>): Resolver<FieldValues> {
  const check: Resolver<FieldValues> = superstructResolver(struct, { coerce: true, mask: true });
  return (values, context, options) =>
    check(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTravelling(value)])), context, options);
}

function asTravelling(value: unknown): unknown {
  if (value === false || value === null) return "";
  return typeof FileList !== "undefined" && value instanceof FileList ? value[0] : value;
}
