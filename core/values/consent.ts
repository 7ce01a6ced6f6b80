/** What a visitor allows to be kept and measured: the question alone, which every page asks. The choice is made in core/consent. */
import { parseJson } from "./json.ts";

/** `necessary` is never asked. */
export type ConsentCategory = "preferences" | "statistics" | "marketing";
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

export const consentKey = "digi.consent";
/** Counts up where what is asked changes so much that it must be asked again. */
export const consentVersion = 1;
/** 13 months (decisions §9). */
export const consentLifeMs = 395 * 86_400_000;

/** What is known of a page when it is asked. */
export type ConsentFacts = {
  /** What stands under `consentKey`. */
  readonly stored: string | undefined;
  readonly nowMs: number;
  /** A cookie banner of ours stands on the page: nothing optional before a choice. */
  readonly hasBanner: boolean;
  /** The page's queue, where `gtag("consent", …)` leaves what the page's own banner says. It may be anything. */
  readonly dataLayer: unknown;
};

/** The visitor's choice; before one nothing where our banner stands, and else all that the page's own banner does not deny (decisions §10). */
export function consentOf(facts: ConsentFacts): ConsentChoice {
  const chosen = choiceOf(facts);
  const isAllowed = (category: ConsentCategory): boolean =>
    chosen ? chosen[category] === true : !facts.hasBanner && googleSays(facts.dataLayer, category) !== "denied";
  return { preferences: isAllowed("preferences"), statistics: isAllowed("statistics"), marketing: isAllowed("marketing") };
}

type Stored = { readonly version?: unknown; readonly savedAt?: unknown } & Readonly<Partial<Record<ConsentCategory, unknown>>>;

function choiceOf({ stored, nowMs }: ConsentFacts): Stored | undefined {
  const entry = parseJson(stored) as Stored | null | undefined;
  return entry?.version === consentVersion && nowMs - Number(entry.savedAt) < consentLifeMs ? entry : undefined;
}

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
