/** This module has what a page is made for: its language, the API that has its pictures, and the prices of reminders that hold there. */
import type { Language } from "#core/base/values/language.ts";
import type { ReminderPrices } from "#demo/api/config/options.ts";

export type Seen = {
  readonly language: Language;
  readonly publicUrl: string;
  readonly reminders: ReminderPrices;
};
