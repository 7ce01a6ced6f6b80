/**
 * Tests the words of the page about a withdrawal, as the build renders them: the declaration has the same lines on the page and in the
 * mail, and the sentences about its consequences say what the law and the contract say, and nothing more (decisions §14).
 */
import { signal } from "@preact/signals-core";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { statementLines, withdrawalEffectMail, withdrawalReceipt } from "#demo/api/messages/withdrawal-mails.ts";
import { drawWidget, openLocale, speak, widgets, type Screen } from "#tests/unit/build/drawing.tsx";

const locale = openLocale();
const widget = widgets.find(({ name }) => name === "withdrawal") ?? expect.fail("no such widget");

const statement = {
  name: `Zoë  “O’Brien” & "Co" 'x' <b>e\u0301</b>`,
  contract: "<i>N° 5</i> &amp; 500000001 \\n - Name: x",
  email: "zoe+withdrawal@example.be",
};
const products = [
  { id: "p1", title: "Fibre 500 Mbps" },
  { id: "p2", title: "TV <Max>" },
];
const of = { statement: { ...statement, title: "Contract for internet and TV", products } };
const screens: Readonly<Record<string, Screen>> = {
  "the confirmation": { holds: () => ({ state: signal({ step: "confirmation", isSending: false, ...of }) }) },
  "the receipt": { holds: () => ({ state: signal({ step: "receipt", taken: { reference: "W", receivedAt: "" }, ...of }) }) },
};

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (markup: string): string =>
  markup.replace(/<[^>]+>/g, "").replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? "");
const all = (markup: string, tag: string): string[] =>
  [...markup.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) => plain(inner));

/** The expected sentences on the page about the consequences of a withdrawal. */
const follows = {
  en: [
    "What has not begun yet is cancelled. What works already ends at 24:00 on the day on which we receive your statement.",
    "If you have a box from us, you send it back with its accessories within 14\u00a0days of your statement.",
    "We refund what you have paid within 14\u00a0days. You pay for the days until your contract ends only where you asked expressly for an early start.",
  ],
  fr: [
    "Ce qui n’a pas encore commencé est annulé. Ce qui fonctionne déjà prend fin à 24\u00a0h le jour où nous recevons votre déclaration.",
    "Si vous avez une box, vous la renvoyez avec ses accessoires dans les 14\u00a0jours suivant votre déclaration.",
    "Nous remboursons dans les 14\u00a0jours ce que vous avez payé. Vous ne payez les jours écoulés que si vous avez expressément demandé un début anticipé.",
  ],
  nl: [
    "Wat nog niet begonnen is, wordt geannuleerd. Wat al werkt, stopt om 24.00\u00a0uur op de dag waarop we je verklaring ontvangen.",
    "Heb je een box van ons, dan stuur je die met zijn toebehoren binnen 14\u00a0dagen na je verklaring terug.",
    "We betalen binnen 14\u00a0dagen terug wat je betaald hebt. Je betaalt de dagen tot het einde van je contract alleen als je uitdrukkelijk om een vroege start vroeg.",
  ],
} as const;

/** The expected sentence about the last day, which the page shows before the visitor fills in anything. */
const rule = {
  en: "You don’t have to give a reason. You have 14\u00a0days from the day after your order, until 24:00 on the last day. If that is a weekend day or a public holiday, you have until the next working day.",
  fr: "Vous n’avez pas à vous justifier. Vous avez 14\u00a0jours à partir du lendemain de votre commande, jusqu’au dernier jour à 24\u00a0h. Si ce jour tombe un week-end ou un jour férié, vous avez jusqu’au jour ouvrable suivant.",
  nl: "Je hoeft geen reden te geven. Je hebt 14\u00a0dagen vanaf de dag na je bestelling, tot en met de laatste dag om 24.00\u00a0uur. Valt die in het weekend of op een feestdag, dan heb je tijd tot en met de volgende werkdag.",
} as const;

/**
 * The expected sentences about the consequences in the receipt, and in the mail to a customer who has a box and has asked for an early
 * start.
 */
const mailed = {
  en: [
    "If the withdrawal takes effect, what has not begun is cancelled, and what works ends at 24:00 on the day of receipt. If you have a box from us, you send it back with its accessories within 14\u00a0days of this statement. We refund what you have paid within 14\u00a0days; you pay for the days until your contract ends only where you asked expressly for an early start.",
    "Please send the box and its accessories back within 14\u00a0days of your statement.",
    "We refund what you have paid within 14 days, except for the days until today: you asked expressly for an early start.",
    "We refund everything that you have paid within 14 days.",
  ],
  fr: [
    "Si la rétractation prend effet, ce qui n’a pas commencé est annulé et ce qui fonctionne prend fin à 24\u00a0h le jour de la réception. Si vous avez une box, vous la renvoyez avec ses accessoires dans les 14\u00a0jours suivant cette déclaration. Nous remboursons dans les 14\u00a0jours ce que vous avez payé\u00a0; vous ne payez les jours écoulés que si vous avez expressément demandé un début anticipé.",
    "Renvoyez la box et ses accessoires dans les 14\u00a0jours suivant votre déclaration.",
    "Nous remboursons dans les 14\u00a0jours ce que vous avez payé, sauf les jours jusqu’à aujourd’hui\u00a0: vous avez expressément demandé un début anticipé.",
    "Nous remboursons dans les 14\u00a0jours tout ce que vous avez payé.",
  ],
  nl: [
    "Als de herroeping uitwerking heeft, wordt wat nog niet begonnen is geannuleerd, en stopt wat werkt om 24.00\u00a0uur op de dag van ontvangst. Heb je een box van ons, dan stuur je die met zijn toebehoren binnen 14\u00a0dagen na deze verklaring terug. We betalen binnen 14\u00a0dagen terug wat je betaald hebt; je betaalt de dagen tot het einde van je contract alleen als je uitdrukkelijk om een vroege start vroeg.",
    "Stuur de box en zijn toebehoren binnen 14\u00a0dagen na je verklaring terug.",
    "We betalen binnen 14\u00a0dagen terug wat je betaald hebt, behalve de dagen tot vandaag: je vroeg uitdrukkelijk om een vroege start.",
    "We betalen binnen 14\u00a0dagen alles terug wat je betaald hebt.",
  ],
} as const;

describe.each(languages)("%s", (language) => {
  beforeAll(() => speak(locale, language, ["withdrawal"]));

  test.each(Object.entries(screens))("%s says the statement letter by letter, as the mail does", async (_what, screen) => {
    const markup = await drawWidget(locale, widget, language, screen);
    const lines = [...markup.matchAll(/<div><dt>.*?<\/div>/gs)].map(([line]) => [all(line, "dt")[0], all(line, "dd")[0]] as const);
    const colon = language === "fr" ? "\u00a0:" : ":";
    const titles = products.map(({ title }) => title);
    const inMail = statementLines({ ...statement, products: titles }, language);
    const shown = lines.map(([label, value]) => `- ${label}${colon} ${value}`).filter((line) => !/^- .*: (W|)$/.test(line));
    expect(shown.join("\n")).toBe(inMail);
    for (const text of [...Object.values(statement), titles.join(", ")]) expect(inMail).toContain(` ${text}`);
  });

  test("the first screen says the rule, and asks for no reason", async () => {
    const markup = await drawWidget(locale, widget, language);
    expect(all(markup, "p")).toContain(rule[language]);
    expect([...markup.matchAll(/<(?:input|textarea|select)[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      "name",
      "contract",
      "email",
    ]);
  });

  test.each(Object.entries(screens))("%s says what follows", async (_what, screen) => {
    expect(all(await drawWidget(locale, widget, language, screen), "li")).toEqual(follows[language]);
  });

  test("the mails promise the same", () => {
    const facts = { statement: "…", day: "…", time: "…", reference: "…", answer: "…", contactUrl: "…", firstName: "…", orderId: "…" };
    const paragraphsOf = (text: string): string[] => text.split("\n\n");
    const effect = (isStartEarly: boolean) =>
      paragraphsOf(withdrawalEffectMail[language]({ ...facts, sentences: "…", hasBox: isStartEarly, isStartEarly }).text);
    const [receipt, box, early, late] = mailed[language];
    expect(paragraphsOf(withdrawalReceipt[language](facts).text).slice(2, -2)).toEqual(["…", expect.stringContaining("…"), "…", receipt]);
    expect(effect(true).slice(2, -2)).toEqual([box, early]);
    expect(effect(false).slice(2, -2)).toEqual([late]);
  });
});
