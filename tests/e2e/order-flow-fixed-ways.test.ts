/**
 * Journeys of an order of a fixed line under other conditions: in another time zone, in another language, after a reload, and from a
 * partner's site.
 */
import type { Page } from "playwright/test";
import { installIntervals, type InstallDay } from "#core/domain/order/installation.contract.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate } from "#core/base/values/dates.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { firstDayAfterWithdrawal } from "#core/base/values/working-days.ts";
import { chooseCard } from "#core/domain/eligibility/cards.rules.ts";
import { twoLines, withInternet } from "#tests/bundles.ts";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { tvMax } from "#tests/unit/core/domain/bundle/samples.ts";
import { builderOn, addresses, sizes } from "./builder.ts";
import { recordLayer } from "./data-layer.ts";
import { fakeCall } from "./fake-api.ts";
import {
  button,
  choose,
  expectOnBothSizes,
  expectStart,
  field,
  heading,
  leave,
  openStep,
  orderButton,
  payByDebit,
  startOrder,
  widget,
} from "./ordering.ts";
import { signInByHand } from "./signed-in.ts";

const slotHeading = "When may our technician come?";
const payHeading = "How would you like to pay?";
const first = (page: Page) => widget(page).getByRole("button", { name: /^First available/ });
const checked = (page: Page, name: string) => field(page, name).and(page.locator(":checked"));

/** Time zones in which the same instant is the day before, or the day after, compared with Brussels. */
const clocks = [
  { timezoneId: "America/Los_Angeles", size: sizes["a phone"], atBrussels: "00:30" },
  { timezoneId: "Pacific/Auckland", size: sizes["a desk"], atBrussels: "21:00" },
] as const;
for (const { timezoneId, size, atBrussels } of clocks)
  test.describe(`a visitor's clock in ${timezoneId} @all`, () => {
    test.use({ timezoneId, viewport: size });

    test("changes no day and no hour: those of Brussels are shown, chosen and ordered", async ({ page, request }) => {
      await signInByHand(page, request);
      const today = addDays(todayInBrussels(Date.now()), 1);
      const nowMs = Date.parse(`${today}T${atBrussels}:00+01:00`);
      expect(new Date(nowMs).toLocaleDateString("sv", { timeZone: timezoneId })).not.toBe(today);
      await page.clock.install({ time: nowMs });
      const openFrom = firstDayAfterWithdrawal(today);
      const offered = [-1, 0, 1].map((days) => addDays(openFrom, days));
      const days = await fakeCall(page, installIntervals);
      const dayOf = (date: string) => ({ date, intervals: slotIntervals.map((intervalValue) => ({ intervalValue })) });
      days.answer({ data: offered.map(dayOf) as unknown as InstallDay[] });
      await leave(page, { bundle: withInternet, draft: { portability: { choice: 2 } }, atMs: nowMs });
      await openStep(page, "installation-slot");
      await expect(first(page)).toHaveText(`First available: ${formatDate(openFrom, "en", "weekday")}, 08:00 to 12:00`);
      const values = await field(page, "date")
        .locator("option:not([value=''])")
        .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.textContent]));
      expect(values).toEqual(offered.slice(1).map((date) => [date, formatDate(date, "en", "day")]));
      await widget(page)
        .getByRole("button", { name: formatDate(openFrom, "en", "weekday"), exact: true })
        .click();
      await expect(field(page, "date")).toHaveValue(openFrom);
      await choose(page, "interval", "16:00-20:00");
      await expect(widget(page).locator(`.rdp-selected[data-day="${openFrom}"]`)).toBeVisible();
      await expectOnBothSizes(page, button(page, "Next"));
      await button(page, "Next").click();
      await openStep(page, "review-order");
      await expect(widget(page)).toContainText(`${formatDate(openFrom, "en", "weekday")}, 16:00 to 20:00`);
      const order = await fakeCall(page, bundleOrder);
      const documents: [] = [];
      order.answer({ data: { orderId: "500000002", outcome: "accepted", warnings: [], newAccount: false, total: 22, documents } });
      await orderButton(page).click();
      await expect(widget(page).getByText("Your order has been placed successfully!")).toBeVisible();
      expect(JSON.parse(order.seen[0] ?? "")).toMatchObject({ order: { installation: { date: openFrom, intervalValue: "16:00-20:00" } } });
    });
  });

test("another language and a reload on both steps keep what was typed and chosen @all", async ({ page, request }) => {
  await page.setViewportSize(sizes["a phone"]);
  await signInByHand(page, request);
  await leave(page, { bundle: withInternet, draft: { portability: null, installation: null }, secret: { iban: null, isAgreed: false } });
  await openStep(page, "move-to-digi");
  await field(page, "provider").selectOption({ label: "Proximus" });
  await field(page, "customer_number").fill("12-34 56");
  await field(page, "switch_number").fill("PXS 1234");
  const endDate = addDays(todayInBrussels(Date.now()), 40);
  await field(page, "end_date").fill(endDate);
  const expectTyped = async (): Promise<void> => {
    await expect(checked(page, "portability")).toHaveValue("1");
    await expect(field(page, "provider").locator("option:checked")).toHaveText("Proximus");
    await expect(field(page, "customer_number")).toHaveValue("12-34 56");
    await expect(field(page, "switch_number")).toHaveValue("PXS 1234");
    await expect(field(page, "end_date")).toHaveValue(endDate);
  };
  await page.reload();
  await expect(heading(page, "Your internet and TV today")).toBeVisible();
  await expectTyped();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(heading(page, "Votre internet et votre TV actuels")).toBeVisible();
  await expectTyped();
  await expectOnBothSizes(page, button(page, "Suivant"));
  await button(page, "Suivant").click();

  await expect(heading(page, /^Quand notre technicien/)).toBeFocused();
  await startOrder(page, "early");
  await field(page, "date").selectOption({ index: 1 });
  const date = await field(page, "date").inputValue();
  await choose(page, "interval", "16:00-20:00");
  const expectChosen = async (): Promise<void> => {
    await expect(field(page, "date")).toHaveValue(date);
    await expect(checked(page, "interval")).toHaveValue("16:00-20:00");
    await expectStart(page, "early");
    await expect(widget(page).locator(`.rdp-selected[data-day="${date}"]`)).toBeVisible();
  };
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(heading(page, "Wanneer mag onze technicus langskomen?")).toBeVisible();
  await expectChosen();
  await expect(field(page, "date").locator("option:checked")).toHaveText(formatDate(date as never, "nl", "day"));
  await page.reload();
  await expect(heading(page, "Wanneer mag onze technicus langskomen?")).toBeVisible();
  await expectChosen();
  await expectOnBothSizes(page, button(page, "Volgende"));
  await button(page, "Volgende").click();
  await expect(heading(page, /betalen/)).toBeFocused();
  await button(page, "Vorige").click();
  await expect(widget(page).getByRole("dialog")).toBeVisible();
});

/** The questions that the flow asks before it clears values, with their exact words in the catalogues. */
const questions = {
  fr: {
    words: ["Français", "Précédent", "Suivant", "Rester ici"],
    question: "Revenir en arrière et effacer ce que vous avez rempli\u00a0?",
    move: /nous effaçons votre adresse, votre adresse de facturation et les données de votre société/,
    payment: /nous effaçons la date de votre installation/,
    paymentOfTv: /nous effaçons les données de votre changement d’opérateur/,
  },
  nl: {
    words: ["Nederlands", "Vorige", "Volgende", "Hier blijven"],
    question: "Teruggaan en wissen wat je invulde?",
    move: /wissen we je adres, je facturatieadres en de gegevens van je bedrijf/,
    payment: /wissen we de datum van je installatie/,
    paymentOfTv: /wissen we de gegevens van je overstap/,
  },
} as const;

test("asks in French or Dutch before Previous clears answers on a narrow phone, and keeps the rest @all", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInByHand(page, request);
  await leave(page, { bundle: withInternet, draft: { portability: null, installation: null } });
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  const dialog = widget(page).getByRole("dialog");
  const moveHeading = { fr: "Votre internet et votre TV actuels", nl: "Je huidige internet en tv" };
  /** Presses Previous, expects the dialog that asks whether the answers may be deleted, and chooses to stay. */
  const expectAsked = async (language: keyof typeof questions, of: "move" | "payment" | "paymentOfTv"): Promise<void> => {
    const { words, question, [of]: loss } = questions[language];
    const [, previous, , stay] = words;
    await button(page, previous).click();
    await expect(dialog.getByRole("heading", { name: question })).toBeVisible();
    await expect(dialog).toContainText(loss);
    expect(await isWithin()).toBe(true);
    await dialog.getByRole("button", { name: stay, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await page.goto(`${pathOf("order", "nl")}?step=move-to-digi`);
  for (const language of ["fr", "nl"] as const) {
    await page.getByRole("link", { name: questions[language].words[0] }).click();
    await expect(heading(page, moveHeading[language])).toBeVisible();
    if (language === "fr") await choose(page, "portability", "3");
    await page.reload();
    await expect(checked(page, "portability")).toHaveValue("3");
    await expectAsked(language, "move");
    expect(await isWithin()).toBe(true);
  }
  await button(page, "Volgende").click();
  await expect(heading(page, "Wanneer mag onze technicus langskomen?")).toBeFocused();
  await button(page, "Vorige").click(); // No value would be cleared, so nothing is asked (C-224).
  await expect(heading(page, moveHeading.nl)).toBeFocused();
  await expect(dialog).toBeHidden();
  await button(page, "Volgende").click();
  await field(page, "date").selectOption({ index: 1 });
  const date = await field(page, "date").inputValue();
  await choose(page, "interval", "08:00-12:00");
  for (const language of ["fr", "nl"] as const) {
    await page.getByRole("link", { name: questions[language].words[0] }).click();
    await page.reload();
    await expect(button(page, questions[language].words[2])).toBeVisible();
    await expect(field(page, "date")).toHaveValue(date);
    await expect(checked(page, "interval")).toHaveValue("08:00-12:00");
    expect(await isWithin()).toBe(true);
  }
  await button(page, "Volgende").click();
  const paying = { fr: /^Comment souhaitez/, nl: "Hoe wil je betalen?" };
  const expectAskedAtPayment = async (of: "payment" | "paymentOfTv"): Promise<void> => {
    for (const language of ["fr", "nl"] as const) {
      await page.getByRole("link", { name: questions[language].words[0] }).click();
      await expect(heading(page, paying[language])).toBeVisible();
      await expectAsked(language, of);
    }
  };
  await expect(heading(page, paying.nl)).toBeFocused();
  await expectAskedAtPayment("payment");
  // Without an address with fibre there is no visit, so the details of the move are cleared.
  await leave(page, { bundle: chooseCard(twoLines, "tv", tvMax), draft: { portability: { choice: 3 }, installation: null } });
  await page.goto(`${pathOf("order", "nl")}?step=payment`);
  await expectAskedAtPayment("paymentOfTv");
});

const seven = ["view_item_list", "add_to_cart", "remove_from_cart", "begin_checkout", "add_shipping_info", "add_payment_info", "purchase"];

for (const [where, size] of Object.entries(sizes))
  test(`leads from a partner's site to the result on ${where}, and tells seven events without a word about the visitor [C-407, C-409] @all`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    const { email } = await signInByHand(page, request);
    const layer = await recordLayer(page);

    await test.step("a pack on the partner's site: internet, taken away and brought back", async () => {
      await page.goto(`http://127.0.0.1:${ports.partner}/?lang=en`);
      await page.locator("digi-configurator").scrollIntoViewIfNeeded();
      await expect(page.locator("digi-configurator:state(ready)")).toBeAttached();
      const builder = builderOn(page);
      await builder.addAddress.click();
      await builder.check(addresses.brussels);
      await builder.choose("internet");
      await builder.actions("internet").last().click();
      await builder.undo.click();
      await builder.order.click();
    });

    await test.step("the order, step by step", async () => {
      await page.waitForURL(`http://localhost:${ports.demo}${pathOf("order", "en")}`);
      await button(page, "Continue").click();
      await expect(heading(page, "Your details")).toBeFocused();
      await field(page, "postalCode").fill("1000");
      for (const [name, text] of [
        ["street", "Gr"],
        ["number", "1"],
      ] as const) {
        await expect(field(page, name)).toBeEnabled();
        await field(page, name).fill(text);
        await widget(page)
          .getByRole("option", { name: name === "street" ? /^Grand-Place$/ : /^1$/ })
          .click();
      }
      await choose(page, "same_billing_address", "yes");
      await choose(page, "order_for", "myself");
      await button(page, "Next").click();
      await choose(page, "portability", "2");
      await button(page, "Next").click();
      await expect(heading(page, slotHeading)).toBeFocused();
      await startOrder(page, "early");
      await first(page).click();
      await button(page, "Next").click();
      await expect(heading(page, payHeading)).toBeFocused();
      await payByDebit(page);
      await orderButton(page).click();
      await expect(widget(page).getByText("Your order has been placed successfully!")).toBeVisible();
    });

    const events = layer.filter(({ event }) => event !== undefined);
    const names = events.map(({ event }) => event);
    expect(seven.filter((name) => !names.includes(name))).toEqual([]);
    // The provider's site has a cart of its own, so the events of adding the products are tracked there as well.
    const atPartner = ["add_to_cart", "remove_from_cart", "add_to_cart", "begin_checkout"];
    expect(names.filter((name) => name !== "view_item_list")).toEqual([
      ...atPartner,
      "add_to_cart",
      "add_shipping_info",
      "add_payment_info",
      "purchase",
    ]);
    for (const { event, ecommerce } of events) {
      expect(ecommerce?.items.length, event).toBeGreaterThan(0);
      expect(ecommerce?.affiliation, event).toBe("DEALER-BRU");
    }
    expect(events.at(-3)?.ecommerce).toMatchObject({ shipping_tier: "slot" });
    expect(events.at(-2)?.ecommerce).toMatchObject({ payment_type: "SEPA" });
    const bought = events.at(-1)?.ecommerce?.transaction_id;
    expect(bought).toMatch(/^\d{9}$/);
    await expect(widget(page)).toContainText(`Your order number is ${bought}.`);
    expect(JSON.stringify(layer)).not.toMatch(new RegExp(`${email}|BE71|Grand-Place|FTTB`, "i"));
  });
