/** The codes of the answers about the number of a landline: the specification's own keys (C-272…C-275). */
import { isLandlineNumber, normalizeLandline } from "./landline-number.ts";

/** `landlinePhone` is the code for an invalid number (C-348). */
export type LandlineCode = "selectedPhone" | "phoneNumber" | "landlinePhone" | "mobileProvider" | "agree";

type LandlineAnswers = {
  /** True where the customer keeps the current number, false for a new number, null before the customer has answered. */
  readonly currentPhone: boolean | null;
  readonly phoneProvider: object | null;
  readonly landline_agree: boolean;
};

/**
 * Returns the codes of the answers that a landline lacks (C-272…C-275). Operator and consent are asked for only where a number is kept
 * (decisions §3). `typedNumber` is the text in the field of the number.
 */
export function landlineCodes({ currentPhone, phoneProvider, landline_agree }: LandlineAnswers, typedNumber: string): LandlineCode[] {
  if (currentPhone === false) return [];
  if (currentPhone === null) return ["selectedPhone"];
  const digits = normalizeLandline(typedNumber);
  return [
    ...(digits === "" ? ["phoneNumber" as const] : isLandlineNumber(digits) ? [] : ["landlinePhone" as const]),
    ...(phoneProvider ? [] : ["mobileProvider" as const]),
    ...(landline_agree ? [] : ["agree" as const]),
  ];
}
