import type { Role } from "./job-role.ts";

const shops = { department: "shops", contract: "permanent", hours: "full", setting: "shop" } as const;
const sales = { department: "sales", contract: "permanent", hours: "full", setting: "home" } as const;
const finance = { department: "finance", contract: "permanent", hours: "fourFifths", setting: "home" } as const;
const people = { department: "people", contract: "permanent", hours: "fourFifths", setting: "office" } as const;

export const commercialRoles: readonly Role[] = [
  {
    ...shops,
    id: "shop-adviser",
    places: [
      ["ghent", "nl"],
      ["namur", "fr"],
    ],
    texts: {
      en: [
        "Shop adviser",
        "A cracked screen, a first smartphone, a family of five: you take time, compare, and say it too when the cheaper plan is enough.",
      ],
      fr: [
        "Conseiller·ère en magasin",
        "Un écran fendu, un premier smartphone, une famille de cinq\u00a0: vous prenez le temps, comparez, et le dites aussi quand la formule la moins chère suffit.",
      ],
      nl: [
        "Winkeladviseur",
        "Een gebarsten scherm, een eerste smartphone, een gezin van vijf: je neemt je tijd, vergelijkt, en zegt het ook als het goedkopere abonnement volstaat.",
      ],
    },
  },
  {
    ...shops,
    id: "shop-manager",
    places: [
      ["charleroi", "fr"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: [
        "Shop manager",
        "You open a shop with eight people in the high street, make the rota and stand behind the counter yourself on busy days.",
      ],
      fr: [
        "Gérant·e de magasin",
        "Vous ouvrez un magasin de huit personnes dans la rue commerçante, faites les horaires et tenez vous-même le comptoir les jours de foule.",
      ],
      nl: [
        "Winkelverantwoordelijke",
        "Je opent een winkel met acht mensen in de winkelstraat, maakt de uurroosters en staat op drukke dagen zelf achter de toonbank.",
      ],
    },
  },
  {
    ...shops,
    id: "student-shop",
    contract: "student",
    hours: "saturdays",
    places: [
      ["leuven", "nl"],
      ["liege", "fr"],
    ],
    texts: {
      en: ["Student in the shop", "You welcome people at the door, know who waits for what, and put your own phone away from ten to six."],
      fr: [
        "Étudiant·e en magasin",
        "Vous accueillez les gens à l’entrée, savez qui attend quoi, et rangez votre propre GSM de dix à dix-huit heures.",
      ],
      nl: [
        "Student in de winkel",
        "Je onthaalt mensen aan de deur, weet wie waarop wacht, en laat je eigen gsm van tien tot zes in je tas.",
      ],
    },
  },
  {
    ...shops,
    id: "stock-worker",
    contract: "fixed",
    places: [
      ["mons", "fr"],
      ["brussels", "nl"],
    ],
    texts: {
      en: ["Stock and logistics worker", "WiFi boxes, SIM cards, decoders: with you the right parcel leaves on the day of the order."],
      fr: ["Magasinier·ère", "Box WiFi, cartes SIM, décodeurs\u00a0: avec vous, le bon colis part le jour de la commande."],
      nl: ["Magazijnmedewerker", "Wifiboxen, simkaarten, decoders: bij jou vertrekt het juiste pakket op de dag van de bestelling."],
    },
  },
  {
    ...sales,
    id: "account-manager",
    places: [
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
    places: [
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
        "Vous lancez notre prochaine formule mobile\u00a0: le prix, le nom, et les trois phrases qui l’expliquent à un arrêt de bus.",
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
    places: [
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
    places: [
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
        "Soixante magasins indépendants vendent nos formules. Vous les formez, écoutez ce que demandent leurs clients, et nous le rapportez.",
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
    places: [
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
  {
    ...finance,
    id: "accountant",
    places: [
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
    places: [
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
    places: [
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
    places: [
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
  {
    ...people,
    id: "recruiter",
    places: [
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
    places: [
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
    places: [
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
