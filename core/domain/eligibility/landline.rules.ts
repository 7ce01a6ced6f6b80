/** The visitor's answers for a landline (C-134, C-135). Pure. */
import { isLandlineNumber, keptLandlineOf, normalizeLandline } from "#core/base/values/landline-number.ts";
import { emptyBundle, landlineAnswers } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, Operator } from "#core/domain/bundle/bundle.schema.ts";

const answered = (bundle: Bundle, answers: Partial<Bundle["landline"]>): Bundle => ({
  ...bundle,
  landline: { ...bundle.landline, ...answers },
});

/**
 * Stores the answer whether the current number is kept. With a new number of ours nothing is asked about the current one, and its answers
 * are dropped.
 */
export function keepsNumber(bundle: Bundle, currentPhone: boolean): Bundle {
  return answered(bundle, { currentPhone, ...(!currentPhone && landlineAnswers(emptyBundle.landline)) });
}

/** Stores the number. `typed` is the text of the field; it is kept, with +32, as soon as it is a valid number. */
export function withNumber(bundle: Bundle, typed: string): Bundle {
  const digits = normalizeLandline(typed);
  return answered(bundle, { phone: isLandlineNumber(digits) ? keptLandlineOf(digits) : "" });
}

export const withOperator = (bundle: Bundle, phoneProvider: Operator | null): Bundle => answered(bundle, { phoneProvider });

export const withConsent = (bundle: Bundle, landline_agree: boolean): Bundle => answered(bundle, { landline_agree });
