import type { Role } from "./role.ts";

const network = { department: "network", contract: "permanent", hours: "full" } as const;

export const networkRoles: readonly Role[] = [
  {
    ...network,
    id: "fibre-technician",
    setting: "van",
    locations: [
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
    locations: [
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
    locations: [
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
    locations: [
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
    locations: [
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
];
