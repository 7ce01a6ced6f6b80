/** This file has the accessibility statement (European Accessibility Act, Code of Economic Law, book VI), which is data of the API. */
import type { Language } from "#core/base/values/language.ts";
import type { TextDocument } from "./document.ts";

export const accessibilityTexts: Readonly<Record<Language, TextDocument>> = {
  en: {
    title: "Accessibility statement",
    lead: "Everybody can use this site: with a keyboard, a screen reader, large text or few colours.",
    sections: [
      {
        heading: "What we promise",
        paragraphs: [
          "This site follows the guidelines WCAG 2.2 at level AA and the European standard EN 301 549, as the European Accessibility Act asks.",
          "Everything works with a keyboard alone, at 400% zoom, on a screen of 320 pixels, and without motion where your device asks for that.",
        ],
      },
      {
        heading: "What does not work yet",
        paragraphs: ["We know of no barrier. Documents of other companies to which we link may have some."],
      },
      {
        heading: "How we test",
        paragraphs: [
          "Programs test each page with every change: by the rules that can be measured, with the keyboard alone, and for what a screen reader is told.",
        ],
      },
      {
        heading: "Have you met a barrier?",
        paragraphs: [
          "Tell us through the contact page or by phone. We answer within ten working days, and give you what you need in another way meanwhile.",
          "Not satisfied with our answer? You can turn to the Belgian Ministry of Economy (FPS Economy), which watches over the law.",
        ],
      },
    ],
  },
  fr: {
    title: "Déclaration d’accessibilité",
    lead: "Chacun peut utiliser ce site\u00a0: au clavier, avec un lecteur d’écran, en grands caractères ou avec peu de couleurs.",
    sections: [
      {
        heading: "Notre engagement",
        paragraphs: [
          "Ce site suit les règles WCAG 2.2 au niveau AA et la norme européenne EN 301\u00a0549, comme le demande l’acte européen sur l’accessibilité.",
          "Tout fonctionne au clavier seul, avec un zoom de 400\u00a0%, sur un écran de 320 pixels, et sans mouvement si votre appareil le demande.",
        ],
      },
      {
        heading: "Ce qui ne fonctionne pas encore",
        paragraphs: [
          "Nous ne connaissons aucun obstacle. Les documents d’autres entreprises vers lesquels nous renvoyons peuvent en contenir.",
        ],
      },
      {
        heading: "Nos tests",
        paragraphs: [
          "Des programmes testent chaque page à chaque changement\u00a0: selon les règles mesurables, au clavier seul, et pour ce qui est transmis aux lecteurs d’écran.",
        ],
      },
      {
        heading: "Vous avez rencontré un obstacle\u00a0?",
        paragraphs: [
          "Dites-le-nous via la page de contact ou par téléphone. Nous répondons dans les dix jours ouvrables et vous aidons autrement entre-temps.",
          "Notre réponse ne vous satisfait pas\u00a0? Vous pouvez vous adresser au SPF Économie, qui veille au respect de la loi.",
        ],
      },
    ],
  },
  nl: {
    title: "Toegankelijkheids\u00adverklaring",
    lead: "Iedereen kan deze site gebruiken: met een toetsenbord, een schermlezer, grote letters of weinig kleuren.",
    sections: [
      {
        heading: "Wat we beloven",
        paragraphs: [
          "Deze site volgt de richtlijnen WCAG 2.2 op niveau AA en de Europese norm EN 301\u00a0549, zoals de Europese toegankelijkheidswet vraagt.",
          "Alles werkt met het toetsenbord alleen, bij een zoom van 400\u00a0%, op een scherm van 320 pixels, en zonder beweging als je toestel dat vraagt.",
        ],
      },
      {
        heading: "Wat nog niet werkt",
        paragraphs: ["We kennen geen drempels. Documenten van andere bedrijven waarnaar we verwijzen, kunnen er hebben."],
      },
      {
        heading: "Hoe we testen",
        paragraphs: [
          "Programma’s testen elke pagina bij elke wijziging: volgens de meetbare regels, met het toetsenbord alleen, en op wat een schermlezer te horen krijgt.",
        ],
      },
      {
        heading: "Heb je een drempel gevonden?",
        paragraphs: [
          "Vertel het ons via de contactpagina of telefonisch. We antwoorden binnen tien werkdagen en helpen je intussen op een andere manier.",
          "Niet tevreden met ons antwoord? Je kunt terecht bij de FOD Economie, die op de wet toeziet.",
        ],
      },
    ],
  },
};
