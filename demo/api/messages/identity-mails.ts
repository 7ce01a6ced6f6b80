/** This module has the mails that are sent after somebody has confirmed who they are in the identity app. */
import { mail, type Texts } from "./mail-texts.ts";

type ChangedFacts = { readonly firstName: string; readonly email: string };

/**
 * The mail about a changed email address. It goes to the old address and to the new one, so that an owner who did not ask for the change
 * learns of it.
 */
export const emailChangedMail: Texts<ChangedFacts> = {
  en: ({ firstName, email }) =>
    mail(
      "Your email address has been changed",
      `Hello ${firstName},`,
      `From now on, you log in to your account with ${email}. This change was confirmed with your identity app.`,
      "If this wasn’t you, please contact our customer service straight away.",
      "Kind regards,\ndigi",
    ),
  fr: ({ firstName, email }) =>
    mail(
      "Votre adresse e\u2011mail a été modifiée",
      `Bonjour ${firstName},`,
      `Vous vous connectez désormais à votre compte avec ${email}. Cette modification a été confirmée avec votre application d’identité.`,
      "Ce n’était pas vous\u00a0? Contactez tout de suite notre service clientèle.",
      "Bien à vous,\ndigi",
    ),
  nl: ({ firstName, email }) =>
    mail(
      "Je e\u2011mailadres is gewijzigd",
      `Dag ${firstName},`,
      `Voortaan log je in met ${email}. Dat is bevestigd met je identiteitsapp.`,
      "Was jij dat niet? Neem dan meteen contact op met onze klantendienst.",
      "Vriendelijke groeten,\ndigi",
    ),
};
