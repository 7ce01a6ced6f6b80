import type { Role } from "./role.ts";

const it = { department: "it", contract: "permanent", hours: "fourFifths", setting: "home" } as const;

export const itRoles: readonly Role[] = [
  {
    ...it,
    id: "frontend-developer",
    locations: [
      ["brussels", "en"],
      ["ghent", "en"],
    ],
    texts: {
      en: [
        "Frontend developer",
        "You build what our customers see, for thumbs, keyboards and screen readers alike, and you like it when a page gets lighter.",
      ],
      fr: [
        "Développeur·euse front-end",
        "Vous construisez ce que voient nos clients, pour le pouce, le clavier et le lecteur d’écran, et vous aimez qu’une page s’allège.",
      ],
      nl: [
        "Frontend developer",
        "Je bouwt wat onze klanten zien, voor duim, toetsenbord en schermlezer, en je wordt blij als een pagina lichter wordt.",
      ],
    },
    payEuros: [3400, 4600],
    more: {
      en: [
        "You build components with TypeScript and React, test them with the keyboard and a screen reader, and measure each release on an old phone. You review what your colleagues write, and they review yours.",
        "You have built for the web for at least two years and know HTML better than any framework. You can explain why a page is slow without blaming anybody.",
      ],
      fr: [
        "Vous construisez des composants en TypeScript et React, les testez au clavier et au lecteur d’écran, et mesurez chaque version sur un vieux téléphone. Vous relisez le code de vos collègues, et inversement.",
        "Vous développez pour le web depuis au moins deux ans et connaissez le HTML mieux que n’importe quel framework. Vous savez expliquer pourquoi une page est lente sans accuser personne.",
      ],
      nl: [
        "Je bouwt componenten in TypeScript en React, test ze met het toetsenbord en een schermlezer, en meet elke release op een oude telefoon. Je leest de code van je collega’s na, en zij die van jou.",
        "Je bouwt minstens twee jaar voor het web en kent HTML beter dan gelijk welk framework. Je kunt uitleggen waarom een pagina traag is zonder iemand de schuld te geven.",
      ],
    },
  },
  {
    ...it,
    id: "backend-developer",
    locations: [
      ["brussels", "en"],
      ["liege", "fr"],
    ],
    texts: {
      en: [
        "Backend developer",
        "Orders, invoices and SIM cards meet in your services. You write code that is still understood three years from now.",
      ],
      fr: [
        "Développeur·euse back-end",
        "Commandes, factures et cartes SIM se rencontrent dans vos services. Vous écrivez du code que l’on comprend encore trois ans plus tard.",
      ],
      nl: [
        "Backend developer",
        "Bestellingen, facturen en simkaarten komen samen in jouw services. Je schrijft code die je over drie jaar nog begrijpt.",
      ],
    },
    payEuros: [3500, 4700],
    more: {
      en: [
        "You design APIs, move data without stopping the shop and share the on-call phone with seven others: one week in eight. What breaks at night gets a test in the morning.",
        "You are at home in Java, Kotlin or TypeScript, and in SQL. You have seen a system fail and know what you changed afterwards.",
      ],
      fr: [
        "Vous concevez des API, migrez des données sans fermer la boutique et partagez la garde avec sept collègues\u00a0: une semaine sur huit. Ce qui casse la nuit reçoit un test le matin.",
        "Vous êtes à l’aise en Java, Kotlin ou TypeScript, et en SQL. Vous avez déjà vu un système tomber et savez ce que vous avez changé ensuite.",
      ],
      nl: [
        "Je ontwerpt API’s, verhuist data zonder de winkel te sluiten en deelt de wachtdienst met zeven anderen: één week op acht. Wat ’s nachts stukgaat, krijgt ’s morgens een test.",
        "Je bent thuis in Java, Kotlin of TypeScript, en in SQL. Je zag al eens een systeem uitvallen en weet wat je daarna hebt veranderd.",
      ],
    },
  },
  {
    ...it,
    id: "data-engineer",
    locations: [
      ["leuven", "en"],
      ["brussels", "fr"],
    ],
    texts: {
      en: ["Data engineer", "You turn a billion lines of network measurements into one map that says where a mast is needed."],
      fr: [
        "Ingénieur·e données",
        "Vous transformez un milliard de mesures du réseau en une seule carte qui montre où il manque un pylône.",
      ],
      nl: ["Data engineer", "Je maakt van een miljard netwerkmetingen één kaart die toont waar er een mast nodig is."],
    },
    payEuros: [3500, 4600],
    more: {
      en: [
        "You build the pipelines that collect, clean and keep measurements, and you delete what the law no longer lets us keep. Planners and care teams ask you questions; you answer with a table they can read.",
        "You write Python and SQL with ease and have worked with streams of data before. You distrust an average until you have seen the distribution.",
      ],
      fr: [
        "Vous construisez les flux qui collectent, nettoient et conservent les mesures, et supprimez ce que la loi ne nous permet plus de garder. Les équipes vous posent des questions\u00a0; vous répondez par un tableau lisible.",
        "Vous écrivez du Python et du SQL avec aisance et avez déjà travaillé avec des flux de données. Vous vous méfiez d’une moyenne tant que vous n’avez pas vu la distribution.",
      ],
      nl: [
        "Je bouwt de pijplijnen die metingen verzamelen, opschonen en bewaren, en wist wat we van de wet niet langer mogen bijhouden. Teams stellen je vragen; jij antwoordt met een tabel die ze kunnen lezen.",
        "Je schrijft vlot Python en SQL en werkte al met datastromen. Je wantrouwt een gemiddelde tot je de spreiding hebt gezien.",
      ],
    },
  },
  {
    ...it,
    id: "security-analyst",
    locations: [
      ["brussels", "en"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: ["Security analyst", "You look at our systems as a burglar would, and write down what we should lock."],
      fr: ["Analyste en sécurité", "Vous regardez nos systèmes avec les yeux d’un cambrioleur, et notez ce qu’il faut verrouiller."],
      nl: ["Securityanalist", "Je bekijkt onze systemen zoals een inbreker dat zou doen, en noteert wat op slot moet."],
    },
    payEuros: [3600, 4800],
    more: {
      en: [
        "You test our services, follow up alarms and rehearse with every team what to do on a bad day. You write reports that get things fixed, not reports that get filed.",
        "You know networks, Linux and the usual tricks of phishing. You are discreet, curious, and you tell a colleague about a mistake in private.",
      ],
      fr: [
        "Vous testez nos services, suivez les alertes et répétez avec chaque équipe ce qu’il faut faire un mauvais jour. Vous écrivez des rapports qui font corriger les choses, pas des rapports qu’on classe.",
        "Vous connaissez les réseaux, Linux et les ruses habituelles du hameçonnage. Vous êtes discret·ète et curieux·se, et vous signalez une erreur à un collègue en privé.",
      ],
      nl: [
        "Je test onze diensten, volgt alarmen op en oefent met elk team wat te doen op een slechte dag. Je schrijft rapporten die iets in beweging zetten, geen rapporten voor in de kast.",
        "Je kent netwerken, Linux en de gebruikelijke trucs van phishing. Je bent discreet en nieuwsgierig, en je meldt een fout van een collega onder vier ogen.",
      ],
    },
  },
  {
    ...it,
    id: "product-designer",
    locations: [
      ["brussels", "fr"],
      ["antwerp", "en"],
    ],
    texts: {
      en: ["Product designer", "You sit next to customers while they order, see where they hesitate, and take that step away."],
      fr: [
        "Designer produit",
        "Vous vous asseyez à côté des clients pendant qu’ils commandent, voyez où ils hésitent, et supprimez cette étape.",
      ],
      nl: ["Product designer", "Je zit naast klanten terwijl ze bestellen, ziet waar ze aarzelen en haalt die stap weg."],
    },
    payEuros: [3200, 4300],
    more: {
      en: [
        "You watch, sketch, test with five people and sketch again, until the form asks only what is needed. With the developers you keep our shared components in order.",
        "You show us three things you made, and one that you removed. You design for small screens and tired eyes first, and you know the accessibility rules.",
      ],
      fr: [
        "Vous observez, esquissez, testez avec cinq personnes et recommencez, jusqu’à ce que le formulaire ne demande que le nécessaire. Avec l’équipe de développement, vous tenez nos composants en ordre.",
        "Vous nous montrez trois choses que vous avez créées, et une que vous avez supprimée. Vous concevez d’abord pour les petits écrans et les yeux fatigués, et connaissez les règles d’accessibilité.",
      ],
      nl: [
        "Je kijkt, schetst, test met vijf mensen en schetst opnieuw, tot het formulier alleen vraagt wat nodig is. Samen met de developers hou je onze gedeelde componenten op orde.",
        "Je toont ons drie dingen die je maakte, en één dat je hebt weggehaald. Je ontwerpt eerst voor kleine schermen en vermoeide ogen, en kent de regels van toegankelijkheid.",
      ],
    },
  },
];
