/** Stores the visitor's answers for a landline in the bundle (C-134, C-135). */
import { isLandlineNumber, keptLandlineOf, normalizeLandline } from "#core/base/values/landline-number.ts";
import { emptyBundle, landlineAnswers } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, Operator } from "#core/domain/bundle/bundle.schema.ts";

const answered = (bundle: Bundle, answers: Partial<Bundle["landline"]>): Bundle => ({
  ...bundle,
  landline: { ...bundle.landline, ...answers },
});

/**
 * Stores the answer whether the current number is kept. With a new number the questions about the current one are not asked, so their
 * answers are dropped.
 */
export function keepsNumber(bundle: Bundle, currentPhone: boolean): Bundle {
  return answered(bundle, { currentPhone, ...(!currentPhone && landlineAnswers(emptyBundle.landline)) });
}

/**
 * Stores the current landline number. `typed` is the text of the field; the bundle gets the number, with +32, only when it is valid, and an
 * empty text otherwise.
 */
export function withNumber(bundle: Bundle, typed: string): Bundle {
  const digits = normalizeLandline(typed);
  return answered(bundle, { phone: isLandlineNumber(digits) ? keptLandlineOf(digits) : "" });
}

export const withOperator = (bundle: Bundle, phoneProvider: Operator | null): Bundle => answered(bundle, { phoneProvider });

export const withConsent = (bundle: Bundle, landline_agree: boolean): Bundle => answered(bundle, { landline_agree });
