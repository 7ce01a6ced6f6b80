/** A bundle as a whole: what is in it, what it costs, and what offers, links and other tabs change of it. Pure. */
import { writeJson } from "#core/base/values/json.ts";
import { eurosOfCents, sumOf, type Cents } from "#core/base/values/money.ts";
import type { OfferCard, Offers } from "#core/domain/offers/offers.schema.ts";
import { offerCents } from "#core/domain/offers/offers.rules.ts";
import type { Bundle, BundleCard, Mobile, MobileLine } from "./bundle.schema.ts";

export const closedMobile: Omit<Mobile, "cards"> = {
  selected: false,
  showList: false,
  showConfig: false,
  add: false,
  edit: false,
  editCardId: null,
};

export const emptyBundle: Bundle = {
  mobile: { cards: [], ...closedMobile },
  internet: { selected: false, card: null },
  tv: { selected: false, selectedCard: null, card: null },
  landline: {
    selected: false,
    selectedCard: null,
    card: null,
    currentPhone: null,
    phone: "",
    phoneProvider: null,
    landline_agree: false,
  },
  address: { street: "", number: "", hasAddress: false, edited: false, fttbAddressId: null },
  promo_code: { voucher: null, dealerCare: null },
  default_bundle: null,
  bundlesPrice: 0,
  wanted: {
    mobile: null,
    internet: null,
    tv: null,
    landline: null,
    type: null,
    fttbAddressId: null,
    lines: [],
    voucher: null,
    dealerCare: null,
  },
};

/** What is bought: a line, or the card of a kind. In the order of the overview. */
export type BundleItem =
  | { readonly kind: "mobile"; readonly card: MobileLine }
  | { readonly kind: "internet" | "tv" | "landline"; readonly card: BundleCard };

export const otherKinds = ["internet", "tv", "landline"] as const;

export const itemsOf = (bundle: Bundle): BundleItem[] => [
  ...bundle.mobile.cards.map((card) => ({ kind: "mobile" as const, card })),
  ...otherKinds.flatMap((kind) => {
    const { card } = bundle[kind];
    return card ? [{ kind, card }] : [];
  }),
];

export type OtherKind = (typeof otherKinds)[number];

/** A landline needs internet (C-191, C-331); TV needs internet or a mobile line (C-330, decisions §8). */
export const lacksBase = ({ internet, mobile }: Bundle, kind: OtherKind): boolean =>
  internet.card === null && (kind === "landline" || (kind === "tv" && mobile.cards.length === 0));

/** Without the cards that have lost what they need, with all that was answered for them, and with the sum that is right then. */
export const settled = (bundle: Bundle): Bundle =>
  priced(
    otherKinds.reduce<Bundle>((whole, kind) => (whole[kind].card && lacksBase(whole, kind) ? withoutCard(whole, kind) : whole), bundle),
  );

/** Its section is as new. */
export const withoutCard = (bundle: Bundle, kind: OtherKind): Bundle => ({ ...bundle, [kind]: emptyBundle[kind] });

/** The order button answers (C-037). */
export const hasItems = (bundle: Bundle): boolean => itemsOf(bundle).length > 0;

/** Of all chosen items, without discounts. */
export const itemsCents = (bundle: Bundle): Cents => sumOf(itemsOf(bundle).map(({ card }) => offerCents(card)));

/** With the sum that is right for what is in it (C-139). */
export function priced(bundle: Bundle): Bundle {
  const bundlesPrice = eurosOfCents(itemsCents(bundle));
  return bundlesPrice === bundle.bundlesPrice ? bundle : { ...bundle, bundlesPrice };
}

/** What a chosen offer leaves in the bundle. */
export const cardOf = ({ i, wpId, t, prc, ih, once }: OfferCard): BundleCard => ({ i, wpId, t, prc, ih, ...(once && { once }) });

/**
 * With the default offers as the API says them now, in the language that is shown: lines follow their plan's name and price. A line of a
 * plan that is gone stays as it was: its number and SIM card are the visitor's, who is told.
 */
export function withOffers(bundle: Bundle, offers: Offers): Bundle {
  const cards = bundle.mobile.cards.map((line) => {
    const plan = offers.mobile.find(({ i }) => i === line.i);
    return plan ? { ...line, wpId: plan.wpId, t: plan.t, prc: plan.prc } : line;
  });
  return priced({ ...bundle, mobile: { ...bundle.mobile, cards }, default_bundle: offers });
}

/**
 * As read from storage, where any script of the page may have written it: the sum is counted again, a form that edits a line that is not
 * there is closed, and nothing stands without what it needs.
 */
export const restored = (bundle: Bundle): Bundle => settled({ ...bundle, mobile: withoutGoneLine(bundle.mobile, closedForm) });

/**
 * What another tab saved, as this tab shows it: what is bought is the other's, while what stands open, the plan that it was opened with, and the language are this one's.
 * An edited line that is gone there is added by the form that stands open here: nothing typed is lost.
 */
export function takenOver(own: Bundle, other: Bundle): Bundle {
  const { cards } = other.mobile;
  const mobile = withoutGoneLine({ ...own.mobile, cards }, { add: true, edit: false, editCardId: null });
  const wanted = { ...other.wanted, mobile: own.wanted.mobile };
  const address = { ...other.address, edited: own.address.edited };
  const taken = priced({ ...openedAs(own, other), mobile, wanted, address });
  return own.default_bundle ? withOffers(taken, own.default_bundle) : taken;
}

/** A section without a card stands open where it does in this tab. */
const openedAs = (own: Bundle, other: Bundle): Bundle =>
  Object.assign(
    {},
    other,
    ...otherKinds.map((kind) => ({ [kind]: { ...other[kind], selected: !!other[kind].card || (!own[kind].card && own[kind].selected) } })),
  );

const closedForm = { showList: true, showConfig: false, add: false, edit: false, editCardId: null };

const withoutGoneLine = (mobile: Mobile, otherwise: Partial<Mobile>): Mobile =>
  mobile.edit && !mobile.cards.some(({ id }) => id === mobile.editCardId) ? { ...mobile, ...otherwise } : mobile;

/** Has the visitor done anything? A page that was only looked at leaves nothing in the browser; a dealer's page brings its code by itself. */
export const isWorthKeeping = (bundle: Bundle): boolean =>
  // What is chosen says it already, and costs a press less than the rest.
  hasItems(bundle) ||
  writeJson({ ...bundle, default_bundle: null, promo_code: { ...bundle.promo_code, dealerCare: null } }) !== writeJson(emptyBundle);
