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
    payEuros: [2400, 2900],
    more: {
      en: [
        "You help about forty people a day by phone and by mail, and settle most questions in one go. What you cannot settle you hand over yourself, with everything that was said.",
        "You like people, also on a Monday. You write without mistakes and learn new plans and prices quickly; the rest you learn in our four weeks of training.",
      ],
      fr: [
        "Vous aidez une quarantaine de personnes par jour, par téléphone et par e\u2011mail, et réglez la plupart des questions en une fois. Ce que vous ne pouvez pas régler, vous le transmettez vous-même, avec tout ce qui a été dit.",
        "Vous aimez les gens, même un lundi. Vous écrivez sans fautes et apprenez vite de nouveaux abonnements et tarifs\u00a0; le reste s’apprend pendant nos quatre semaines de formation.",
      ],
      nl: [
        "Je helpt een veertigtal mensen per dag, via telefoon en mail, en lost de meeste vragen in één keer op. Wat je niet kunt oplossen, geef je zelf door, met alles wat er gezegd is.",
        "Je houdt van mensen, ook op maandag. Je schrijft foutloos en leert snel nieuwe abonnementen en prijzen; de rest leer je in onze vier weken opleiding.",
      ],
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
    payEuros: [2500, 3000],
    more: {
      en: [
        "You read the line from a distance, guide customers step by step and send a technician only where one is needed. You note each fault in words that the technician can use.",
        "You know what a router does and can explain it to your grandmother. You stay patient when somebody pulls the wrong plug.",
      ],
      fr: [
        "Vous mesurez la ligne à distance, guidez les clients pas à pas et n’envoyez un technicien que si c’est nécessaire. Vous décrivez chaque panne avec des mots utiles au technicien.",
        "Vous savez ce que fait un routeur et pouvez l’expliquer à votre grand-mère. Vous restez patient·e quand quelqu’un débranche la mauvaise prise.",
      ],
      nl: [
        "Je meet de lijn vanop afstand, begeleidt klanten stap voor stap en stuurt alleen een technieker als het nodig is. Je noteert elke storing in woorden waar die technieker iets aan heeft.",
        "Je weet wat een router doet en kunt het uitleggen aan je grootmoeder. Je blijft geduldig als iemand de verkeerde stekker uittrekt.",
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
    payEuros: [3100, 3900],
    more: {
      en: [
        "You make the rota, talk with each adviser every two weeks and take over the call that has gone wrong. You bring to our weekly meeting the three things that customers ask most.",
        "You have led a team before, or were the one whom colleagues asked. You give criticism that people thank you for.",
      ],
      fr: [
        "Vous établissez les horaires, voyez chaque conseiller toutes les deux semaines et reprenez l’appel qui a mal tourné. Chaque semaine, vous apportez en réunion les trois questions les plus fréquentes.",
        "Vous avez déjà dirigé une équipe, ou étiez la personne que l’on consultait. Vous faites des critiques dont on vous remercie.",
      ],
      nl: [
        "Je maakt de uurroosters, spreekt elke adviseur om de twee weken en neemt het gesprek over dat is misgelopen. Je brengt elke week de drie meestgestelde vragen mee naar ons overleg.",
        "Je leidde al een team, of je was degene bij wie collega’s te rade gingen. Je geeft kritiek waarvoor mensen je bedanken.",
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
    payEuros: [2700, 3300],
    more: {
      en: [
        "You follow each complaint from the first letter to the answer, within ten working days. You speak with the ombudsman’s office, and you tell us which of our rules cause the same complaint again and again.",
        "You write clearly, also when the answer is no. You know consumer law or want to learn it, and you do not take a cross letter personally.",
      ],
      fr: [
        "Vous suivez chaque plainte de la première lettre à la réponse, en dix jours ouvrables. Vous êtes en contact avec le service de médiation, et nous dites lesquelles de nos règles provoquent toujours la même plainte.",
        "Vous écrivez clairement, même quand la réponse est non. Vous connaissez le droit de la consommation ou voulez l’apprendre, et ne prenez pas une lettre fâchée pour vous.",
      ],
      nl: [
        "Je volgt elke klacht op van de eerste brief tot het antwoord, binnen tien werkdagen. Je hebt contact met de ombudsdienst, en vertelt ons welke van onze regels telkens dezelfde klacht uitlokken.",
        "Je schrijft helder, ook als het antwoord nee is. Je kent het consumentenrecht of wilt het leren, en je trekt je een boze brief niet persoonlijk aan.",
      ],
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
    payEuros: [2300, 2700],
    more: {
      en: [
        "You answer in chat and on social media, help people order and send them the one link they need. You suggest new standard answers where the old ones sound like a machine.",
        "You type fast and without mistakes, and a smiley is not your only way to be friendly. Evening people are welcome.",
      ],
      fr: [
        "Vous répondez par chat et sur les réseaux sociaux, aidez à commander et envoyez le seul lien utile. Vous proposez de nouvelles réponses types quand les anciennes sonnent comme une machine.",
        "Vous tapez vite et sans fautes, et un smiley n’est pas votre seule façon d’être aimable. Les gens du soir sont les bienvenus.",
      ],
      nl: [
        "Je antwoordt via chat en sociale media, helpt mensen bestellen en stuurt hun die ene link die ze nodig hebben. Je stelt nieuwe standaardantwoorden voor als de oude als een machine klinken.",
        "Je typt snel en foutloos, en een smiley is niet je enige manier om vriendelijk te zijn. Avondmensen zijn welkom.",
      ],
    },
  },
];
