/** What the calls of access say. English texts of the specification are literal. */
import type { Language } from "#core/values/language.ts";

const en = {
  /** P-297 */
  credentials: "The username and/or password that you have entered is incorrect",
  captchaRequired: "Please confirm that you are human, then log in again.",
  tooSoon: "Too many attempts. Please wait a moment and try again.",
  notActivated: "Your account is not active yet. Please follow the link in the activation mail.",
  codeWrong: (left: number) =>
    left === 1 ? "This code is not correct. You have 1 attempt left." : `This code is not correct. You have ${left} attempts left.`,
  codeExpired: "This code has expired. Please ask for a new one.",
  codeBurnt: "This code was entered wrongly too often. Please ask for a new one.",
  tooManySends: "A message was sent to you only just now. Please wait a moment before you ask for another.",
  token_expired: "Your login has taken too long. Please log in again.",
  expired: "Your session has expired. Please log in again.",
  logout: "You have been signed out. Please log in again.",
  activationSent: "We have sent you the activation mail again.",
  recoverySent: "If we know this address, you will receive an email with a link to set a new password.",
  passwordChanged: "Your password has been changed. You can now log in with it.",
  linkInvalid: "This link does not work. It may be incomplete or have expired.",
  linkUsed: "This link has already been used.",
  activated: "Your account is active. You can now log in.",
  changeLinkSent: "We have sent a link to the new address. Please follow it to confirm the change.",
  invoiceEmailChanged: "Your invoices will be sent to your new email address from now on.",
};

type Texts = Readonly<typeof en>;

const fr: Texts = {
  credentials: "Le nom d’utilisateur et/ou le mot de passe que vous avez saisi est incorrect",
  captchaRequired: "Veuillez confirmer que vous êtes humain, puis vous connecter à nouveau.",
  tooSoon: "Trop de tentatives. Veuillez patienter un instant avant de réessayer.",
  notActivated: "Votre compte n’est pas encore actif. Veuillez suivre le lien de l’e-mail d’activation.",
  codeWrong: (left) =>
    left === 1 ? "Ce code n’est pas correct. Il vous reste 1 tentative." : `Ce code n’est pas correct. Il vous reste ${left} tentatives.`,
  codeExpired: "Ce code a expiré. Veuillez en demander un nouveau.",
  codeBurnt: "Trop de codes incorrects ont été saisis. Veuillez demander un nouveau code.",
  tooManySends: "Un message vient de vous être envoyé. Veuillez patienter un instant avant d’en demander un autre.",
  token_expired: "Votre connexion a pris trop de temps. Veuillez vous connecter à nouveau.",
  expired: "Votre session a expiré. Veuillez vous connecter à nouveau.",
  logout: "Vous avez été déconnecté. Veuillez vous connecter à nouveau.",
  activationSent: "Nous vous avons renvoyé l’e-mail d’activation.",
  recoverySent: "Si nous connaissons cette adresse, vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe.",
  passwordChanged: "Votre mot de passe a été modifié. Vous pouvez à présent vous connecter.",
  linkInvalid: "Ce lien ne fonctionne pas. Il est peut-être incomplet ou a expiré.",
  linkUsed: "Ce lien a déjà été utilisé.",
  activated: "Votre compte est actif. Vous pouvez à présent vous connecter.",
  changeLinkSent: "Nous avons envoyé un lien à la nouvelle adresse. Veuillez le suivre pour confirmer la modification.",
  invoiceEmailChanged: "Vos factures seront désormais envoyées à votre nouvelle adresse e-mail.",
};

const nl: Texts = {
  credentials: "De gebruikersnaam en/of het wachtwoord dat je hebt ingevuld, is niet juist",
  captchaRequired: "Bevestig dat je een mens bent en log daarna opnieuw in.",
  tooSoon: "Te veel pogingen. Wacht even en probeer het opnieuw.",
  notActivated: "Je account is nog niet actief. Volg de link in de activeringsmail.",
  codeWrong: (left) =>
    left === 1 ? "Deze code is niet juist. Je hebt nog 1 poging." : `Deze code is niet juist. Je hebt nog ${left} pogingen.`,
  codeExpired: "Deze code is vervallen. Vraag een nieuwe aan.",
  codeBurnt: "Er is te vaak een verkeerde code ingevuld. Vraag een nieuwe aan.",
  tooManySends: "We hebben je net nog een bericht gestuurd. Wacht even voor je een nieuw bericht aanvraagt.",
  token_expired: "Het inloggen heeft te lang geduurd. Log opnieuw in.",
  expired: "Je sessie is verlopen. Log opnieuw in.",
  logout: "Je bent uitgelogd. Log opnieuw in.",
  activationSent: "We hebben je de activeringsmail opnieuw gestuurd.",
  recoverySent: "Als we dit adres kennen, krijg je een mail met een link om een nieuw wachtwoord te kiezen.",
  passwordChanged: "Je wachtwoord is gewijzigd. Je kunt er nu mee inloggen.",
  linkInvalid: "Deze link werkt niet. Misschien is hij onvolledig of vervallen.",
  linkUsed: "Deze link is al gebruikt.",
  activated: "Je account is actief. Je kunt nu inloggen.",
  changeLinkSent: "We hebben een link naar het nieuwe adres gestuurd. Volg die om de wijziging te bevestigen.",
  invoiceEmailChanged: "Je facturen gaan voortaan naar je nieuwe e-mailadres.",
};

export const accessTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };

export const linkText = (refused: "link_invalid" | "link_used", language: Language): string =>
  accessTexts[language][refused === "link_used" ? "linkUsed" : "linkInvalid"];
