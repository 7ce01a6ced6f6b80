/**
 * This file has the model withdrawal form, in the words of the Consumer Rights Directive (2011/83/EU, annex I, part B) in each language.
 * The words have to be compared with the Official Journal before live use.
 */
import type { Language } from "#core/base/values/language.ts";

export type FormTexts = {
  readonly title: string;
  readonly onlyIf: string;
  readonly to: (trader: string) => string;
  readonly notice: string;
  /** The labels of the blanks to fill in; each blank has a line of its own. */
  readonly blanks: readonly string[];
  readonly choice: string;
};

export const withdrawalFormTexts: Readonly<Record<Language, FormTexts>> = {
  en: {
    title: "Model withdrawal form",
    onlyIf: "(Complete and return this form only if you wish to withdraw from the contract.)",
    to: (trader) => `To ${trader}:`,
    notice:
      "I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):",
    blanks: [
      "Goods (*)/service (*)",
      "Ordered on (*)/received on (*)",
      "Name of consumer(s)",
      "Address of consumer(s)",
      "Signature of consumer(s) (only if this form is notified on paper)",
      "Date",
    ],
    choice: "(*) Delete as appropriate.",
  },
  fr: {
    title: "Modèle de formulaire de rétractation",
    onlyIf: "(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
    to: (trader) => `À l’attention de ${trader}\u00a0:`,
    notice:
      "Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci\u2011dessous\u00a0:",
    blanks: [
      "Bien (*)/services (*)",
      "Commandé le (*)/reçu le (*)",
      "Nom du (des) consommateur(s)",
      "Adresse du (des) consommateur(s)",
      "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)",
      "Date",
    ],
    choice: "(*) Biffez la mention inutile.",
  },
  nl: {
    title: "Modelformulier voor herroeping",
    onlyIf: "(Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen.)",
    to: (trader) => `Aan ${trader}:`,
    notice:
      "Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen (*)/levering van de volgende dienst (*) herroep/herroepen (*):",
    blanks: [
      "Goederen (*)/dienst (*)",
      "Besteld op (*)/ontvangen op (*)",
      "Naam/namen consument(en)",
      "Adres consument(en)",
      "Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)",
      "Datum",
    ],
    choice: "(*) Doorhalen wat niet van toepassing is.",
  },
};
