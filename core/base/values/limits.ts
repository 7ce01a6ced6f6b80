/** Named constants of the specification (text 1 §9), used by forms, schemas and the reference API alike. */
import type { OpeningHours } from "./brussels-time.ts";

export const nameMaxLength = 100; // P-183, P-301
export const boxMaxLength = 5; // P-200, P-301
export const messageMaxLength = 5000; // decisions §3
export const uploadMaxBytes = 5_242_880; // P-302
export const phoneDigits = 9; // P-303
export const phonePrefix = "+32"; // P-303
export const postalCodeLength = 4; // P-199
export const streetMinLength = 2; // P-195
export const numberMinLength = 1; // P-196
export const lookupDebounceMs = 300; // P-198
export const platform = "web"; // P-310
export const publicAnswerReuseMs = 30_000; // P-308
export const maxMobileLines = 6; // C-006, C-435
export const switchNumberMaxLength = 20; // decisions §3: of the customer number too
export const deviceSearchMinLength = 2; // C-315
export const draftLifeMs = 2 * 60 * 60_000; // decisions §5
export const requestTimeoutMs = 15_000;
export const uploadTimeoutMs = 120_000;
export const callbackPhone = "+32 2 870 41 41"; // P-322
export const customerServiceEmail = "support@digi.example"; // decisions §14: beside the phone number, where a form cannot be sent
export const callbackHours = { opens: "09:00", closes: "17:00", weekdays: [1, 2, 3, 4, 5, 6] } as const satisfies OpeningHours; // P-322, C-446
