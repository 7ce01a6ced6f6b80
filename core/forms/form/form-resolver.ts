/**
 * Connects the form library react-hook-form with a struct, which checks the values and converts them to the format in which they are sent.
 */
import { superstructResolver } from "@hookform/resolvers/superstruct";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { Struct } from "superstruct";
import type { FieldCode } from "#core/base/values/field-codes.ts";
import { lineOf } from "#core/base/values/typed-text.ts";

/**
 * Returns a resolver that coerces the values (cleans, strips) and then checks them. An unchecked box (`false`) and an unchosen radio
 * (`null`) become `""`; a file input becomes its one file or undefined. Fields that the struct does not know are dropped.
 * @param limitsOf returns the greatest lengths that the host page allows, by field; a longer text is refused, never cut
 */
export function formResolver(struct: Struct<any, any>, limitsOf?: () => ReadonlyMap<string, number>): Resolver<FieldValues> {
  const check: Resolver<FieldValues> = superstructResolver(struct, { coerce: true, mask: true });
  return async (values, context, options) => {
    const checked = await check(
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTravelling(value)])),
      context,
      options,
    );
    const tooLong = [...(limitsOf?.() ?? [])].filter(([name, max]) => lineOf(String(values[name] ?? "")).length > max);
    if (tooLong.length === 0) return checked;
    const fault = { type: "max", message: "text.too-long" satisfies FieldCode };
    const errors: FieldErrors = Object.fromEntries(tooLong.map(([name]) => [name, fault]));
    return { values: {}, errors: { ...errors, ...checked.errors } };
  };
}

function asTravelling(value: unknown): unknown {
  if (value === false || value === null) return "";
  return typeof FileList !== "undefined" && value instanceof FileList ? value[0] : value;
}
