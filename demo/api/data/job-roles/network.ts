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
    payEuros: [2500, 3100],
    more: {
      en: [
        "You make four to five connections a day: drill, splice, measure, tidy up. On the tablet you note what you did, so that the next colleague knows.",
        "You have worked with cables or electricity, or you want to learn it: we train you for six weeks. You have a driving licence B and no fear of heights.",
      ],
      fr: [
        "Vous réalisez quatre à cinq raccordements par jour\u00a0: percer, souder, mesurer, ranger. Vous notez sur la tablette ce que vous avez fait, pour que le collègue suivant le sache.",
        "Vous avez déjà travaillé dans le câblage ou l’électricité, ou vous voulez l’apprendre\u00a0: nous vous formons pendant six semaines. Vous avez le permis B et pas le vertige.",
      ],
      nl: [
        "Je doet vier tot vijf aansluitingen per dag: boren, lassen, meten, opruimen. Op je tablet noteer je wat je deed, zodat de volgende collega het weet.",
        "Je werkte al met kabels of elektriciteit, of je wilt het leren: we leiden je zes weken op. Je hebt rijbewijs B en geen hoogtevrees.",
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
    payEuros: [3200, 4100],
    more: {
      en: [
        "You draw the route of each cable, ask for the permits and follow the works until the last paving stone is back. Each week you tell the team what is late, and why.",
        "You have a degree in construction, geography or electronics, or five years of practice. You know your way around a GIS and stay friendly in long meetings.",
      ],
      fr: [
        "Vous tracez le parcours de chaque câble, demandez les permis et suivez le chantier jusqu’au dernier pavé remis en place. Chaque semaine, vous dites à l’équipe ce qui prend du retard, et pourquoi.",
        "Vous avez un diplôme en construction, géographie ou électronique, ou cinq ans de pratique. Vous maîtrisez un SIG et restez aimable dans les longues réunions.",
      ],
      nl: [
        "Je tekent het tracé van elke kabel, vraagt de vergunningen aan en volgt de werken op tot de laatste straatsteen terugligt. Elke week vertel je het team wat vertraging heeft, en waarom.",
        "Je hebt een diploma in bouw, geografie of elektronica, of vijf jaar praktijk. Je werkt vlot met een GIS en blijft vriendelijk in lange vergaderingen.",
      ],
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
    payEuros: [2900, 3700],
    more: {
      en: [
        "In a team of two you put up new antennas, replace old ones and find faults within a day. Before and after each job you measure, and you leave the site as safe as you found it.",
        "You have a technical diploma and are at ease forty metres above the ground. A certificate for work at height is welcome; if you have none, you get it with us.",
      ],
      fr: [
        "En binôme, vous installez de nouvelles antennes, remplacez les anciennes et trouvez les pannes dans la journée. Vous mesurez avant et après chaque intervention, et laissez un site aussi sûr qu’à votre arrivée.",
        "Vous avez un diplôme technique et êtes à l’aise à quarante mètres du sol. Un brevet de travail en hauteur est un plus\u00a0; sinon, vous l’obtenez chez nous.",
      ],
      nl: [
        "In een team van twee plaats je nieuwe antennes, vervang je oude en vind je storingen binnen de dag. Voor en na elke klus meet je, en je laat de site even veilig achter als je ze vond.",
        "Je hebt een technisch diploma en voelt je goed op veertig meter hoogte. Een attest voor werken op hoogte is mooi meegenomen; heb je er geen, dan haal je het bij ons.",
      ],
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
    payEuros: [2500, 3000],
    more: {
      en: [
        "You plan the routes, call customers when it gets late and find someone to step in when a technician is ill. At the end of your shift you hand over what is still open.",
        "You keep an overview when three phones ring, and you know where Belgium has its traffic jams. Experience in transport or planning helps.",
      ],
      fr: [
        "Vous planifiez les tournées, appelez les clients en cas de retard et trouvez un remplaçant quand un technicien est malade. En fin de service, vous transmettez ce qui reste à faire.",
        "Vous gardez la vue d’ensemble quand trois téléphones sonnent, et vous savez où la Belgique est embouteillée. Une expérience en transport ou en planning aide.",
      ],
      nl: [
        "Je plant de routes, belt klanten als het later wordt en zoekt vervanging als een technieker ziek is. Op het einde van je shift geef je door wat nog openstaat.",
        "Je houdt het overzicht als er drie telefoons rinkelen, en je weet waar in België de files staan. Ervaring in transport of planning helpt.",
      ],
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
    payEuros: [2800, 3500],
    more: {
      en: [
        "You visit three buildings a day, look for the way of the cable from cellar to attic and present it at the owners’ meeting. Afterwards you see to it that the works go as agreed.",
        "You speak easily before a room of people who do not agree with each other. You have a driving licence B; experience as a managing agent or in construction is a plus.",
      ],
      fr: [
        "Vous visitez trois immeubles par jour, cherchez le passage du câble de la cave au grenier et le présentez à l’assemblée générale. Ensuite, vous veillez à ce que les travaux se déroulent comme convenu.",
        "Vous parlez avec aisance devant une salle où tout le monde n’est pas d’accord. Vous avez le permis B\u00a0; une expérience de syndic ou en construction est un plus.",
      ],
      nl: [
        "Je bezoekt drie gebouwen per dag, zoekt de weg van de kabel van kelder tot zolder en stelt die voor op de algemene vergadering. Daarna zorg je dat de werken gebeuren zoals afgesproken.",
        "Je spreekt vlot voor een zaal waarin niet iedereen het eens is. Je hebt rijbewijs B; ervaring als syndicus of in de bouw is een pluspunt.",
      ],
    },
  },
];
