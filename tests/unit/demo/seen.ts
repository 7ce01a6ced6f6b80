/** Returns the circumstances for which tests make pages of the reference API. */
import type { Language } from "#core/base/values/language.ts";
import type { Seen } from "#demo/api/domain/pages/seen.ts";

export const seenIn = (language: Language): Seen => ({
  language,
  publicUrl: "https://api.example",
  reminders: "text",
});
