/** Journeys of a bundle that was stored yesterday: a price has changed, an offer is gone, and a form was typed but not sent. */
import type { Locator } from "playwright/test";
import { priced } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { expect, test } from "#tests/page.ts";
import { twoLines, withInternet } from "#tests/bundles.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { atBothSizes, builderOn, fragmentOf, openBuilder, addresses, sizes } from "./builder.ts";
import { codesIn, storeBundle, openPage, said } from "./codes.ts";

const card = (i: string, wpId: string, title: string, prc: number) => ({ i, wpId, t: [title], prc, ih: false });

/** A bundle in which Light was 4 €, internet was 12 €, and there is a TV offer that no longer exists. */
const yesterday: Bundle = priced({
  ...withInternet,
  mobile: { ...twoLines.mobile, cards: twoLines.mobile.cards.map((line) => (line.i === "mobile-light" ? { ...line, prc: 4 } : line)) },
  internet: { selected: true, card: card("internet-500", "1201", "Fibre + 500 Mbps", 12) },
  tv: { selected: true, selectedCard: "tv-old", card: card("tv-old", "1399", "TV + Old", 3) },
});

type Words = {
  readonly oldPrice: string;
  readonly newPrice: string;
  readonly dearer: readonly [light: string, internet: string];
  readonly gone: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    oldPrice: "Old price:",
    newPrice: "New price:",
    dearer: ["Light now costs €5 a month instead of €4.", "Fibre + 500 Mbps now costs €10 a month instead of €12."],
    gone: "No longer on offer at your address, and removed: TV + Old.",
  },
  fr: {
    oldPrice: "Ancien prix :",
    newPrice: "Nouveau prix :",
    dearer: ["Light coûte désormais 5 € par mois au lieu de 4 €.", "Fibre + 500 Mbps coûte désormais 10 € par mois au lieu de 12 €."],
    gone: "Plus proposé à votre adresse, et donc retiré : TV + Old.",
  },
  nl: {
    oldPrice: "Oude prijs:",
    newPrice: "Nieuwe prijs:",
    dearer: ["Light kost nu € 5 per maand in plaats van € 4.", "Glasvezel + 500 Mbps kost nu € 10 per maand in plaats van € 12."],
    gone: "Niet meer beschikbaar op je adres, en daarom verwijderd: TV + Old.",
  },
};

for (const language of languages) {
  const say = words[language];
  const euros = (amount: number): string => formatMoney(centsOfEuros(amount), language);
  /** Expects that a row shows the old and the new price. `toContainText` treats all kinds of spaces as equal. */
  const bothPrices = async (row: Locator, before: number, now: number): Promise<void> => {
    await expect(row).toContainText(`${say.oldPrice} ${euros(before)}`);
    await expect(row).toContainText(`${say.newPrice} ${euros(now)}`);
  };

  test(`${language}: shows both prices where one has changed, and names what is gone, with a way back @all`, async ({ page }) => {
    await page.setViewportSize(sizes["a phone"]);
    await storeBundle(page, { ...yesterday, tv: { selected: false, selectedCard: null, card: null } });
    const { widget, section, row, total, openBundle, undo } = await openBuilder(page, "", language);
    const lines = section("mobile").getByRole("listitem");
    await atBothSizes(page, async () => {
      await bothPrices(lines.first(), 4, 5);
      await expect(lines.nth(1)).not.toContainText(say.oldPrice);
      await bothPrices(row("internet"), 12, 10);
      await expect(total).toContainText(euros(22));
    });
    await expect((await openBundle()).locator(".pack-notes > li")).toHaveText(say.dearer);
    await page.keyboard.press("Escape");
    await page.setViewportSize(sizes["a desk"]);
    const notes = widget.locator("aside .pack-notes > li");
    await expect(notes).toHaveText(say.dearer);
    await lines.first().getByRole("button").last().click();
    await expect(notes).toHaveText(say.dearer.slice(1));

    await storeBundle(page, yesterday);
    await openBuilder(page, "", language);
    await expect(said(widget)).toContainText(say.gone);
    await atBothSizes(page, async () => {
      await expect(section("address")).toContainText(say.gone);
      await expect(row("tv")).toHaveCount(0);
    });
    await undo.click();
    await expect(row("tv")).toContainText("TV + Old");
  });
}

test("a new price is said to who does not see it, once, and moves nothing while the offers load @all", async ({ page }) => {
  await page.setViewportSize(sizes["a desk"]);
  await recordShifts(page);
  await storeBundle(page, priced({ ...yesterday, ...{ tv: { selected: false, selectedCard: null, card: null } } }));
  const { widget, total, section } = await openBuilder(page);
  await expect(total).toContainText("€22");
  await expect(section("internet").getByRole("button", { name: /^Change/ })).toBeVisible();
  await expect(codesIn(widget).answer("voucher", "yes")).toBeVisible();
  await expect(said(widget)).toHaveText(/now costs €10 a month instead of €12\. Total: €22 a month/);
  // Shifts of the page itself are left out: the builder becomes taller with the bundle, whose height is unknown before the bundle is read.
  const shifts = (await shiftsOf(page)).filter(({ isVisitors, isOfPage }) => !isVisitors && !isOfPage);
  expect(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3), JSON.stringify(shifts)).toBe("0.000");
  await widget.getByRole("button", { name: /^Delete Essentials/ }).click();
  await expect(said(widget)).toHaveText("Essentials (new number) was removed. Total: €15 a month");
});

test("a line whose plan nobody can order any more says so, and holds the order back until it is changed @all", async ({ page }) => {
  const [first, second] = twoLines.mobile.cards;
  const gone = { ...first, i: "mobile-old", wpId: "1199", t: ["Old"] } as Bundle["mobile"]["cards"][number];
  await storeBundle(page, { ...twoLines, mobile: { ...twoLines.mobile, cards: [gone, second as typeof gone] } });
  const { widget, section, order, field } = await openBuilder(page);
  const line = section("mobile").getByRole("listitem").first();
  await expect(line).toContainText("No longer on offer. Choose another plan.");
  await order.click();
  await expect(widget.getByText("Change or delete the plans that are no longer on offer, then order.")).toBeVisible();
  await expect(line).toBeFocused();
  await section("mobile")
    .getByRole("button", { name: /^Edit Old/ })
    .click();
  await section("mobile").locator('button[type="submit"]').click();
  await expect(section("mobile").locator("[part=error]")).toHaveText("Please select your favorite package");
  await field("favorite_package").first().click();
  await section("mobile").locator('button[type="submit"]').click();
  await expect(section("mobile")).not.toContainText("no longer on offer");
  await order.click();
  await expect(page).toHaveURL(/config-account/);
});

test("an address that was begun is there again after a reload, in another language too, and without a tick; closed, it is gone @all", async ({
  page,
}) => {
  await page.goto("/demo-pages/empty?lang=en");
  const put = (lang: string): Promise<void> =>
    page
      .locator("main")
      .evaluate((main, to) => (main.innerHTML = `<digi-configurator loading="eager" ask-email lang="${to}"></digi-configurator>`), lang)
      .then(() => undefined);
  await put("en");
  const { addAddress, field, option, submit, section } = builderOn(page);
  await addAddress.click();
  await field("postalCode").fill("1000");
  await expect(field("street")).toBeEnabled();
  await field("street").fill("Grand");
  await option("Grand-Place").click();
  // The house number is typed but not chosen, because the list of numbers has not come when the page is left.
  const numbers = "**/address/number";
  await page.route(numbers, () => undefined);
  await field("number").fill("1");
  await field("email").fill("marie@exam");
  await field("agree").check();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("digi.draft.configurator.address") ?? "")).toContain("marie@exam");

  await page.unroute(numbers);
  await page.goto("/demo-pages/empty?lang=fr");
  await put("fr");
  for (const [name, text] of Object.entries({
    postalCode: "1000",
    city: "Bruxelles",
    street: "Grand-Place",
    number: "1",
    email: "marie@exam",
  }))
    await expect(field(name), name).toHaveValue(text);
  await expect(field("agree")).not.toBeChecked();
  // The number is looked up again: a text that is exactly one of the suggestions is chosen when the focus leaves the field, once the list
  // is known.
  await field("number").focus();
  await page.keyboard.press("Tab");
  await expect(section("address").locator('.ui-control:has([name="number"]) .ui-good')).toBeVisible();
  await field("email").fill("");
  await expect(submit).toBeEnabled();
  await section("address").getByRole("button", { name: "Fermer" }).last().click();
  expect(await page.evaluate(() => sessionStorage.getItem("digi.draft.configurator.address"))).toBeNull();
  await addAddress.click();
  await expect(field("postalCode")).toHaveValue("");
});

test("an address that was taken leaves nothing of its form in the tab @all", async ({ page }) => {
  const { addAddress, check, section } = await openBuilder(page);
  await addAddress.click();
  await check(addresses.brussels);
  await expect(section("address").locator('[data-focus="address"]')).toContainText("Grand-Place 1");
  // The address is named while its offers are loaded, and its draft is deleted from the tab once the address is in the bundle.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain("digi.draft.configurator.address");
});

test("says what a pack lacks, on the shop's pages and beside six lines, and keeps the focus for who works by keys @all", async ({
  page,
}) => {
  const kept = { w: "1101", s: "s", k: 1 };
  const { widget, section, order } = await openBuilder(page, fragmentOf({ m: [kept] }));
  await expect(section("mobile")).toContainText("Enter the number you keep");
  await expect(widget.locator(".builder-aside")).toContainText("Finish these plans before you order, or delete them.");
  await expect(order).toBeDisabled();
  const summary = await openPage(page, "shop-summary", "digi-bundle-summary");
  await expect(summary).toContainText("Your pack isn’t finished yet.");
  await expect(summary).not.toContainText("empty");
  await expect(summary.getByRole("link", { name: "Finish your pack" })).toBeVisible();
  const codes = await openPage(page, "shop-codes", "digi-promo-code");
  await expect(codes).toContainText("Your pack isn’t finished yet. Finish it first, then add your code.");

  await page.goto("about:blank");
  await openBuilder(page, fragmentOf({ m: [...Array.from({ length: 5 }, () => ({ w: "1104", s: "s" })), kept] }));
  await widget.getByRole("button", { name: "Open the pack from the link" }).click();
  await expect(widget.getByRole("button", { name: "Finish Light" })).toBeFocused();
  await section("mobile").locator('[data-focus="add"]').click();
  await section("mobile").locator('[name="favorite_package"]').first().click();
  await section("mobile").locator('[name="phone"][value="new-phone"]').check();
  await section("mobile").locator('button[type="submit"]').click();
  await expect(section("mobile")).toContainText("You have 6 plans already. Delete one of them to finish this one.");
  await expect(widget.getByRole("button", { name: "Finish Light" })).toHaveCount(0);
  await order.click();
  const unfinished = widget.getByRole("list", { name: "Plans to finish" });
  await expect(unfinished.getByRole("button", { name: "Delete Light" })).toBeFocused();

  await page.goto("about:blank");
  await openBuilder(page, fragmentOf({ m: [kept] }));
  await widget.getByRole("button", { name: "Keep my pack" }).press("Enter");
  await expect(unfinished.getByRole("button", { name: "Delete Light" })).toBeFocused();
});
