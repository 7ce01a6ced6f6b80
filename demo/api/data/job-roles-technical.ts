import type { Role } from "./job-role.ts";

const network = { department: "network", contract: "permanent", hours: "full" } as const;
const it = { department: "it", contract: "permanent", hours: "fourFifths", setting: "home" } as const;
const care = { department: "care", contract: "permanent", hours: "full", setting: "shifts" } as const;

export const technicalRoles: readonly Role[] = [
  {
    ...network,
    id: "fibre-technician",
    setting: "van",
    places: [
      ["ghent", "nl"],
      ["liege", "fr"],
    ],
    texts: {
      en: [
        "Fibre technician",
        "You bring fibre from the street into the living room, measure the line and show customers how their WiFi works.",
      ],
      fr: [
        "Technicien·ne fibre",
        "Vous amenez la fibre de la rue jusqu’au salon, mesurez la ligne et expliquez aux clients comment fonctionne leur WiFi.",
      ],
      nl: [
        "Glasvezeltechnicus",
        "Je brengt glasvezel van de straat tot in de woonkamer, meet de lijn door en toont klanten hoe hun wifi werkt.",
      ],
    },
  },
  {
    ...network,
    id: "network-planner",
    setting: "office",
    places: [
      ["brussels", "fr"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: [
        "Network planner",
        "You decide which street is dug up next: you read maps, talk to municipalities and keep costs and deadlines in view.",
      ],
      fr: [
        "Planificateur·rice réseau",
        "Vous décidez quelle rue sera ouverte ensuite\u00a0: vous lisez les plans, parlez aux communes et gardez l’œil sur les coûts et les délais.",
      ],
      nl: ["Netwerkplanner", "Jij beslist welke straat nu opengaat: je leest plannen, overlegt met gemeenten en bewaakt kosten en timing."],
    },
  },
  {
    ...network,
    id: "antenna-engineer",
    setting: "van",
    places: [
      ["charleroi", "fr"],
      ["leuven", "nl"],
    ],
    texts: {
      en: ["Field engineer, mobile antennas", "You climb, mount and test: after you have been there, a village has 5G."],
      fr: ["Ingénieur·e de terrain, antennes mobiles", "Vous grimpez, montez et testez\u00a0: après votre passage, un village a la 5G."],
      nl: ["Field engineer mobiele antennes", "Je klimt, monteert en test: na jouw bezoek heeft een dorp 5G."],
    },
  },
  {
    ...network,
    id: "dispatcher",
    setting: "shifts",
    places: [
      ["namur", "fr"],
      ["ghent", "nl"],
    ],
    texts: {
      en: [
        "Dispatcher",
        "Forty technicians, two hundred addresses, one day: you see to it that the right person rings the right bell on time.",
      ],
      fr: [
        "Dispatcheur·euse",
        "Quarante techniciens, deux cents adresses, une journée\u00a0: vous veillez à ce que la bonne personne sonne à la bonne porte, à l’heure.",
      ],
      nl: ["Dispatcher", "Veertig techniekers, tweehonderd adressen, één dag: jij zorgt dat de juiste persoon op tijd aanbelt."],
    },
  },
  {
    ...network,
    id: "building-officer",
    setting: "van",
    places: [
      ["brussels", "nl"],
      ["mons", "fr"],
    ],
    texts: {
      en: [
        "Adviser for apartment buildings",
        "You explain to owners and managing agents what a fibre connection involves, and leave with their agreement.",
      ],
      fr: [
        "Conseiller·ère pour immeubles à appartements",
        "Vous expliquez aux copropriétaires et aux syndics ce qu’implique un raccordement à la fibre, et repartez avec leur accord.",
      ],
      nl: [
        "Adviseur appartementsgebouwen",
        "Je legt eigenaars en syndici uit wat een glasvezelaansluiting inhoudt, en vertrekt met hun akkoord.",
      ],
    },
  },
  {
    ...it,
    id: "frontend-developer",
    places: [
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
  },
  {
    ...it,
    id: "backend-developer",
    places: [
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
  },
  {
    ...it,
    id: "data-engineer",
    places: [
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
  },
  {
    ...it,
    id: "security-analyst",
    places: [
      ["brussels", "en"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: ["Security analyst", "You look at our systems as a burglar would, and write down what we should lock."],
      fr: ["Analyste en sécurité", "Vous regardez nos systèmes avec les yeux d’un cambrioleur, et notez ce qu’il faut verrouiller."],
      nl: ["Securityanalist", "Je bekijkt onze systemen zoals een inbreker dat zou doen, en noteert wat op slot moet."],
    },
  },
  {
    ...it,
    id: "product-designer",
    places: [
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
  },
  {
    ...care,
    id: "customer-adviser",
    places: [
      ["namur", "fr"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: ["Customer adviser", "You listen first. Then you explain the invoice, move the appointment or find the plan that fits."],
      fr: [
        "Conseiller·ère clientèle",
        "Vous écoutez d’abord. Ensuite vous expliquez la facture, déplacez le rendez-vous ou trouvez la formule qui convient.",
      ],
      nl: ["Klantenadviseur", "Je luistert eerst. Daarna leg je de factuur uit, verzet je de afspraak of vind je het abonnement dat past."],
    },
  },
  {
    ...care,
    id: "technical-support",
    places: [
      ["charleroi", "fr"],
      ["ghent", "nl"],
    ],
    texts: {
      en: [
        "Technical support adviser",
        "The WiFi box blinks red: you know the four questions that find out why, and ask them in a calm voice.",
      ],
      fr: [
        "Conseiller·ère support technique",
        "La box WiFi clignote en rouge\u00a0: vous connaissez les quatre questions qui révèlent pourquoi, et les posez d’une voix calme.",
      ],
      nl: [
        "Adviseur technische ondersteuning",
        "De wifibox knippert rood: jij kent de vier vragen die tonen waarom, en stelt ze met een rustige stem.",
      ],
    },
  },
  {
    ...care,
    id: "care-team-lead",
    places: [
      ["liege", "fr"],
      ["brussels", "nl"],
    ],
    texts: {
      en: [
        "Team lead, customer service",
        "You coach fourteen advisers, listen in on calls with them and celebrate the ones that end with a laugh.",
      ],
      fr: [
        "Chef·fe d’équipe, service clientèle",
        "Vous coachez quatorze conseillers, réécoutez des appels avec eux et fêtez ceux qui se terminent par un rire.",
      ],
      nl: [
        "Teamleider klantendienst",
        "Je coacht veertien adviseurs, luistert samen gesprekken terug en viert de gesprekken die met een lach eindigen.",
      ],
    },
  },
  {
    ...care,
    id: "complaints-officer",
    hours: "fourFifths",
    places: [
      ["brussels", "fr"],
      ["leuven", "nl"],
    ],
    texts: {
      en: ["Complaints officer", "When something went wrong, you find out what, put it right and write a letter that one can understand."],
      fr: [
        "Gestionnaire de plaintes",
        "Quand quelque chose a mal tourné, vous cherchez quoi, vous réparez et vous écrivez une lettre que l’on comprend.",
      ],
      nl: ["Klachtenbehandelaar", "Ging er iets mis, dan zoek je uit wat, zet je het recht en schrijf je een brief die iedereen begrijpt."],
    },
  },
  {
    ...care,
    id: "chat-adviser",
    contract: "fixed",
    hours: "fourFifths",
    places: [
      ["mons", "fr"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: ["Chat adviser", "You answer three people at once in writing, without one of them noticing the other two."],
      fr: ["Conseiller·ère chat", "Vous répondez par écrit à trois personnes à la fois, sans qu’aucune ne remarque les deux autres."],
      nl: ["Chatadviseur", "Je helpt drie mensen tegelijk via chat, zonder dat de ene de andere twee opmerkt."],
    },
  },
];
