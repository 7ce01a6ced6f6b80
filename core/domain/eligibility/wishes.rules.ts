/** What a link asked for of internet, TV and landline, once it is known what the address has (C-015, decisions §8). Pure. */
import type { OfferCard, Offers } from "#core/domain/offers/offers.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { lacksBase, otherKinds, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, Wanted } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard } from "./cards.rules.ts";

export type Granted = {
  /** The same where nothing could be given or refused. */
  readonly bundle: Bundle;
  /** Asked for and not on offer, though others of its kind are: to be said, and not wanted any more. */
  readonly unknown: readonly (OtherKind | "type")[];
};

/** Takes what is on offer. What is not to be had at all at this address, or needs something else first, goes on waiting. */
export function grantWishes(bundle: Bundle, offers: Offers, language: Language): Granted {
  const typed = typedKind(bundle, offers, language);
  const unknown: (OtherKind | "type")[] = typed.isUnknown ? ["type"] : [];
  let granted = typed.bundle;
  for (const kind of otherKinds) {
    const id = granted.wanted[kind];
    const offer = id === null ? undefined : wantedOffer(offers, kind, id, language);
    if (id === null || offers[kind].length === 0 || lacksBase(granted, kind)) continue;
    if (!offer) unknown.push(kind);
    granted = withWish(granted, { [kind]: null });
    if (offer) granted = chooseCard(granted, kind, offer);
  }
  return { bundle: granted, unknown };
}

/** `type` is the id of a card of whatever kind: from now on it is wanted as that. A mobile plan needs no address. */
export function typedPlan(bundle: Bundle): Bundle {
  const { type } = bundle.wanted;
  const isPlan = type !== null && bundle.default_bundle?.mobile.some(({ i }) => i === type);
  return isPlan ? withWish(bundle, { mobile: type, type: null }) : bundle;
}

function typedKind(bundle: Bundle, offers: Offers, language: Language): { readonly bundle: Bundle; readonly isUnknown: boolean } {
  const { type } = bundle.wanted;
  if (type === null || bundle.default_bundle === null || typedPlan(bundle) !== bundle) return { bundle, isUnknown: false };
  const kind = otherKinds.find((one) => wantedOffer(offers, one, type, language));
  return { bundle: withWish(bundle, { type: null, ...(kind && { [kind]: type }) }), isUnknown: kind === undefined };
}

const withWish = (bundle: Bundle, wish: Partial<Wanted>): Bundle => ({ ...bundle, wanted: { ...bundle.wanted, ...wish } });

/** TV comes in variants by language: `tv-essentials` is that of the page's, else the one that the address has (decisions §8). */
function wantedOffer(offers: Offers, kind: OtherKind, id: string, language: Language): OfferCard | undefined {
  const byId = (wanted: string): OfferCard | undefined => offers[kind].find(({ i, wpId }) => i === wanted || wpId === wanted);
  const variants = kind === "tv" ? [language, "nl", "fr"].map((of) => `${id}-${of}`) : [];
  return [id, ...variants].map(byId).find((offer) => offer !== undefined);
}
