/**
 * The translations of the texts of a new flow (a widget with steps, made by `npm run new -- --flow`), by the English text. `${…}` in a
 * text stands for a value.
 */
import type { Template } from "#build/template.ts";

export const flowTexts: Template["texts"] = {
  "Your choice": { fr: "Votre choix", nl: "Je keuze" },
  Appointment: { fr: "Rendez-vous", nl: "Afspraak" },
  "Your details": { fr: "Vos coordonnées", nl: "Je gegevens" },
  Previous: { fr: "Précédent", nl: "Vorige" },
  Continue: { fr: "Continuer", nl: "Verdergaan" },
  "What would you like?": { fr: "Que souhaitez-vous\u00a0?", nl: "Wat had je graag?" },
  "It’s for my company": { fr: "C’est pour mon entreprise", nl: "Het is voor mijn bedrijf" },
  "You see prices without VAT, and we ask for your VAT number.": {
    fr: "Les prix sont affichés hors TVA et votre numéro de TVA vous sera demandé.",
    nl: "Je ziet prijzen zonder btw, en we vragen je btw-nummer.",
  },
  Offers: { fr: "Offres", nl: "Aanbiedingen" },
  "There is nothing to choose at the moment.": {
    fr: "Il n’y a rien à choisir pour le moment.",
    nl: "Er is op dit moment niets om uit te kiezen.",
  },
  "Which day suits you?": { fr: "Quel jour vous convient\u00a0?", nl: "Welke dag past je?" },
  "Nobody is free that day.": { fr: "Personne n’est disponible ce jour-là.", nl: "Die dag is er niemand vrij." },
  "No day can be booked at the moment.": {
    fr: "Aucun jour ne peut être réservé pour le moment.",
    nl: "Er kan op dit moment geen dag worden gereserveerd.",
  },
  "Choose a day first.": { fr: "Choisissez d’abord un jour.", nl: "Kies eerst een dag." },
  "Order now": { fr: "Commander", nl: "Bestellen" },
  "We have your order": { fr: "Nous avons bien reçu votre commande", nl: "We hebben je bestelling" },
  "Copy the reference": { fr: "Copier la référence", nl: "Referentie kopiëren" },
  "More about ${offer}": { fr: "En savoir plus sur ${offer}", nl: "Meer over ${offer}" },
  "Choose ${offer}": { fr: "Choisir ${offer}", nl: "Kies ${offer}" },
  "You chose ${offer} for ${price} a month, on ${day}.": {
    fr: "Vous avez choisi ${offer} à ${price} par mois, le ${day}.",
    nl: "Je koos ${offer} voor ${price} per maand, op ${day}.",
  },
  "Your reference is ${reference}. Keep it for when you have a question.": {
    fr: "Votre référence est ${reference}. Gardez-la pour toute question.",
    nl: "Je referentie is ${reference}. Hou ze bij voor als je een vraag hebt.",
  },
};
