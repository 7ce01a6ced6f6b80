/**
 * Journeys of the builder's address and sections as they look: without an address, with one, with fewer offers, and in a building with
 * several homes.
 */
import type { Locator, Page } from "playwright/test";
import { languages, type Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";

const tag = "digi-configurator";
const ids = { brussels: "FTTB-1000-1-01-1", building: "FTTB-1000-1-01-16", ghent: "FTTB-9000-1-01-10", liege: "FTTB-4000-1-01-5" };
const widget = (page: Page): Locator => page.locator(tag);
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const section = (page: Page, kind: string): Locator => widget(page).locator(`[data-section="${kind}"]`);
const errorsIn = (page: Page, kind: string): Locator => section(page, kind).locator("[part=error]:visible");
const order = (page: Page): Locator => widget(page).getByRole("complementary").getByRole("button", { name: "Order" });
const warningIn = (page: Page, kind: string): Locator => section(page, kind).locator('[part~=alert][data-tone="warning"]');

async function open(page: Page, query = "", language: Language = "en"): Promise<void> {
  await page.goto(pathOf("bundle", language) + query);
  await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
}

async function addMobile(page: Page): Promise<void> {
  await widget(page).getByRole("button", { name: "Add a mobile plan" }).click();
  await widget(page).locator('[name="favorite_package"][value="mobile-light"]').check();
  await widget(page).locator('[name="phone"][value="new-phone"]').check();
  await widget(page).getByRole("button", { name: "Add to my pack" }).click();
}

async function chooseIn(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await widget(page).getByRole("option", { name: text, exact: true }).click();
}

test("the screen has an address and four kinds of offers, TV third, and all five things that are sold [C-001, C-021, C-022] @all", async ({
  page,
}) => {
  await open(page, `?fttbAddressId=${ids.brussels}`);
  const shown = await widget(page)
    .locator("section[data-section]")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["section"]));
  expect(shown).toEqual(["address", "mobile", "internet", "tv", "landline"]);
  for (const [kind, opener, card] of [
    ["internet", "Choose internet", "Fibre + 500 Mbps"],
    ["tv", "Choose TV", "TV + Essentials in Dutch"],
    ["landline", "Choose a landline", "Landline"],
  ] as const) {
    const button = section(page, kind).getByRole("button", { name: opener });
    await expect(section(page, kind).getByRole("article")).toHaveCount(0);
    await button.click();
    await expect(section(page, kind).getByRole("article", { name: card, exact: true })).toBeVisible();
  }
  await widget(page).getByRole("button", { name: "Add a mobile plan" }).click();
  await expect(field(page, "sim_card")).toHaveCount(2);
  await expect(section(page, "mobile").locator(".ui-card", { has: page.locator('[value="sim"]') })).toContainText("SIM card");
  await expect(section(page, "mobile").locator(".ui-card", { has: page.locator('[value="esim"]') })).toContainText("eSIM");
});

const words: Readonly<Record<Language, readonly [info: string, add: string, close: string, none: string, why: string, inform: string]>> = {
  en: [
    "Internet, TV and landline depend on where you live. Mobile works everywhere.",
    "Add address",
    "Close",
    "No fibre here yet",
    "Rue de Fer 20, 5000 NamurWe are still building in your area.",
    "Keep me informed",
  ],
  fr: [
    "Internet, TV et ligne fixe dépendent de votre adresse. Le mobile fonctionne partout.",
    "Ajouter une adresse",
    "Fermer",
    "Pas encore de fibre ici",
    "Rue de Fer 20, 5000 NamurLes travaux se poursuivent dans votre quartier.",
    "Tenez-moi au courant",
  ],
  nl: [
    "Internet, tv en vaste lijn hangen af van je adres. Mobiel werkt overal.",
    "Adres toevoegen",
    "Sluiten",
    "Hier ligt nog geen glasvezel",
    "Rue de Fer 20, 5000 NamenWe werken nog aan het netwerk in je buurt.",
    "Hou me op de hoogte",
  ],
};

for (const language of languages)
  test(`asks for an address in ${language}, and says in the place of its form that fibre does not reach it @all`, async ({ page }) => {
    const [info, add, close, none, why, inform] = words[language];
    const address = section(page, "address");
    const toggle = address.locator("button[aria-expanded]");
    await open(page, "", language);
    await test.step("says why an address is needed, and opens and closes its form [C-026, C-030, C-031, C-032]", async () => {
      await expect(address.locator("p", { hasText: info })).toHaveText(info);
      await expect(toggle).toHaveText(add);
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(field(page, "postalCode")).toHaveCount(0);
      await toggle.click();
      await expect(toggle).toHaveText(close);
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      for (const name of ["postalCode", "city", "street", "number", "box"]) await expect(address.locator(`[name="${name}"]`)).toBeVisible();
      await toggle.click();
      await expect(toggle).toHaveText(add);
      await expect(field(page, "postalCode")).toHaveCount(0);
    });

    await test.step("says in its place that fibre does not reach the address, and offers to write [C-004, C-027, C-423, C-424, C-425]", async () => {
      await toggle.click();
      await field(page, "postalCode").fill("5000");
      await expect(field(page, "street")).toBeEnabled();
      await chooseIn(page, "street", "Rue de Fer");
      await chooseIn(page, "number", "20");
      await expect(address.locator('button[type="submit"]')).toBeEnabled();
      await address.locator('button[type="submit"]').click();
      await expect(address.getByRole("heading", { name: none })).toBeFocused();
      await expect(page.locator("digi-configurator output").first()).toContainText("Rue de Fer 20");
      await expect(address).toContainText(why);
      await expect(field(page, "postalCode")).toHaveCount(0);
      await address.getByRole("button", { name: inform }).click();
      for (const name of ["first_name", "last_name", "email"]) await expect(address.locator(`[name="${name}"]`)).toBeVisible();
    });
  });

test("shows whether a section needs an address, has offers, or has none there @all", async ({ page }) => {
  const kinds = ["internet", "tv", "landline"] as const;
  await test.step("asks for an address while there is none [C-038, C-039, C-042, C-043]", async () => {
    await open(page);
    for (const kind of kinds) {
      await expect(section(page, kind)).toContainText("Add your address to see what’s on offer.");
      await expect(section(page, kind).getByRole("button")).toHaveCount(1);
      await section(page, kind).getByRole("button").click();
      await expect(field(page, "postalCode"), kind).toBeVisible();
      await section(page, "address").locator("button[aria-expanded]").click();
      await expect(field(page, "postalCode")).toHaveCount(0);
    }
  });

  await test.step("warns where an address has no such offers [C-041, C-042, C-043, C-044, C-192, C-421, C-422]", async () => {
    await open(page, `?fttbAddressId=${ids.liege}`);
    await expect(warningIn(page, "internet")).toHaveText("There is no internet packages for this address");
    await expect(warningIn(page, "landline")).toHaveText("There is no Landline packages for this address");
    for (const kind of ["internet", "landline"]) await expect(section(page, kind).getByRole("button")).toHaveCount(0);
    await expect(warningIn(page, "tv")).toHaveCount(0);

    await open(page, `?fttbAddressId=${ids.ghent}`);
    await expect(warningIn(page, "tv")).toHaveText("There is no TV packages for this address");
    await expect(section(page, "tv").getByRole("button")).toHaveCount(0);
  });

  await test.step("shows the offers of an address as cards [C-038, C-040, C-042, C-043]", async () => {
    await open(page, `?fttbAddressId=${ids.brussels}`);
    for (const [kind, cards] of [
      ["internet", 3],
      ["tv", 4],
      ["landline", 1],
    ] as const) {
      await expect(section(page, kind)).not.toContainText("Add your address");
      await section(page, kind).getByRole("button").click();
      await expect(section(page, kind).locator(".ui-carousel").getByRole("article", { includeHidden: true }), kind).toHaveCount(cards);
      await expect(warningIn(page, kind)).toHaveCount(0);
    }
  });
});

test("TV is chosen beside mobile or internet, a landline beside internet, and neither alone [C-330, C-331] @all", async ({ page }) => {
  await open(page, `?fttbAddressId=${ids.brussels}`);
  const pressIn = async (kind: string): Promise<void> => {
    const button = section(page, kind).locator(`button[name="${kind}"]`).first();
    await button.focus();
    await button.press("Enter");
  };
  for (const [kind, opener, reason] of [
    ["tv", "Choose TV", "Choose an internet subscription or a mobile plan first"],
    ["landline", "Choose a landline", "Choose an internet subscription first"],
  ] as const) {
    await section(page, kind).getByRole("button", { name: opener }).click();
    await expect(section(page, kind)).toContainText(reason);
    await pressIn(kind);
    await expect(section(page, kind).getByRole("listitem", { name: /TV|Landline/ })).toHaveCount(0);
  }
  await addMobile(page);
  await pressIn("landline");
  await expect(section(page, "landline").getByRole("listitem", { name: "Landline" }), "mobile is not enough").toHaveCount(0);
  await pressIn("tv");
  await expect(section(page, "tv").getByRole("listitem", { name: /^TV/ })).toBeFocused();
  await section(page, "internet").getByRole("button", { name: "Choose internet" }).click();
  await section(page, "internet").getByRole("button", { name: "Choose Fibre + 500 Mbps" }).click();
  await pressIn("landline");
  await expect(section(page, "landline").getByRole("listitem", { name: "Landline" })).toBeFocused();
});

test("a card says in words how fast it is, how long its contract lasts, what is paid once and what is not included @all", async ({
  page,
}) => {
  await open(page, `?fttbAddressId=${ids.brussels}`);
  await section(page, "internet").getByRole("button", { name: "Choose internet" }).click();
  const card = section(page, "internet").getByRole("article", { name: "Fibre + 500 Mbps" });
  await expect(card).toContainText(
    /€10 \/month.*Up to 500 Mbps for downloads and uploads.*No long contract: cancel whenever you like.*No one-off costs/s,
  );
  await card.locator("summary").click();
  await expect(card.getByRole("list", { name: "Not included" }).getByRole("listitem")).toHaveText(["A WiFi booster: €1 a month"]);
});

test("on a phone the total waits below while a kept landline is filled in, and is back within reach when it is @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, `?fttbAddressId=${ids.brussels}&internet=internet-500&landline=landline-unlimited`);
  const bar = widget(page).locator(".pack-bar");
  const standsAt = (): Promise<string> => bar.evaluate((one) => getComputedStyle(one).position);
  await widget(page).locator('[name="landline_phone"][value="keep-phone"]').check();
  await expect(field(page, "landline_number")).toBeVisible();
  expect(await standsAt()).toBe("static");
  await field(page, "landline_number").fill("02 212 34 56");
  await field(page, "landline_provider").selectOption({ label: "Proximus" });
  await field(page, "landline_agree").check();
  expect(await standsAt(), "one is still there").toBe("static");
  await section(page, "tv").getByRole("button", { name: "Choose TV" }).focus();
  expect(await standsAt()).toBe("sticky");
  await field(page, "landline_number").focus();
  expect(await standsAt(), "never over the field one types in").toBe("static");
});

test("a link to a building of several homes: its box is asked for, and the order waits for it; it is kept @all", async ({ page }) => {
  await open(page, `?fttbAddressId=${ids.building}&internet=internet-500`);
  const address = section(page, "address");
  await expect(address).toContainText("Grand-Place 16");
  const box = address.getByLabel("Which box is yours?");
  await expect(box.locator("option")).toHaveText(["Choose your box", "1", "2", "3", "4", "5", "6", "7", "8", "No box"]);
  await expect(widget(page).getByRole("complementary")).toContainText("Fibre + 500 Mbps");
  await order(page).click();
  await expect(errorsIn(page, "address")).toHaveText(["Please select your box"]);
  await expect(box).toBeFocused();
  await address.getByRole("button", { name: "Save" }).click();
  await expect(box).toBeFocused();
  await box.selectOption("3");
  await expect(errorsIn(page, "address")).toHaveCount(0);
  await address.getByRole("button", { name: "Save" }).click();
  await expect(box).toHaveCount(0);
  await expect(address.locator('[data-focus="address"]')).toBeFocused();
  await expect(address.locator("strong")).toHaveText("Grand-Place 16/3");
  await page.reload();
  await expect(address.locator("strong")).toHaveText("Grand-Place 16/3");
  await order(page).click();
  await expect(page).toHaveURL(new RegExp(pathOf("order", "en")));
});

test("the question for a box whose file does not come says so in its place, and comes when it is asked for again @all", async ({
  page,
  complaints,
}) => {
  complaints.announce(/Failed to load|could not be loaded/);
  let isLost = true;
  await page.route("**/configurator.box.js*", (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
  await open(page, `?fttbAddressId=${ids.building}`);
  const again = section(page, "address").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  isLost = false;
  await again.click();
  await section(page, "address").getByLabel("Which box is yours?").selectOption("No box");
  await section(page, "address").getByRole("button", { name: "Save" }).click();
  await expect(section(page, "address").locator("strong")).toHaveText("Grand-Place 16");
});

test("the form of an address offers the known boxes of a building @all", async ({ page }) => {
  await open(page);
  await section(page, "address").getByRole("button", { name: "Add address" }).click();
  await field(page, "postalCode").fill("1000");
  await expect(field(page, "street")).toBeEnabled();
  await chooseIn(page, "street", "Grand-Place");
  await chooseIn(page, "number", "16");
  await field(page, "box").selectOption("5");
  await expect(section(page, "address").locator('button[type="submit"]')).toBeEnabled();
  await section(page, "address").locator('button[type="submit"]').click();
  await expect(section(page, "address").locator("strong")).toHaveText("Grand-Place 16/5");
  await expect(section(page, "address").getByLabel("Which box is yours?")).toHaveCount(0);
});
