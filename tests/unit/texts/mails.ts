/**
 * Collects the mails in a language: the subject of each, and the full text of those that consist of labels and values, such as the facts of
 * an order.
 */
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import type { Language } from "#core/base/values/language.ts";
import * as access from "#demo/api/messages/access-mails.ts";
import { orderCancelledMail, visitMail } from "#demo/api/messages/appointment-texts.ts";
import { confirmationTexts } from "#demo/api/messages/confirmation-texts.ts";
import * as identity from "#demo/api/messages/identity-mails.ts";
import {
  answerWord,
  applicationForRecruiters,
  callbackForService,
  categoryNames,
  contactForService,
  contactReceipt,
  openFibre,
  welcome,
  type MailText,
} from "#demo/api/messages/mail-texts.ts";
import * as orders from "#demo/api/messages/order-mails.ts";
import { orderWords } from "#demo/api/messages/order-words.ts";
import { lineTexts, noteTexts, totalTexts, type Terms } from "#demo/api/domain/order-text.rules.ts";
import { essentials, fibre500, light } from "#tests/unit/core/domain/bundle/samples.ts";

const day = (text: string): CalendarDate => parseDate(text) as CalendarDate;
const time = { day: day("2026-12-01"), from: "09:00", to: "12:00" };
const facts = {
  isFirst: false,
  ...{ firstName: "Marie", name: "Marie Peeters", email: "marie@example.be", phone: "+32470123456", client: "–", time },
  ...{ category: "–", marketing: "–", message: "…", job: "Technician", cv: "cv.pdf", letters: "–" },
  ...{ code: "123456", minutes: 10, domain: "digi.example", url: "…", recoveryUrl: "…", activationUrl: "…", takeUrl: "…" },
  ...{ siteUrl: "…", checkUrl: undefined, unsubscribeUrl: "…", documentUrl: "…", contactUrl: "…" },
  ...{ orderId: "500000001", lines: [], notes: [], along: [], visit: "…" },
};

type Written = Readonly<Record<Language, (given: typeof facts) => MailText>>;
const firstVisitMail: Written = {
  en: (given) => visitMail.en({ ...given, isFirst: true }),
  fr: (given) => visitMail.fr({ ...given, isFirst: true }),
  nl: (given) => visitMail.nl({ ...given, isFirst: true }),
};
const toVisitors = { ...access, ...identity, ...orders, visitMail, firstVisitMail, orderCancelledMail, contactReceipt, openFibre, welcome };
const toStaff = { contactForService, callbackForService, applicationForRecruiters };

const sim = { kind: "mobile" as const, item: { sim: { name: "SIM card" }, new_phone: newPhone }, card: light };
const eSim = { kind: "mobile" as const, item: { sim: { name: "eSIM" }, new_phone: "+32470123456" }, card: essentials };
const internet = { kind: "internet" as const, card: fibre500 };
const terms = {
  items: [sim, eSim],
  price: { sumCents: centsOfEuros(12), voucher: undefined, discountCents: centsOfEuros(0), totalCents: centsOfEuros(12) },
  ...{ isCompany: true, payment: "directDebit", startEarly: true, visit: "none", placedAtMs: Date.parse("2026-06-01T10:00:00Z") },
} as const;
const withVisit = { ...terms, payment: "manualTransfer", items: [internet] };
const visits = { agreed: { date: day("2026-06-20"), intervalValue: "08:00-12:00" }, awaited: "awaited" };

function orderIn(language: Language): string[] {
  const write = (of: object): string[] => {
    const given = of as Terms;
    const lines = lineTexts(given, language).map(({ what, price, start }) => orderWords[language].named(what, `${price}, ${start}`));
    return [...lines, ...totalTexts(given, language), ...noteTexts(given, language)];
  };
  const { tellOperator, withdrawHere, attached, files } = orderWords[language];
  return [
    ...write(terms),
    ...write({ ...withVisit, visit: visits.agreed }),
    ...write({ ...withVisit, visit: visits.awaited }),
    tellOperator({ by: undefined, url: "…" }),
    withdrawHere("…"),
    attached({ hasSummary: true, hasVisit: true }),
    files.terms,
    files.withdrawal,
  ].map((text) => text.trim());
}

function subjectsOf(mails: object, language: Language): Record<string, string> {
  const written = Object.entries(mails as Record<string, Written>).map(([name, texts]) => [name, texts[language](facts).subject] as const);
  return Object.fromEntries(written.filter(([, subject]) => subject !== ""));
}

/** Returns the labels of the mails to the back office, and the text message with a code, which has no subject. */
function labelsIn(language: Language): string[] {
  const { codeSms } = access;
  const texts = [...Object.values(toStaff as unknown as Record<string, Written>), codeSms].map((mail) => mail[language](facts).text);
  return [...new Set(texts.flatMap((text) => text.trim().split(/\n+/)))];
}

export const mailsIn = (language: Language) => ({
  subjects: subjectsOf({ ...toVisitors, ...toStaff }, language),
  labels: labelsIn(language),
  answers: [
    ...[true, false, null].map((answer) => answerWord(answer, language)),
    ...Object.entries(categoryNames[language]).map(([id, name]) => `${id}: ${name}`),
  ],
  order: [...new Set(orderIn(language))],
  confirmation: Object.fromEntries(Object.entries(confirmationTexts[language]).filter(([, text]) => typeof text === "string")),
});
