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
  },
];
