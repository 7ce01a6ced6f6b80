/**
 * Journeys of an order of more than one customer may order: the visitor reads the reason in their language, loses no input, and finds out
 * what to do next.
 */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { twoLines, withInternet } from "#tests/bundles.ts";
import { inAnotherHome, internetOrder, mobileOrder, newLine } from "#tests/contract/support/sample-orders.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import type { Draft } from "#widgets/order-flow/order-flow.schema.ts";
import { alert, button, choose, givePassword, heading, identify, leave, logIn, openStep, payByDebit, widget } from "./ordering.ts";
import { startOwnDemo } from "./own-demo.ts";
import { signInByHand } from "./signed-in.ts";

const site = `http://localhost:${ports.boundedDemo}`;
const from = `http://localhost:${ports.boundedDemo + 1}`;

// One worker runs the whole file, because two demos cannot have the same ports.
test.describe.configure({ mode: "default" });
test.use({ baseURL: site });
let stop = async (): Promise<void> => undefined;
test.beforeAll(async () => {
  stop = await startOwnDemo({ port: ports.boundedDemo, customerScale: 1 });
});
test.afterAll(() => stop());

const words = {
  en: {
    order: "Order with obligation to pay",
    review: "Check your order",
    kept: "What you typed is kept.",
    bundle: "Change your pack",
    contact: "Contact us",
    login: "Log in",
    next: "Next",
    language: "English",
  },
  fr: {
    order: "Commande avec obligation de paiement",
    review: "Vérifiez votre commande",
    kept: "Votre saisie est conservée.",
    bundle: "Modifier votre pack",
    contact: "Contactez-nous",
    login: "Se connecter",
    next: "Suivant",
    language: "Français",
  },
  nl: {
    order: "Bestelling met betalingsverplichting",
    review: "Kijk je bestelling na",
    kept: "Wat je hebt ingevuld, blijft bewaard.",
    bundle: "Je pack wijzigen",
    contact: "Neem contact op",
    login: "Inloggen",
    next: "Volgende",
    language: "Nederlands",
  },
} as const satisfies Record<Language, object>;

/** Presses the order button, and expects the sentence in a box that takes the focus. The visitor's input must still be there. */
async function expectRefused(page: Page, lang: Language, sentence: string): Promise<Locator> {
  const say = words[lang];
  await button(page, say.order).click();
  const box = alert(page);
  await expect(box).toBeFocused();
  await expect(box).toContainText(sentence);
  await expect(box).toContainText(say.kept);
  await expect(box.getByRole("button").filter({ hasNotText: say.login }), "the same order would be refused again").toHaveCount(0);
  await expect(heading(page, say.review)).toBeVisible();
  await expect(widget(page)).toContainText(/BE71\s0961\s2345\s6769/);
  return box;
}

type Refused = {
  readonly what: string;
  /** The orders that the customer has placed before. */
  readonly before: readonly FlowOrder[];
  readonly bundle?: Bundle;
  readonly draft?: Partial<Draft>;
  readonly sentences: Readonly<Record<Language, string>>;
  readonly ways: readonly ("bundle" | "contact")[];
};

const times = (count: number, order: () => FlowOrder): readonly FlowOrder[] => Array.from({ length: count }, order);
const fixed = {
  bundle: withInternet,
  draft: { portability: { choice: 3 }, installation: { fttbAddressId: "FTTB-1000-1-01-1", date: null, intervalValue: null } },
} as const;
const noDate = { date: null, intervalValue: null } as const;

const refusals: readonly Refused[] = [
  {
    what: "the eleventh order of a day",
    before: times(10, () => mobileOrder(newLine())),
    sentences: {
      en: "You have ordered as often as you can in one day. Please try again tomorrow, or contact us.",
      fr: "Vous avez atteint le nombre de commandes possible en un jour. Réessayez demain ou contactez-nous.",
      nl: "Je hebt vandaag zo vaak besteld als kan. Probeer het morgen opnieuw of neem contact met ons op.",
    },
    ways: ["contact"],
  },
  {
    what: "a fourth visit of a technician",
    before: times(3, () => inAnotherHome(internetOrder(noDate))),
    ...fixed,
    sentences: {
      en: "You are waiting for 3 technician’s visits already. Please wait for one of them, or contact us.",
      fr: "Vous avez déjà 3 rendez-vous avec un technicien. Attendez l’un d’eux ou contactez-nous.",
      nl: "Je wacht al op 3 bezoeken van een technicus. Wacht er een af of neem contact met ons op.",
    },
    ways: ["bundle", "contact"],
  },
  {
    what: "internet at a home that awaits it",
    before: [internetOrder(noDate)],
    ...fixed,
    sentences: {
      en: "You already have internet at this address, or have ordered it.",
      fr: "Vous avez déjà internet à cette adresse, ou une commande en cours.",
      nl: "Je hebt al internet op dit adres, of er loopt al een bestelling.",
    },
    ways: ["bundle", "contact"],
  },
  {
    what: "a twenty-first product",
    before: times(4, () => mobileOrder(...Array.from({ length: 5 }, () => newLine()))),
    sentences: {
      en: "You can have up to 20 products. Please contact us if you need more.",
      fr: "Vous pouvez avoir jusqu’à 20 produits. Contactez-nous s’il vous en faut plus.",
      nl: "Je kunt tot 20 producten hebben. Neem contact met ons op als je er meer nodig hebt.",
    },
    ways: ["bundle", "contact"],
  },
];

/** Places an order by a call, with the body that the page would send. */
async function orderByHand(request: APIRequestContext, token: string, data: FlowOrder): Promise<void> {
  const headers = { origin: site, authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
  const response = await request.post(`${from}/bundle-configurator/order`, { data, headers });
  expect(await response.json()).toMatchObject({ meta: { status: { error: false } } });
}

for (const { what, before, bundle, draft, sentences, ways } of refusals)
  test(`a customer is refused ${what}, reads so in three languages, and finds all as it was after a look elsewhere [C-426] @all`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    const { tokens } = await signInByHand(page, request, undefined, from);
    for (const order of before) await orderByHand(request, tokens[1] ?? "", order);
    await leave(page, { bundle: bundle ?? twoLines, ...(draft && { draft }) });
    for (const lang of languages) {
      await page.goto(`${pathOf("order", lang)}?step=review-order`);
      const box = await expectRefused(page, lang, sentences[lang]);
      await expect(widget(page)).toContainText(/Grand-Place 1|Grote Markt 1/);
      await expect(box.getByRole("link")).toHaveText(ways.map((way) => words[lang][way]));
      for (const way of ways) await expect(box.getByRole("link", { name: words[lang][way] })).toHaveAttribute("href", pathOf(way, lang));
    }
    await alert(page).getByRole("link", { name: words.nl.contact }).click();
    await expect(page.locator("digi-contact [name=first_name]")).toBeVisible();
    await page.goBack();
    await expect(heading(page, words.nl.review)).toBeVisible();
    await expect(widget(page)).toContainText(/BE71\s0961\s2345\s6769/);
  });

/** Fills in all steps of the order, from the password to the review, for a person who came from the identity app. */
async function fillIn(page: Page): Promise<void> {
  await givePassword(page);
  await button(page, "Yes, that’s my address").click();
  await choose(page, "same_billing_address", "yes");
  await choose(page, "order_for", "myself");
  await button(page, "Next").click();
  await payByDebit(page);
  await expect(heading(page, words.en.review)).toBeFocused();
}

const nothing = {
  draft: { clientAddress: null, sameBillingAddress: null, orderFor: null, method: null },
  secret: { iban: null, isAgreed: false },
} as const;

test("somebody without a login whose first order is open is refused a second one, and orders it after a login in place [C-210, C-426] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await leave(page, nothing);
  await openStep(page, "its-me");
  await identify(page, "Somebody new");
  await expect(heading(page, "Your login")).toBeVisible();
  const email = await widget(page).locator("[name=email]").inputValue();
  // The address has an account already, so the order gets no login of its own.
  await expect(await request.post(`${from}/demo/customer`, { data: { email, lang: "en" } })).toBeOK();
  await fillIn(page);
  const name = (await widget(page).getByText(email).innerText()).split("\n")[0] ?? "";
  await button(page, words.en.order).click();
  await expect(heading(page, /^Thank you, /)).toBeFocused();
  await expect(widget(page).getByText("The account has been successfully created, and the order has been placed.")).toBeVisible();

  await leave(page, nothing);
  await openStep(page, "its-me");
  await identify(page, name);
  await expect(heading(page, "Your login")).toBeVisible();
  await fillIn(page);
  const sentences = {
    en: "Your first order is still under way. Log in, or contact us.",
    fr: "Votre première commande est encore en cours. Connectez-vous ou contactez-nous.",
    nl: "Je eerste bestelling loopt nog. Log in of neem contact met ons op.",
  } as const;
  for (const lang of languages) {
    const say = words[lang];
    if (lang !== "en") {
      await page.getByRole("link", { name: say.language }).click();
      await givePassword(page, say.next); // a page of another language does not have it
    }
    const box = await expectRefused(page, lang, sentences[lang]);
    await expect(widget(page)).toContainText(email);
    await expect(box.getByRole("link", { name: say.contact })).toHaveAttribute("href", pathOf("contact", lang));
    await expect(box.getByRole("button", { name: say.login })).toBeVisible();
  }
  await alert(page).getByRole("button", { name: words.nl.login }).click();
  await expect(heading(page, "Zo te zien heb je al een account.")).toBeFocused();
  await logIn(page, request, email, { from });
  await expect(heading(page, words.nl.review)).toBeFocused();
  await expect(widget(page)).toContainText(/BE71\s0961\s2345\s6769/);
  await button(page, words.nl.order).click();
  await expect(heading(page, /^Bedankt, /)).toBeFocused();
  await expect(widget(page).getByText("Je bestelling is geplaatst!")).toBeVisible();
});
