import type { Role } from "./role.ts";

const care = { department: "care", contract: "permanent", hours: "full", setting: "shifts" } as const;

export const careRoles: readonly Role[] = [
  {
    ...care,
    id: "customer-adviser",
    locations: [
      ["namur", "fr"],
      ["antwerp", "nl"],
    ],
    texts: {
      en: ["Customer adviser", "You listen first. Then you explain the invoice, move the appointment or find the plan that fits."],
      fr: [
        "Conseiller·ère clientèle",
        "Vous écoutez d’abord. Ensuite vous expliquez la facture, déplacez le rendez-vous ou trouvez l’abonnement qui convient.",
      ],
      nl: ["Klantenadviseur", "Je luistert eerst. Daarna leg je de factuur uit, verzet je de afspraak of vind je het abonnement dat past."],
    },
  },
  {
    ...care,
    id: "technical-support",
    locations: [
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
    locations: [
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
    locations: [
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
    locations: [
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
