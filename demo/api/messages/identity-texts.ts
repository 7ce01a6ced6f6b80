/**
 * This file has the texts of the calls around the identity app. English texts that the specification prescribes are copied from it word for
 * word.
 */
import type { Language } from "#core/base/values/language.ts";
import type { PageText } from "./page-text.ts";

const en = {
  unreachable: "The identity app can’t be reached right now. Please try again in a few minutes.",
  again: "This step has expired or has already been used. Please go through the identity app again.",
  cancelled: "You cancelled in the identity app. You can try again whenever you like.",
  failed: "The identity app couldn’t confirm who you are. Please try again.",
  /** The text for a person who has an account already is set by decisions §6. */
  exists: "An account already exists for this identity.",
  differs: "Your details don’t match those from the identity app, or this step has expired. Please go through the identity app again.",
  notOwner: "This account belongs to someone else. Only its owner can confirm this change.",
  addressTaken: "Another account now uses this email address.",
  signedUp: "Your account has been created.",
  /** The text of a changed email address. The page displays the new address itself beneath this text, beside the old one. */
  emailChanged: "From now on, log in with your new address.",
  emailInForce: (masked: string) => `You log in with ${masked}.`,
};

type Texts = Readonly<typeof en>;

const fr: Texts = {
  unreachable: "L’application d’identité est momentanément inaccessible. Veuillez réessayer dans quelques minutes.",
  again: "Cette étape a expiré ou a déjà été utilisée. Veuillez repasser par l’application d’identité.",
  cancelled: "Vous avez annulé dans l’application d’identité. Vous pouvez réessayer quand vous le souhaitez.",
  failed: "L’application d’identité n’a pas pu confirmer qui vous êtes. Veuillez réessayer.",
  exists: "Un compte existe déjà pour cette identité.",
  differs:
    "Vos données ne correspondent pas à celles de l’application d’identité, ou l’étape a expiré. Veuillez repasser par l’application d’identité.",
  notOwner: "Ce compte appartient à quelqu’un d’autre. Seul son titulaire peut confirmer cette modification.",
  addressTaken: "Un autre compte utilise entre-temps cette adresse e\u2011mail.",
  signedUp: "Votre compte a été créé.",
  emailChanged: "Désormais, connectez-vous avec votre nouvelle adresse.",
  emailInForce: (masked) => `Vous vous connectez avec ${masked}.`,
};

const nl: Texts = {
  unreachable: "De identiteitsapp is even niet bereikbaar. Probeer het over enkele minuten opnieuw.",
  again: "Deze stap is vervallen of al gebruikt. Ga opnieuw langs de identiteitsapp.",
  cancelled: "Je hebt geannuleerd in de identiteitsapp. Je kunt het altijd opnieuw proberen.",
  failed: "De identiteitsapp kon niet bevestigen wie je bent. Probeer het opnieuw.",
  exists: "Er bestaat al een account voor deze identiteit.",
  differs: "Je gegevens komen niet overeen met die van de identiteitsapp, of de stap is vervallen. Ga opnieuw langs de identiteitsapp.",
  notOwner: "Dit account is van iemand anders. Alleen de eigenaar kan deze wijziging bevestigen.",
  addressTaken: "Dit e\u2011mailadres hoort intussen bij een ander account.",
  signedUp: "Je account is aangemaakt.",
  emailChanged: "Log vanaf nu in met je nieuwe adres.",
  emailInForce: (masked) => `Je logt in met ${masked}.`,
};

export const identityTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };

/**
 * The texts of the pages that the API itself shows after the return from the identity app, because it does not know which page the visitor
 * came from.
 */
export const returnTexts: Readonly<Record<Language, Readonly<Record<"expired" | "other-browser", PageText>>>> = {
  en: {
    expired: {
      title: "This step has expired",
      text: "You came back from the identity app after more than half an hour, or through an old link. Please start again on the website.",
      home: "Go to the website",
    },
    "other-browser": {
      title: "You started in another browser",
      text: "To keep your details safe, you can only continue in the browser where you began. Go back to it, or start again here.",
      home: "Start again here",
    },
  },
  fr: {
    expired: {
      title: "Cette étape a expiré",
      text: "Vous êtes revenu de l’application d’identité après plus d’une demi\u2011heure, ou par un ancien lien. Veuillez recommencer sur le site.",
      home: "Aller sur le site",
    },
    "other-browser": {
      title: "Vous avez commencé dans un autre navigateur",
      text: "Pour protéger vos données, vous ne pouvez continuer que dans le navigateur où vous avez commencé. Retournez\u2011y, ou recommencez ici.",
      home: "Recommencer ici",
    },
  },
  nl: {
    expired: {
      title: "Deze stap is vervallen",
      text: "Je kwam na meer dan een halfuur terug van de identiteitsapp, of via een oude link. Begin opnieuw op de website.",
      home: "Naar de website",
    },
    "other-browser": {
      title: "Je bent in een andere browser begonnen",
      text: "Om je gegevens te beschermen kun je alleen verder in de browser waarin je begon. Ga daarheen terug, of begin hier opnieuw.",
      home: "Hier opnieuw beginnen",
    },
  },
};
