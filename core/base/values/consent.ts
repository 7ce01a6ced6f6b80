/**
 * Reads which storage and tracking a visitor allows. Every page needs the answer; core/services/consent asks for the choice and stores it.
 */
import { parseJson } from "./json.ts";

/** The categories that a visitor is asked about. `necessary` needs no consent. */
export type ConsentCategory = "preferences" | "statistics" | "marketing";
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** The facts of a page from which `consentOf` derives the visitor's consent. */
export type ConsentFacts = {
  /** The decoded value of the cookie `storedConsent.cookie`. */
  readonly stored: string | undefined;
  readonly nowMs: number;
  /** True where the page has our own cookie banner; nothing optional is allowed there before the visitor has chosen. */
  readonly hasBanner: boolean;
  /** The page's queue, in which `gtag("consent", …)` records the choice of the page's own banner. The value may be anything. */
  readonly dataLayer: unknown;
};

/**
 * Returns the visitor's choice. Before a choice nothing is allowed where the page has our banner; on other pages everything is allowed that
 * the page's own banner does not deny (decisions §10).
 */
export function consentOf(facts: ConsentFacts): ConsentChoice {
  const chosen = storedConsent.read(facts);
  const isAllowed = (category: ConsentCategory): boolean =>
    chosen ? chosen[category] === true : !facts.hasBanner && googleSays(facts.dataLayer, category) !== "denied";
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
   * Returns the stored choice; undefined where there is none, where it has expired, or where it answers another version of the question.
   */
  read({ stored, nowMs }: Pick<ConsentFacts, "stored" | "nowMs">): StoredChoice | undefined {
    const entry = parseJson(stored) as StoredChoice | null | undefined;
    return entry?.version === storedConsent.version && nowMs - Number(entry.savedAt) < storedConsent.lifeMs ? entry : undefined;
  },
};

const googleNames: Readonly<Record<ConsentCategory, string>> = {
  preferences: "functionality_storage",
  statistics: "analytics_storage",
  marketing: "ad_storage",
};

/** Returns the page's last consent command for the category, be it a default or an update. */
function googleSays(dataLayer: unknown, category: ConsentCategory): unknown {
  const words = Array.isArray(dataLayer) ? (dataLayer as readonly (ArrayLike<unknown> | null | undefined)[]) : [];
  const said = words.flatMap((entry) =>
    entry?.[0] === "consent" ? [(entry[2] as Record<string, unknown> | undefined)?.[googleNames[category]]] : [],
  );
  return said.findLast((word) => word !== undefined);
}
