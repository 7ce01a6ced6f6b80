/** Checks an address before it is used: finds the fields that are missing, and retries a lookup that failed. */
import type { Signal } from "@preact/signals-core";
import { cleanBox } from "#core/base/values/box.ts";
import { boxMaxLength } from "#core/base/values/limits.ts";
import type { AddressLookups } from "./address-lookups.model.ts";
import {
  addressFieldNames,
  contactCodes,
  wordsAboutField,
  type Address,
  type AddressCodes,
  type AddressFieldName,
} from "./address.rules.ts";
import { completeAddress, type AddressFields, type TypedAddress } from "./typed-address.model.ts";

/** The field at which the visitor goes on: the first one with something missing, or the one whose lookup is being repeated. */
export type AddressLead = { readonly field: AddressFieldName; readonly problems: number };

/**
 * Returns the complete address, or undefined. Where something is missing, every problem is shown at its field (P-201), or the failed lookup
 * that the next field depends on is retried; `lead` then names the field at which the visitor goes on.
 */
export function checkAddress(
  { fields, accepts }: TypedAddress,
  lookups: AddressLookups,
  lead: Signal<AddressLead | undefined>,
  askEmail: boolean,
): Address | undefined {
  const typed = fields.peek();
  const stuck = stuckLookup(typed, lookups);
  const codes = { ...(!stuck && missingIn(typed, lookups)), ...(askEmail && contactCodes(typed.email, typed.agree)) };
  const isGood = accepts(codes);
  stuck?.lookup.retry();
  if (isGood && !stuck) return completeAddress(typed, askEmail);
  const first = stuck?.field ?? addressFieldNames.find((name) => name in codes);
  if (first) lead.value = { field: first, problems: Object.keys(codes).length };
  return undefined;
}

/** Returns the problem of the first missing field only, because every field after it depends on it (C-297, decisions §3). */
function missingIn({ city, street, number, box }: AddressFields, { cities }: AddressLookups): AddressCodes {
  if (!city.chosen && cities.state.peek().kind !== "found") return { postalCode: "postal-code.format" };
  if (!city.chosen) return { city: "city.required" };
  if (!street.chosen) return { street: street.text.trim() === "" ? "street.required" : "street.unchosen" };
  if (!number.chosen) return { number: "number.invalid" };
  return cleanBox(box).length > boxMaxLength ? { box: "text.too-long" } : {};
}

/**
 * Returns the next field in which a suggestion must be chosen, with its lookup, where that lookup failed: the visitor is not at fault that
 * the choice is missing.
 */
function stuckLookup({ city, street, number }: AddressFields, { cities, streets, numbers }: AddressLookups) {
  const waits = [
    { field: "postalCode", chosen: city.chosen, lookup: cities },
    { field: "street", chosen: street.chosen, lookup: streets },
    { field: "number", chosen: number.chosen, lookup: numbers },
  ] as const;
  const next = waits.find(({ chosen }) => !chosen);
  const state = next?.lookup.state.peek();
  return state?.kind === "failed" && wordsAboutField(state.failure) === undefined ? next : undefined;
}
