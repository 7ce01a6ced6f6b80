/** This file has the texts for links of mails that no longer work: what is wrong with the link, and what the visitor can do now. */
import type { Language } from "#core/base/values/language.ts";
import type { LinkPurpose } from "#demo/api/db/schema.ts";

/** A link that does not work, or not any more. Its `dead` is absent for a link that the API never issued. */
type Broken = { readonly refused: "link_invalid" | "link_used"; readonly dead?: { readonly purpose: LinkPurpose } };

type Texts = {
  /** The text for a link that is incomplete or was not issued by this API. The text says nothing about what the link might have been. */
  readonly unknown: string;
  readonly expired: Readonly<Record<LinkPurpose, string>>;
  /**
   * The texts for a link that was used. The text of a change says that the change was not made, because a link whose address is in force
   * gets another answer.
   */
  readonly used: Readonly<Record<LinkPurpose, string>>;
};

const changes = <Text>(text: Text) => ({ "email-change": text, "invoice-email-change": text });

const en: Texts = {
  unknown: "We don’t recognise this link. Open it again from the email, or copy it in full.",
  expired: {
    "sign-up": "This link has expired: it was valid for 14\u00a0days. Ask our customer service for a new one.",
    activation: "This link has expired: it was valid for seven days. Log in and we’ll offer to send you a new one.",
    recovery: "This link has expired: it was valid for one hour. Ask for a new one.",
    ...changes("This link has expired, and nothing has changed. Log in and ask for the change again."),
  },
  used: {
    "sign-up": "An account has already been created with this link. You can now log in.",
    activation: "This link has already been used.",
    recovery: "This link has already been used.",
    ...changes("This link no longer works: you’ve asked for another change since. Use the link in our latest email."),
  },
};

const fr: Texts = {
  unknown: "Ce lien nous est inconnu. Rouvrez-le depuis l’e\u2011mail ou copiez\u2011le en entier.",
  expired: {
    "sign-up": "Ce lien a expiré\u00a0: il était valable 14\u00a0jours. Demandez-en un nouveau à notre service clientèle.",
    activation: "Ce lien a expiré\u00a0: il était valable sept jours. Connectez-vous et nous vous proposerons d’en recevoir un nouveau.",
    recovery: "Ce lien a expiré\u00a0: il était valable une heure. Demandez-en un nouveau.",
    ...changes("Ce lien a expiré et rien n’a été modifié. Connectez-vous et demandez à nouveau la modification."),
  },
  used: {
    "sign-up": "Un compte a déjà été créé avec ce lien. Vous pouvez vous connecter.",
    activation: "Ce lien a déjà été utilisé.",
    recovery: "Ce lien a déjà été utilisé.",
    ...changes(
      "Ce lien n’est plus valable\u00a0: vous avez demandé une autre modification depuis. Utilisez le lien de notre dernier e\u2011mail.",
    ),
  },
};

const nl: Texts = {
  unknown: "We herkennen deze link niet. Open hem opnieuw vanuit de e\u2011mail of kopieer hem volledig.",
  expired: {
    "sign-up": "Deze link is vervallen: hij was 14\u00a0dagen geldig. Vraag een nieuwe bij onze klantendienst.",
    activation: "Deze link is vervallen: hij was zeven dagen geldig. Log in, dan sturen we je graag een nieuwe.",
    recovery: "Deze link is vervallen: hij was één uur geldig. Vraag een nieuwe.",
    ...changes("Deze link is vervallen en er is niets gewijzigd. Log in en vraag de wijziging opnieuw aan."),
  },
  used: {
    "sign-up": "Met deze link is al een account aangemaakt. Je kunt nu inloggen.",
    activation: "Deze link is al gebruikt.",
    recovery: "Deze link is al gebruikt.",
    ...changes("Deze link geldt niet meer: je hebt daarna een andere wijziging gevraagd. Gebruik de link in onze laatste e\u2011mail."),
  },
};

export const linkTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };

/** Returns the text for a link that does not work: by what the link was for, or the same text for every link that this API never issued. */
export function linkText({ refused, dead }: Broken, language: Language): string {
  const { unknown, expired, used } = linkTexts[language];
  if (!dead) return unknown;
  return (refused === "link_used" ? used : expired)[dead.purpose];
}

/** Returns the refusal of a call that needs a working link. */
export const refusedLink = (found: Broken, language: Language) => ({ refused: found.refused, message: linkText(found, language) });
