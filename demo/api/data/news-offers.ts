/** This file has the sample news about offers, shops and people, and the news that give advice. */
import type { NewsItem } from "./news-item.ts";

export const newsOfOffers: readonly NewsItem[] = [
  {
    id: "esim-in-minutes",
    topics: ["mobile", "tips"],
    texts: {
      en: "A new phone without a new card: with an eSIM you are on our network in four minutes",
      fr: "Un nouveau GSM sans nouvelle carte\u00a0: avec une eSIM, vous êtes sur notre réseau en quatre minutes",
      nl: "Een nieuwe gsm zonder nieuwe kaart: met een eSIM zit je in vier minuten op ons netwerk",
    },
  },
  {
    id: "false-invoices",
    topics: ["safety"],
    isLarge: true,
    texts: {
      en: "Fake invoices are going around: three things that our emails never contain",
      fr: "De fausses factures circulent\u00a0: trois choses qui ne figurent jamais dans un e\u2011mail de notre part",
      nl: "Er doen valse facturen de ronde: drie dingen die nooit in een e\u2011mail van ons staan",
    },
  },
  {
    id: "tv-without-box",
    topics: ["tv"],
    texts: {
      en: "TV without a box: our app now runs on every smart TV sold since 2019",
      fr: "La TV sans décodeur\u00a0: notre application fonctionne désormais sur toutes les smart TV vendues depuis 2019",
      nl: "Tv zonder decoder: onze app werkt nu op elke smart-tv die sinds 2019 verkocht werd",
    },
  },
  {
    id: "shop-bruges",
    topics: ["shop"],
    texts: {
      en: "Our twenty-fourth shop opens in Bruges, with a repair bench at which one may look on",
      fr: "Notre vingt-quatrième magasin ouvre à Bruges, avec un atelier de réparation que l’on peut regarder travailler",
      nl: "Onze vierentwintigste winkel opent in Brugge, met een hersteltafel waar je mag meekijken",
    },
  },
  {
    id: "wifi-upstairs",
    topics: ["tips"],
    texts: {
      en: "Slow WiFi upstairs? Move the box before you buy anything: five places that work, and two that never do",
      fr: "WiFi lent à l’étage\u00a0? Déplacez la box avant d’acheter quoi que ce soit\u00a0: cinq endroits qui conviennent, et deux à éviter",
      nl: "Trage wifi boven? Verplaats de box voor je iets koopt: vijf plaatsen die werken, en twee die nooit werken",
    },
  },
  {
    id: "roaming-2026",
    topics: ["mobile"],
    texts: {
      en: "Moldova and Ukraine now count as home: calls, messages and data as in Belgium",
      fr: "La Moldavie et l’Ukraine comptent désormais comme chez vous\u00a0: appels, SMS et données comme en Belgique",
      nl: "Moldavië en Oekraïne tellen nu als thuis: bellen, sms’en en surfen zoals in België",
    },
  },
  {
    id: "first-phone",
    topics: ["safety", "tips"],
    texts: {
      en: "The first smartphone: seven rules that a class from Leuven made for itself",
      fr: "Le premier smartphone\u00a0: sept règles qu’une classe de Louvain s’est données elle-même",
      nl: "De eerste smartphone: zeven regels die een Leuvense klas voor zichzelf opstelde",
    },
  },
  {
    id: "price-promise",
    topics: ["company"],
    texts: {
      en: "No indexation this year either: what you pay today is what you pay in December",
      fr: "Pas d’indexation cette année non plus\u00a0: ce que vous payez aujourd’hui, vous le paierez en décembre",
      nl: "Ook dit jaar geen indexering: wat je vandaag betaalt, betaal je in december nog",
    },
  },
  {
    id: "cycling-season",
    topics: ["tv"],
    isLarge: true,
    texts: {
      en: "From Omloop to Lombardy: every classic live, with the sound of the motorbike instead of the commentary if you like",
      fr: "Du Circuit Het Nieuwsblad à la Lombardie\u00a0: toutes les classiques en direct, avec le bruit de la moto à la place du commentaire si vous voulez",
      nl: "Van de Omloop tot Lombardije: elke klassieker live, met het geluid van de motor in plaats van het commentaar als je wil",
    },
  },
  {
    id: "old-phones",
    topics: ["shop", "company"],
    texts: {
      en: "8,000 old phones in a month: what came out of your drawers, and who uses it now",
      fr: "8\u00a0000 vieux GSM en un mois\u00a0: ce qui est sorti de vos tiroirs, et à qui cela sert aujourd’hui",
      nl: "8.000 oude gsm’s in één maand: wat er uit jullie lades kwam, en wie het nu gebruikt",
    },
  },
  {
    id: "easy-switch",
    topics: ["tips"],
    texts: {
      en: "Switching without a gap: give us your Easy Switch number, and we end the old contract for you",
      fr: "Changer sans coupure\u00a0: donnez-nous votre numéro Easy Switch, et nous mettons fin à l’ancien contrat pour vous",
      nl: "Overstappen zonder onderbreking: geef ons je Easy Switch-nummer, en wij zeggen je oude contract op",
    },
  },
  {
    id: "voicemail-text",
    topics: ["mobile"],
    texts: {
      en: "Your voicemail can be read now, in all three national languages",
      fr: "Votre messagerie vocale se lit désormais, dans les trois langues nationales",
      nl: "Je voicemail kun je nu ook lezen, in de drie landstalen",
    },
  },
  {
    id: "invoice-clear",
    topics: ["company"],
    texts: {
      en: "One page instead of four: the new invoice, made with customers who did not understand the old one",
      fr: "Une page au lieu de quatre\u00a0: la nouvelle facture, conçue avec des clients qui ne comprenaient pas l’ancienne",
      nl: "Eén bladzijde in plaats van vier: de nieuwe factuur, gemaakt met klanten die de oude niet begrepen",
    },
  },
  {
    id: "sms-parcel",
    topics: ["safety"],
    texts: {
      en: "‘Your parcel is waiting’: we stopped two million such messages in a month, and how to spot the others",
      fr: "«\u00a0Votre colis vous attend\u00a0»\u00a0: nous avons bloqué deux millions de SMS de ce genre en un mois. Comment repérer les autres",
      nl: "‘Je pakje staat klaar’: we hielden in één maand twee miljoen zulke sms’en tegen. Zo herken je de andere",
    },
  },
  {
    id: "shop-hours",
    topics: ["shop"],
    texts: {
      en: "Open until eight on Thursdays: our shops in Ghent, Antwerp and Liège stay open later from April",
      fr: "Ouvert le jeudi jusqu’à vingt heures\u00a0: nos magasins de Gand, d’Anvers et de Liège ferment plus tard dès avril",
      nl: "Donderdag open tot acht uur: onze winkels in Gent, Antwerpen en Luik blijven vanaf april langer open",
    },
  },
  {
    id: "kids-tv",
    topics: ["tv"],
    texts: {
      en: "A button that only children know: the new kids’ corner opens without advertising and closes at bedtime",
      fr: "Un bouton que seuls les enfants connaissent\u00a0: le nouveau coin enfants s’ouvre sans publicité et se ferme à l’heure du coucher",
      nl: "Een knop die alleen kinderen kennen: de nieuwe kinderhoek opent zonder reclame en sluit om bedtijd",
    },
  },
  {
    id: "data-left",
    topics: ["mobile"],
    isLarge: true,
    texts: {
      en: "A lot of data left at the end of the month? A smaller plan may do: change it yourself, and it holds from the next month",
      fr: "Beaucoup de données non utilisées à la fin du mois\u00a0? Un plus petit abonnement peut suffire\u00a0: changez-le vous-même, et il vaut dès le mois suivant",
      nl: "Veel data over op het einde van de maand? Een kleiner abonnement volstaat misschien: wijzig het zelf, en het geldt vanaf de volgende maand",
    },
  },
  {
    id: "trainees",
    topics: ["company"],
    texts: {
      en: "Thirty technicians in training: from the kitchen, the bakery and the army to fibre in six months",
      fr: "Trente techniciens en formation\u00a0: de la cuisine, de la boulangerie et de l’armée à la fibre en six mois",
      nl: "Dertig techniekers in opleiding: van de keuken, de bakkerij en het leger naar glasvezel in zes maanden",
    },
  },
  {
    id: "password-day",
    topics: ["safety", "tips"],
    texts: {
      en: "A password that one can remember and nobody guesses: take three things from your street",
      fr: "Un mot de passe que l’on retient et que personne ne devine\u00a0: prenez trois choses de votre rue",
      nl: "Een wachtwoord dat je onthoudt en niemand raadt: neem drie dingen uit je straat",
    },
  },
  {
    id: "moving-house",
    topics: ["tips", "fibre"],
    texts: {
      en: "Moving house? Tell us two weeks ahead, and the internet is there before the furniture",
      fr: "Vous déménagez\u00a0? Prévenez-nous deux semaines à l’avance, et internet sera là avant les meubles",
      nl: "Ga je verhuizen? Laat het ons twee weken vooraf weten, en het internet is er voor de meubels",
    },
  },
  {
    id: "accessible-site",
    topics: ["company"],
    texts: {
      en: "Tested by people who do not see the screen: our site can now be used without a mouse, from the first page to the order",
      fr: "Testé par des personnes qui ne voient pas l’écran\u00a0: notre site s’utilise désormais sans souris, de la première page à la commande",
      nl: "Getest door mensen die het scherm niet zien: onze site werkt nu zonder muis, van de eerste pagina tot de bestelling",
    },
  },
  {
    id: "landline-kept",
    topics: ["tips"],
    texts: {
      en: "Grandmother’s number may stay: how a landline moves to fibre, and why the old phone still rings",
      fr: "Le numéro de grand-mère peut rester\u00a0: comment une ligne fixe passe à la fibre, et pourquoi le vieux téléphone sonne encore",
      nl: "Het nummer van oma mag blijven: hoe een vaste lijn naar glasvezel verhuist, en waarom de oude telefoon nog rinkelt",
    },
  },
];
