/** Mails of access: codes, links and notices. None says more of the account than its owner needs. */
import { mail, type Texts } from "./mail-texts.ts";

type Named = { readonly firstName: string };

export const codeMail: Texts<Named & { code: string; minutes: number }> = {
  en: ({ firstName, code, minutes }) =>
    mail(
      `${code} is your Digi code`,
      `Hello ${firstName},`,
      `Your code to log in: ${code}`,
      `It is valid for ${minutes} minutes and works once. We never ask for it by phone or email.`,
      "Are you not logging in? Then somebody knows your password: please change it.",
      "Kind regards,\nDigi",
    ),
  fr: ({ firstName, code, minutes }) =>
    mail(
      `${code} est votre code Digi`,
      `Bonjour ${firstName},`,
      `Votre code pour vous connecter\u00a0: ${code}`,
      `Il est valable ${minutes} minutes et ne sert qu’une fois. Nous ne vous le demanderons jamais par téléphone ni par e\u2011mail.`,
      "Ce n’est pas vous qui vous connectez\u00a0? Quelqu’un connaît votre mot de passe\u00a0: veuillez le modifier.",
      "Bien à vous,\nDigi",
    ),
  nl: ({ firstName, code, minutes }) =>
    mail(
      `${code} is je Digi-code`,
      `Dag ${firstName},`,
      `Je code om in te loggen: ${code}`,
      `Hij is ${minutes} minuten geldig en werkt één keer. We vragen er nooit naar via telefoon of mail.`,
      "Ben jij niet aan het inloggen? Dan kent iemand je wachtwoord: wijzig het.",
      "Vriendelijke groeten,\nDigi",
    ),
};

/** The last line is what phones read to fill in the code, on this site only. */
export const codeSms: Texts<{ code: string; minutes: number; domain: string }> = {
  en: ({ code, minutes, domain }) => mail("", `${code} is your Digi code, valid for ${minutes} minutes.`, `@${domain} #${code}`),
  fr: ({ code, minutes, domain }) => mail("", `${code} est votre code Digi, valable ${minutes} minutes.`, `@${domain} #${code}`),
  nl: ({ code, minutes, domain }) => mail("", `${code} is je Digi-code, ${minutes} minuten geldig.`, `@${domain} #${code}`),
};

export const recoveryMail: Texts<Named & { url: string }> = {
  en: ({ firstName, url }) =>
    mail(
      "Set a new password",
      `Hello ${firstName},`,
      `You can set a new password here: ${url}`,
      "The link works once, within one hour. Did you not ask for it? Then there is nothing to do: your password stays as it is.",
      "Kind regards,\nDigi",
    ),
  fr: ({ firstName, url }) =>
    mail(
      "Choisissez un nouveau mot de passe",
      `Bonjour ${firstName},`,
      `Vous pouvez choisir un nouveau mot de passe ici\u00a0: ${url}`,
      "Ce lien fonctionne une seule fois, pendant une heure. Vous n’avez rien demandé\u00a0? Vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.",
      "Bien à vous,\nDigi",
    ),
  nl: ({ firstName, url }) =>
    mail(
      "Kies een nieuw wachtwoord",
      `Dag ${firstName},`,
      `Hier kies je een nieuw wachtwoord: ${url}`,
      "De link werkt één keer, binnen het uur. Heb je dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.",
      "Vriendelijke groeten,\nDigi",
    ),
};

export const passwordChangedMail: Texts<Named & { recoveryUrl: string }> = {
  en: ({ firstName, recoveryUrl }) =>
    mail(
      "Your password has been changed",
      `Hello ${firstName},`,
      "The password of your account has just been changed, and every device has been signed out.",
      `Was it not you? Set a new password at once: ${recoveryUrl}`,
      "Kind regards,\nDigi",
    ),
  fr: ({ firstName, recoveryUrl }) =>
    mail(
      "Votre mot de passe a été modifié",
      `Bonjour ${firstName},`,
      "Le mot de passe de votre compte vient d’être modifié et tous vos appareils ont été déconnectés.",
      `Ce n’était pas vous\u00a0? Choisissez immédiatement un nouveau mot de passe\u00a0: ${recoveryUrl}`,
      "Bien à vous,\nDigi",
    ),
  nl: ({ firstName, recoveryUrl }) =>
    mail(
      "Je wachtwoord is gewijzigd",
      `Dag ${firstName},`,
      "Het wachtwoord van je account is zonet gewijzigd en al je toestellen zijn uitgelogd.",
      `Was jij dat niet? Kies dan meteen een nieuw wachtwoord: ${recoveryUrl}`,
      "Vriendelijke groeten,\nDigi",
    ),
};

export const activationMail: Texts<Named & { url: string }> = {
  en: ({ firstName, url }) =>
    mail(
      "Activate your account",
      `Hello ${firstName},`,
      `One more step and your account is ready. Activate it here: ${url}`,
      "The link works once, within seven days.",
      "Kind regards,\nDigi",
    ),
  fr: ({ firstName, url }) =>
    mail(
      "Activez votre compte",
      `Bonjour ${firstName},`,
      `Encore une étape et votre compte sera prêt. Activez-le ici\u00a0: ${url}`,
      "Ce lien fonctionne une seule fois, pendant sept jours.",
      "Bien à vous,\nDigi",
    ),
  nl: ({ firstName, url }) =>
    mail(
      "Activeer je account",
      `Dag ${firstName},`,
      `Nog één stap en je account is klaar. Activeer het hier: ${url}`,
      "De link werkt één keer, binnen de zeven dagen.",
      "Vriendelijke groeten,\nDigi",
    ),
};

export const signUpMail: Texts<{ url: string }> = {
  en: ({ url }) =>
    mail(
      "Create your account",
      "Hello,",
      `You are invited to create your account with Digi: ${url}`,
      "The link works once, within 14 days. Keep your identity app at hand.",
      "Kind regards,\nDigi",
    ),
  fr: ({ url }) =>
    mail(
      "Créez votre compte",
      "Bonjour,",
      `Vous êtes invité à créer votre compte chez Digi\u00a0: ${url}`,
      "Ce lien fonctionne une seule fois, pendant 14 jours. Gardez votre application d’identité à portée de main.",
      "Bien à vous,\nDigi",
    ),
  nl: ({ url }) =>
    mail(
      "Maak je account aan",
      "Dag,",
      `Je kunt nu je account bij Digi aanmaken: ${url}`,
      "De link werkt één keer, binnen de 14 dagen. Hou je identiteitsapp bij de hand.",
      "Vriendelijke groeten,\nDigi",
    ),
};

export const emailChangeMail: Texts<Named & { url: string }> = {
  en: ({ firstName, url }) =>
    mail(
      "Confirm your new email address",
      `Hello ${firstName},`,
      `You want to log in with this address from now on. Confirm it here, with your identity app: ${url}`,
      "The link works once, within 24 hours. Did you not ask for it? Then there is nothing to do.",
      "Kind regards,\nDigi",
    ),
  fr: ({ firstName, url }) =>
    mail(
      "Confirmez votre nouvelle adresse e\u2011mail",
      `Bonjour ${firstName},`,
      `Vous souhaitez désormais vous connecter avec cette adresse. Confirmez-la ici, avec votre application d’identité\u00a0: ${url}`,
      "Ce lien fonctionne une seule fois, pendant 24 heures. Vous n’avez rien demandé\u00a0? Vous n’avez rien à faire.",
      "Bien à vous,\nDigi",
    ),
  nl: ({ firstName, url }) =>
    mail(
      "Bevestig je nieuwe e-mailadres",
      `Dag ${firstName},`,
      `Je wilt voortaan met dit adres inloggen. Bevestig het hier, met je identiteitsapp: ${url}`,
      "De link werkt één keer, binnen de 24 uur. Heb je dit niet gevraagd? Dan hoef je niets te doen.",
      "Vriendelijke groeten,\nDigi",
    ),
};

/** Instead of a link: whose address this is, is not for the customer who asked to know. */
export const addressTakenMail: Texts<{ recoveryUrl: string }> = {
  en: ({ recoveryUrl }) =>
    mail(
      "This address already has an account",
      "Hello,",
      "Somebody wants to use this email address for another account with Digi. It already has an account, so nothing was changed.",
      `Was it you, and do you not remember the password of that account? Set a new one here: ${recoveryUrl}`,
      "Kind regards,\nDigi",
    ),
  fr: ({ recoveryUrl }) =>
    mail(
      "Cette adresse a déjà un compte",
      "Bonjour,",
      "Quelqu’un souhaite utiliser cette adresse e\u2011mail pour un autre compte chez Digi. Elle a déjà un compte\u00a0: rien n’a été modifié.",
      `C’était vous et vous ne vous souvenez plus du mot de passe de ce compte\u00a0? Choisissez-en un nouveau ici\u00a0: ${recoveryUrl}`,
      "Bien à vous,\nDigi",
    ),
  nl: ({ recoveryUrl }) =>
    mail(
      "Dit adres heeft al een account",
      "Dag,",
      "Iemand wil dit e-mailadres gebruiken voor een ander account bij Digi. Het heeft al een account, dus er is niets gewijzigd.",
      `Was jij dat en ken je het wachtwoord van dat account niet meer? Kies hier een nieuw: ${recoveryUrl}`,
      "Vriendelijke groeten,\nDigi",
    ),
};

export const invoiceEmailChangeMail: Texts<Named & { url: string }> = {
  en: ({ firstName, url }) =>
    mail(
      "Confirm the address for your invoices",
      `Hello ${firstName},`,
      `You want to receive your invoices at this address. Confirm it here: ${url}`,
      "The link works once, within 24 hours. Did you not ask for it? Then there is nothing to do.",
      "Kind regards,\nDigi",
    ),
  fr: ({ firstName, url }) =>
    mail(
      "Confirmez l’adresse pour vos factures",
      `Bonjour ${firstName},`,
      `Vous souhaitez recevoir vos factures à cette adresse. Confirmez-la ici\u00a0: ${url}`,
      "Ce lien fonctionne une seule fois, pendant 24 heures. Vous n’avez rien demandé\u00a0? Vous n’avez rien à faire.",
      "Bien à vous,\nDigi",
    ),
  nl: ({ firstName, url }) =>
    mail(
      "Bevestig het adres voor je facturen",
      `Dag ${firstName},`,
      `Je wilt je facturen op dit adres ontvangen. Bevestig het hier: ${url}`,
      "De link werkt één keer, binnen de 24 uur. Heb je dit niet gevraagd? Dan hoef je niets te doen.",
      "Vriendelijke groeten,\nDigi",
    ),
};

export const invoiceEmailChangedMail: Texts<Named> = {
  en: ({ firstName }) =>
    mail(
      "Your invoices go to another address",
      `Hello ${firstName},`,
      "From now on your invoices go to the email address that you have confirmed, and no longer to this one.",
      "Was it not you? Please contact our customer service.",
      "Kind regards,\nDigi",
    ),
  fr: ({ firstName }) =>
    mail(
      "Vos factures arrivent à une autre adresse",
      `Bonjour ${firstName},`,
      "Vos factures seront désormais envoyées à l’adresse e\u2011mail que vous avez confirmée, et non plus à celle-ci.",
      "Ce n’était pas vous\u00a0? Contactez notre service clientèle.",
      "Bien à vous,\nDigi",
    ),
  nl: ({ firstName }) =>
    mail(
      "Je facturen gaan naar een ander adres",
      `Dag ${firstName},`,
      "Je facturen gaan voortaan naar het e-mailadres dat je hebt bevestigd, en niet meer naar dit adres.",
      "Was jij dat niet? Neem dan contact op met onze klantendienst.",
      "Vriendelijke groeten,\nDigi",
    ),
};
