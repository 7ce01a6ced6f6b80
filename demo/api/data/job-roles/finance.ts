import type { Role } from "./role.ts";

const finance = { department: "finance", contract: "permanent", hours: "fourFifths", setting: "home" } as const;

export const financeRoles: readonly Role[] = [
  {
    ...finance,
    id: "accountant",
    locations: [
      ["brussels", "fr"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: ["Accountant", "You close the month in four days, know the VAT rules by heart and ask when a number looks too round."],
      fr: [
        "Comptable",
        "Vous clôturez le mois en quatre jours, connaissez les règles de TVA par cœur et posez des questions quand un montant est trop rond.",
      ],
      nl: ["Boekhouder", "Je sluit de maand af in vier dagen, kent de btw-regels uit het hoofd en stelt vragen als een bedrag te rond is."],
    },
  },
  {
    ...finance,
    id: "collection-officer",
    locations: [
      ["charleroi", "fr"],
      ["ghent", "nl"],
    ],
    texts: {
      en: ["Payment plan officer", "An unpaid invoice often has a story. You hear it, and work out a plan that both sides can keep to."],
      fr: [
        "Gestionnaire de plans de paiement",
        "Une facture impayée a souvent une histoire. Vous l’écoutez, et établissez un plan que les deux parties peuvent tenir.",
      ],
      nl: [
        "Medewerker afbetalingsplannen",
        "Achter een onbetaalde factuur zit vaak een verhaal. Je luistert, en werkt een plan uit dat voor beide kanten haalbaar is.",
      ],
    },
  },
  {
    ...finance,
    id: "legal-counsel",
    locations: [
      ["brussels", "fr"],
      ["brussels", "nl"],
    ],
    texts: {
      en: ["Legal counsel, telecom", "You read the law before it is in force, and make of forty pages the one that our teams need."],
      fr: [
        "Juriste télécoms",
        "Vous lisez la loi avant qu’elle n’entre en vigueur, et faites de quarante pages celle dont nos équipes ont besoin.",
      ],
      nl: ["Jurist telecom", "Je leest de wet voor ze van kracht is, en maakt van veertig bladzijden die ene die onze teams nodig hebben."],
    },
  },
  {
    ...finance,
    id: "privacy-officer",
    locations: [
      ["brussels", "en"],
      ["leuven", "nl"],
    ],
    texts: {
      en: ["Privacy officer", "Before we ask for a date of birth, we ask you. You say why not, and what would do instead."],
      fr: [
        "Responsable vie privée",
        "Avant de demander une date de naissance, nous vous demandons votre avis. Vous dites pourquoi non, et ce qui suffirait.",
      ],
      nl: [
        "Privacyverantwoordelijke",
        "Voor we een geboortedatum vragen, vragen we het aan jou. Jij zegt waarom niet, en wat wel volstaat.",
      ],
    },
  },
];
