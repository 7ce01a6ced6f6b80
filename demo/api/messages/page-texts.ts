/** This file has the texts of the page on which a reader unsubscribes from the newsletter. */
import type { Language } from "#core/base/values/language.ts";
import type { PageText } from "./page-text.ts";

type Standing = "subscribed" | "unsubscribed" | "unknown";

export const unsubscribeTexts: Readonly<Record<Language, Readonly<Record<Standing, PageText>>>> = {
  en: {
    subscribed: {
      title: "Unsubscribe from our newsletter?",
      text: "You won’t receive it any more. You can subscribe again whenever you like.",
      button: "Unsubscribe",
      home: "Keep my subscription and go to the website",
    },
    unsubscribed: { title: "You’ve unsubscribed", text: "We won’t send you our newsletter any more.", home: "Go to the website" },
    unknown: {
      title: "This link doesn’t work",
      text: "It may be incomplete. Open it again from the email, or use the link in our latest newsletter.",
      home: "Go to the website",
    },
  },
  fr: {
    subscribed: {
      title: "Vous désabonner de notre newsletter\u00a0?",
      text: "Vous ne la recevrez plus. Vous pourrez vous réabonner quand vous le souhaitez.",
      button: "Me désabonner",
      home: "Garder mon abonnement et aller sur le site",
    },
    unsubscribed: {
      title: "Votre désabonnement est confirmé",
      text: "Nous ne vous enverrons plus notre newsletter.",
      home: "Aller sur le site",
    },
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Il est peut-être incomplet. Ouvrez\u2011le à nouveau depuis l’e\u2011mail, ou utilisez le lien de notre dernière newsletter.",
      home: "Aller sur le site",
    },
  },
  nl: {
    subscribed: {
      title: "Uitschrijven voor onze nieuwsbrief?",
      text: "Je ontvangt hem dan niet meer. Je kunt je altijd opnieuw inschrijven.",
      button: "Uitschrijven",
      home: "Ingeschreven blijven en naar de website gaan",
    },
    unsubscribed: { title: "Je bent uitgeschreven", text: "We sturen je onze nieuwsbrief niet meer.", home: "Naar de website" },
    unknown: {
      title: "Deze link werkt niet",
      text: "Misschien is hij onvolledig. Open hem opnieuw vanuit de e\u2011mail, of gebruik de link in onze laatste nieuwsbrief.",
      home: "Naar de website",
    },
  },
};
