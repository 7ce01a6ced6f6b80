/**
 * This file has the sentences that answer a withdrawal declaration. A visitor who is not signed in reads the same sentence, whatever effect
 * the declaration has.
 */
import type { Language } from "#core/base/values/language.ts";

export type WithdrawalTexts = {
  /** The answer to everybody who is not signed in, and to a declaration about somebody else's contract. */
  readonly taken: string;
  readonly toCheck: string;
  readonly cancelled: string;
  readonly ending: (day: string) => string;
  /** The sentence that is added where a landline ends that the declaration does not name. */
  readonly landlineToo: string;
  /** The sentence that is added where a TV subscription ends that the declaration does not name. */
  readonly tvToo: string;
  readonly running: string;
};

const en: WithdrawalTexts = {
  taken: "We have your statement, check it and write to you.",
  toCheck: "We have your statement. We will check it and write to you.",
  cancelled: "What had not begun yet is cancelled.",
  ending: (day) => `What works already ends on ${day} at 24:00.`,
  landlineToo: "The landline ends, too: it doesn’t work without internet.",
  tvToo: "TV ends, too: it doesn’t work without internet or a mobile line.",
  running: "Your statement is being sent. One moment, please.",
};

const fr: WithdrawalTexts = {
  taken: "Nous avons bien reçu votre déclaration, nous la vérifions et nous vous écrivons.",
  toCheck: "Nous avons bien reçu votre déclaration. Nous allons la vérifier et vous écrire.",
  cancelled: "Ce qui n’avait pas encore commencé est annulé.",
  ending: (day) => `Ce qui fonctionne déjà prend fin le ${day} à 24\u00a0h.`,
  landlineToo: "La ligne fixe prend fin aussi\u00a0: elle ne fonctionne pas sans internet.",
  tvToo: "La TV prend fin aussi\u00a0: elle ne fonctionne pas sans internet ni ligne mobile.",
  running: "Votre déclaration est en cours d’envoi. Un instant, s’il vous plaît.",
};

const nl: WithdrawalTexts = {
  taken: "We hebben je verklaring, controleren ze en schrijven je.",
  toCheck: "We hebben je verklaring. We zullen ze controleren en je schrijven.",
  cancelled: "Wat nog niet begonnen was, is geannuleerd.",
  ending: (day) => `Wat al werkt, stopt op ${day} om 24.00\u00a0uur.`,
  landlineToo: "De vaste lijn stopt ook: die werkt niet zonder internet.",
  tvToo: "De tv stopt ook: die werkt niet zonder internet of mobiele lijn.",
  running: "Je verklaring wordt verstuurd. Even geduld.",
};

export const withdrawalTexts: Readonly<Record<Language, WithdrawalTexts>> = { en, fr, nl };
