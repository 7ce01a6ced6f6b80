import type { Role } from "./role.ts";

const sales = { department: "sales", contract: "permanent", hours: "full", setting: "home" } as const;

export const salesRoles: readonly Role[] = [
  {
    ...sales,
    id: "account-manager",
    locations: [
      ["antwerp", "nl"],
      ["liege", "fr"],
    ],
    texts: {
      en: [
        "Account manager, companies",
        "Bakeries, architects, transport firms: you know your fifty companies by name and come by before their contract ends.",
      ],
      fr: [
        "Account manager entreprises",
        "Boulangeries, architectes, transporteurs\u00a0: vous connaissez vos cinquante entreprises par leur nom et passez les voir avant la fin du contrat.",
      ],
      nl: [
        "Accountmanager bedrijven",
        "Bakkers, architecten, transportfirma’s: je kent je vijftig bedrijven bij naam en gaat langs voor hun contract afloopt.",
      ],
    },
  },
  {
    ...sales,
    id: "marketing-manager",
    locations: [
      ["brussels", "fr"],
      ["brussels", "nl"],
    ],
    texts: {
      en: [
        "Marketing manager, mobile",
        "You launch our next mobile plan: the price, the name, and the three sentences that explain it at a bus stop.",
      ],
      fr: [
        "Responsable marketing mobile",
        "Vous lancez notre prochain abonnement mobile\u00a0: le prix, le nom, et les trois phrases qui l’expliquent à un arrêt de bus.",
      ],
      nl: [
        "Marketingmanager mobiel",
        "Je lanceert ons volgende mobiele abonnement: de prijs, de naam, en de drie zinnen die het uitleggen aan een bushalte.",
      ],
    },
  },
  {
    ...sales,
    id: "content-writer",
    hours: "fourFifths",
    locations: [
      ["ghent", "nl"],
      ["namur", "fr"],
    ],
    texts: {
      en: [
        "Content writer",
        "You write what we say on the site, in mails and on invoices, so short and clear that nobody has to call us about it.",
      ],
      fr: [
        "Rédacteur·rice",
        "Vous écrivez ce que nous disons sur le site, dans les e\u2011mails et sur les factures, si court et si clair que personne ne doit nous appeler.",
      ],
      nl: [
        "Copywriter",
        "Je schrijft wat we zeggen op de site, in mails en op facturen, zo kort en helder dat niemand ons erover moet bellen.",
      ],
    },
  },
  {
    ...sales,
    id: "partner-manager",
    setting: "van",
    locations: [
      ["mons", "fr"],
      ["leuven", "nl"],
    ],
    texts: {
      en: [
        "Partner manager",
        "Sixty independent phone shops sell our plans. You train them, hear what their customers ask, and bring it back to us.",
      ],
      fr: [
        "Responsable partenaires",
        "Soixante magasins indépendants vendent nos abonnements. Vous les formez, écoutez ce que demandent leurs clients, et nous le rapportez.",
      ],
      nl: [
        "Partnermanager",
        "Zestig zelfstandige telecomwinkels verkopen onze abonnementen. Jij leidt ze op, hoort wat hun klanten vragen, en brengt het mee terug.",
      ],
    },
  },
  {
    ...sales,
    id: "market-analyst",
    locations: [
      ["brussels", "en"],
      ["ghent", "nl"],
    ],
    texts: {
      en: [
        "Market analyst",
        "Why do people in one street switch and in the next one stay? You find the answer in figures and tell it without them.",
      ],
      fr: [
        "Analyste de marché",
        "Pourquoi change-t-on d’opérateur dans une rue et pas dans la suivante\u00a0? Vous trouvez la réponse dans les chiffres et la racontez sans eux.",
      ],
      nl: ["Marktanalist", "Waarom stapt de ene straat over en blijft de andere? Je vindt het antwoord in cijfers en vertelt het zonder."],
    },
  },
];
