/** Pure rules for a bundle as a whole: its items, its price, and the changes that offers, links and other tabs make to it. */
import { writeJson } from "#core/base/values/json.ts";
import { eurosOfCents, sumOf, type Cents } from "#core/base/values/money.ts";
import type { OfferCard, Offers } from "#core/domain/offers/offers.schema.ts";
import { offerCents } from "#core/domain/offers/offers.rules.ts";
import type { Bundle, BundleCard, Mobile, MobileLine } from "./bundle.schema.ts";
import { isPrerequisiteMissing } from "./prerequisites.rules.ts";

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

/** An item that is bought: a mobile line, or the card of internet, TV or landline. `itemsOf` returns items in the order of the overview. */
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

type Landline = Bundle["landline"];
export type LandlineAnswers = Pick<Landline, "phone" | "phoneProvider" | "landline_agree">;

export type OtherKind = (typeof otherKinds)[number];

/** Tells whether this bundle lacks the product that a kind depends on. */
export const lacksPrerequisite = ({ internet, mobile }: Bundle, kind: OtherKind): boolean =>
  isPrerequisiteMissing(kind, { hasInternet: internet.card !== null, hasMobile: mobile.cards.length > 0 });

/**
 * Returns the bundle without the cards that depend on a product which the bundle no longer has. The answers given for such cards are
 * removed too, and the sum is updated.
 */
export const withoutInvalidCards = (bundle: Bundle): Bundle =>
  priced(
    otherKinds.reduce<Bundle>(
      (whole, kind) => (whole[kind].card && lacksPrerequisite(whole, kind) ? withoutCard(whole, kind) : whole),
      bundle,
    ),
  );

/** Returns the bundle without the card of this kind; its section is reset to its initial state. */
export const withoutCard = (bundle: Bundle, kind: OtherKind): Bundle => ({ ...bundle, [kind]: emptyBundle[kind] });

/** Returns the visitor's answers about the current number that a landline keeps. */
export const landlineAnswers = ({ phone, phoneProvider, landline_agree }: Landline): LandlineAnswers => ({
  phone,
  phoneProvider,
  landline_agree,
});

/** Tells whether the bundle has items: the order button is active only then (C-037). */
export const hasItems = (bundle: Bundle): boolean => itemsOf(bundle).length > 0;

/** Returns the monthly sum of all chosen items in cents, without discounts. */
export const itemsCents = (bundle: Bundle): Cents => sumOf(itemsOf(bundle).map(({ card }) => offerCents(card)));

/** Returns the bundle with the sum of its current items (C-139). */
export function priced(bundle: Bundle): Bundle {
  const bundlesPrice = eurosOfCents(itemsCents(bundle));
  return bundlesPrice === bundle.bundlesPrice ? bundle : { ...bundle, bundlesPrice };
}

/** Returns the card that a bundle stores for a chosen offer. */
export const cardOf = ({ i, wpId, t, prc, ih, once }: OfferCard): BundleCard => ({ i, wpId, t, prc, ih, ...(once && { once }) });

/**
 * Returns the bundle with the default offers that the API returned last, in the displayed language. Lines take their plan's current name
 * and price. A line whose plan is gone stays as it was, because its number and SIM card are the visitor's; the visitor is told about it.
 */
export function withOffers(bundle: Bundle, offers: Offers): Bundle {
  const cards = bundle.mobile.cards.map((line) => {
    const plan = offers.mobile.find(({ i }) => i === line.i);
    return plan ? { ...line, wpId: plan.wpId, t: plan.t, prc: plan.prc } : line;
  });
  return priced({ ...bundle, mobile: { ...bundle.mobile, cards }, default_bundle: offers });
}

/**
 * Returns a consistent bundle from a stored one, which any script of the page may have written: the sum is counted again, a form that edits
 * a missing line is closed, and no card remains without what it depends on.
 */
export const fromStorage = (bundle: Bundle): Bundle =>
  withoutInvalidCards({ ...bundle, mobile: withoutGoneLine(bundle.mobile, closedForm) });

/**
 * Returns the bundle that another tab saved, as this tab shows it. The items are the other tab's; the open sections, the plan that the form
 * was opened with, and the language are this tab's. If the line that is edited in this tab was deleted in the other one, the open form adds
 * it as a new line, so that nothing typed is lost.
 */
export function mergedFromOtherTab(own: Bundle, other: Bundle): Bundle {
  const { cards } = other.mobile;
  const mobile = withoutGoneLine({ ...own.mobile, cards }, { add: true, edit: false, editCardId: null });
  const wanted = { ...other.wanted, mobile: own.wanted.mobile };
  const address = { ...other.address, edited: own.address.edited };
  const taken = priced({ ...openedAs(own, other), mobile, wanted, address });
  return own.default_bundle ? withOffers(taken, own.default_bundle) : taken;
}

/** Returns `other` with the sections without a card open or closed as they are in this tab. */
const openedAs = (own: Bundle, other: Bundle): Bundle =>
  Object.assign(
    {},
    other,
    ...otherKinds.map((kind) => ({ [kind]: { ...other[kind], selected: !!other[kind].card || (!own[kind].card && own[kind].selected) } })),
  );

/** The mode of the mobile section in which it shows its lines and no form. */
export const closedForm = { showList: true, showConfig: false, add: false, edit: false, editCardId: null };

const withoutGoneLine = (mobile: Mobile, otherwise: Partial<Mobile>): Mobile =>
  mobile.edit && !mobile.cards.some(({ id }) => id === mobile.editCardId) ? { ...mobile, ...otherwise } : mobile;

/**
 * Tells whether the visitor has changed anything, so that the bundle is worth storing: a page that was only looked at stores nothing in the
 * browser. A dealer's page sets the dealer code by itself, so that code alone does not count.
 */
export const isWorthKeeping = (bundle: Bundle): boolean =>
  // A bundle with items is worth keeping anyway; that check comes first, because comparing the rest at each press would be slow.
  hasItems(bundle) ||
  writeJson({ ...bundle, default_bundle: null, promo_code: { ...bundle.promo_code, dealerCare: null } }) !== writeJson(emptyBundle);
