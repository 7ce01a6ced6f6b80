import type { Role } from "./role.ts";

const shops = { department: "shops", contract: "permanent", hours: "full", setting: "shop" } as const;

export const shopsRoles: readonly Role[] = [
  {
    ...shops,
    id: "shop-adviser",
    locations: [
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
        "Un écran fendu, un premier smartphone, une famille de cinq\u00a0: vous prenez le temps, comparez, et le dites aussi quand l’abonnement le moins cher suffit.",
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
    locations: [
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
    locations: [
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
    locations: [
      ["mons", "fr"],
      ["brussels", "nl"],
    ],
    texts: {
      en: ["Stock and logistics worker", "WiFi boxes, SIM cards, decoders: with you the right parcel leaves on the day of the order."],
      fr: ["Magasinier·ère", "Box WiFi, cartes SIM, décodeurs\u00a0: avec vous, le bon colis part le jour de la commande."],
      nl: ["Magazijnmedewerker", "Wifiboxen, simkaarten, decoders: bij jou vertrekt het juiste pakket op de dag van de bestelling."],
    },
  },
];
