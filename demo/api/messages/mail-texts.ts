/** What mails say. Subject and text come from one function per mail, so that a language cannot have one without the other. */
import type { Language } from "#core/values/language.ts";

export type MailText = { readonly subject: string; readonly text: string };
export type Texts<Facts> = Readonly<Record<Language, (facts: Facts) => MailText>>;

export const mail = (subject: string, ...paragraphs: readonly string[]): MailText => ({ subject, text: `${paragraphs.join("\n\n")}\n` });

export const welcome: Texts<{ firstName: string; unsubscribeUrl: string; siteUrl: string }> = {
  en: ({ firstName, unsubscribeUrl, siteUrl }) =>
    mail(
      "Welcome to our newsletter",
      `Hello ${firstName},`,
      "Thank you for subscribing. You’ll be the first to hear about our offers and about fibre in your street.",
      `Our offers:\n${siteUrl}/en`,
      `Changed your mind? Unsubscribe here:\n${unsubscribeUrl}`,
      "Kind regards,\nDigi",
    ),
  fr: ({ firstName, unsubscribeUrl, siteUrl }) =>
    mail(
      "Bienvenue dans notre newsletter",
      `Bonjour ${firstName},`,
      "Merci pour votre inscription. Vous découvrirez désormais nos offres avant tout le monde, et vous saurez quand la fibre arrive dans votre rue.",
      `Nos offres\u00a0:\n${siteUrl}/fr`,
      `Vous avez changé d’avis\u00a0? Désabonnez-vous ici\u00a0:\n${unsubscribeUrl}`,
      "Bien à vous,\nDigi",
    ),
  nl: ({ firstName, unsubscribeUrl, siteUrl }) =>
    mail(
      "Welkom bij onze nieuwsbrief",
      `Dag ${firstName},`,
      "Bedankt voor je inschrijving. Vanaf nu hoor je als eerste over onze aanbiedingen en over glasvezel in jouw straat.",
      `Onze aanbiedingen:\n${siteUrl}/nl`,
      `Van gedachten veranderd? Schrijf je hier uit:\n${unsubscribeUrl}`,
      "Vriendelijke groeten,\nDigi",
    ),
};

/** Goes to an address that anybody may have typed: nothing stands in it that a stranger wrote. */
export const contactReceipt: Texts<object> = {
  en: () =>
    mail(
      "We have received your message",
      "Hello,",
      "Thank you for your message. Our customer service will get back to you as soon as possible, usually within two working days.",
      "Didn’t write to us? Then somebody mistyped their address, and you don’t need to do anything.",
      "Kind regards,\nDigi",
    ),
  fr: () =>
    mail(
      "Nous avons bien reçu votre message",
      "Bonjour,",
      "Merci pour votre message. Notre service clientèle vous répondra dès que possible, généralement dans les deux jours ouvrables.",
      "Vous ne nous avez pas écrit\u00a0? Quelqu’un s’est trompé d’adresse\u00a0: vous n’avez rien à faire.",
      "Bien à vous,\nDigi",
    ),
  nl: () =>
    mail(
      "We hebben je bericht ontvangen",
      "Dag,",
      "Bedankt voor je bericht. Onze klantendienst antwoordt zo snel mogelijk, meestal binnen twee werkdagen.",
      "Heb je ons niet geschreven? Dan heeft iemand zich van adres vergist en hoef je niets te doen.",
      "Vriendelijke groeten,\nDigi",
    ),
};

const yesNo: Readonly<Record<Language, readonly [yes: string, no: string, unknown: string]>> = {
  en: ["yes", "no", "not answered"],
  fr: ["oui", "non", "sans réponse"],
  nl: ["ja", "nee", "niet beantwoord"],
};

export function answerWord(answer: boolean | null, language: Language): string {
  const [yes, no, unknown] = yesNo[language];
  return answer === null ? unknown : answer ? yes : no;
}

type ContactFacts = { name: string; email: string; phone: string; category: string; marketing: string; message: string };

export const contactForService: Texts<ContactFacts> = {
  en: ({ name, email, phone, category, marketing, message }) =>
    mail(
      `Contact form (${category}): ${name}`,
      `From: ${name}\nEmail: ${email}\nPhone: ${phone}\nSubject: ${category}\nMay receive offers: ${marketing}\nLanguage: English`,
      message,
    ),
  fr: ({ name, email, phone, category, marketing, message }) =>
    mail(
      `Formulaire de contact (${category})\u00a0: ${name}`,
      `De\u00a0: ${name}\nE\u2011mail\u00a0: ${email}\nTéléphone\u00a0: ${phone}\nSujet\u00a0: ${category}\nAccepte les offres\u00a0: ${marketing}\nLangue\u00a0: français`,
      message,
    ),
  nl: ({ name, email, phone, category, marketing, message }) =>
    mail(
      `Contactformulier (${category}): ${name}`,
      `Van: ${name}\nE\u2011mail: ${email}\nTelefoon: ${phone}\nOnderwerp: ${category}\nWil aanbiedingen ontvangen: ${marketing}\nTaal: Nederlands`,
      message,
    ),
};

export const categoryNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { commercial: "Sales", customer_support: "Customer support", press: "Press", sponsorship: "Sponsorship", jobs: "Jobs" },
  fr: { commercial: "Commercial", customer_support: "Service clientèle", press: "Presse", sponsorship: "Sponsoring", jobs: "Emplois" },
  nl: { commercial: "Verkoop", customer_support: "Klantendienst", press: "Pers", sponsorship: "Sponsoring", jobs: "Vacatures" },
};

/** Like the receipt. */
export const openFibre: Texts<{ siteUrl: string }> = {
  en: ({ siteUrl }) =>
    mail(
      "We’ll keep you informed about fibre",
      "Hello,",
      "Thank you for your interest. We’ll write to you as soon as you can order fibre at your address.",
      `In the meantime, have a look at our mobile offers:\n${siteUrl}/en`,
      "Kind regards,\nDigi",
    ),
  fr: ({ siteUrl }) =>
    mail(
      "Nous vous tenons au courant de l’arrivée de la fibre",
      "Bonjour,",
      "Merci pour votre intérêt. Nous vous écrirons dès que la fibre pourra être commandée à votre adresse.",
      `En attendant, découvrez nos offres mobiles\u00a0:\n${siteUrl}/fr`,
      "Bien à vous,\nDigi",
    ),
  nl: ({ siteUrl }) =>
    mail(
      "We houden je op de hoogte over glasvezel",
      "Dag,",
      "Bedankt voor je interesse. We laten het je weten zodra je op jouw adres glasvezel kunt bestellen.",
      `Ontdek intussen onze mobiele aanbiedingen:\n${siteUrl}/nl`,
      "Vriendelijke groeten,\nDigi",
    ),
};

export const callbackForService: Texts<{ name: string; phone: string; client: string }> = {
  en: ({ name, phone, client }) =>
    mail(`Please call back: ${name}`, `Name: ${name}\nPhone: ${phone}\nAlready a customer: ${client}\nLanguage: English`),
  fr: ({ name, phone, client }) =>
    mail(
      `À rappeler\u00a0: ${name}`,
      `Nom\u00a0: ${name}\nTéléphone\u00a0: ${phone}\nDéjà client\u00a0: ${client}\nLangue\u00a0: français`,
    ),
  nl: ({ name, phone, client }) =>
    mail(`Terug te bellen: ${name}`, `Naam: ${name}\nTelefoon: ${phone}\nAl klant: ${client}\nTaal: Nederlands`),
};
