/** Tests that the notes of settings, and what is said about usage and its notices, are there in each language. */
import type { Page } from "playwright/test";
import { languages, type Language } from "#core/base/values/language.ts";
import { expect, test } from "#tests/page.ts";
import { setLanguage } from "./host-page.ts";
import { area } from "./my-digi-orders.ts";
import { openProduct, panel } from "./my-digi-product.ts";
import { signInByHand } from "./signed-in.ts";

type Visit = {
  readonly product: string;
  readonly query: string;
  readonly says: Readonly<Record<Language, readonly string[]>>;
};

const visits: readonly Visit[] = [
  {
    ...{ product: "mobile", query: "?tab=section_mobile_settings" },
    says: {
      en: ["data beyond your bundle and calls to other countries stop until the 1st", "After three wrong PIN codes the PUK code unlocks"],
      fr: ["les données hors forfait et les appels vers l’étranger sont bloqués", "Après trois codes PIN erronés, le code PUK débloque"],
      nl: ["data buiten je bundel geblokkeerd", "Na drie foute pincodes ontgrendel je je simkaart"],
    },
  },
  {
    ...{ product: "internet", query: "?tab=section_internet_settings" },
    says: {
      en: ["After a new password, connect your devices again: they still use the old one."],
      fr: ["Après un changement de mot de passe, reconnectez vos appareils : ils utilisent encore l’ancien."],
      nl: ["Verbind je toestellen opnieuw na een nieuw wachtwoord: ze gebruiken nog het oude."],
    },
  },
  {
    ...{ product: "internet", query: "?address-id=FTTB-9000-1-01-10&tab=section_internet_settings" },
    says: {
      en: ["There is no WiFi box of ours at this address."],
      fr: ["Nous n’avons pas de box WiFi à cette adresse."],
      nl: ["Op dit adres staat geen wifibox van ons."],
    },
  },
  {
    ...{ product: "internet", query: "" },
    says: {
      en: ["Your internet is unlimited: however much you use, the price stays the same."],
      fr: ["Votre internet est illimité : quelle que soit votre consommation, le prix reste le même."],
      nl: ["Je internet is onbeperkt: hoeveel je ook verbruikt, de prijs blijft dezelfde."],
    },
  },
  {
    ...{ product: "mobile", query: "" },
    says: {
      en: [
        "Messages about your usage",
        "How do we warn you at 80% and at 100% of your bundle?",
        "The law asks for the message at 100%, so it can’t be switched off.",
        ...["By email", "By text message", "Both"],
      ],
      fr: [
        "Messages sur votre consommation",
        "Comment vous prévenir à 80 % et à 100 % de votre forfait ?",
        "La loi impose le message à 100 % : il ne peut pas être désactivé.",
        ...["Par e‑mail", "Par SMS", "Les deux"],
      ],
      nl: [
        "Berichten over je verbruik",
        "Hoe verwittigen we je bij 80% en bij 100% van je bundel?",
        "Het bericht bij 100% is wettelijk verplicht en kan dus niet uitgezet worden.",
        ...["Via e‑mail", "Via sms", "Allebei"],
      ],
    },
  },
];

/** Expects that a text is visible in the open tab. */
const expectSeen = (page: Page, text: string): Promise<void> => expect(panel(page).getByText(text).first(), text).toBeVisible();

test("the notes of settings, and what is said about usage and its notices, are there in each language [C-102] [C-107] @all", async ({
  page,
  request,
}) => {
  await signInByHand(page, request, "demo@digi.example");
  for (const { product, query, says } of visits)
    await test.step(`${product}${query}`, async () => {
      await openProduct(page, product, query);
      for (const language of languages) {
        await setLanguage(page, language);
        for (const text of says[language]) await expectSeen(page, text);
        const others = languages.filter((one) => one !== language).flatMap((one) => says[one]);
        for (const text of others) await expect(area(page)).not.toContainText(text);
      }
    });
});
