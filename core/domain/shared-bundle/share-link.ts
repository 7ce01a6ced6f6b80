/**
 * Writes a bundle into a link and reads it from one (decisions §8): the chosen items, the codes and the id of the address, and nothing
 * personal. The bundle is in the URL's fragment, which browsers send to no server.
 *
 *     location.href + shareFragment(bundle) // "…/configurator/bundle#digi=1.eyJtIjpb…"
 */
import { writeJson } from "#core/base/values/json.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import type { Bundle, MobileLine, WantedLine } from "#core/domain/bundle/bundle.schema.ts";
import { isSharedBundle, type SharedLine, type SharedBundle } from "./shared-bundle.schema.ts";

/** The prefix of our fragments. Its number is the version of the format of the data behind it. */
const prefix = "#digi=1.";
/** The maximum length of a fragment, prefix included. A longer one cannot be ours and is not decoded. */
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

/**
 * Returns 1 for a line about which the visitor has to be asked, because the link lacks its eSIM's phone or its kept number; otherwise 0.
 */
const asked = ({ s, k }: SharedLine): number => Number(s === "e" || k === 1);

/** Returns a bundle in the shape of a link. Entries of an earlier link that could not be chosen yet are included. */
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
  // Complete lines come first, as on the page that the link opens, so that sharing the bundle again from that page gives the same link.
  const m = lines.toSorted((one, other) => asked(one) - asked(other));
  return { m, ...Object.fromEntries(Object.entries(found).filter(([, id]) => id !== null)) };
}

/** Tells whether the visitor already has the bundle of the link, because the link was opened before or made in this browser. */
export const isSameBundle = (bundle: Bundle, shared: SharedBundle): boolean => plain(sharedBundleOf(bundle)) === plain(shared);

/** Returns a text for comparing bundles, which does not depend on the order of keys and lines. */
const plain = ({ m, ...rest }: SharedBundle): string =>
  writeJson([m.map(({ w, s, k }) => [w, s, k ?? 0].join(" ")).toSorted(), Object.entries(rest).toSorted()]);

/**
 * Returns the fragment of a link, or undefined where the bundle does not fit into one, because a back end's ids or codes are longer than
 * links allow.
 */
export function shareFragment(bundle: Bundle): string | undefined {
  const shared = sharedBundleOf(bundle);
  const fragment = prefix + encode(writeJson(shared));
  return fragment.length <= longestFragment && isSharedBundle(shared) ? fragment : undefined;
}

/**
 * The result of reading a page's fragment. `none`: the fragment belongs to the page itself. `broken`: the fragment has our prefix and
 * cannot be read, because it was cut, forged or made by a later version.
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
    return undefined; // A text that cannot be decoded is no bundle, whatever is wrong with it.
  }
}
