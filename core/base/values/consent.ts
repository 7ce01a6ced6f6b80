/** What a visitor allows to be kept and tracked: the question alone, which every page asks. The choice is made in core/services/consent. */
import { parseJson } from "./json.ts";

/** `necessary` is never asked. */
export type ConsentCategory = "preferences" | "statistics" | "marketing";
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** What is known of a page when it is asked. */
export type ConsentFacts = {
  /** What the cookie of that name holds, decoded. */
  readonly stored: string | undefined;
  readonly nowMs: number;
  /** A cookie banner of ours stands on the page: nothing optional before a choice. */
  readonly hasBanner: boolean;
  /** The page's queue, where `gtag("consent", …)` leaves what the page's own banner says. It may be anything. */
  readonly dataLayer: unknown;
};

/** The visitor's choice; before one nothing where our banner stands, and else all that the page's own banner does not deny (decisions §10). */
export function consentOf(facts: ConsentFacts): ConsentChoice {
  const chosen = storedConsent.read(facts);
  const isAllowed = (category: ConsentCategory): boolean =>
    chosen ? chosen[category] === true : !facts.hasBanner && googleSays(facts.dataLayer, category) !== "denied";
  return { preferences: isAllowed("preferences"), statistics: isAllowed("statistics"), marketing: isAllowed("marketing") };
}

/** As it stands in the cookie; any script of the page may have written it. */
export type StoredChoice = { readonly version?: unknown; readonly savedAt?: unknown; readonly id?: unknown } & Readonly<
  Partial<Record<ConsentCategory, unknown>>
>;

/** How the choice is kept. One value, since each name that a file of all pages hands out makes those of others longer. */
export const storedConsent = {
  /** The cookie that holds it, so that the site's server can read it too (decisions §9). */
  cookie: "digi-consent",
  /** Counts up where what is asked changes so much that it must be asked again. */
  version: 1,
  /** 13 months (decisions §9). */
  lifeMs: 395 * 86_400_000,
  /** Undefined where there is none, or it is over, or of another question. */
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

/** The last word, default or update. */
function googleSays(dataLayer: unknown, category: ConsentCategory): unknown {
  const words = Array.isArray(dataLayer) ? (dataLayer as readonly (ArrayLike<unknown> | null | undefined)[]) : [];
  const said = words.flatMap((entry) =>
    entry?.[0] === "consent" ? [(entry[2] as Record<string, unknown> | undefined)?.[googleNames[category]]] : [],
  );
  return said.findLast((word) => word !== undefined);
}
