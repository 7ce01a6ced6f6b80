import type { Language } from "#core/base/values/language.ts";
import type { PersonId } from "./people.ts";

type Texts = {
  readonly app: string;
  readonly title: (client: string) => string;
  readonly intro: string;
  readonly people: string;
  readonly notes: Readonly<Record<PersonId | "again", string>>;
  readonly madeUp: string;
  readonly madeUpNote: string;
  readonly cancel: string;
  readonly shared: (client: string) => string;
  readonly sharedList: readonly string[];
  readonly backTitle: (client: string) => string;
  readonly backLink: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly expired: string;
  /** The text of the link that leads back to the client without an answer. */
  readonly toClient: (client: string) => string;
};

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    app: "Identity app",
    title: (client) => `${client} asks who you are`,
    intro: "This page stands in for the identity app on a phone. Choose who you want to be: everyone here is made up.",
    people: "Sample people",
    notes: {
      "marie-peeters": "New customer",
      "jan-janssens": "Has an account already",
      "sofie-claes": "Has the account demo@digi.example",
      "karim-benali": "Has the account new@digi.example",
      "luc-dubois": "New, without an email address",
      suryani: "New, without a first name",
      "sanne-de-vries": "New, with a Dutch identity card",
      "lotte-maes": "New, 17 years old",
      "idris-omar": "New, without a date of birth",
      again: "You’ve chosen this person before",
    },
    madeUp: "Somebody new",
    madeUpNote: "Another made-up person each time",
    cancel: "Cancel",
    shared: (client) => `What ${client} will know about you`,
    sharedList: [
      "Name, date of birth and gender",
      "Address, phone number and email address",
      "National number and number of the identity card",
      "Nationality and language",
    ],
    backTitle: (client) => `Back to ${client}…`,
    backLink: "Continue",
    failedTitle: "This didn’t work",
    failed: "The request that brought you here isn’t right. Please start again on the website.",
    expired: "You were here for too long, or opened this page twice. Please start again.",
    toClient: (client) => `Back to ${client}`,
  },
  fr: {
    app: "Application d’identité",
    title: (client) => `${client} demande qui vous êtes`,
    intro:
      "Cette page remplace l’application d’identité d’un téléphone. Choisissez qui vous voulez être\u00a0: ces personnes sont inventées.",
    people: "Personnes fictives",
    notes: {
      "marie-peeters": "Nouvelle cliente",
      "jan-janssens": "A déjà un compte",
      "sofie-claes": "Possède le compte demo@digi.example",
      "karim-benali": "Possède le compte new@digi.example",
      "luc-dubois": "Nouveau, sans adresse e\u2011mail",
      suryani: "Nouvelle, sans prénom",
      "sanne-de-vries": "Nouvelle, avec une carte d’identité néerlandaise",
      "lotte-maes": "Nouvelle, 17 ans",
      "idris-omar": "Nouveau, sans date de naissance",
      again: "Vous avez déjà choisi cette personne",
    },
    madeUp: "Nouvelle personne",
    madeUpNote: "Chaque fois une autre personne inventée",
    cancel: "Annuler",
    shared: (client) => `Ce que ${client} saura de vous`,
    sharedList: [
      "Nom, date de naissance et sexe",
      "Adresse, numéro de téléphone et adresse e\u2011mail",
      "Numéro de registre national et numéro de la carte d’identité",
      "Nationalité et langue",
    ],
    backTitle: (client) => `Retour chez ${client}…`,
    backLink: "Continuer",
    failedTitle: "Cela n’a pas fonctionné",
    failed: "La demande qui vous a mené ici n’est pas correcte. Veuillez recommencer sur le site.",
    expired: "Vous êtes resté ici trop longtemps, ou vous avez ouvert cette page une deuxième fois. Veuillez recommencer.",
    toClient: (client) => `Retour chez ${client}`,
  },
  nl: {
    app: "Identiteitsapp",
    title: (client) => `${client} vraagt wie je bent`,
    intro: "Deze pagina staat in voor de identiteitsapp op een telefoon. Kies wie je wilt zijn: deze mensen zijn verzonnen.",
    people: "Voorbeeldpersonen",
    notes: {
      "marie-peeters": "Nieuwe klant",
      "jan-janssens": "Heeft al een account",
      "sofie-claes": "Heeft het account demo@digi.example",
      "karim-benali": "Heeft het account new@digi.example",
      "luc-dubois": "Nieuw, zonder e\u2011mailadres",
      suryani: "Nieuw, zonder voornaam",
      "sanne-de-vries": "Nieuw, met een Nederlandse identiteitskaart",
      "lotte-maes": "Nieuw, 17 jaar oud",
      "idris-omar": "Nieuw, zonder geboortedatum",
      again: "Deze persoon heb je al eens gekozen",
    },
    madeUp: "Nieuwe persoon",
    madeUpNote: "Telkens een andere verzonnen persoon",
    cancel: "Annuleren",
    shared: (client) => `Wat ${client} te weten komt`,
    sharedList: [
      "Naam, geboortedatum en geslacht",
      "Adres, telefoonnummer en e\u2011mailadres",
      "Rijksregisternummer en nummer van de identiteitskaart",
      "Nationaliteit en taal",
    ],
    backTitle: (client) => `Terug naar ${client}…`,
    backLink: "Verder",
    failedTitle: "Dat is niet gelukt",
    failed: "De aanvraag die je hier bracht, klopt niet. Begin opnieuw op de website.",
    expired: "Je was hier te lang, of opende deze pagina een tweede keer. Begin opnieuw.",
    toClient: (client) => `Terug naar ${client}`,
  },
};
