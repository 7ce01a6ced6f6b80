/** This file has the texts of the page on which a customer takes an order into an account. */
import type { Language } from "#core/base/values/language.ts";
import type { PageText } from "./page-text.ts";

type Standing = "open" | "confirmed" | "asked" | "taken" | "gone";

export const takeOverTexts: Readonly<Record<Language, Readonly<Record<Standing, PageText>>>> = {
  en: {
    open: {
      title: "Add this order to your account?",
      text: "After this, log in with this email address. Your account then asks you once more.",
      button: "Add the order",
      home: "It wasn’t me: go to the website",
    },
    confirmed: { title: "Now log in", text: "The overview of your account then asks whether to add this order.", home: "Log in" },
    asked: {
      title: "Add this order to your account?",
      text: "It was placed with your email address. Its products and invoices are yours from then on.",
      button: "Add the order",
      home: "It wasn’t me: go to the website",
    },
    taken: { title: "The order is in your account", text: "You find it in your overview.", home: "Go to your overview" },
    gone: {
      title: "This link doesn’t work",
      text: "It may be incomplete or more than seven days old, or the order is already in your account.",
      home: "Go to the website",
    },
  },
  fr: {
    open: {
      title: "Ajouter cette commande à votre compte\u00a0?",
      text: "Connectez-vous ensuite avec cette adresse e\u2011mail. Votre compte vous le demandera encore une fois.",
      button: "Ajouter la commande",
      home: "Ce n’était pas moi\u00a0: aller sur le site",
    },
    confirmed: {
      title: "Connectez-vous maintenant",
      text: "L’aperçu de votre compte vous demandera alors si vous voulez ajouter cette commande.",
      home: "Me connecter",
    },
    asked: {
      title: "Ajouter cette commande à votre compte\u00a0?",
      text: "Elle a été passée avec votre adresse e\u2011mail. Ses produits et ses factures seront alors les vôtres.",
      button: "Ajouter la commande",
      home: "Ce n’était pas moi\u00a0: aller sur le site",
    },
    taken: { title: "La commande est dans votre compte", text: "Vous la trouvez dans votre aperçu.", home: "Aller à mon aperçu" },
    gone: {
      title: "Ce lien ne fonctionne pas",
      text: "Il est peut-être incomplet ou date de plus de sept jours, ou la commande est déjà dans votre compte.",
      home: "Aller sur le site",
    },
  },
  nl: {
    open: {
      title: "Deze bestelling toevoegen aan je account?",
      text: "Log daarna in met dit e\u2011mailadres. Je account vraagt het dan nog één keer.",
      button: "Bestelling toevoegen",
      home: "Ik was het niet: naar de website",
    },
    confirmed: {
      title: "Log nu in",
      text: "Het overzicht van je account vraagt dan of je deze bestelling wilt toevoegen.",
      home: "Inloggen",
    },
    asked: {
      title: "Deze bestelling toevoegen aan je account?",
      text: "Ze is geplaatst met je e\u2011mailadres. De producten en facturen zijn vanaf dan van jou.",
      button: "Bestelling toevoegen",
      home: "Ik was het niet: naar de website",
    },
    taken: { title: "De bestelling staat in je account", text: "Je vindt ze in je overzicht.", home: "Naar je overzicht" },
    gone: {
      title: "Deze link werkt niet",
      text: "Misschien is hij onvolledig of ouder dan zeven dagen, of staat de bestelling al in je account.",
      home: "Naar de website",
    },
  },
};

type Words = {
  readonly order: (number: string, date: string) => string;
  readonly address: (address: string) => string;
  readonly total: (money: string) => string;
};

/** The words that describe the order that the page asks the customer about. */
export const takeOverWords: Readonly<Record<Language, Words>> = {
  en: {
    order: (number, date) => `Order ${number} of ${date}`,
    address: (address) => `Address: ${address}`,
    total: (money) => `Total: ${money}, VAT included`,
  },
  fr: {
    order: (number, date) => `Commande ${number} du ${date}`,
    address: (address) => `Adresse\u00a0: ${address}`,
    total: (money) => `Total\u00a0: ${money}, TVA comprise`,
  },
  nl: {
    order: (number, date) => `Bestelling ${number} van ${date}`,
    address: (address) => `Adres: ${address}`,
    total: (money) => `Totaal: ${money}, btw inbegrepen`,
  },
};
