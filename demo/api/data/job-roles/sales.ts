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
    payEuros: [3000, 3900],
    more: {
      en: [
        "You make offers, negotiate and stay the one number that your customers call. With the technicians you plan the day on which a company moves, so that not one call is lost.",
        "You have sold to companies for at least two years and keep what you promise. You have a driving licence B and know how to read a balance sheet.",
      ],
      fr: [
        "Vous faites des offres, négociez et restez le seul numéro que vos clients appellent. Avec les techniciens, vous planifiez le jour du transfert, pour qu’aucun appel ne se perde.",
        "Vous vendez aux entreprises depuis au moins deux ans et tenez vos promesses. Vous avez le permis B et savez lire un bilan.",
      ],
      nl: [
        "Je maakt offertes, onderhandelt en blijft het enige nummer dat je klanten bellen. Met de techniekers plan je de dag waarop een bedrijf overstapt, zodat geen enkele oproep verloren gaat.",
        "Je verkoopt al minstens twee jaar aan bedrijven en doet wat je belooft. Je hebt rijbewijs B en kunt een balans lezen.",
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
    payEuros: [3400, 4400],
    more: {
      en: [
        "You brief the agency, test the price with customers and follow what happens after the launch, week by week. You stop a campaign yourself when it does not work.",
        "You have launched at least one product that people still buy. You calculate as well as you write.",
      ],
      fr: [
        "Vous briefez l’agence, testez le prix auprès de clients et suivez ce qui se passe après le lancement, semaine après semaine. Vous arrêtez vous-même une campagne qui ne fonctionne pas.",
        "Vous avez lancé au moins un produit que l’on achète encore. Vous calculez aussi bien que vous écrivez.",
      ],
      nl: [
        "Je brieft het bureau, toetst de prijs bij klanten en volgt week na week wat er na de lancering gebeurt. Een campagne die niet werkt, stop je zelf.",
        "Je lanceerde minstens één product dat mensen nog altijd kopen. Je rekent even goed als je schrijft.",
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
    payEuros: [2800, 3500],
    more: {
      en: [
        "You write and rewrite with designers and lawyers, keep our list of words and read each text aloud before it goes out. You test letters with people who never saw them before.",
        "It is your mother tongue that you write in, and you have three texts to show us. You can cut half of a page without losing anything.",
      ],
      fr: [
        "Vous écrivez et réécrivez avec designers et juristes, tenez notre lexique à jour et lisez chaque texte à voix haute avant de le publier. Vous testez les lettres avec des gens qui ne les ont jamais vues.",
        "Vous écrivez dans votre langue maternelle et avez trois textes à nous montrer. Vous pouvez couper la moitié d’une page sans rien perdre.",
      ],
      nl: [
        "Je schrijft en herschrijft samen met designers en juristen, houdt onze woordenlijst bij en leest elke tekst luidop voor hij vertrekt. Je test brieven bij mensen die ze nog nooit zagen.",
        "Je schrijft in je moedertaal en hebt drie teksten om ons te tonen. Je kunt een halve bladzijde schrappen zonder iets te verliezen.",
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
    payEuros: [2900, 3700],
    more: {
      en: [
        "You visit four shops a day, bring posters and demo phones, and solve what has gone wrong with an order. Twice a year you gather all partners for a day.",
        "You know retail from the inside and remember names. You have a driving licence B and like to be on the road.",
      ],
      fr: [
        "Vous visitez quatre magasins par jour, apportez affiches et téléphones de démonstration, et réglez ce qui a mal tourné avec une commande. Deux fois par an, vous réunissez tous les partenaires pour une journée.",
        "Vous connaissez le commerce de l’intérieur et retenez les noms. Vous avez le permis B et aimez prendre la route.",
      ],
      nl: [
        "Je bezoekt vier winkels per dag, brengt affiches en demotoestellen mee en lost op wat er met een bestelling is misgelopen. Twee keer per jaar breng je alle partners een dag samen.",
        "Je kent de winkelvloer van binnenuit en onthoudt namen. Je hebt rijbewijs B en bent graag op de baan.",
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
    payEuros: [3100, 4000],
    more: {
      en: [
        "You build models, run surveys and compare prices, then put the result on one page. You also say what we do not know.",
        "You studied economics, statistics or sociology, and you are quick in R or Python. You prefer a good question to a nice chart.",
      ],
      fr: [
        "Vous construisez des modèles, menez des enquêtes et comparez les prix, puis mettez le résultat sur une page. Vous dites aussi ce que nous ne savons pas.",
        "Vous avez étudié l’économie, les statistiques ou la sociologie, et travaillez vite en R ou en Python. Vous préférez une bonne question à un beau graphique.",
      ],
      nl: [
        "Je bouwt modellen, houdt enquêtes en vergelijkt prijzen, en zet het resultaat op één bladzijde. Je zegt ook wat we niet weten.",
        "Je studeerde economie, statistiek of sociologie, en werkt vlot in R of Python. Je verkiest een goede vraag boven een mooie grafiek.",
      ],
    },
  },
];
