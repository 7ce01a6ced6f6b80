/** Formats a time of the day in each language. */
import type { Language } from "./language.ts";

/**
 * Returns the text of a time.
 * @param time `HH:MM`
 * @returns `09:00` in English, `9 h` or `9 h 30` in French, `9` or `9.30` in Dutch, where the sentence itself contains the word 'uur'
 */
export function clockText(time: string, language: Language): string {
  const [hour = "", minute = ""] = time.split(":");
  const isFull = minute === "00";
  if (language === "en") return time;
  if (language === "fr") return `${Number(hour)}\u00a0h${isFull ? "" : `\u00a0${minute}`}`;
  return `${Number(hour)}${isFull ? "" : `.${minute}`}`;
}
