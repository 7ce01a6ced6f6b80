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
    payEuros: [2300, 2800],
    more: {
      en: [
        "You sell, set up phones, move contacts and put on the screen protector without bubbles. At closing time you count the till together with a colleague.",
        "You like to stand, talk and learn. You need no diploma: we teach you the plans, you bring the patience.",
      ],
      fr: [
        "Vous vendez, configurez des téléphones, transférez des contacts et posez la protection d’écran sans bulles. À la fermeture, vous comptez la caisse avec un collègue.",
        "Vous aimez être debout, parler et apprendre. Aucun diplôme n’est demandé\u00a0: nous vous apprenons les abonnements, vous apportez la patience.",
      ],
      nl: [
        "Je verkoopt, stelt telefoons in, zet contacten over en kleeft de schermbeschermer zonder luchtbellen. Bij sluiting tel je de kassa samen met een collega.",
        "Je staat, praat en leert graag. Een diploma hoeft niet: wij leren je de abonnementen, jij brengt het geduld mee.",
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
    payEuros: [2900, 3600],
    more: {
      en: [
        "You recruit and train your team, order stock and discuss the figures of the week with your region. You know the regular customers and what the neighbours think of our window.",
        "You have run a shop or a restaurant for at least two years. You decide quickly and put it right when it was wrong.",
      ],
      fr: [
        "Vous recrutez et formez votre équipe, commandez le stock et discutez les chiffres de la semaine avec votre région. Vous connaissez les habitués, et l’avis des voisins sur notre vitrine.",
        "Vous avez dirigé un magasin ou un restaurant pendant au moins deux ans. Vous décidez vite et corrigez quand c’était une erreur.",
      ],
      nl: [
        "Je werft je team aan en leidt het op, bestelt voorraad en bespreekt de cijfers van de week met je regio. Je kent de vaste klanten, en weet wat de buren van onze etalage vinden.",
        "Je leidde minstens twee jaar een winkel of restaurant. Je beslist snel en zet het recht als het fout was.",
      ],
    },
  },
  {
    ...shops,
    id: "student-shop",
    setting: "saturdays",
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
    payEuros: [14, 16],
    more: {
      en: [
        "You show people to the right counter, explain the opening offers and unpack what arrived in the morning. Before the end of your first month you know how to swap a SIM card.",
        "You are at least eighteen and have student hours left this year. You say good day first.",
      ],
      fr: [
        "Vous guidez les gens vers le bon comptoir, expliquez les offres du moment et déballez ce qui est arrivé le matin. Avant la fin du premier mois, vous savez échanger une carte SIM.",
        "Vous avez au moins dix-huit ans et encore des heures d’étudiant cette année. Vous dites bonjour en premier.",
      ],
      nl: [
        "Je wijst mensen naar de juiste balie, legt de acties van het moment uit en pakt uit wat ’s morgens is aangekomen. Voor het einde van je eerste maand kun je een simkaart omruilen.",
        "Je bent minstens achttien en hebt dit jaar nog studentenuren over. Je zegt als eerste goeiedag.",
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
    payEuros: [2200, 2600],
    more: {
      en: [
        "You receive deliveries, check and label them, and pack about two hundred parcels a day. Once a month you count everything, and it tallies.",
        "You work precisely and can lift fifteen kilos. A forklift licence is a plus; we pay for it if you want to get it.",
      ],
      fr: [
        "Vous réceptionnez les livraisons, les contrôlez et les étiquetez, et préparez environ deux cents colis par jour. Une fois par mois, vous comptez tout, et le compte est bon.",
        "Vous travaillez avec précision et pouvez soulever quinze kilos. Un brevet de cariste est un plus\u00a0; nous le payons si vous voulez l’obtenir.",
      ],
      nl: [
        "Je ontvangt leveringen, controleert en labelt ze, en pakt zo’n tweehonderd pakketten per dag in. Eén keer per maand tel je alles, en het klopt.",
        "Je werkt nauwkeurig en kunt vijftien kilo tillen. Een heftruckattest is een pluspunt; wij betalen het als je het wilt halen.",
      ],
    },
  },
];
