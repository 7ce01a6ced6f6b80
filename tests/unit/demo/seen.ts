/** What pages of the reference API are made for in tests. */
import type { Language } from "#core/base/values/language.ts";
import type { Seen } from "#demo/api/domain/pages/seen.ts";

export const seenIn = (language: Language): Seen => ({
  language,
  publicUrl: "https://api.example",
  reminders: "text",
});
