/** The visitor's choice in the words of Google Consent Mode v2. Pure. */
import { consentDefault } from "#core/base/values/consent-mode.ts";
import type { ConsentChoice } from "#core/base/values/consent.ts";

type Word = "granted" | "denied";
const word = (isAllowed: boolean): Word => (isAllowed ? "granted" : "denied");

export const defaultCommand = ["consent", "default", consentDefault] as const;

/** statistics → analytics; marketing → the three of advertising; preferences → functionality and personalisation. */
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

/** Has the page said what holds before a choice? `dataLayer` may be anything. */
export const hasDefault = (dataLayer: unknown): boolean =>
  Array.isArray(dataLayer) &&
  (dataLayer as readonly (ArrayLike<unknown> | null | undefined)[]).some((entry) => entry?.[0] === "consent" && entry[1] === "default");
