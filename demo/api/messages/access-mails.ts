/** This module has the mails about access: codes, links and notices. No mail says more about an account than its owner needs. */
import { mail, type Texts } from "./mail-texts.ts";

type Named = { readonly firstName: string };

export const codeMail: Texts<Named & { code: string; minutes: number }> = {
  en: ({ firstName, code, minutes }) =>
    mail(
      `${code} is your digi code`,
      `Hello ${firstName},`,
      `Your code to log in: ${code}`,
      `It is valid for ${minutes}\u00a0minutes and works once. We’ll never ask you for it by phone or email.`,
      "Not trying to log in? Then someone else knows your password. Please change it.",
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, code, minutes }) =>
    mail(
      `${code} est votre code digi`,
      `Bonjour ${firstName},`,
      `Votre code pour vous connecter\u00a0: ${code}`,
      `Il est valable ${minutes}\u00a0minutes et ne sert qu’une fois. Nous ne vous le demanderons jamais, ni par téléphone ni par e\u2011mail.`,
      "Ce n’est pas vous qui vous connectez\u00a0? Quelqu’un d’autre connaît votre mot de passe\u00a0: modifiez-le.",
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, code, minutes }) =>
    mail(
      `${code} is je digi-code`,
      `Dag ${firstName},`,
      `Je code om in te loggen: ${code}`,
      `Hij is ${minutes}\u00a0minuten geldig en werkt één keer. We vragen hem je nooit via telefoon of e\u2011mail.`,
      "Ben jij niet aan het inloggen? Dan kent iemand anders je wachtwoord: wijzig het.",
      "Vriendelijke groeten,\ndigi",
    ),
};

/** The SMS with a code. Phones read the last line of the SMS and fill in the code on the site that this line names, and nowhere else. */
export const codeSms: Texts<{ code: string; minutes: number; domain: string }> = {
  en: ({ code, minutes, domain }) => mail("", `${code} is your digi code, valid for ${minutes}\u00a0minutes.`, `@${domain} #${code}`),
  fr: ({ code, minutes, domain }) => mail("", `${code} est votre code digi, valable ${minutes}\u00a0minutes.`, `@${domain} #${code}`),
  nl: ({ code, minutes, domain }) => mail("", `${code} is je digi-code, ${minutes}\u00a0minuten geldig.`, `@${domain} #${code}`),
};

export const recoveryMail: Texts<Named & { url: string }> = {
  en: ({ firstName, url }) =>
    mail(
      "Set a new password",
      `Hello ${firstName},`,
      `Set a new password here:\n${url}`,
      "The link works once and expires in one hour. If you didn’t ask for it, there’s nothing you need to do: your password stays the same.",
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, url }) =>
    mail(
      "Choisissez un nouveau mot de passe",
      `Bonjour ${firstName},`,
      `Choisissez un nouveau mot de passe ici\u00a0:\n${url}`,
      "Ce lien ne fonctionne qu’une fois et expire dans une heure. Si vous n’avez rien demandé, vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.",
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, url }) =>
    mail(
      "Kies een nieuw wachtwoord",
      `Dag ${firstName},`,
      `Hier kies je een nieuw wachtwoord:\n${url}`,
      "De link werkt één keer en vervalt na een uur. Heb je dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.",
      "Vriendelijke groeten,\ndigi",
    ),
};

export const passwordChangedMail: Texts<Named & { recoveryUrl: string }> = {
  en: ({ firstName, recoveryUrl }) =>
    mail(
      "Your password has been changed",
      `Hello ${firstName},`,
      "The password for your account has just been changed, and all your devices have been logged out.",
      `If this wasn’t you, set a new password straight away:\n${recoveryUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, recoveryUrl }) =>
    mail(
      "Votre mot de passe a été modifié",
      `Bonjour ${firstName},`,
      "Le mot de passe de votre compte vient d’être modifié et tous vos appareils ont été déconnectés.",
      `Ce n’était pas vous\u00a0? Choisissez tout de suite un nouveau mot de passe\u00a0:\n${recoveryUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, recoveryUrl }) =>
    mail(
      "Je wachtwoord is gewijzigd",
      `Dag ${firstName},`,
      "Het wachtwoord van je account is zonet gewijzigd en al je toestellen zijn uitgelogd.",
      `Was jij dat niet? Kies dan meteen een nieuw wachtwoord:\n${recoveryUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

export const activationMail: Texts<Named & { url: string }> = {
  en: ({ firstName, url }) =>
    mail(
      "Activate your account",
      `Hello ${firstName},`,
      `One last step and your account is ready. Activate it here:\n${url}`,
      "The link works once and expires in seven days.",
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, url }) =>
    mail(
      "Activez votre compte",
      `Bonjour ${firstName},`,
      `Plus qu’une étape et votre compte sera prêt. Activez-le ici\u00a0:\n${url}`,
      "Ce lien ne fonctionne qu’une fois et expire dans sept jours.",
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, url }) =>
    mail(
      "Activeer je account",
      `Dag ${firstName},`,
      `Nog één stap en je account is klaar. Activeer het hier:\n${url}`,
      "De link werkt één keer en vervalt na zeven dagen.",
      "Vriendelijke groeten,\ndigi",
    ),
};

export const signUpMail: Texts<{ url: string }> = {
  en: ({ url }) =>
    mail(
      "Create your account",
      "Hello,",
      `You can now create your digi account:\n${url}`,
      "The link works once and expires in 14\u00a0days. Have your identity app to hand.",
      "Kind regards,\ndigi",
    ),
  fr: ({ url }) =>
    mail(
      "Créez votre compte",
      "Bonjour,",
      `Vous pouvez à présent créer votre compte digi\u00a0:\n${url}`,
      "Ce lien ne fonctionne qu’une fois et expire dans 14\u00a0jours. Gardez votre application d’identité à portée de main.",
      "Bien à vous,\ndigi",
    ),
  nl: ({ url }) =>
    mail(
      "Maak je account aan",
      "Dag,",
      `Je kunt nu je digi-account aanmaken:\n${url}`,
      "De link werkt één keer en vervalt na 14\u00a0dagen. Hou je identiteitsapp bij de hand.",
      "Vriendelijke groeten,\ndigi",
    ),
};

export const emailChangeMail: Texts<Named & { url: string }> = {
  en: ({ firstName, url }) =>
    mail(
      "Confirm your new email address",
      `Hello ${firstName},`,
      `You asked to log in with this address from now on. Confirm it here, with your identity app:\n${url}`,
      "The link works once and expires in 24\u00a0hours. If you didn’t ask for it, there’s nothing you need to do.",
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, url }) =>
    mail(
      "Confirmez votre nouvelle adresse e\u2011mail",
      `Bonjour ${firstName},`,
      `Vous avez demandé à vous connecter désormais avec cette adresse. Confirmez-la ici, avec votre application d’identité\u00a0:\n${url}`,
      "Ce lien ne fonctionne qu’une fois et expire dans 24\u00a0heures. Si vous n’avez rien demandé, vous n’avez rien à faire.",
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, url }) =>
    mail(
      "Bevestig je nieuwe e\u2011mailadres",
      `Dag ${firstName},`,
      `Je wilt voortaan inloggen met dit adres. Bevestig het hier, met je identiteitsapp:\n${url}`,
      "De link werkt één keer en vervalt na 24\u00a0uur. Heb je dit niet gevraagd? Dan hoef je niets te doen.",
      "Vriendelijke groeten,\ndigi",
    ),
};

/**
 * The mail to an address that already belongs to an account, sent instead of a link for a change of address. The customer who asked for the
 * change must not learn whose address it is.
 */
export const addressTakenMail: Texts<{ recoveryUrl: string }> = {
  en: ({ recoveryUrl }) =>
    mail(
      "This address already has an account",
      "Hello,",
      "Someone wants to use this email address for another digi account. It already belongs to an account, so nothing has changed.",
      `If it was you and you’ve forgotten the password of that account, set a new one here:\n${recoveryUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ recoveryUrl }) =>
    mail(
      "Cette adresse est déjà liée à un compte",
      "Bonjour,",
      "Quelqu’un souhaite utiliser cette adresse e\u2011mail pour un autre compte digi. Elle est déjà liée à un compte\u00a0: rien n’a été modifié.",
      `C’était vous et vous avez oublié le mot de passe de ce compte\u00a0? Choisissez-en un nouveau ici\u00a0:\n${recoveryUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ recoveryUrl }) =>
    mail(
      "Dit adres hoort al bij een account",
      "Dag,",
      "Iemand wil dit e\u2011mailadres gebruiken voor een ander digi-account. Het hoort al bij een account, dus er is niets gewijzigd.",
      `Was jij dat en ben je het wachtwoord van dat account vergeten? Kies hier een nieuw wachtwoord:\n${recoveryUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

export const invoiceEmailChangeMail: Texts<Named & { url: string }> = {
  en: ({ firstName, url }) =>
    mail(
      "Confirm the address for your invoices",
      `Hello ${firstName},`,
      `You asked to receive your invoices at this address. Confirm it here:\n${url}`,
      "The link works once and expires in 24\u00a0hours. If you didn’t ask for it, there’s nothing you need to do.",
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, url }) =>
    mail(
      "Confirmez l’adresse pour vos factures",
      `Bonjour ${firstName},`,
      `Vous avez demandé à recevoir vos factures à cette adresse. Confirmez-la ici\u00a0:\n${url}`,
      "Ce lien ne fonctionne qu’une fois et expire dans 24\u00a0heures. Si vous n’avez rien demandé, vous n’avez rien à faire.",
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, url }) =>
    mail(
      "Bevestig het adres voor je facturen",
      `Dag ${firstName},`,
      `Je wilt je facturen op dit adres ontvangen. Bevestig het hier:\n${url}`,
      "De link werkt één keer en vervalt na 24\u00a0uur. Heb je dit niet gevraagd? Dan hoef je niets te doen.",
      "Vriendelijke groeten,\ndigi",
    ),
};

/** The notice to the address that received the invoices until now. Its `email` is the new address, masked. */
export const invoiceEmailChangedMail: Texts<Named & { email: string }> = {
  en: ({ firstName, email }) =>
    mail(
      "Your invoices now go to another address",
      `Hello ${firstName},`,
      `From now on, we’ll send your invoices to ${email}, and no longer to this address.`,
      "If this wasn’t you, please contact our customer service.",
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, email }) =>
    mail(
      "Vos factures sont envoyées à une autre adresse",
      `Bonjour ${firstName},`,
      `Vos factures seront désormais envoyées à ${email}, et non plus à cette adresse.`,
      "Ce n’était pas vous\u00a0? Contactez notre service clientèle.",
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, email }) =>
    mail(
      "Je facturen gaan naar een ander adres",
      `Dag ${firstName},`,
      `Je facturen gaan voortaan naar ${email}, en niet meer naar dit adres.`,
      "Was jij dat niet? Neem dan contact op met onze klantendienst.",
      "Vriendelijke groeten,\ndigi",
    ),
};
