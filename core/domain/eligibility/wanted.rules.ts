/** Chooses the internet, TV and landline that a link asks for, once the offers at the address are known (C-015, decisions §8). */
import type { OfferCard, Offers } from "#core/domain/offers/offers.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { lacksPrerequisite, otherKinds, type OtherKind } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, Wanted } from "#core/domain/bundle/bundle.schema.ts";
import { chooseCard } from "./cards.rules.ts";

export type Applied = {
  /** The resulting bundle. It is the given bundle itself where nothing could be chosen or refused. */
  readonly bundle: Bundle;
  /**
   * The kinds for which the link asks for an unknown card, although others of the kind are on offer. The visitor is informed, and the
   * link's entry is dropped.
   */
  readonly unknown: readonly (OtherKind | "type")[];
};

/**
 * Chooses the cards that a link asks for and that are on offer. The other entries stay in the bundle, if their kind is not available at
 * this address, or if they depend on another product first.
 */
export function applyWanted(bundle: Bundle, offers: Offers, language: Language): Applied {
  const typed = typedKind(bundle, offers, language);
  const unknown: (OtherKind | "type")[] = typed.isUnknown ? ["type"] : [];
  let applied = typed.bundle;
  for (const kind of otherKinds) {
    const id = applied.wanted[kind];
    const offer = id === null ? undefined : wantedOffer(offers, kind, id, language);
    if (id === null || offers[kind].length === 0 || lacksPrerequisite(applied, kind)) continue;
    if (!offer) unknown.push(kind);
    applied = withWanted(applied, { [kind]: null });
    if (offer) applied = chooseCard(applied, kind, offer);
  }
  return { bundle: applied, unknown };
}

/**
 * Turns `wanted.type` into `wanted.mobile` if it is the id of a mobile plan: `type` may be the id of a card of any kind, and a mobile plan
 * needs no address.
 */
export function typedPlan(bundle: Bundle): Bundle {
  const { type } = bundle.wanted;
  const isPlan = type !== null && bundle.default_bundle?.mobile.some(({ i }) => i === type);
  return isPlan ? withWanted(bundle, { mobile: type, type: null }) : bundle;
}

function typedKind(bundle: Bundle, offers: Offers, language: Language): { readonly bundle: Bundle; readonly isUnknown: boolean } {
  const { type } = bundle.wanted;
  if (type === null || bundle.default_bundle === null || typedPlan(bundle) !== bundle) return { bundle, isUnknown: false };
  const kind = otherKinds.find((one) => wantedOffer(offers, one, type, language));
  return { bundle: withWanted(bundle, { type: null, ...(kind && { [kind]: type }) }), isUnknown: kind === undefined };
}

const withWanted = (bundle: Bundle, more: Partial<Wanted>): Bundle => ({ ...bundle, wanted: { ...bundle.wanted, ...more } });

/**
 * Finds the offer that a link asks for. TV has variants by language: `tv-essentials` means the variant in the language of the page, or
 * another one where the address lacks that (decisions §8).
 */
function wantedOffer(offers: Offers, kind: OtherKind, id: string, language: Language): OfferCard | undefined {
  const byId = (wanted: string): OfferCard | undefined => offers[kind].find(({ i, wpId }) => i === wanted || wpId === wanted);
  const variants = kind === "tv" ? [language, "nl", "fr"].map((of) => `${id}-${of}`) : [];
  return [id, ...variants].map(byId).find((offer) => offer !== undefined);
}
