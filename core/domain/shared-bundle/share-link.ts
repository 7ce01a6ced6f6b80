/**
 * The form of a bundle in a link (decisions §8): the chosen items, the codes and the id of the address, and nothing personal. It is part of
 * the URL's fragment, which no server and no log sees.
 *
 *     location.href + shareFragment(bundle) // "…/configurator/bundle#digi=1.eyJtIjpb…"
 */
import { writeJson } from "#core/base/values/json.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import type { Bundle, MobileLine, WantedLine } from "#core/domain/bundle/bundle.schema.ts";
import { isSharedBundle, type SharedLine, type SharedBundle } from "./shared-bundle.schema.ts";

/** The prefix of our fragments. The number is the version of the data that follows. */
const prefix = "#digi=1.";
/** The length of the longest fragment, with its prefix. A longer one is not ours and is not even read. */
const longestFragment = 1024;

const sharedLine = ({ wpId, sim, phone }: MobileLine): SharedLine => ({
  w: wpId,
  s: sim.name === "eSIM" ? "e" : "s",
  ...(phone !== newPhone && { k: 1 as const }),
});

const wantedLine = ({ wpId, sim, keepsNumber }: WantedLine): SharedLine => ({
  w: wpId,
  s: sim === "eSIM" ? "e" : "s",
  ...(keepsNumber && { k: 1 as const }),
});

/** Returns 1 if the visitor has to be asked for data that is not in the link, else 0. */
const asked = ({ s, k }: SharedLine): number => Number(s === "e" || k === 1);

/** Returns a bundle as it is shared, including what an earlier link wants and could not be chosen yet. */
export function sharedBundleOf({ mobile, internet, tv, landline, address, promo_code, wanted }: Bundle): SharedBundle {
  const found = {
    i: internet.card?.wpId ?? wanted.internet,
    t: tv.card?.wpId ?? wanted.tv,
    l: landline.card?.wpId ?? wanted.landline,
    a: wanted.fttbAddressId ?? (address.hasAddress ? address.fttbAddressId : null),
    v: promo_code.voucher?.code ?? wanted.voucher,
    d: promo_code.dealerCare?.code ?? wanted.dealerCare,
  };
  const lines = [...mobile.cards.map(sharedLine), ...wanted.lines.map(wantedLine)].slice(0, maxMobileLines);
  // Complete lines come first, as they do on the page that the link opens: shared again from there, the link is the same.
  const m = lines.toSorted((one, other) => asked(one) - asked(other));
  return { m, ...Object.fromEntries(Object.entries(found).filter(([, id]) => id !== null)) };
}

/** Tells whether the visitor has the link's bundle already: the link was opened before, or was shared from here. */
export const isSameBundle = (bundle: Bundle, shared: SharedBundle): boolean => plain(sharedBundleOf(bundle)) === plain(shared);

/** Returns a text of the bundle that does not depend on the order of its keys and lines. */
const plain = ({ m, ...rest }: SharedBundle): string =>
  writeJson([m.map(({ w, s, k }) => [w, s, k ?? 0].join(" ")).toSorted(), Object.entries(rest).toSorted()]);

/**
 * Returns the fragment of a link, or undefined where the bundle does not fit into one: ids or codes of a back end that are longer than
 * links may be.
 */
export function shareFragment(bundle: Bundle): string | undefined {
  const shared = sharedBundleOf(bundle);
  const fragment = prefix + encode(writeJson(shared));
  return fragment.length <= longestFragment && isSharedBundle(shared) ? fragment : undefined;
}

/**
 * The result of reading a fragment. `none`: the fragment is the page's own. `broken`: it has our prefix and cannot be read: it was cut,
 * forged or has a later version.
 */
export type SharedLink = { readonly kind: "none" | "broken" } | { readonly kind: "shared"; readonly shared: SharedBundle };

export function readShared(fragment: string): SharedLink {
  if (!fragment.startsWith("#digi=")) return { kind: "none" };
  if (!fragment.startsWith(prefix) || fragment.length > longestFragment) return { kind: "broken" };
  const shared = decode(fragment.slice(prefix.length));
  return isSharedBundle(shared) ? { kind: "shared", shared } : { kind: "broken" };
}

/** Encodes a text as base64url of UTF-8, without the characters that links and mail programs break. */
function encode(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.codePointAt(0) ?? 0)));
  } catch {
    return undefined; // whatever is wrong with the text, it is no bundle
  }
}
