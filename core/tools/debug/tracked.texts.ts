/** The texts of the list of tracked events. Like the doctor's texts they are in no catalogue, because only developers read them. */
import type { Language } from "#core/base/values/language.ts";
import type { Fate } from "./tracked.ts";

type Texts = Readonly<Record<Fate | "heading" | "nothing" | "close", string>>;

export const trackedTexts: Readonly<Record<Language, Texts>> = {
  en: {
    heading: "Measured on this page",
    nothing: "Nothing yet.",
    close: "Close",
    sent: "sent to dataLayer",
    denied: "held back: the visitor allows no statistics",
    cancelled: "held back: the page cancelled the event",
    off: "held back: data-analytics is off",
  },
  fr: {
    heading: "Mesuré sur cette page",
    nothing: "Rien pour l’instant.",
    close: "Fermer",
    sent: "envoyé à dataLayer",
    denied: "retenu\u00a0: le visiteur n’autorise pas les statistiques",
    cancelled: "retenu\u00a0: la page a annulé l’événement",
    off: "retenu\u00a0: data-analytics est désactivé",
  },
  nl: {
    heading: "Gemeten op deze pagina",
    nothing: "Nog niets.",
    close: "Sluiten",
    sent: "verstuurd naar dataLayer",
    denied: "tegengehouden: de bezoeker staat geen statistieken toe",
    cancelled: "tegengehouden: de pagina heeft de gebeurtenis geannuleerd",
    off: "tegengehouden: data-analytics staat uit",
  },
};
