/** The named constants of the specification (text 1 §9), used by forms, schemas and the reference API alike. */
import type { OpeningHours } from "./brussels-time.ts";

export const nameMaxLength = 100; // the maximum length of a first or last name (P-183, P-301)
export const boxMaxLength = 5; // the maximum length of a box number (P-200, P-301)
export const messageMaxLength = 5000; // the maximum length of a message (decisions §3)
export const uploadMaxBytes = 5_242_880; // the maximum size of an uploaded file, 5 MiB (P-302)
export const phoneDigits = 9; // the number of digits of a phone number after +32 (P-303)
export const phonePrefix = "+32"; // the country code of phone numbers (P-303)
export const postalCodeLength = 4; // the number of digits of a postal code that can be looked up (P-199)
export const streetMinLength = 2; // the number of typed characters from which on streets are suggested (P-195)
export const numberMinLength = 1; // the number of typed characters from which on house numbers are suggested (P-196)
export const lookupDebounceMs = 300; // the milliseconds between the last key and a lookup (P-198)
export const platform = "web"; // the value that every form sends as `platform` (P-310)
export const publicAnswerReuseMs = 30_000; // the milliseconds for which identical requests share a public response (P-308)
export const maxMobileLines = 6; // the maximum number of mobile lines in a bundle (C-006, C-435)
export const switchNumberMaxLength = 20; // the maximum length of an EasySwitch number and of a customer number (decisions §3)
export const scrollToDevicePx = 770; // the width of the window below which the search for a device is scrolled to (C-253, C-442)
export const deviceSearchMinLength = 2; // the number of typed characters from which on devices are suggested (C-315)
export const esimCodeMaxDigits = 7; // the most digits of the code of an eSIM (C-342, C-438)
export const draftLifeMs = 2 * 60 * 60_000; // the milliseconds after which a draft expires, two hours (decisions §5)
// the milliseconds after which one attempt of a call is cancelled, with the reading of its response; such an attempt is not repeated, and
// an attempt that is repeated for another reason (core/services/api/retries.ts) has the whole time again
export const requestTimeoutMs = 15_000;
export const uploadTimeoutMs = 120_000; // the same for a call that sends or receives a file
export const callbackPhone = "+32 2 870 41 41"; // the phone number that the callback forms show (P-322)
export const customerServiceEmail = "support@digi.example"; // shown beside the phone number where a form cannot be sent (decisions §14)
// the hours in which customers are called back, Monday to Saturday (P-322, C-446)
export const callbackHours = { opens: "09:00", closes: "17:00", weekdays: [1, 2, 3, 4, 5, 6] } as const satisfies OpeningHours;
export const postWorkingDays = 2; // the working days that the post takes to bring a SIM card or a TV box (decisions §13)
/** The most characters that a list is searched for (decisions §12). */
export const searchMaxLength = 100;
