/**
 * Connects the form library react-hook-form with a struct, which checks the values and converts them to the format in which they are sent.
 */
import { superstructResolver } from "@hookform/resolvers/superstruct";
import type { FieldValues, Resolver } from "react-hook-form";
import type { Struct } from "superstruct";

/**
 * Returns a resolver that coerces the values (trims, strips) and then checks them. An unchecked box (`false`) and an unchosen radio
 * (`null`) become `""`; a file input becomes its one file or undefined. Fields that the struct does not know are dropped.
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
