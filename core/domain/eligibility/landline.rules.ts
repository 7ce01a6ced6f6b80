/** What is answered for a landline (C-134, C-135). Pure. */
import { isLandlineNumber, keptLandlineOf, normalizeLandline } from "#core/base/values/landline-number.ts";
import { emptyBundle } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, Operator } from "#core/domain/bundle/bundle.schema.ts";

const answered = (bundle: Bundle, answers: Partial<Bundle["landline"]>): Bundle => ({
  ...bundle,
  landline: { ...bundle.landline, ...answers },
});

/** With a number of ours nothing of the current one is asked, and none of it stays. */
export function keepsNumber(bundle: Bundle, currentPhone: boolean): Bundle {
  const { phone, phoneProvider, landline_agree } = emptyBundle.landline;
  return answered(bundle, { currentPhone, ...(!currentPhone && { phone, phoneProvider, landline_agree }) });
}

/** `typed` as it stands in its field: it is kept with +32 as soon as it is a number. */
export function withNumber(bundle: Bundle, typed: string): Bundle {
  const digits = normalizeLandline(typed);
  return answered(bundle, { phone: isLandlineNumber(digits) ? keptLandlineOf(digits) : "" });
}

export const withOperator = (bundle: Bundle, phoneProvider: Operator | null): Bundle => answered(bundle, { phoneProvider });

export const withConsent = (bundle: Bundle, landline_agree: boolean): Bundle => answered(bundle, { landline_agree });
