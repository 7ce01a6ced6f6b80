/** Translates the visitor's choice to commands of Google Consent Mode v2. */
import { consentDefault } from "#core/base/values/consent-mode.ts";
import type { ConsentChoice } from "#core/base/values/consent.ts";

type Word = "granted" | "denied";
const word = (isAllowed: boolean): Word => (isAllowed ? "granted" : "denied");

export const defaultCommand = ["consent", "default", consentDefault] as const;

/**
 * Returns the command for a choice: statistics sets the analytics storage, marketing the three settings of advertising, preferences
 * functionality and personalisation.
 */
export const updateCommand = ({ preferences, statistics, marketing }: ConsentChoice) =>
  [
    "consent",
    "update",
    {
      analytics_storage: word(statistics),
      ad_storage: word(marketing),
      ad_user_data: word(marketing),
      ad_personalization: word(marketing),
      functionality_storage: word(preferences),
      personalization_storage: word(preferences),
    },
  ] as const;

/** Tells whether the page has sent the default that applies before a choice. `dataLayer` may be anything. */
export const hasDefault = (dataLayer: unknown): boolean =>
  Array.isArray(dataLayer) &&
  (dataLayer as readonly (ArrayLike<unknown> | null | undefined)[]).some((entry) => entry?.[0] === "consent" && entry[1] === "default");
