import type { Lang } from "#demo/pages/context.ts";

type Texts = Readonly<
  Record<
    | "title"
    | "skip"
    | "language"
    | "tagline"
    | "headline"
    | "lead"
    | "internet"
    | "internetLead"
    | "internetHeading"
    | "internetFallback"
    | "bundle"
    | "bundleLead"
    | "bundleHeading"
    | "bundleFallback"
    | "question"
    | "questionLead"
    | "questionHeading"
    | "letter"
    | "letterLead"
    | "letterHeading"
    | "account"
    | "accountLead"
    | "accountHeading"
    | "accountFallback"
    | "loggedIn"
    | "logOut"
    | "listTitle"
    | "look"
    | "strict"
    | "footer"
    | "provider",
    string
  >
> & { readonly list: readonly string[] };

export const partnerTexts: Readonly<Record<Lang, Texts>> = {
  en: {
    title: "Kartonneke: moving house, box by box",
    skip: "Skip to content",
    language: "Language",
    tagline: "Moving house, box by box",
    headline: "The keys are yours. Now the rest.",
    lead: "Kartonneke helps people in Belgium move house: what to arrange, in which order, and with whom.",
    listTitle: "Four weeks before the day",
    list: [
      "Tell your landlord and the town hall.",
      "Read the meters and have the contracts moved.",
      "Arrange the internet: a technician needs a free day.",
      "Order boxes. More than you think.",
    ],
    internet: "Internet at the new address",
    internetLead: "We work with digi. See whether fibre is already in the house you are moving to.",
    internetHeading: "Is there fibre in the new house?",
    internetFallback: "Check it at digi",
    bundle: "Everything for the new house, in one go",
    bundleLead: "Put mobile, internet, TV and landline together here. You order at digi, and we stay your contact.",
    bundleHeading: "Your digi pack",
    bundleFallback: "Put your pack together at digi",
    question: "A question for digi",
    questionLead: "Moving an existing line, or unsure about the date? Their team replies to you directly.",
    questionHeading: "Ask digi",
    letter: "News from digi",
    letterLead: "When fibre reaches more streets, you’ll be the first to hear.",
    letterHeading: "The digi newsletter",
    account: "Already with digi?",
    accountLead: "Log in here and tell them about your move. You stay on our site.",
    accountHeading: "Log in with digi",
    accountFallback: "Log in at digi",
    loggedIn: "You are logged in with digi as {name}.",
    logOut: "Log out",
    look: "With our own look",
    strict: "Without any style",
    footer: "Kartonneke is an example of a partner. Its page holds five digi tags.",
    provider: "To the digi website",
  },
  fr: {
    title: "Kartonneke\u00a0: déménager, carton par carton",
    skip: "Aller au contenu",
    language: "Langue",
    tagline: "Déménager, carton par carton",
    headline: "Vous avez les clés. Reste le reste.",
    lead: "Kartonneke aide les gens à déménager en Belgique\u00a0: que faut-il organiser, dans quel ordre et avec qui.",
    listTitle: "Quatre semaines avant le jour J",
    list: [
      "Prévenez votre propriétaire et votre commune.",
      "Relevez les compteurs et reprenez les contrats.",
      "Organisez l’internet\u00a0: le technicien a besoin d’un jour libre.",
      "Commandez des cartons. Plus que vous ne pensez.",
    ],
    internet: "Internet à la nouvelle adresse",
    internetLead: "Nous travaillons avec digi. Voyez si la fibre est déjà dans votre future maison.",
    internetHeading: "La fibre arrive\u2011t\u2011elle dans la nouvelle maison\u00a0?",
    internetFallback: "Vérifiez-le chez digi",
    bundle: "Tout pour la nouvelle maison, en une fois",
    bundleLead:
      "Composez ici votre pack\u00a0: mobile, internet, TV et ligne fixe. Vous commandez chez digi et nous restons votre interlocuteur.",
    bundleHeading: "Votre pack digi",
    bundleFallback: "Composez votre pack chez digi",
    question: "Une question pour digi",
    questionLead: "Une ligne à déplacer, un doute sur la date\u00a0? Leurs collaborateurs vous répondent directement.",
    questionHeading: "Posez votre question à digi",
    letter: "Des nouvelles de digi",
    letterLead: "Quand la fibre arrive dans d’autres rues, vous êtes les premiers à le savoir.",
    letterHeading: "La newsletter de digi",
    account: "Déjà chez digi ?",
    accountLead: "Connectez-vous ici et prévenez-les de votre déménagement. Vous restez sur notre site.",
    accountHeading: "Se connecter à digi",
    accountFallback: "Se connecter sur le site de digi",
    loggedIn: "Vous êtes connecté chez digi en tant que {name}.",
    logOut: "Se déconnecter",
    look: "À nos couleurs",
    strict: "Sans aucun style",
    footer: "Kartonneke est un exemple de partenaire. Sa page contient cinq balises de digi.",
    provider: "Vers le site de digi",
  },
  nl: {
    title: "Kartonneke: verhuizen, doos per doos",
    skip: "Naar de inhoud",
    language: "Taal",
    tagline: "Verhuizen, doos per doos",
    headline: "De sleutels heb je. Nu de rest nog.",
    lead: "Kartonneke helpt mensen in België verhuizen: wat je moet regelen, in welke volgorde en met wie.",
    listTitle: "Vier weken op voorhand",
    list: [
      "Verwittig je huisbaas en je gemeente.",
      "Noteer de meterstanden en neem de contracten over.",
      "Regel het internet: een technicus heeft een vrije dag nodig.",
      "Bestel dozen. Meer dan je denkt.",
    ],
    internet: "Internet op het nieuwe adres",
    internetLead: "We werken samen met digi. Kijk of er al glasvezel ligt in het huis waar je heen gaat.",
    internetHeading: "Ligt er glasvezel in het nieuwe huis?",
    internetFallback: "Controleer het bij digi",
    bundle: "Alles voor het nieuwe huis, in één keer",
    bundleLead: "Stel hier mobiel, internet, tv en vaste lijn samen. Je bestelt bij digi, en wij blijven je aanspreekpunt.",
    bundleHeading: "Je digi-pack",
    bundleFallback: "Stel je pack samen bij digi",
    question: "Een vraag voor digi",
    questionLead: "Een lijn verhuizen of twijfel je over de datum? Hun mensen antwoorden je rechtstreeks.",
    questionHeading: "Vraag het aan digi",
    letter: "Nieuws van digi",
    letterLead: "Komt er glasvezel in meer straten, dan hoor je het als eerste.",
    letterHeading: "De nieuwsbrief van digi",
    account: "Al bij digi?",
    accountLead: "Log hier in en laat hun weten dat je verhuist. Je blijft op onze site.",
    accountHeading: "Inloggen bij digi",
    accountFallback: "Inloggen op de site van digi",
    loggedIn: "Je bent bij digi ingelogd als {name}.",
    logOut: "Uitloggen",
    look: "Met onze eigen stijl",
    strict: "Zonder enige stijl",
    footer: "Kartonneke is een voorbeeld van een partner. De pagina bevat vijf tags van digi.",
    provider: "Naar de site van digi",
  },
};
