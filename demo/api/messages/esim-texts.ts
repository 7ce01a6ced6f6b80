/** This file has the texts of the calls that put an eSIM on a phone. */
import type { Language } from "#core/base/values/language.ts";
import { mail, type Texts } from "./mail-texts.ts";

const en = {
  simCard: "This line has a SIM card, not an eSIM.",
  noSms: "We can’t send text messages here.",
};

type Sentences = Readonly<typeof en>;

const fr: Sentences = {
  simCard: "Cette ligne a une carte SIM, et non une eSIM.",
  noSms: "Nous ne pouvons pas envoyer de SMS ici.",
};

const nl: Sentences = {
  simCard: "Deze lijn heeft een simkaart, geen eSIM.",
  noSms: "We kunnen hier geen sms versturen.",
};

export const esimTexts: Readonly<Record<Language, Sentences>> = { en, fr, nl };

type CodeFacts = {
  readonly code: string;
  readonly minutes: number;
  /** The number of the line, as it is shown. */
  readonly phone: string;
  readonly domain: string;
};

/**
 * The SMS with the code that an eSIM needs. It names the line and warns that whoever has the code can take over the number, because
 * swindlers ask for such codes. Its last line names our site, so that phones fill in the code on this site only.
 */
export const esimCodeSms: Texts<CodeFacts> = {
  en: ({ code, minutes, phone, domain }) =>
    mail(
      "",
      `${code} is your digi code for the eSIM of ${phone}, valid for ${minutes}\u00a0minutes. Never share it: anyone who has it can take over this number.`,
      `@${domain} #${code}`,
    ),
  fr: ({ code, minutes, phone, domain }) =>
    mail(
      "",
      `${code} est votre code digi pour l’eSIM du ${phone}, valable ${minutes}\u00a0minutes. Ne le communiquez à personne\u00a0: qui le détient peut s’emparer de ce numéro.`,
      `@${domain} #${code}`,
    ),
  nl: ({ code, minutes, phone, domain }) =>
    mail(
      "",
      `${code} is je digi-code voor de eSIM van ${phone}, ${minutes}\u00a0minuten geldig. Geef hem aan niemand door: wie hem heeft, kan dit nummer overnemen.`,
      `@${domain} #${code}`,
    ),
};
