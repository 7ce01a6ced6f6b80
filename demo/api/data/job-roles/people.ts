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
    payEuros: [2800, 3500],
    more: {
      en: [
        "You write the texts of our jobs, hold first interviews and plan the second ones with the teams. You stay in touch with new colleagues during their first hundred days.",
        "You ask questions to which there is no rehearsed answer. You have recruited before, or you have been a good colleague in a team that grew.",
      ],
      fr: [
        "Vous rédigez nos offres d’emploi, menez les premiers entretiens et planifiez les seconds avec les équipes. Vous restez en contact avec les nouveaux collègues pendant leurs cent premiers jours.",
        "Vous posez des questions auxquelles personne n’a préparé de réponse. Vous avez déjà recruté, ou avez été un bon collègue dans une équipe qui grandissait.",
      ],
      nl: [
        "Je schrijft onze vacatures, voert de eerste gesprekken en plant de tweede met de teams. Je houdt contact met nieuwe collega’s tijdens hun eerste honderd dagen.",
        "Je stelt vragen waarop niemand een antwoord heeft ingestudeerd. Je deed al aanwervingen, of je was een goede collega in een team dat groeide.",
      ],
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
    payEuros: [2700, 3400],
    more: {
      en: [
        "You process contracts, absences and car policies, check the run before it leaves and answer questions about pay slips. With our payroll provider you follow every change of the law.",
        "You have two years of experience in payroll and know the joint committees. You keep to yourself what others earn.",
      ],
      fr: [
        "Vous traitez contrats, absences et car policy, contrôlez les calculs avant l’envoi et répondez aux questions sur les fiches de paie. Avec notre secrétariat social, vous suivez chaque changement de la loi.",
        "Vous avez deux ans d’expérience en paie et connaissez les commissions paritaires. Vous gardez pour vous ce que gagnent les autres.",
      ],
      nl: [
        "Je verwerkt contracten, afwezigheden en de car policy, controleert de berekening voor ze vertrekt en beantwoordt vragen over loonbrieven. Met ons sociaal secretariaat volg je elke wetswijziging.",
        "Je hebt twee jaar ervaring in payroll en kent de paritaire comités. Wat anderen verdienen, hou je voor jezelf.",
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
    payEuros: [2500, 3000],
    more: {
      en: [
        "You welcome visitors, manage suppliers and keys, and see to it that a desk is ready on a new colleague’s first day. You know the budget for coffee, and why it is never enough.",
        "You see what is missing before somebody asks. You speak two of our languages and stay calm during a fire drill.",
      ],
      fr: [
        "Vous accueillez les visiteurs, gérez fournisseurs et clés, et veillez à ce qu’un bureau soit prêt le premier jour d’un nouveau collègue. Vous connaissez le budget café, et pourquoi il ne suffit jamais.",
        "Vous voyez ce qui manque avant qu’on ne le demande. Vous parlez deux de nos langues et restez calme pendant un exercice d’évacuation.",
      ],
      nl: [
        "Je ontvangt bezoekers, beheert leveranciers en sleutels, en zorgt dat er een bureau klaarstaat op de eerste dag van een nieuwe collega. Je kent het koffiebudget, en weet waarom het nooit volstaat.",
        "Je ziet wat er ontbreekt voor iemand het vraagt. Je spreekt twee van onze talen en blijft kalm tijdens een brandoefening.",
      ],
    },
  },
];
