/**
 * This file has the texts of mails. One function per mail returns subject and text together, so that no language can have one without the
 * other.
 */
import { clockText } from "#core/base/values/clock-text.ts";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";

export type MailText = { readonly subject: string; readonly text: string };
export type Texts<Facts> = Readonly<Record<Language, (facts: Facts) => MailText>>;

/** Makes the text of a mail: an empty line separates its paragraphs, and a line break ends it. */
export const mail = (subject: string, ...paragraphs: readonly string[]): MailText => ({ subject, text: `${paragraphs.join("\n\n")}\n` });

/** The welcome mail of the newsletter. It goes to an address that anybody may have typed, so it contains nothing that a stranger wrote. */
export const welcome: Texts<{ unsubscribeUrl: string; siteUrl: string }> = {
  en: ({ unsubscribeUrl, siteUrl }) =>
    mail(
      "Welcome to our newsletter",
      "Hello,",
      "Thank you for subscribing. You’ll be the first to hear about our offers and about fibre in your street.",
      `Our offers:\n${siteUrl}/en`,
      `Changed your mind? Unsubscribe here:\n${unsubscribeUrl}`,
      "Kind regards,\ndigi",
    ),
  fr: ({ unsubscribeUrl, siteUrl }) =>
    mail(
      "Bienvenue dans notre newsletter",
      "Bonjour,",
      "Merci pour votre inscription. Vous découvrirez désormais nos offres avant tout le monde, et vous saurez quand la fibre arrive dans votre rue.",
      `Nos offres\u00a0:\n${siteUrl}/fr`,
      `Vous avez changé d’avis\u00a0? Désabonnez-vous ici\u00a0:\n${unsubscribeUrl}`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ unsubscribeUrl, siteUrl }) =>
    mail(
      "Welkom bij onze nieuwsbrief",
      "Dag,",
      "Bedankt voor je inschrijving. Vanaf nu hoor je als eerste over onze aanbiedingen en over glasvezel in jouw straat.",
      `Onze aanbiedingen:\n${siteUrl}/nl`,
      `Van gedachten veranderd? Schrijf je hier uit:\n${unsubscribeUrl}`,
      "Vriendelijke groeten,\ndigi",
    ),
};

/** The receipt of a contact message. It goes to an address that anybody may have typed, so it contains nothing that a stranger wrote. */
export const contactReceipt: Texts<object> = {
  en: () =>
    mail(
      "We have received your message",
      "Hello,",
      "Thank you for your message. Our customer service will get back to you as soon as possible, usually within two working days.",
      "Didn’t write to us? Then somebody mistyped their address, and you don’t need to do anything.",
      "Kind regards,\ndigi",
    ),
  fr: () =>
    mail(
      "Nous avons bien reçu votre message",
      "Bonjour,",
      "Merci pour votre message. Notre service clientèle vous répondra dès que possible, généralement dans les deux jours ouvrables.",
      "Vous ne nous avez pas écrit\u00a0? Quelqu’un s’est trompé d’adresse\u00a0: vous n’avez rien à faire.",
      "Bien à vous,\ndigi",
    ),
  nl: () =>
    mail(
      "We hebben je bericht ontvangen",
      "Dag,",
      "Bedankt voor je bericht. Onze klantendienst antwoordt zo snel mogelijk, meestal binnen twee werkdagen.",
      "Heb je ons niet geschreven? Dan heeft iemand zich van adres vergist en hoef je niets te doen.",
      "Vriendelijke groeten,\ndigi",
    ),
};

const yesNo: Readonly<Record<Language, readonly [yes: string, no: string, unknown: string]>> = {
  en: ["yes", "no", "not answered"],
  fr: ["oui", "non", "sans réponse"],
  nl: ["ja", "nee", "niet beantwoord"],
};

/** Returns the word for an answer: yes, no, or (for null) the word that says that no answer was given. */
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

/**
 * The mail to visitors who wait for fibre. It goes to an address that anybody may have typed, so it contains nothing that a stranger wrote.
 * `checkUrl` is the page that checks an address, for visitors who have given none.
 */
export const openFibre: Texts<{ siteUrl: string; checkUrl: string | undefined }> = {
  en: ({ siteUrl, checkUrl }) =>
    mail(
      "We’ll keep you informed about fibre",
      "Hello,",
      checkUrl === undefined
        ? "Thank you for your interest. We’ll write to you as soon as you can order fibre at your address."
        : `Thank you for your interest. We’ll write to you when there’s news about fibre. Does it already reach your home? Check your address:\n${checkUrl}`,
      `In the meantime, have a look at our mobile offers:\n${siteUrl}/en`,
      "Kind regards,\ndigi",
    ),
  fr: ({ siteUrl, checkUrl }) =>
    mail(
      "Nous vous tenons au courant de l’arrivée de la fibre",
      "Bonjour,",
      checkUrl === undefined
        ? "Merci pour votre intérêt. Nous vous écrirons dès que la fibre pourra être commandée à votre adresse."
        : `Merci pour votre intérêt. Nous vous écrirons dès qu’il y aura du nouveau sur la fibre. Arrive-t-elle déjà chez vous\u00a0? Vérifiez votre adresse\u00a0:\n${checkUrl}`,
      `En attendant, découvrez nos offres mobiles\u00a0:\n${siteUrl}/fr`,
      "Bien à vous,\ndigi",
    ),
  nl: ({ siteUrl, checkUrl }) =>
    mail(
      "We houden je op de hoogte over glasvezel",
      "Dag,",
      checkUrl === undefined
        ? "Bedankt voor je interesse. We laten het je weten zodra je op jouw adres glasvezel kunt bestellen."
        : `Bedankt voor je interesse. We schrijven je zodra er nieuws is over glasvezel. Ligt het al tot bij jou thuis? Controleer je adres:\n${checkUrl}`,
      `Ontdek intussen onze mobiele aanbiedingen:\n${siteUrl}/nl`,
      "Vriendelijke groeten,\ndigi",
    ),
};

type CallbackFacts = { name: string; phone: string; client: string; time: { day: CalendarDate; from: string; to: string } };

/** The mail that asks customer service to call somebody back. It names the day and hours that the visitor was promised. */
export const callbackForService: Texts<CallbackFacts> = {
  en: ({ name, phone, client, time }) =>
    mail(
      `Please call back: ${name}`,
      `Name: ${name}\nPhone: ${phone}\nCall on: ${formatDate(time.day, "en", "weekday")}, between ${time.from} and ${time.to}\nAlready a customer: ${client}\nLanguage: English`,
    ),
  fr: ({ name, phone, client, time }) =>
    mail(
      `À rappeler\u00a0: ${name}`,
      `Nom\u00a0: ${name}\nTéléphone\u00a0: ${phone}\nÀ rappeler le\u00a0: ${formatDate(time.day, "fr", "weekday")}, entre ${clockText(time.from, "fr")} et ${clockText(time.to, "fr")}\nDéjà client\u00a0: ${client}\nLangue\u00a0: français`,
    ),
  nl: ({ name, phone, client, time }) =>
    mail(
      `Terug te bellen: ${name}`,
      `Naam: ${name}\nTelefoon: ${phone}\nTerug te bellen op: ${formatDate(time.day, "nl", "weekday")}, tussen ${clockText(time.from, "nl")} en ${clockText(time.to, "nl")} uur\nAl klant: ${client}\nTaal: Nederlands`,
    ),
};

type ApplicationFacts = { name: string; email: string; job: string; cv: string; letters: string };

/** The mail about a job application. The CV is attached; letters stay in the file store, because the size of a mail is limited. */
export const applicationForRecruiters: Texts<ApplicationFacts> = {
  en: ({ name, email, job, cv, letters }) =>
    mail(
      `Job application${job && ` (${job})`}: ${name}`,
      `From: ${name}\nEmail: ${email}\nCV: ${cv}\nLetters: ${letters}\nLanguage: English`,
    ),
  fr: ({ name, email, job, cv, letters }) =>
    mail(
      `Candidature${job && ` (${job})`}\u00a0: ${name}`,
      `De\u00a0: ${name}\nE\u2011mail\u00a0: ${email}\nCV\u00a0: ${cv}\nLettres\u00a0: ${letters}\nLangue\u00a0: français`,
    ),
  nl: ({ name, email, job, cv, letters }) =>
    mail(
      `Sollicitatie${job && ` (${job})`}: ${name}`,
      `Van: ${name}\nE\u2011mail: ${email}\nCv: ${cv}\nBrieven: ${letters}\nTaal: Nederlands`,
    ),
};
