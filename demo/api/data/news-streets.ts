/** This file has the sample news about the network: where fibre and 5G have come, and where streets are dug up. */
import type { NewsItem } from "./news-item.ts";

export const newsOfStreets: readonly NewsItem[] = [
  {
    id: "fibre-ghent-dampoort",
    topics: ["fibre"],
    texts: {
      en: "Fibre has reached Dampoort: 3,200 homes in Ghent can be connected from Monday",
      fr: "La fibre est arrivée à Dampoort\u00a0: 3\u00a0200 logements gantois peuvent être raccordés dès lundi",
      nl: "Glasvezel bereikt de Dampoort: vanaf maandag kunnen 3.200 Gentse woningen aansluiten",
    },
  },
  {
    id: "fibre-liege-outremeuse",
    topics: ["fibre"],
    isLarge: true,
    texts: {
      en: "Outremeuse goes underground: five kilometres of fibre in eleven weeks, and not one street closed for longer than a day",
      fr: "Outremeuse passe sous terre\u00a0: cinq kilomètres de fibre en onze semaines, et aucune rue fermée plus d’un jour",
      nl: "Outremeuse gaat ondergronds: vijf kilometer glasvezel in elf weken, en geen enkele straat langer dan een dag dicht",
    },
  },
  {
    id: "5g-ardennes",
    topics: ["mobile"],
    texts: {
      en: "5G along the Ourthe: twelve new masts close the last gaps between Durbuy and La Roche",
      fr: "La 5G le long de l’Ourthe\u00a0: douze nouveaux pylônes comblent les derniers trous entre Durbuy et La Roche",
      nl: "5G langs de Ourthe: twaalf nieuwe masten dichten de laatste gaten tussen Durbuy en La Roche",
    },
  },
  {
    id: "fibre-brussels-apartments",
    topics: ["fibre", "tips"],
    texts: {
      en: "You live in an apartment building? What your co-owners need to decide before fibre comes in",
      fr: "Vous habitez un immeuble à appartements\u00a0? Ce que la copropriété doit décider avant l’arrivée de la fibre",
      nl: "Woon je in een appartementsgebouw? Dit moeten de mede-eigenaars beslissen voor er glasvezel komt",
    },
  },
  {
    id: "fibre-antwerp-berchem",
    topics: ["fibre"],
    texts: {
      en: "Berchem is next: see on the map when your street is opened, and when it is closed again",
      fr: "Prochaine étape\u00a0: Berchem. Voyez sur la carte quand votre rue sera ouverte, et quand elle sera refermée",
      nl: "Nu is Berchem aan de orde: zie op de kaart wanneer je straat opengaat, en wanneer ze weer dichtgaat",
    },
  },
  {
    id: "network-storm",
    topics: ["company", "mobile"],
    texts: {
      en: "After the storm: 41 masts ran on batteries on Sunday, and by Monday evening all had power again",
      fr: "Après la tempête\u00a0: 41 pylônes ont tourné sur batterie dimanche, et tous avaient à nouveau du courant lundi soir",
      nl: "Na de storm: 41 masten draaiden zondag op batterijen, en maandagavond hadden ze allemaal weer stroom",
    },
  },
  {
    id: "fibre-namur-jambes",
    topics: ["fibre"],
    texts: {
      en: "Jambes votes with its clicks: 61 % want fibre, and the first trench is dug in March",
      fr: "Jambes a voté en quelques clics\u00a0: 61\u00a0% veulent la fibre, et la première tranchée sera creusée en mars",
      nl: "Jambes stemt met een klik: 61\u00a0% wil glasvezel, en in maart gaat de eerste sleuf open",
    },
  },
  {
    id: "fibre-leuven-students",
    topics: ["fibre", "shop"],
    texts: {
      en: "900 student rooms in Leuven get fibre before the exams: ten months a year, nothing in summer",
      fr: "900 kots de Louvain reçoivent la fibre avant les examens\u00a0: dix mois par an, rien en été",
      nl: "900 Leuvense koten krijgen glasvezel voor de examens: tien maanden per jaar, niets in de zomer",
    },
  },
  {
    id: "10g-brussels",
    topics: ["fibre"],
    isLarge: true,
    texts: {
      en: "10 Gbps in all of the Brussels Region: what one needs it for, and who is fine with less",
      fr: "10\u00a0Gbps dans toute la Région bruxelloise\u00a0: à quoi cela sert, et à qui moins suffit",
      nl: "10\u00a0Gbps in het hele Brusselse Gewest: waarvoor je het nodig hebt, en wie met minder genoeg heeft",
    },
  },
  {
    id: "5g-coast-tram",
    topics: ["mobile"],
    texts: {
      en: "From De Panne to Knokke without a gap: the coast tram now has 5G at all 67 stops",
      fr: "De La Panne à Knokke sans coupure\u00a0: le tram de la côte a désormais la 5G à ses 67 arrêts",
      nl: "Van De Panne tot Knokke zonder onderbreking: de kusttram heeft nu 5G aan al zijn 67 haltes",
    },
  },
  {
    id: "fibre-charleroi-north",
    topics: ["fibre"],
    texts: {
      en: "Charleroi North: fibre in the old miners’ streets, laid through the cellars instead of the pavement",
      fr: "Charleroi Nord\u00a0: la fibre dans les anciens corons, posée par les caves plutôt que sous le trottoir",
      nl: "Charleroi-Noord: glasvezel in de oude mijnwerkersstraten, door de kelders in plaats van onder de stoep",
    },
  },
  {
    id: "network-schools",
    topics: ["company", "fibre"],
    texts: {
      en: "A hundred schools connected: who once waited for a film in class now makes one",
      fr: "Cent écoles raccordées\u00a0: là où l’on attendait un film en classe, on en tourne un aujourd’hui",
      nl: "Honderd scholen aangesloten: waar de klas vroeger op een film wachtte, maakt ze er nu zelf een",
    },
  },
  {
    id: "fibre-mons-station",
    topics: ["fibre"],
    texts: {
      en: "Around the station of Mons 1,450 addresses are ready: check yours before your neighbour does",
      fr: "Autour de la gare de Mons, 1\u00a0450 adresses sont prêtes\u00a0: vérifiez la vôtre avant votre voisin",
      nl: "Rond het station van Bergen zijn 1.450 adressen klaar: controleer het jouwe voor je buur dat doet",
    },
  },
  {
    id: "5g-tunnels",
    topics: ["mobile"],
    texts: {
      en: "No more ‘I am losing you’: there is now a signal in the 26 road tunnels of Brussels",
      fr: "Fini le «\u00a0je te perds\u00a0»\u00a0: il y a désormais du réseau dans les 26 tunnels routiers de Bruxelles",
      nl: "Gedaan met ‘ik hoor je niet meer’: er is nu bereik in de 26 Brusselse autotunnels",
    },
  },
  {
    id: "network-old-copper",
    topics: ["company"],
    texts: {
      en: "What becomes of the copper? We pull the old cables out of the ground, and they become heat pumps",
      fr: "Que devient le cuivre\u00a0? Nous sortons les vieux câbles de terre, et ils deviennent des pompes à chaleur",
      nl: "Wat gebeurt er met het koper? We halen de oude kabels uit de grond, en ze worden warmtepompen",
    },
  },
  {
    id: "fibre-kortrijk",
    topics: ["fibre"],
    texts: {
      en: "Kortrijk and Menen: fibre on both sides of the Leie, thanks to a cable beneath the river bed",
      fr: "Courtrai et Menin\u00a0: la fibre sur les deux rives de la Lys, grâce à un câble sous le lit de la rivière",
      nl: "Kortrijk en Menen: glasvezel aan beide kanten van de Leie, dankzij een kabel onder de rivierbedding",
    },
  },
  {
    id: "fibre-arlon",
    topics: ["fibre"],
    texts: {
      en: "The south gets its turn: work in Arlon begins after the summer, with the villages first",
      fr: "Le sud a son tour\u00a0: les travaux commencent à Arlon après l’été, les villages d’abord",
      nl: "Nu komt het zuiden: in Aarlen beginnen de werken na de zomer, de dorpen eerst",
    },
  },
  {
    id: "network-anniversary",
    topics: ["company"],
    texts: {
      en: "Half a million homes on our network: the half-millionth stands in Herstal, and its owner got flowers",
      fr: "Un demi-million de logements sur notre réseau\u00a0: le dernier se trouve à Herstal, et sa propriétaire a reçu des fleurs",
      nl: "Een half miljoen woningen op ons netwerk: de laatste staat in Herstal, en de eigenares kreeg bloemen",
    },
  },
  {
    id: "fibre-tervuren",
    topics: ["fibre"],
    texts: {
      en: "Roots go first: in Tervuren we dig by hand where old beeches stand",
      fr: "Priorité aux racines\u00a0: à Tervuren, nous creusons à la main là où se dressent de vieux hêtres",
      nl: "Wortels hebben voorrang: in Tervuren graven we met de hand waar oude beuken staan",
    },
  },
  {
    id: "5g-festivals",
    topics: ["mobile"],
    texts: {
      en: "Four masts on wheels this summer: photos get out of the festival while the band still plays",
      fr: "Quatre pylônes mobiles cet été\u00a0: vos photos quittent le festival pendant que le groupe joue encore",
      nl: "Vier masten op wielen deze zomer: je foto’s zijn van de wei terwijl de groep nog speelt",
    },
  },
];
