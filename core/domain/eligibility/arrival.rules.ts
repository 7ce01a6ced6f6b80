/** Reads what a link to the bundle builder wants (C-014, C-015, decisions §1, §8). Pure. */
import { withoutParameters } from "#core/base/values/query.ts";
import type { Bundle, Wanted } from "#core/domain/bundle/bundle.schema.ts";
import { hasSpace, openAdd } from "#core/domain/bundle/lines.rules.ts";

/** The longest id that is read. Our ids are short; a longer text is no valid id and is not kept. */
const longestId = 100;

const names = ["mobile", "internet", "tv", "landline", "type", "fttbAddressId"] as const satisfies readonly (keyof Wanted)[];

export type Arrival = {
  /** What the link wants. */
  readonly wanted: Partial<Wanted>;
  /** The rest of the query, for the address bar, so that a reload does not ask for it again. */
  readonly rest: string;
};

/**
 * Reads `?mobile=`, `?internet=`, `?tv=`, `?landline=` and `?type=` with the id of a card, and `?fttbAddressId=`. If a name occurs several
 * times, the last value counts.
 */
export function readArrival(search: string): Arrival {
  const own = [...new URLSearchParams(search)].filter(([name, value]) => isOurs(name) && value !== "" && value.length <= longestId);
  return { wanted: Object.fromEntries(own), rest: withoutParameters(search, isOurs) };
}

const isOurs = (name: string): boolean => (names as readonly string[]).includes(name);

/** Returns the bundle with what is wanted. Each entry replaces the earlier one of the same name. */
export const withWanted = (bundle: Bundle, wanted: Partial<Wanted>): Bundle =>
  Object.keys(wanted).length > 0 ? { ...bundle, wanted: { ...bundle.wanted, ...wanted } } : bundle;

/** The result of preselecting the plan that a link or the tag's attribute wants, once the plans are known. */
export type Preselection =
  /** Nothing is wanted, or the plans are still being loaded. */
  | { readonly kind: "none" }
  /** The form is open with that plan chosen. The plan stays wanted, also after a reload, until the form is confirmed or closed. */
  | { readonly kind: "chosen"; readonly bundle: Bundle; readonly i: string }
  /**
   * There is no such plan (`unknown`), or no space for a line (`full`): the visitor is told, and nothing else happens. The plan is not
   * wanted any more.
   */
  | { readonly kind: "unknown" | "full"; readonly bundle: Bundle };

export function preselected(bundle: Bundle): Preselection {
  const { wanted, default_bundle: offers } = bundle;
  if (wanted.mobile === null || offers === null) return { kind: "none" };
  const plan = offers.mobile.find(({ i }) => i === wanted.mobile);
  const without: Bundle = { ...bundle, wanted: { ...wanted, mobile: null } };
  if (!plan) return { kind: "unknown", bundle: without };
  return hasSpace(bundle) ? { kind: "chosen", bundle: openAdd(bundle), i: plan.i } : { kind: "full", bundle: without };
}
