/** Examines whether the cards that a tag asks for are on offer. */
import { apiAddress } from "#core/services/api/api-address.ts";
import type { PageOptions } from "#core/runtime/element/host-link.ts";
import { knownElements } from "#core/platform/inspection.ts";
import { pageFetch } from "#core/platform/network.ts";
import type { Language } from "#core/base/values/language.ts";
import { closestTo } from "./closest.ts";
import type { Finding } from "./finding.ts";
import { startTagOf, startTagWith } from "./written.ts";

const kinds = ["mobile", "internet", "tv", "landline"] as const;

/** The attributes of the bundle builder that name a card. `type` may name a card of any kind. */
const names = [...kinds, "type"] as const;

type Name = (typeof names)[number];
type Card = { readonly i: string; readonly wpId: string };
type Offers = Readonly<Record<(typeof kinds)[number], readonly Card[]>>;
type Wanted = { readonly element: Element; readonly name: Name; readonly value: string };

/**
 * Requests the offers without an address from the API, and compares them with the cards that the tags ask for. A kind that has no offers
 * without an address cannot be examined.
 */
export async function examineOffers({ get }: Pick<PageOptions, "get">, language: Language): Promise<Finding[]> {
  const wanted = knownElements("digi-configurator").flatMap(wantedBy);
  if (wanted.length === 0) return [];
  const offers = await askOffers(apiAddress(get("api")), language);
  return wanted.flatMap((one) => (offers ? examineCard(one, offers) : [unseen(one, "silent")]));
}

const wantedBy = (element: Element): Wanted[] =>
  names.flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [{ element, name, value }] : [];
  });

const unseen = ({ element, name, value }: Wanted, why: "address" | "silent"): Finding => ({
  code: "unseen-offer",
  tag: element.localName,
  name,
  value,
  why,
  element,
  found: startTagOf(element),
});

/** Returns the offers without an address; undefined where the API does not answer with offers. */
async function askOffers(api: string, lang: Language): Promise<Offers | undefined> {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ fttbId: null }) };
  try {
    const response = await pageFetch(`${api}/bundle-configurator?lang=${lang}`, { ...request, credentials: "omit" });
    const answer = (await response.json()) as Partial<Offers>;
    return response.ok && kinds.every((kind) => Array.isArray(answer[kind])) ? (answer as Offers) : undefined;
  } catch {
    return undefined;
  }
}

function examineCard(wanted: Wanted, offers: Offers): Finding[] {
  const { element, name, value } = wanted;
  const tag = element.localName;
  const found = startTagOf(element);
  const asked = name === "type" ? kinds : [name];
  const cards = asked.flatMap((kind) => offers[kind]);
  if (cards.some((card) => isNamed(card, name, value))) return [];
  if (asked.some((kind) => offers[kind].length === 0)) return [unseen(wanted, "address")];
  const meant =
    cards.find(({ wpId }) => wpId === value)?.i ??
    closestTo(
      value,
      cards.map(({ i }) => i),
    );
  return [{ code: "unknown-offer", tag, name, value, suggestion: meant, element, found, fix: startTagWith(element, { [name]: meant }) }];
}

/** Tells whether the value names the card, as the builder reads it: a plan by its id alone, a TV offer also without its language. */
const isNamed = ({ i, wpId }: Card, name: Name, value: string): boolean =>
  [i, ...(name === "mobile" ? [] : [wpId, i.replace(/-(en|fr|nl)$/, "")])].includes(value);
