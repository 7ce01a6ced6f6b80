/** A time of the day as each language writes it. */
import type { Language } from "./language.ts";

/**
 * @param time `HH:MM`
 * @returns `09:00` in English, `9 h` or `9 h 30` in French, `9` or `9.30` in Dutch, where the sentence itself says 'uur'
 */
export function clockText(time: string, language: Language): string {
  const [hour = "", minute = ""] = time.split(":");
  const minutes = minute === "00" ? "" : minute;
  if (language === "fr") return [Number(hour), "h", minutes].filter(Boolean).join("\u00a0");
  return language === "nl" ? [Number(hour), minutes].filter(Boolean).join(".") : time;
}
