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
    payEuros: [2800, 3600],
    more: {
      en: [
        "You book invoices, reconcile the banks and prepare VAT returns and annual accounts with two colleagues. You automate what you have to do for the third time.",
        "You have a bachelor’s degree in accountancy and know the Belgian chart of accounts. You find a missing cent and know when to stop looking.",
      ],
      fr: [
        "Vous comptabilisez les factures, rapprochez les banques et préparez avec deux collègues les déclarations TVA et les comptes annuels. Vous automatisez ce que vous devez faire pour la troisième fois.",
        "Vous avez un bachelier en comptabilité et connaissez le plan comptable belge. Vous retrouvez un cent perdu et savez quand arrêter de chercher.",
      ],
      nl: [
        "Je boekt facturen, sluit de banken aan en bereidt met twee collega’s de btw-aangiften en de jaarrekening voor. Je automatiseert wat je voor de derde keer moet doen.",
        "Je hebt een bachelor accountancy en kent het Belgische rekeningstelsel. Je vindt een verloren cent terug en weet wanneer je mag stoppen met zoeken.",
      ],
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
    payEuros: [2500, 3000],
    more: {
      en: [
        "You call people before a reminder becomes a debt, agree on instalments and watch that they are kept. With debt mediators you look for a way out when there is no money left.",
        "You listen without judging and calculate without a calculator. You know the rules on reminders and debts, or learn them in your first weeks.",
      ],
      fr: [
        "Vous appelez avant qu’un rappel ne devienne une dette, convenez de mensualités et veillez à leur respect. Avec les médiateurs de dettes, vous cherchez une issue quand il n’y a plus d’argent.",
        "Vous écoutez sans juger et calculez de tête. Vous connaissez les règles sur les rappels et les dettes, ou les apprenez pendant vos premières semaines.",
      ],
      nl: [
        "Je belt mensen voor een herinnering een schuld wordt, spreekt afbetalingen af en waakt erover dat ze haalbaar blijven. Met schuldbemiddelaars zoek je een uitweg als er geen geld meer is.",
        "Je luistert zonder te oordelen en rekent uit het hoofd. Je kent de regels over aanmaningen en schulden, of leert ze in je eerste weken.",
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
    payEuros: [3700, 4900],
    more: {
      en: [
        "You advise on contracts, conditions and advertising, answer the regulator and negotiate with suppliers. You rewrite our conditions until a customer understands them.",
        "You have a master’s degree in law and three years in telecom, consumer or competition law. You say what is possible before you say what is not.",
      ],
      fr: [
        "Vous conseillez sur les contrats, les conditions et la publicité, répondez au régulateur et négociez avec les fournisseurs. Vous réécrivez nos conditions jusqu’à ce qu’un client les comprenne.",
        "Vous avez un master en droit et trois ans d’expérience en droit des télécoms, de la consommation ou de la concurrence. Vous dites ce qui est possible avant ce qui ne l’est pas.",
      ],
      nl: [
        "Je adviseert over contracten, voorwaarden en reclame, antwoordt de regulator en onderhandelt met leveranciers. Je herschrijft onze voorwaarden tot een klant ze begrijpt.",
        "Je hebt een master in de rechten en drie jaar ervaring in telecom-, consumenten- of mededingingsrecht. Je zegt wat kan voor je zegt wat niet kan.",
      ],
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
    payEuros: [3500, 4500],
    more: {
      en: [
        "You keep the register, assess new projects and answer people who ask what we know about them, within a month. You train every new colleague for one hour, and they laugh twice.",
        "You know the GDPR from practice and understand what a database does. You can say no so that people come back with a better idea.",
      ],
      fr: [
        "Vous tenez le registre, évaluez les nouveaux projets et répondez dans le mois à qui demande ce que nous savons de lui. Vous formez chaque nouveau collègue pendant une heure, et il rit deux fois.",
        "Vous connaissez le RGPD par la pratique et comprenez ce que fait une base de données. Vous savez dire non de sorte que l’on revienne avec une meilleure idée.",
      ],
      nl: [
        "Je houdt het register bij, beoordeelt nieuwe projecten en antwoordt binnen de maand wie vraagt wat we over hem weten. Je leidt elke nieuwe collega een uur op, en die lacht twee keer.",
        "Je kent de AVG uit de praktijk en begrijpt wat een databank doet. Je kunt nee zeggen zodat mensen terugkomen met een beter idee.",
      ],
    },
  },
];
