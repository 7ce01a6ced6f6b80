/** Reads the query of a link to the bundle builder: which plan, cards and address the link asks for (C-014, C-015, decisions §1, §8). */
import { withoutParameters } from "#core/base/values/query.ts";
import type { Bundle, Wanted } from "#core/domain/bundle/bundle.schema.ts";
import { hasSpace, openAdd } from "#core/domain/bundle/lines.rules.ts";

/** The maximum length of an id in a link. A longer text cannot be one of our ids and is ignored. */
const longestId = 100;

const names = ["mobile", "internet", "tv", "landline", "type", "fttbAddressId"] as const satisfies readonly (keyof Wanted)[];

export type Arrival = {
  /** The plan, cards and address that the link asks for. */
  readonly wanted: Partial<Wanted>;
  /**
   * The query without the link's own parameters. It replaces the query in the address bar, so that a reload does not apply the link again.
   */
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

/** Returns the bundle with the entries that a link asks for added. Each entry replaces the earlier one of the same name. */
export const withWanted = (bundle: Bundle, wanted: Partial<Wanted>): Bundle =>
  Object.keys(wanted).length > 0 ? { ...bundle, wanted: { ...bundle.wanted, ...wanted } } : bundle;

/** The result of preselecting the plan that a link or the tag's attribute asks for, once the plans are known. */
export type Preselection =
  /** No plan is asked for, or the plans are still being loaded. */
  | { readonly kind: "none" }
  /**
   * The form is open with that plan chosen. The link's plan stays stored in the bundle, also after a reload, until the form is confirmed or
   * closed.
   */
  | { readonly kind: "chosen"; readonly bundle: Bundle; readonly i: string }
  /**
   * The plan does not exist (`unknown`), or the bundle has no space for another line (`full`). The visitor is informed, and the plan is
   * dropped.
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
