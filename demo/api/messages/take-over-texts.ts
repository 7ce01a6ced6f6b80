import type { Language } from "#core/values/language.ts";
import type { PageText } from "#demo/api/http/page.ts";

type Standing = "open" | "confirmed" | "gone";

export const takeOverTexts: Readonly<Record<Language, Readonly<Record<Standing, PageText>>>> = {
  en: {
    open: {
      title: "Add this order to your account?",
      text: "After this, log in with this email address. The order will then be in your account.",
      button: "Add the order",
      home: "It wasn’t me: go to the website",
    },
    confirmed: { title: "Now log in", text: "As soon as you log in, the order is in your account.", home: "Log in" },
    gone: {
      title: "This link doesn’t work",
      text: "It may be incomplete or more than seven days old, or the order is already in your account.",
      home: "Go to the website",
    },
  },
  fr: {
    open: {
      title: "Ajouter cette commande à votre compte\u00a0?",
      text: "Connectez-vous ensuite avec cette adresse e\u2011mail. La commande sera alors dans votre compte.",
      button: "Ajouter la commande",
      home: "Ce n’était pas moi\u00a0: aller sur le site",
    },
    confirmed: {
      title: "Connectez-vous maintenant",
      text: "Dès que vous vous connectez, la commande est dans votre compte.",
      home: "Me connecter",
    },
    gone: {
      title: "Ce lien ne fonctionne pas",
      text: "Il est peut-être incomplet ou date de plus de sept jours, ou la commande est déjà dans votre compte.",
      home: "Aller sur le site",
    },
  },
  nl: {
    open: {
      title: "Deze bestelling toevoegen aan je account?",
      text: "Log daarna in met dit e\u2011mailadres. De bestelling staat dan in je account.",
      button: "Bestelling toevoegen",
      home: "Ik was het niet: naar de website",
    },
    confirmed: { title: "Log nu in", text: "Zodra je inlogt, staat de bestelling in je account.", home: "Inloggen" },
    gone: {
      title: "Deze link werkt niet",
      text: "Misschien is hij onvolledig of ouder dan zeven dagen, of staat de bestelling al in je account.",
      home: "Naar de website",
    },
  },
};
