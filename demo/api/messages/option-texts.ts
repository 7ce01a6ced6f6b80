/** This file has the texts of data options, TV options and Digi TV accounts. */
import type { Language } from "#core/base/values/language.ts";

type Priced = { readonly title: string; readonly money: string };

const en = {
  tabs: { data: "Extra data", activate: "Activate", devices: "Devices", settings: "Settings" },
  dataIntro:
    "<p>Extra data works at once, until the end of this month, and counts for the whole month. It is on your next bill. It does not renew by itself.</p>",
  dataText: "For this month",
  dataBought: ({ title, money, date }: Priced & { readonly date: string }) =>
    `${title} added, until ${date}. ${money} will be on your next bill.`,
  optionOn: ({ title, money }: Priced) => `${title} is on now. It costs ${money} a month, billed from today.`,
  optionOff: (title: string) => `${title} is off. You pay for it until today; what you paid in advance is refunded.`,
  optionFree: (title: string) => `${title} is off. You pay nothing for it; what you paid is refunded.`,
  optionIsOn: (title: string) => `${title} is on already.`,
  optionIsOff: (title: string) => `${title} is off already.`,
  activateIntro:
    "<p>With Digi TV you watch on your phone, tablet and computer. It is free with your internet or TV. Choose an email address and a password for the app.</p>",
  devicesIntro: "<p>The devices on which your Digi TV is registered. One that you remove has to log in again.</p>",
  settingsIntro: "<p>The account with which you log in to the Digi TV app.</p>",
  activated: "Digi TV is active. Log in to the app with this email address and password.",
  hasAccount: "Digi TV is active at this address already.",
  passwordChanged: "The password of Digi TV is changed. Your devices stay logged in.",
  deviceRemoved: "The device is removed.",
  deviceGone: "This device was removed already.",
  endedAtOnce: "Your Digi TV account is ended.",
  endsOn: (date: string) => `Your Digi TV account ends on ${date}. Until then you can go on watching.`,
  endIsAgreed: (date: string) => `Your Digi TV account ends on ${date} already.`,
};
type Texts = Readonly<typeof en>;

const fr: Texts = {
  tabs: { data: "Données en plus", activate: "Activer", devices: "Appareils", settings: "Paramètres" },
  dataIntro:
    "<p>Les données en plus sont utilisables tout de suite, jusqu’à la fin du mois, et comptent pour le mois entier. Elles figurent sur votre prochaine facture et ne se renouvellent pas d’elles-mêmes.</p>",
  dataText: "Pour ce mois-ci",
  dataBought: ({ title, money, date }) => `${title} en plus, jusqu’au ${date}. ${money} figureront sur votre prochaine facture.`,
  optionOn: ({ title, money }) => `${title}\u00a0: c’est activé. Vous payez ${money} par mois, à partir d’aujourd’hui.`,
  optionOff: (title) =>
    `${title}\u00a0: c’est désactivé. Vous payez jusqu’à aujourd’hui, et nous remboursons ce que vous avez payé d’avance.`,
  optionFree: (title) => `${title}\u00a0: c’est désactivé. Vous ne payez rien, et nous remboursons ce que vous avez payé.`,
  optionIsOn: (title) => `${title}\u00a0: c’était déjà activé.`,
  optionIsOff: (title) => `${title}\u00a0: c’était déjà désactivé.`,
  activateIntro:
    "<p>Avec Digi TV, vous regardez la télé sur votre GSM, votre tablette et votre ordinateur. C’est gratuit avec votre internet ou votre TV. Choisissez une adresse e‑mail et un mot de passe pour l’application.</p>",
  devicesIntro: "<p>Les appareils sur lesquels votre Digi TV est enregistrée. Un appareil supprimé doit se reconnecter.</p>",
  settingsIntro: "<p>Le compte avec lequel vous vous connectez à l’application Digi TV.</p>",
  activated: "Digi TV est active. Connectez-vous à l’application avec cette adresse e‑mail et ce mot de passe.",
  hasAccount: "Digi TV est déjà active à cette adresse.",
  passwordChanged: "Le mot de passe de Digi TV est modifié. Vos appareils restent connectés.",
  deviceRemoved: "L’appareil est supprimé.",
  deviceGone: "Cet appareil était déjà supprimé.",
  endedAtOnce: "Votre compte Digi TV est désactivé.",
  endsOn: (date) => `Votre compte Digi TV prend fin le ${date}. Jusque-là, vous pouvez continuer à regarder.`,
  endIsAgreed: (date) => `Votre compte Digi TV prend déjà fin le ${date}.`,
};

const nl: Texts = {
  tabs: { data: "Extra data", activate: "Activeren", devices: "Toestellen", settings: "Instellingen" },
  dataIntro:
    "<p>Extra data werkt meteen, tot het einde van deze maand, en telt voor de hele maand. Ze staat op je volgende factuur en wordt niet vanzelf verlengd.</p>",
  dataText: "Voor deze maand",
  dataBought: ({ title, money, date }) => `${title} toegevoegd, tot en met ${date}. ${money} komt op je volgende factuur.`,
  optionOn: ({ title, money }) => `${title} staat aan. Je betaalt ${money} per maand, vanaf vandaag.`,
  optionOff: (title) => `${title} staat uit. Je betaalt tot en met vandaag; wat je vooraf betaalde, krijg je terug.`,
  optionFree: (title) => `${title} staat uit. Je betaalt niets; wat je betaalde, krijg je terug.`,
  optionIsOn: (title) => `${title} stond al aan.`,
  optionIsOff: (title) => `${title} stond al uit.`,
  activateIntro:
    "<p>Met Digi TV kijk je op je gsm, tablet en computer. Het is gratis bij je internet of tv. Kies een e‑mailadres en een wachtwoord voor de app.</p>",
  devicesIntro: "<p>De toestellen waarop je Digi TV geregistreerd is. Een toestel dat je verwijdert, moet opnieuw inloggen.</p>",
  settingsIntro: "<p>Het account waarmee je inlogt in de Digi TV-app.</p>",
  activated: "Digi TV is actief. Log in de app in met dit e‑mailadres en wachtwoord.",
  hasAccount: "Digi TV is op dit adres al actief.",
  passwordChanged: "Het wachtwoord van Digi TV is gewijzigd. Je toestellen blijven ingelogd.",
  deviceRemoved: "Het toestel is verwijderd.",
  deviceGone: "Dit toestel was al verwijderd.",
  endedAtOnce: "Je Digi TV-account is stopgezet.",
  endsOn: (date) => `Je Digi TV-account stopt op ${date}. Tot dan kun je blijven kijken.`,
  endIsAgreed: (date) => `Je Digi TV-account stopt al op ${date}.`,
};

export const optionTexts: Readonly<Record<Language, Texts>> = { en, fr, nl };
