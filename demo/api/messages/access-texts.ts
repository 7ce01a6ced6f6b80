/**
 * This file has the texts of the calls of sign-in, activation and recovery. English texts that the specification prescribes are copied from
 * it word for word.
 */
import type { Language } from "#core/base/values/language.ts";

const en = {
  /** The text of P-297, word for word. */
  credentials: "The username and/or password that you have entered is incorrect",
  captchaRequired: "Please confirm that you’re human, then log in again.",
  tooSoon: "Too many attempts. Please wait a moment and try again.",
  notActivated: "Your account isn’t active yet. Follow the link in the activation email.",
  codeWrong: (left: number) =>
    left === 1
      ? "This code is not correct. You have 1\u00a0attempt left."
      : `This code is not correct. You have ${left}\u00a0attempts left.`,
  codeExpired: "This code has expired. Please request a new one.",
  codeBurnt: "Too many incorrect codes. Please request a new one.",
  tooManySends: "We’ve only just sent you a message. Please wait a moment before you ask for another.",
  token_expired: "Your login has timed out. Please log in again.",
  expired: "Your session has expired. Please log in again.",
  logout: "You have been signed out. Please log in again.",
  activationSent: "We’ve sent you the activation email again.",
  recoverySent: "If we know this address, you’ll receive an email with a link to set a new password.",
  passwordChanged: "We’ve emailed you to confirm this. You can now log in with it.",
  activated: "Your account is active. You can now log in.",
  activatedBefore: "You can log in straight away.",
  changeLinkSent: "We’ve sent a link to the new address. Follow it to confirm the change.",
};

type Texts = Readonly<typeof en>;

const fr: Texts = {
  credentials: "L’adresse e\u2011mail ou le mot de passe est incorrect.",
  captchaRequired: "Confirmez que vous n’êtes pas un robot, puis connectez-vous à nouveau.",
  tooSoon: "Trop de tentatives. Veuillez patienter un instant avant de réessayer.",
  notActivated: "Votre compte n’est pas encore actif. Suivez le lien de l’e\u2011mail d’activation.",
  codeWrong: (left) =>
    left === 1
      ? "Ce code n’est pas correct. Il vous reste 1\u00a0tentative."
      : `Ce code n’est pas correct. Il vous reste ${left}\u00a0tentatives.`,
  codeExpired: "Ce code a expiré. Veuillez en demander un nouveau.",
  codeBurnt: "Trop de codes incorrects ont été saisis. Veuillez demander un nouveau code.",
  tooManySends: "Un message vient de vous être envoyé. Veuillez patienter un instant avant d’en demander un autre.",
  token_expired: "Votre connexion a pris trop de temps. Veuillez vous connecter à nouveau.",
  expired: "Votre session a expiré. Veuillez vous connecter à nouveau.",
  logout: "Vous avez été déconnecté. Veuillez vous connecter à nouveau.",
  activationSent: "Nous vous avons renvoyé l’e\u2011mail d’activation.",
  recoverySent: "Si nous connaissons cette adresse, vous recevrez un e\u2011mail avec un lien pour choisir un nouveau mot de passe.",
  passwordChanged: "Nous vous l’avons confirmé par e\u2011mail. Vous pouvez maintenant vous connecter.",
  activated: "Votre compte est actif. Vous pouvez à présent vous connecter.",
  activatedBefore: "Vous pouvez vous connecter tout de suite.",
  changeLinkSent: "Nous avons envoyé un lien à la nouvelle adresse. Suivez-le pour confirmer la modification.",
};

const nl: Texts = {
  credentials: "Het e\u2011mailadres of het wachtwoord klopt niet.",
  captchaRequired: "Bevestig dat je geen robot bent en log daarna opnieuw in.",
  tooSoon: "Te veel pogingen. Wacht even en probeer het opnieuw.",
  notActivated: "Je account is nog niet actief. Volg de link in de activeringsmail.",
  codeWrong: (left) =>
    left === 1 ? "Deze code is niet juist. Je hebt nog 1\u00a0poging." : `Deze code is niet juist. Je hebt nog ${left}\u00a0pogingen.`,
  codeExpired: "Deze code is vervallen. Vraag een nieuwe aan.",
  codeBurnt: "Er is te vaak een verkeerde code ingevuld. Vraag een nieuwe aan.",
  tooManySends: "We hebben je net nog een bericht gestuurd. Wacht even voor je een nieuw bericht aanvraagt.",
  token_expired: "Het inloggen heeft te lang geduurd. Log opnieuw in.",
  expired: "Je sessie is vervallen. Log opnieuw in.",
  logout: "Je bent uitgelogd. Log opnieuw in.",
  activationSent: "We hebben je de activeringsmail opnieuw gestuurd.",
  recoverySent: "Als we dit adres kennen, krijg je een e\u2011mail met een link om een nieuw wachtwoord te kiezen.",
  passwordChanged: "We hebben je een bevestiging gemaild. Je kunt er nu mee inloggen.",
  activated: "Je account is actief. Je kunt nu inloggen.",
  activatedBefore: "Je kunt meteen inloggen.",
  changeLinkSent: "We hebben een link naar het nieuwe adres gestuurd. Volg die om de wijziging te bevestigen.",
};

export const accessTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };

type Changes = { readonly changed: (masked: string) => string; readonly inForce: (masked: string) => string };

/**
 * The texts for a change of the email address that invoices go to. `changed` says that the change was made now, `inForce` that an earlier
 * use of the same link made it.
 */
export const invoiceEmailTexts: Readonly<Record<Language, Changes>> = {
  en: {
    changed: (masked) => `From now on, we’ll send your invoices to ${masked}.`,
    inForce: (masked) => `We send your invoices to ${masked}.`,
  },
  fr: {
    changed: (masked) => `Vos factures sont désormais envoyées à ${masked}.`,
    inForce: (masked) => `Vos factures sont envoyées à ${masked}.`,
  },
  nl: {
    changed: (masked) => `Je facturen gaan voortaan naar ${masked}.`,
    inForce: (masked) => `Je facturen gaan naar ${masked}.`,
  },
};
