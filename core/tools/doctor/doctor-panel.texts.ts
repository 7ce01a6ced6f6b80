/** The texts of the doctor's panel, apart from its findings. */
import type { Language } from "#core/base/values/language.ts";

export const panelTexts: Readonly<Record<Language, Readonly<Record<"heading" | "again" | "close", string>>>> = {
  en: { heading: "The digi doctor", again: "Look again", close: "Close" },
  fr: { heading: "Le docteur digi", again: "Vérifier à nouveau", close: "Fermer" },
  nl: { heading: "De digi-dokter", again: "Opnieuw nakijken", close: "Sluiten" },
};
