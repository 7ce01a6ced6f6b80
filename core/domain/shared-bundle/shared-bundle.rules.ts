/** Applies the bundle of a link to the visitor's bundle (decisions §8). */
import { newPhone } from "#core/base/values/mobile-number.ts";
import { emptyBundle, hasItems, otherKinds, priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, MobileLine, WantedLine } from "#core/domain/bundle/bundle.schema.ts";
import { hasSpace, type NewLine } from "#core/domain/bundle/lines.rules.ts";
import type { SharedBundle } from "./shared-bundle.schema.ts";

/**
 * Returns the bundle that replaces the current one. The items of the shared bundle are only noted as wanted in it, until the offers are
 * known.
 */
export const withSharedBundle = ({ default_bundle }: Bundle, shared: SharedBundle): Bundle => ({
  ...emptyBundle,
  default_bundle,
  wanted: {
    ...emptyBundle.wanted,
    internet: shared.i ?? null,
    tv: shared.t ?? null,
    landline: shared.l ?? null,
    fttbAddressId: shared.a ?? null,
    lines: shared.m.map(({ w, s, k }) => ({ wpId: w, sim: s === "e" ? "eSIM" : "SIM card", keepsNumber: k === 1 })),
    voucher: shared.v ?? null,
    dealerCare: shared.d ?? null,
  },
});

/** Tells whether a shared line is complete without asking the visitor anything: a physical card with a new number. */
export const isWhole = ({ sim, keepsNumber }: WantedLine): boolean => sim === "SIM card" && !keepsNumber;

/**
 * Tells whether it is still open which items of the bundle can be ordered: it has lines to finish, or no item is chosen while a link's
 * cards wait for their offers. Cards that wait beside a chosen item do not count.
 */
export const isUnsettled = (bundle: Bundle): boolean =>
  bundle.wanted.lines.length > 0 || (!hasItems(bundle) && otherKinds.some((kind) => bundle.wanted[kind] !== null));

export type AddedLines = {
  readonly bundle: Bundle;
  /** True if one of the plans is not on offer. The visitor is informed, and the plan is dropped. */
  readonly isUnknown: boolean;
};

/** Adds the complete lines of a link, once the plans are known. The incomplete ones wait until the visitor finishes them. */
export function addWholeLines(bundle: Bundle): AddedLines {
  const { wanted, default_bundle: offers } = bundle;
  if (!offers || wanted.lines.length === 0) return { bundle, isUnknown: false };
  const known = wanted.lines.filter(({ wpId }) => offers.mobile.some((plan) => plan.wpId === wpId));
  const whole = known.filter(isWhole);
  if (whole.length === 0 && known.length === wanted.lines.length) return { bundle, isUnknown: false };
  const lines = known.filter((line) => !isWhole(line));
  const added = whole.reduce(withLine, { ...bundle, wanted: { ...wanted, lines } });
  return { bundle: added, isUnknown: known.length < wanted.lines.length };
}

function withLine(bundle: Bundle, { wpId }: WantedLine): Bundle {
  const plan = bundle.default_bundle?.mobile.find((one) => one.wpId === wpId);
  if (!plan || !hasSpace(bundle)) return bundle;
  const { cards, showConfig } = bundle.mobile;
  const line: MobileLine = {
    id: 1 + Math.max(0, ...cards.map(({ id }) => id)),
    i: plan.i,
    wpId,
    t: plan.t,
    prc: plan.prc,
    phone: newPhone,
    sim: { name: "SIM card", mobile: null },
    provider: "",
    portability_provider: { id: "", name: "" },
    subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
  };
  return priced({ ...bundle, mobile: { ...bundle.mobile, cards: [...cards, line], selected: true, showList: !showConfig } });
}

export function withoutWantedLine(bundle: Bundle, index: number): Bundle {
  const lines = bundle.wanted.lines.filter((_line, at) => at !== index);
  return lines.length === bundle.wanted.lines.length ? bundle : { ...bundle, wanted: { ...bundle.wanted, lines } };
}

/**
 * Drops the link's line that the visitor has just completed. `openedFor` is the index of the link's line for which the form was opened.
 * After a reload the index is unknown, and the first line that matches is dropped.
 */
export function dropFulfilledLine(bundle: Bundle, line: Pick<NewLine, "wpId" | "phone">, openedFor: number | undefined): Bundle {
  const answered = bundle.wanted.lines.findIndex(
    ({ wpId, keepsNumber }) => wpId === line.wpId && keepsNumber === (line.phone !== newPhone),
  );
  return withoutWantedLine(bundle, openedFor ?? answered);
}
