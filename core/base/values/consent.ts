/**
 * Reads which storage and tracking a visitor allows. Every page needs the answer; core/services/consent asks for the choice and stores it.
 */
import { parseJson } from "./json.ts";

/** The categories that a visitor is asked about. `necessary` needs no consent. */
export type ConsentCategory = "preferences" | "statistics" | "marketing";
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** The facts of a page from which `consentOf` derives the visitor's consent. */
export type ConsentFacts = {
  /** The decoded values of all cookies `storedConsent.cookie`. Any script of the page may have written them. */
  readonly stored: readonly string[];
  readonly nowMs: number;
  /** True where the site has our banner, on this page or another one; nothing optional is allowed before the visitor has chosen. */
  readonly isAsked: boolean;
  /** The categories that the page's own consent tool allows; undefined where it has said nothing. The value may be anything. */
  readonly told: unknown;
  /** The page's queue, in which `gtag("consent", …)` records the choice of the page's own banner. The value may be anything. */
  readonly dataLayer: unknown;
  /** True where the browser asks sites, by Global Privacy Control, not to share what they learn of the visitor. */
  readonly hasPrivacyControl: boolean;
};

/**
 * Returns the visitor's choice. Before a choice nothing is allowed where the site has our banner: it is on the page, or the page says so,
 * or a choice has run out. On other pages the page's own consent tool counts. Where it says nothing, everything is allowed that Google's
 * commands do not deny; marketing only where they grant it to a visitor whose browser refuses it (decisions §10).
 */
export function consentOf(facts: ConsentFacts): ConsentChoice {
  const { stored, isAsked, told, dataLayer, hasPrivacyControl } = facts;
  const chosen = isAsked || stored.length > 0 ? (storedConsent.read(facts) ?? {}) : ((told ?? undefined) as StoredChoice | undefined);
  const isAllowed = (category: ConsentCategory): boolean => {
    // A tool that says `false` names no category, and what is not named is denied.
    if (chosen !== undefined) return chosen[category] === true;
    const isRefused = hasPrivacyControl && category === "marketing";
    const word = googleSays(dataLayer, category, isRefused);
    return isRefused ? word === "granted" : word !== "denied";
  };
  return { preferences: isAllowed("preferences"), statistics: isAllowed("statistics"), marketing: isAllowed("marketing") };
}

/** The choice as stored in the cookie; any script of the page may have written it. */
export type StoredChoice = { readonly version?: unknown; readonly savedAt?: unknown; readonly id?: unknown } & Readonly<
  Partial<Record<ConsentCategory, unknown>>
>;

/**
 * Everything about the stored choice, as one object. Separate exports would cost bytes: each name that a module of all pages exports makes
 * the names of the others longer.
 */
export const storedConsent = {
  /** The cookie that holds the choice, so that the site's server can read it too (decisions §9). */
  cookie: "digi-consent",
  /** The version of the question about cookies. It is increased when the question changes so much that visitors must be asked again. */
  version: 1,
  /** The lifetime of the choice: 13 months (decisions §9), in milliseconds. */
  lifeMs: 395 * 86_400_000,
  /**
   * Returns the newest of the stored choices; undefined where there is none. A choice that has expired, that answers another version of the
   * question, or whose time is yet to come does not count.
   */
  read({ stored, nowMs }: Pick<ConsentFacts, "stored" | "nowMs">): StoredChoice | undefined {
    const age = (entry: StoredChoice | null | undefined): number => nowMs - Number(entry?.savedAt);
    return stored
      .map((value) => parseJson(value) as StoredChoice | null | undefined)
      .filter((entry) => entry?.version === storedConsent.version && age(entry) >= 0 && age(entry) < storedConsent.lifeMs)
      .sort((one, other) => age(one) - age(other))[0] as StoredChoice | undefined;
  },
};

const googleNames: Readonly<Record<ConsentCategory, string>> = {
  preferences: "functionality_storage",
  statistics: "analytics_storage",
  marketing: "ad_storage",
};

/**
 * Returns the page's last consent command for the category, be it a default or an update.
 * @param byVisitor true where only updates count, which a visitor's choice leads to
 */
function googleSays(dataLayer: unknown, category: ConsentCategory, byVisitor: boolean): unknown {
  const words = Array.isArray(dataLayer) ? (dataLayer as readonly (ArrayLike<unknown> | null | undefined)[]) : [];
  const said = words.flatMap((entry) =>
    entry?.[0] === "consent" && (!byVisitor || entry[1] === "update")
      ? [(entry[2] as Record<string, unknown> | undefined)?.[googleNames[category]]]
      : [],
  );
  return said.findLast((word) => word !== undefined);
}
