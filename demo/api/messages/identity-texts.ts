/** What the calls around the identity app say. English texts of the specification are literal. */
import type { Language } from "#core/values/language.ts";
import type { PageText } from "#demo/api/http/page.ts";

const en = {
  unreachable: "The identity app cannot be reached right now. Please try again in a few minutes.",
  again: "This step has expired or was already used. Please continue with the identity app again.",
  cancelled: "You cancelled in the identity app. You can try again whenever you like.",
  failed: "The identity app could not confirm who you are. Please try again.",
  /** decisions §6 */
  exists: "An account already exists for this identity.",
  differs: "Your details do not match those of the identity app, or the step has expired. Please continue with the identity app again.",
  notOwner: "This account belongs to somebody else. Please use the identity app of the account’s owner.",
  addressTaken: "Another account uses this email address by now.",
  signedUp: "Your account has been created. All you have to do now is activate it.",
  emailChanged: (masked: string) => `From now on, you log in with ${masked}.`,
  emailInForce: (masked: string) => `You have confirmed this change already. You log in with ${masked}.`,
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
  notOwner: "Ce compte appartient à quelqu’un d’autre. Veuillez utiliser l’application d’identité de son titulaire.",
  addressTaken: "Un autre compte utilise désormais cette adresse e\u2011mail.",
  signedUp: "Votre compte a été créé. Il ne vous reste plus qu’à l’activer.",
  emailChanged: (masked) => `Vous vous connectez désormais avec ${masked}.`,
  emailInForce: (masked) => `Vous avez déjà confirmé cette modification. Vous vous connectez avec ${masked}.`,
};

const nl: Texts = {
  unreachable: "De identiteitsapp is even niet bereikbaar. Probeer het over enkele minuten opnieuw.",
  again: "Deze stap is vervallen of al gebruikt. Ga opnieuw verder met de identiteitsapp.",
  cancelled: "Je hebt geannuleerd in de identiteitsapp. Je kunt het altijd opnieuw proberen.",
  failed: "De identiteitsapp kon niet bevestigen wie je bent. Probeer het opnieuw.",
  exists: "Er bestaat al een account voor deze identiteit.",
  differs:
    "Je gegevens komen niet overeen met die van de identiteitsapp, of de stap is vervallen. Ga opnieuw verder met de identiteitsapp.",
  notOwner: "Dit account is van iemand anders. Gebruik de identiteitsapp van de eigenaar van het account.",
  addressTaken: "Een ander account gebruikt dit e-mailadres intussen.",
  signedUp: "Je account is aangemaakt. Je hoeft het alleen nog te activeren.",
  emailChanged: (masked) => `Je logt voortaan in met ${masked}.`,
  emailInForce: (masked) => `Je hebt deze wijziging al bevestigd. Je logt in met ${masked}.`,
};

export const identityTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };

/** Shown by the API itself: nobody knows which page the visitor came from. */
export const returnTexts: Readonly<Record<Language, PageText>> = {
  en: {
    title: "This step has expired",
    text: "You came back from the identity app after more than half an hour, or by an old link. Please start again on the website.",
    home: "Go to the website",
  },
  fr: {
    title: "Cette étape a expiré",
    text: "Vous êtes revenu de l’application d’identité après plus d’une demi-heure, ou par un ancien lien. Veuillez recommencer sur le site.",
    home: "Aller sur le site",
  },
  nl: {
    title: "Deze stap is vervallen",
    text: "Je kwam na meer dan een halfuur terug van de identiteitsapp, of via een oude link. Begin opnieuw op de website.",
    home: "Naar de website",
  },
};
