/** What a link to the bundle builder asks for (C-014, C-015, decisions §1, §8). Pure. */
import { withoutParameters } from "#core/base/values/query.ts";
import type { Bundle, Wanted } from "#core/domain/bundle/bundle.schema.ts";
import { hasRoom, openAdd } from "#core/domain/bundle/lines.rules.ts";

/** Ids of ours are short; what is longer is nobody's id, and is not kept. */
const longestId = 100;

const names = ["mobile", "internet", "tv", "landline", "type", "fttbAddressId"] as const satisfies readonly (keyof Wanted)[];

export type Arrival = {
  /** Those that the link names. */
  readonly wanted: Partial<Wanted>;
  /** The query that is left for the address bar: a reload asks for nothing once more. */
  readonly rest: string;
};

/** `?mobile=`, `?internet=`, `?tv=`, `?landline=`, `?type=` with the id of a card, `?fttbAddressId=`. Of several of one name the last counts. */
export function readArrival(search: string): Arrival {
  const own = [...new URLSearchParams(search)].filter(([name, value]) => isOurs(name) && value !== "" && value.length <= longestId);
  return { wanted: Object.fromEntries(own), rest: withoutParameters(search, isOurs) };
}

const isOurs = (name: string): boolean => (names as readonly string[]).includes(name);

/** What is asked for now takes the place of what was asked for before, name by name. */
export const withWanted = (bundle: Bundle, wanted: Partial<Wanted>): Bundle =>
  Object.keys(wanted).length > 0 ? { ...bundle, wanted: { ...bundle.wanted, ...wanted } } : bundle;

/** The plan that a link or the tag's attribute wants, once the plans are known. */
export type Preselection =
  /** Nothing is wanted, or the plans are on their way. */
  | { readonly kind: "none" }
  /** The form stands open with that plan chosen; it is wanted until the form is confirmed or closed, over a reload too. */
  | { readonly kind: "chosen"; readonly bundle: Bundle; readonly i: string }
  /** No such plan, or no room for a line: to be said, and nothing else happens. It is not wanted any more. */
  | { readonly kind: "unknown" | "full"; readonly bundle: Bundle };

export function preselected(bundle: Bundle): Preselection {
  const { wanted, default_bundle: offers } = bundle;
  if (wanted.mobile === null || offers === null) return { kind: "none" };
  const plan = offers.mobile.find(({ i }) => i === wanted.mobile);
  const without: Bundle = { ...bundle, wanted: { ...wanted, mobile: null } };
  if (!plan) return { kind: "unknown", bundle: without };
  return hasRoom(bundle) ? { kind: "chosen", bundle: openAdd(bundle), i: plan.i } : { kind: "full", bundle: without };
}
