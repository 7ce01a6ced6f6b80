import type { Lang } from "#demo/pages/context.ts";

type Outbox = Readonly<
  Record<
    | "title"
    | "lead"
    | "to"
    | "filter"
    | "all"
    | "empty"
    | "emptyFor"
    | "failed"
    | "mail"
    | "sms"
    | "at"
    | "subject"
    | "refresh"
    | "tries"
    | "link"
    | "linkLead"
    | "linkFor"
    | "linkMake"
    | "linkFailed"
    | "email"
    | "invoiceEmail"
    | "changeLead"
    | "newAddress"
    | "changeStart"
    | "changeAnonymous"
    | "changeSent"
    | "changeFailed",
    string
  >
>;
type Faults = Readonly<Record<"title" | "lead" | "legend" | "save" | "clear" | "note", string>> & {
  readonly kinds: Readonly<Record<string, string>>;
};

export const outboxTexts: Readonly<Record<Lang, Outbox>> = {
  en: {
    title: "Outbox",
    lead: "The emails and text messages the demo would have sent, newest first.",
    to: "Recipient",
    filter: "Show",
    all: "Show all",
    empty: "Nothing has been sent yet. Send a form, then come back.",
    emptyFor: "Nothing has been sent to this recipient.",
    failed: "The outbox can’t be read at the moment. Try again in a few seconds.",
    mail: "Email",
    sms: "SMS",
    at: "sent",
    subject: "No subject",
    refresh: "Refresh",
    tries: "Send something",
    link: "Sign-up link",
    linkLead: "What an invited customer finds in their inbox.",
    linkFor: "Email address",
    linkMake: "Send the link",
    linkFailed: "The link couldn’t be created. Check the address and try again.",
    email: "Another email address",
    invoiceEmail: "Another address for invoices",
    changeLead: "For the customer who is logged in here.",
    newAddress: "New address",
    changeStart: "Send the confirmation",
    changeAnonymous: "Log in first, for example with demo@digi.example.",
    changeSent: "Sent. Refresh to see the email.",
    changeFailed: "It couldn’t be sent. Try again in a moment.",
  },
  fr: {
    title: "Boîte d’envoi",
    lead: "Les e\u2011mails et SMS que la démonstration aurait envoyés, du plus récent au plus ancien.",
    to: "Destinataire",
    filter: "Afficher",
    all: "Tout afficher",
    empty: "Rien n’a encore été envoyé. Envoyez un formulaire, puis revenez voir.",
    emptyFor: "Rien n’a été envoyé à ce destinataire.",
    failed: "La boîte d’envoi ne peut pas être lue pour le moment. Réessayez dans quelques secondes.",
    mail: "E\u2011mail",
    sms: "SMS",
    at: "envoyé le",
    subject: "Sans objet",
    refresh: "Actualiser",
    tries: "Envoyer un message",
    link: "Lien d’inscription",
    linkLead: "Ce qu’un client invité trouve dans sa boîte de réception.",
    linkFor: "Adresse e\u2011mail",
    linkMake: "Envoyer le lien",
    linkFailed: "Le lien n’a pas pu être créé. Vérifiez l’adresse et réessayez.",
    email: "Une autre adresse e\u2011mail",
    invoiceEmail: "Une autre adresse de facturation",
    changeLead: "Pour le client qui est connecté ici.",
    newAddress: "Nouvelle adresse",
    changeStart: "Envoyer la confirmation",
    changeAnonymous: "Connectez-vous d’abord, par exemple avec demo@digi.example.",
    changeSent: "C’est envoyé. Actualisez pour voir l’e\u2011mail.",
    changeFailed: "L’envoi n’a pas abouti. Réessayez dans un instant.",
  },
  nl: {
    title: "Postvak Uit",
    lead: "E\u2011mails en sms’en die de demo zou hebben verstuurd, de nieuwste eerst.",
    to: "Ontvanger",
    filter: "Tonen",
    all: "Alles tonen",
    empty: "Er is nog niets verstuurd. Verstuur een formulier en kijk dan opnieuw.",
    emptyFor: "Er is niets naar deze ontvanger verstuurd.",
    failed: "Het postvak kan nu niet gelezen worden. Probeer het over enkele seconden opnieuw.",
    mail: "E\u2011mail",
    sms: "Sms",
    at: "verstuurd op",
    subject: "Zonder onderwerp",
    refresh: "Vernieuwen",
    tries: "Iets versturen",
    link: "Registratielink",
    linkLead: "Wat een uitgenodigde klant in de inbox vindt.",
    linkFor: "E\u2011mailadres",
    linkMake: "Link versturen",
    linkFailed: "De link kon niet gemaakt worden. Controleer het adres en probeer opnieuw.",
    email: "Een ander e\u2011mailadres",
    invoiceEmail: "Een ander adres voor facturen",
    changeLead: "Voor de klant die hier ingelogd is.",
    newAddress: "Nieuw adres",
    changeStart: "Bevestiging versturen",
    changeAnonymous: "Log eerst in, bijvoorbeeld met demo@digi.example.",
    changeSent: "Verstuurd. Vernieuw om de e\u2011mail te zien.",
    changeFailed: "Het versturen is niet gelukt. Probeer het zo meteen opnieuw.",
  },
};

export const faultsTexts: Readonly<Record<Lang, Faults>> = {
  en: {
    title: "Faults",
    lead: "Choose what goes wrong. Only your own calls are affected, until you switch it off.",
    legend: "What goes wrong",
    save: "Switch on what is ticked",
    clear: "Switch everything off",
    note: "Then open any page of the site: its widgets call the API with these faults.",
    kinds: {
      latency: "Every answer takes 3\u00a0extra seconds",
      "401": "401: the session is not accepted",
      "429": "429: too many calls, try again in 2\u00a0seconds",
      "503": "503: the service is down",
      "broken-json": "The answer is JSON that breaks off",
      html: "The answer is an HTML page",
      "wrong-shape": "The answer is JSON in the wrong shape",
      offline: "The connection breaks off",
    },
  },
  fr: {
    title: "Pannes",
    lead: "Choisissez ce qui doit mal se passer. Seuls vos propres appels sont touchés, jusqu’à ce que vous désactiviez la panne.",
    legend: "Pannes à provoquer",
    save: "Activer ce qui est coché",
    clear: "Tout désactiver",
    note: "Ouvrez ensuite une page du site\u00a0: ses widgets appellent alors l’API avec ces pannes.",
    kinds: {
      latency: "Chaque réponse prend 3\u00a0secondes de plus",
      "401": "401\u00a0: la session n’est pas acceptée",
      "429": "429\u00a0: trop d’appels, réessayer dans 2\u00a0secondes",
      "503": "503\u00a0: le service est indisponible",
      "broken-json": "La réponse est du JSON interrompu",
      html: "La réponse est une page HTML",
      "wrong-shape": "La réponse est du JSON d’une autre forme",
      offline: "La connexion est coupée",
    },
  },
  nl: {
    title: "Storingen",
    lead: "Kies wat er misloopt. Alleen je eigen aanvragen hebben er last van, tot je het weer uitzet.",
    legend: "Wat er misloopt",
    save: "Aanzetten wat aangevinkt is",
    clear: "Alles uitzetten",
    note: "Open daarna een pagina van de site: de widgets spreken de API dan aan met deze storingen.",
    kinds: {
      latency: "Elk antwoord duurt 3\u00a0seconden langer",
      "401": "401: de sessie wordt niet aanvaard",
      "429": "429: te veel aanvragen, opnieuw na 2\u00a0seconden",
      "503": "503: de dienst ligt plat",
      "broken-json": "Het antwoord is JSON die afbreekt",
      html: "Het antwoord is een HTML-pagina",
      "wrong-shape": "Het antwoord is JSON met een andere vorm",
      offline: "De verbinding valt weg",
    },
  },
};
