/**
 * Journeys of ordering a product that an address does not have yet: internet, a landline or TV, from the choice of a package to the placed
 * order.
 */
import type { Locator, Page } from "playwright/test";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { api } from "./access.ts";
import { recordLayer } from "./data-layer.ts";
import { expireToken } from "./ended-session.ts";
import { fakeCall } from "./fake-api.ts";
import { loseOnce } from "./lost-files.ts";
import { alert, area, errors, heading, link, section } from "./my-digi-orders.ts";
import { changePageData } from "./my-digi-product.ts";
import {
  cards,
  choose,
  fillIn,
  keepNumber,
  number,
  openPackages,
  orderButton,
  signInWithInternetAlone,
  signInWithTvAlone,
  start,
  thanks,
  withInternetAlone,
} from "./my-digi-product-order.ts";
import { countOrders } from "./ordering.ts";
import { signInWithProducts } from "./signed-in.ts";

const radio = (page: Page, name: RegExp): Locator => area(page).getByRole("radio", { name });
const fact = (page: Page, name: string): Locator =>
  area(page).locator("dl").getByText(name, { exact: true }).locator("xpath=following-sibling::dd[1]");

test("internet has three packages; one is asked for, and ordered, and its visit is still to be chosen [C-161] [C-163] [C-267] [C-328]", async ({
  page,
  request,
}) => {
  const layer = await recordLayer(page);
  const { email, address } = await signInWithTvAlone(page, request);
  const before = await countOrders(request, email);
  await openPackages(page, "internet", address);
  await expect(cards(page).locator(".offer-title")).toHaveText([/^Fibre \+ 500 Mbps/, /^Fibre \+ 1 Gbps/, /^Fibre \+ 10 Gbps/]);
  await expect(cards(page)).toContainText(["€10 /month", "€15 /month", "€20 /month"]);
  await expect(cards(page).filter({ hasText: "Unlimited downloads" }).filter({ hasText: "WiFi 6 box" })).toHaveCount(3);
  await expect(cards(page).filter({ hasText: "Most popular" })).toHaveCount(1);

  await orderButton(page).click();
  await expect(errors(page)).toHaveText("Please select your package");
  await expect(cards(page).getByRole("button").first()).toBeFocused();
  await choose(page, "Fibre + 1 Gbps");
  await expect(errors(page)).toHaveCount(0);
  await expect(orderButton(page)).toBeEnabled();
  await orderButton(page).click();
  await expect(errors(page)).toHaveText("select option");
  await expect(start(page, /^As soon as possible/)).toBeFocused();
  await section(page, "Contract summary").getByText("Read the contract summary").click();
  await expect(section(page, "Contract summary").getByRole("article")).toContainText("1 Gbps");
  await start(page, /^After my 14 days \(from \d+ \w+ \d{4}\)/).check();
  await expect(errors(page)).toHaveCount(0);
  await expect(section(page, "Your order")).toContainText(/Fibre \+ 1 Gbps.*€15 \/month.*Paid once€0.*€15/);
  await orderButton(page).click();

  await expect(thanks(page)).toBeFocused();
  await expect(area(page)).toContainText("Your order has been placed successfully!");
  await expect(fact(page, "What")).toHaveText("Fibre + 1 Gbps");
  await expect(fact(page, "When")).toHaveText(/^On the day that you choose for our technician, from \d+ \w+ \d{4}$/);
  await expect(fact(page, "A month")).toHaveText("€15, and €0 once");
  await expect(alert(page)).toHaveAttribute("data-tone", "warning");
  await expect(alert(page)).toContainText("Still needed: a day for our technician");
  expect(await countOrders(request, email)).toBe(before + 1);
  const bought = layer.filter(({ event }) => event === "purchase");
  expect(bought).toHaveLength(1);
  expect(bought[0]?.ecommerce?.items).toMatchObject([{ item_id: "1202", item_category: "internet", price: 15, quantity: 1 }]);

  const orderId = (
    await area(page)
      .getByText(/^Your order number is/)
      .innerText()
  ).replace(/\D/g, "");
  expect(bought[0]?.ecommerce?.transaction_id).toBe(orderId);
  await link(page, "Choose a day").click();
  await expect(page).toHaveURL(`${pathOf("orders", "en")}?order-id=${orderId}`);
  await expect(heading(page, `Order ${orderId}`)).toBeVisible();
  await expect(area(page).getByRole("button", { name: "Choose a day" })).toBeVisible();
  await page.goBack();
  await expect(area(page), "it is ordered, and not offered again").toContainText("Fibre 1 Gbps");
  await expect(cards(page)).toHaveCount(0);
});

test("a landline's number is asked for, and refused in place; nothing typed is lost [C-272] [C-273] [C-274] [C-275] [C-328]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInWithProducts(page, request);
  const lost = await loseOnce(page, /\/my-digi\.landline-number\.js/);
  await openPackages(page, "landline", withInternetAlone);
  await orderButton(page).click();
  await expect(errors(page)).toHaveText("Please select your package");
  await choose(page, "Landline + Unlimited");
  await expect(orderButton(page)).toBeEnabled();
  expect(lost()).toEqual(["/my-digi.landline-number.js"]);
  await orderButton(page).click();
  await expect(errors(page)).toHaveText(["Please select your phone number", "select option"]);
  await expect(radio(page, /^A new number/)).toBeFocused();
  await radio(page, /^Keep my number/).check();
  await start(page, /^As soon as possible/).check();
  await orderButton(page).click();
  await expect(errors(page)).toHaveText([
    "Please enter current phone number",
    "Please select current telecom operator",
    "This field is required",
  ]);
  await expect(number(page)).toBeFocused();
  for (const wrong of ["02 123 45 6", "02 123 45 67 89"]) {
    await keepNumber(page, wrong);
    await orderButton(page).click();
    await expect(errors(page)).toHaveText("Enter a landline number of 9 or 10 digits that begins with 0");
    await expect(number(page)).toBeFocused();
  }
  await number(page).fill("02 212 34 56");
  await orderButton(page).click();
  await expect(errors(page), "another customer has it here").toHaveText("Phone number already used.");
  await expect(number(page)).toBeFocused();
  await expect(number(page)).toHaveValue("02 212 34 56");
  await page.reload();
  await expect(number(page)).toHaveValue("02 212 34 56");
  await expect(area(page).locator('[name="landline_provider"]')).toHaveValue("proximus");
  await expect(area(page).locator('[name="landline_agree"]')).toBeChecked();
  await expect(start(page, /^As soon as possible/)).toBeChecked();
});

test("a landline is added to internet, and keeps its number, while the token expires [C-164] [C-380]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { email } = await signInWithProducts(page, request);
  await page.goto(pathOf("my-products", "en"));
  await link(page, "Add a landline").click();
  await area(page).getByLabel("Address").selectOption({ label: "Veldstraat 10, 9000 Ghent" });
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(/Landline \+ Unlimited.*€2\.50 \/month/);
  await choose(page, "Landline + Unlimited");
  await start(page, /^As soon as possible \(landline from \d+ \w+ \d{4}\)/).check();
  await keepNumber(page, "09 234 56 71");
  await expect(orderButton(page)).toBeEnabled();
  const call = await fakeCall(page, bundleOrder);
  const refused = await expireToken(page, `${api}${bundleOrder.path}`);
  await orderButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(refused()).toBe(1);
  const phone = { phone: "+3292345671", phoneProvider: { id: "proximus", name: "Proximus" }, landline_agree: true };
  expect(JSON.parse(call.seen.at(-1) ?? "{}")).toEqual({
    bundle: { mobile: [], internet: [], tv: [], landline: [{ i: "landline-unlimited", wpId: "1401", ...phone }] },
    deliveryAddress: null,
    installAddress: { fttbAddressId: withInternetAlone },
    startEarly: true,
    bundlesPrice: 2.5,
    lang: "en",
  });
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText("Still needed: a day for our technician");
  expect(await countOrders(request, email)).toBe(1);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("234 56 71");
  await link(page, "Choose a day").click();
  await expect(area(page).getByRole("button", { name: "Choose a day" })).toBeVisible();
});

test("TV is ordered in French: four packages in groups, one is asked for, nothing more is needed [C-086] [C-162] [C-165] [C-166] [C-328]", async ({
  page,
  request,
}) => {
  const { email, address } = await signInWithInternetAlone(page, request);
  const before = await countOrders(request, email);
  await openPackages(page, "tv", address, "fr");
  await expect(cards(page).locator(".offer-title")).toHaveText([
    /^TV \+ Essentials en français/,
    /^TV \+ Max en français/,
    /^TV \+ Essentials en néerlandais/,
    /^TV \+ Max en néerlandais/,
  ]);
  await expect(cards(page)).toContainText(["7 € /mois", "12 € /mois", "7 € /mois", "12 € /mois"]);
  for (const at of [0, 1, 2, 3]) {
    await expect(cards(page).nth(at).locator(".offer-group > p")).toHaveCount(3);
    await expect(cards(page).nth(at)).toContainText(at % 2 === 0 ? "45" : "75");
  }
  const order = area(page).getByRole("button", { name: "Commande avec obligation de paiement" });
  await order.click();
  await expect(errors(page)).toHaveText("Faites votre choix");
  await expect(cards(page).getByRole("button").first()).toBeFocused();
  await area(page).getByRole("button", { name: "Choisir TV + Max en français" }).click();
  await expect(errors(page)).toHaveCount(0);
  await radio(page, /14 jours/)
    .last()
    .check();
  await expect(order).toBeEnabled();
  await order.click();
  await expect(area(page).getByRole("heading", { name: "Merci" })).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await expect(area(page).locator("dl")).toContainText(/TV \+ Max en français.*12\s€/);
  await expect(area(page).locator("dl"), "the awaited visit brings it along").toContainText("Le jour que vous choisissez");
  expect(await countOrders(request, email)).toBe(before + 1);
  await area(page).getByRole("link", { name: "Voir ma commande" }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("orders", "fr")}\\?order-id=\\d+$`));
  await expect(area(page)).toContainText("Max en français");
});

test("a landline without internet says what comes first, and leads there; an address without offers leads to a call [C-086] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { address } = await signInWithTvAlone(page, request);
  const lost = await loseOnce(page, /\/my-digi\.product-(order|checkout)\.js/);
  await page.goto(`${pathOf("my-products-landline", "en")}?address-id=${encodeURIComponent(address)}`);
  await expect(area(page)).toContainText("Choose an internet subscription first");
  await expect(cards(page).getByRole("button")).toHaveAttribute("aria-disabled", "true");
  await expect(cards(page).getByRole("button")).toHaveAccessibleDescription("Choose an internet subscription first");
  await cards(page).getByRole("button").click({ force: true });
  await expect(cards(page).getByRole("button")).toHaveAttribute("aria-pressed", "false");
  await expect(orderButton(page)).toHaveCount(0);
  await link(page, "Add internet").click();
  await expect(page).toHaveURL(`${pathOf("my-products-internet", "en")}?address-id=${encodeURIComponent(address)}`);
  await expect(cards(page)).toHaveCount(3);
  await expect(orderButton(page)).toBeVisible();
  expect(lost()).toEqual(["/my-digi.product-checkout.js", "/my-digi.product-order.js"]);

  await page.goto(`${pathOf("my-products-tv", "en")}?address-id=${withInternetAlone}`);
  await expect(area(page)).toContainText("There is no TV from digi at Veldstraat 10, 9000 Ghent yet.");
  await expect(orderButton(page)).toHaveCount(0);
  await expect(link(page, "Call me back")).toHaveAttribute("href", new RegExp(`${pathOf("callback", "en")}$`));
});

test("TV with neither internet nor a mobile plan names both, and leads to both [C-086] @all", async ({ page, request }) => {
  const { address } = await signInWithInternetAlone(page, request);
  await changePageData(page, "tv", (data) => ({ ...data, packages_need: "internet_or_mobile" }));
  await openPackages(page, "tv", address);
  await expect(area(page)).toContainText("Choose an internet subscription or a mobile plan first");
  await expect(link(page, "Add a mobile plan")).toHaveAttribute("href", new RegExp(`${pathOf("bundle", "en")}$`));
  await expect(link(page, "Add internet")).toBeVisible();
});

test("each address keeps its own answers, in its own tab of the browser, until it is ordered @all", async ({ page, request }) => {
  const { address } = await signInWithTvAlone(page, request);
  await openPackages(page, "internet", address);
  await fillIn(page, "Fibre + 10 Gbps");
  const select = area(page).getByLabel("Address");
  await select.selectOption(withInternetAlone);
  await expect(cards(page)).toHaveCount(0);
  await select.selectOption(address);
  await expect(cards(page).nth(2).getByRole("button")).toHaveAttribute("aria-pressed", "true");
  await expect(start(page, /^As soon as possible/)).toBeChecked();
  await choose(page, "Fibre + 500 Mbps");
  await expect(start(page, /^As soon as possible/)).toBeChecked();
  await expect(section(page, "Your order")).toContainText("€10 /month");
});
