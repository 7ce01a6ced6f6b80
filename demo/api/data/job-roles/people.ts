import type { Role } from "./role.ts";

const people = { department: "people", contract: "permanent", hours: "fourFifths", setting: "office" } as const;

export const peopleRoles: readonly Role[] = [
  {
    ...people,
    id: "recruiter",
    locations: [
      ["liege", "fr"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: ["Recruiter", "You call everyone who applies within five days, also those who will not work here."],
      fr: [
        "Recruteur·euse",
        "Vous appelez toutes les personnes qui postulent dans les cinq jours, aussi celles qui ne travailleront pas ici.",
      ],
      nl: ["Recruiter", "Je belt iedereen die solliciteert binnen de vijf dagen, ook wie hier niet aan de slag gaat."],
    },
  },
  {
    ...people,
    id: "payroll-officer",
    locations: [
      ["namur", "fr"],
      ["ghent", "nl"],
    ],
    texts: {
      en: [
        "Payroll officer",
        "Twelve hundred people count on you on the 25th: wages, meal vouchers and bicycle allowances are right with you.",
      ],
      fr: [
        "Gestionnaire de paie",
        "Douze cents personnes comptent sur vous le 25\u00a0: avec vous, salaires, chèques-repas et indemnités vélo sont justes.",
      ],
      nl: [
        "Payroll officer",
        "Twaalfhonderd mensen rekenen op jou op de 25ste: bij jou kloppen lonen, maaltijdcheques en fietsvergoedingen.",
      ],
    },
  },
  {
    ...people,
    id: "office-manager",
    contract: "fixed",
    locations: [
      ["brussels", "fr"],
      ["mons", "fr"],
    ],
    texts: {
      en: [
        "Office manager",
        "Badges, plants, a leaking tap and a visit by forty pupils: you know whom to call, and mostly you have done so already.",
      ],
      fr: [
        "Office manager",
        "Badges, plantes, robinet qui fuit et visite de quarante élèves\u00a0: vous savez qui appeler, et le plus souvent c’est déjà fait.",
      ],
      nl: [
        "Officemanager",
        "Badges, planten, een lekkende kraan en een bezoek van veertig leerlingen: je weet wie te bellen, en meestal is dat al gebeurd.",
      ],
    },
  },
];
