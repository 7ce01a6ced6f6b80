import { boolean, number, object, refine, string, type, type Struct } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { requiredText } from "#core/base/values/required-text.ts";

const consentId = (): Struct<string, null> =>
  refine(string(), "consent id", (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value));

const wholeNumber = (least: number, most: number): Struct<number, null> =>
  refine(number(), "whole number", (value) => Number.isInteger(value) && value >= least && value <= most);

/**
 * The request that records a choice, so that the provider can prove it. `id` is that of the cookie, `version` that of the question, `texts`
 * the release whose texts were shown.
 */
export const consentRecord = endpoint({
  method: "POST",
  path: "/consent",
  encoding: "json",
  outlivesPage: true,
  answer: type({}),
  spec: {
    id: "consent.record",
    summary: "Records a visitor's choice in the cookie banner, without saying who chose; kept for 13 months",
    body: object({
      id: consentId(),
      version: wholeNumber(1, 1000),
      texts: requiredText(40),
      savedAt: wholeNumber(0, Number.MAX_SAFE_INTEGER),
      choice: object({ preferences: boolean(), statistics: boolean(), marketing: boolean() }),
      lang: string(),
    }),
    codes: [],
  },
});
