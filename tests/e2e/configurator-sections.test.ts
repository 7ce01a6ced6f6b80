/**
 * Journeys of the builder with an address, on the real site and against the real reference API: internet, TV and landline, and lists that
 * do not come.
 */
import type { Locator, Page } from "playwright/test";
import { addressById } from "#core/domain/eligibility/linked-address.contract.ts";
import { addressInfrastructure } from "#core/domain/address/address.contract.ts";
import { bundleOffers } from "#core/domain/offers/offers.contract.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { addressIds as ids } from "./builder.ts";
import { fakeCall } from "./fake-api.ts";
import {
  addAddress,
  addMobile,
  brussels,
  bundleOf,
  check,
  field,
  ghent,
  open,
  bundle,
  radio,
  section,
  submit,
  widget,
} from "./sections.ts";

const errorsOf = (page: Page): Locator => widget(page).locator("[part=error]:visible");
const errorsIn = (page: Page, name: string): Locator => section(page, name).locator("[part=error]:visible");

/** Chooses an offer in the carousel by the buttons, as a visitor does who cannot drag. */
async function choose(page: Page, name: string, opener: string, offer: string): Promise<void> {
  const where = section(page, name);
  await where.getByRole("button", { name: opener }).click();
  const button = where.locator(`button[aria-label="Choose ${offer}"]`);
  await expect(button).toBeAttached();
  const slide = where.locator(".ui-slide", { has: page.locator(`button[aria-label="Choose ${offer}"]`) });
  const next = where.locator(".ui-carousel-bar button").last();
  for (let presses = 0; presses < 4 && (await slide.getAttribute("inert")) !== null; presses++) {
    const before = await where.locator(".ui-carousel-bar > p").textContent();
    await next.click();
    await expect(where.locator(".ui-carousel-bar > p")).not.toHaveText(before ?? "");
  }
  await button.click();
  await expect(where.getByRole("listitem", { name: offer, exact: true })).toBeFocused();
}

const chooseInternet = (page: Page, speed: string) => choose(page, "Internet", "Choose internet", `Fibre + ${speed}`);

test("an address with fibre, four products, a landline number that is kept, and on to the order [C-004, C-005, C-028, C-029, C-134, C-135, C-136, C-191, C-194, C-331, P-148] @all", async ({
  page,
}) => {
  await recordShifts(page);
  await open(page);
  for (const name of ["Internet", "TV", "Landline"])
    await expect(section(page, name)).toContainText("Add your address to see what’s on offer.");
  await section(page, "Internet").getByRole("button", { name: "Add address" }).click();
  await expect(widget(page).getByRole("heading", { name: "Where would you like your connection?" })).toBeFocused();
  await section(page, "Your address").getByRole("button", { name: "Close" }).first().click();
  await expect(field(page, "postalCode")).toHaveCount(0);
  await addAddress(page, brussels);
  await expect(section(page, "Your address").getByRole("button", { name: "Change Grand-Place 1" })).toBeVisible();
  await expect(section(page, "Your address").getByRole("button", { name: "Delete Grand-Place 1" })).toBeVisible();
  expect((await bundleOf(page)).address).toEqual({
    street: "Grand-Place",
    number: "1",
    fttbAddressId: ids.brussels,
    hasAddress: true,
    edited: false,
  });
  for (const name of ["Internet", "TV"]) await expect(section(page, name).getByRole("button", { name: /^Choose/ })).toBeVisible();

  await section(page, "Landline").getByRole("button", { name: "Choose a landline" }).click();
  await expect(section(page, "Landline")).toContainText("Choose an internet subscription first");
  await expect(section(page, "Landline").getByRole("button", { name: "Choose Landline" })).toHaveAttribute("aria-disabled", "true");
  await section(page, "Landline").getByRole("button", { name: "Close" }).click();

  await addMobile(page);
  await chooseInternet(page, "1 Gbps");
  await choose(page, "TV", "Choose TV", "TV + Essentials in French");
  await choose(page, "Landline", "Choose a landline", "Landline");
  await expect(bundle(page)).toContainText("€29.50"); // The total is 5 + 15 + 7 + 2.50.

  await radio(page, "landline_phone", "keep-phone").check();
  await field(page, "landline_number").fill("02 212 34 56");
  await field(page, "landline_provider").selectOption({ label: "Proximus" });
  await field(page, "landline_agree").check();
  expect((await bundleOf(page)).landline).toMatchObject({
    selectedCard: "landline-unlimited",
    phone: "+3222123456",
    currentPhone: true,
    phoneProvider: { id: "proximus", name: "Proximus" },
    landline_agree: true,
  });

  const shifts = (await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors);
  expect(shifts, "nothing moves by itself").toEqual([]);
  await page.reload();
  await expect(bundle(page)).toContainText("€29.50");
  await expect(field(page, "landline_number")).toHaveValue("02 212 34 56");
  await expect(field(page, "landline_provider")).toHaveValue("proximus");
  await bundle(page).getByRole("button", { name: "Order" }).click();
  await expect(page).toHaveURL(new RegExp(pathOf("order", "en")));
});

test("says beside each section what is missing, and leads the focus to the first @all", async ({ page }) => {
  await open(page, `?fttbAddressId=${ids.brussels}`);
  await addMobile(page);
  const order = bundle(page).getByRole("button", { name: "Order" });
  await section(page, "Internet").getByRole("button", { name: "Choose internet" }).click();
  await section(page, "TV").getByRole("button", { name: "Choose TV" }).click();
  await section(page, "Landline").getByRole("button", { name: "Choose a landline" }).click();
  await expect(section(page, "Landline").getByRole("button", { name: "Choose Landline" })).toBeVisible();
  const favorite = "Please select your favorite package";
  await test.step("asks beside internet and TV for a package [C-276, C-277, C-278, C-279, C-327]", async () => {
    await order.click();
    await expect(errorsOf(page), "no landline can be chosen yet").toHaveText([favorite, favorite]);
    for (const name of ["Internet", "TV"]) await expect(errorsIn(page, name), "beside its section").toHaveText([favorite]);
    await expect(section(page, "Internet").getByRole("button", { name: "Choose Fibre + 500 Mbps" })).toBeFocused();
  });

  await test.step("asks for a landline, then for its phone number [C-271, C-272, C-279, C-321, C-322]", async () => {
    await section(page, "Internet").getByRole("button", { name: "Choose Fibre + 500 Mbps" }).click();
    await expect(section(page, "Landline").locator("[part=error]:visible"), "now it can").toHaveText(favorite);
    await section(page, "TV").getByRole("button", { name: "Close" }).click();
    await section(page, "Landline").getByRole("button", { name: "Choose Landline" }).click();
    await expect(field(page, "landline_phone").first(), "its files are there").toBeVisible();
    await order.click();
    await expect(errorsOf(page)).toHaveText(["Please select your phone number"]);
    await expect(errorsIn(page, "Landline")).toHaveCount(1);
    await expect(field(page, "landline_phone").first()).toBeFocused();
  });
  await test.step("asks for number, operator and consent of a number that is kept [C-273, C-274, C-275, C-278, C-323, C-325, C-326]", async () => {
    await radio(page, "landline_phone", "keep-phone").check();
    await expect(field(page, "landline_number")).toHaveAttribute("placeholder", /^0[\dx ]{8,12}$/);
    await expect(errorsOf(page)).toHaveText([
      "Please enter current phone number",
      "Please select current telecom operator",
      "This field is required",
    ]);
    await expect(errorsIn(page, "Landline")).toHaveCount(3);
    await order.click();
    await expect(page, "each of them holds the order back").toHaveURL(new RegExp(pathOf("bundle", "en")));
    await expect(field(page, "landline_number")).toBeFocused();
  });
  await test.step("refuses a landline number of another length or beginning, and keeps it [C-324, C-348]", async () => {
    for (const wrong of ["0221234", "02212345", "02212345678", "22123456", "+3322123456", "letters"]) {
      await field(page, "landline_number").fill(wrong);
      await order.click();
      await expect(errorsOf(page).first()).toHaveText("Enter a landline number of 9 or 10 digits that begins with 0");
      await expect(field(page, "landline_number")).toBeFocused();
      await expect(field(page, "landline_number")).toHaveValue(wrong);
    }
    await page.reload();
    await expect(field(page, "landline_number")).toHaveValue("letters");
    await radio(page, "landline_phone", "new-phone").check();
    await order.click();
    await expect(page).toHaveURL(new RegExp(pathOf("order", "en")));
  });
});

test("bad input is told in place and nothing is lost; 1300 has two towns; a failure changes nothing and can be tried again [C-420] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const checkCall = await fakeCall(page, addressInfrastructure);
  const offers = await fakeCall(page, bundleOffers);
  await open(page);
  await section(page, "Your address").getByRole("button", { name: "Add address" }).click();
  for (const wrong of ["9999", "abcd", "100"]) {
    await field(page, "postalCode").fill(wrong);
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(errorsOf(page).first()).toBeVisible();
    await expect(field(page, "postalCode")).toHaveValue(wrong);
  }
  await field(page, "postalCode").fill("1300");
  await field(page, "city").click();
  await expect(widget(page).getByRole("option")).toHaveText([/Limal|Wavre/, /Limal|Wavre/]);
  checkCall.fail({ answer: { status: 503, body: "" } });
  await check(page, brussels);
  await expect(widget(page).locator("[part=alert]")).toContainText("Something is wrong on our side.");
  await expect(field(page, "street")).toHaveValue("Grand-Place");
  checkCall.pass();
  offers.fail({ answer: { status: 503, body: "" } });
  await widget(page).locator("[part=alert]").getByRole("button", { name: "Try again" }).click();
  await expect(section(page, "Your address").locator("[part=alert]")).toContainText("Something is wrong on our side.");
  await expect(section(page, "Internet")).toContainText("Add your address");
  offers.answer({ mobile: [], internet: [], tv: [], landline: [] });
  await section(page, "Your address").getByRole("button", { name: "Try again" }).click();
  await expect(widget(page).getByText("There are no packages available for this address")).toHaveCount(1);
  await expect(section(page, "Internet")).toHaveCount(0);
});

test("files that do not come: each part says so in its place, and comes when it is asked for again @all", async ({ page, complaints }) => {
  complaints.announce(/Failed to load|could not be loaded/);
  const lose = async (file: string): Promise<() => void> => {
    let isLost = true;
    await page.route(file, (route) => (isLost ? route.fulfill({ status: 503, body: "" }) : route.continue()));
    return () => (isLost = false);
  };
  const again = (name: string): Locator => section(page, name).getByRole("button", { name: "Try again" });
  const bring = [
    await lose("**/configurator.address.js*"),
    await lose("**/configurator.offers.js*"),
    await lose("**/configurator.landline.js*"),
  ] as const;
  await open(page, `?fttbAddressId=${ids.brussels}&internet=internet-500`);
  await section(page, "Your address").getByRole("button", { name: "Change Grand-Place 1" }).click();
  await expect(again("Your address")).toBeVisible();
  bring[0]();
  await again("Your address").click();
  await expect(field(page, "postalCode")).toBeVisible();
  await section(page, "Your address").getByRole("button", { name: "Close" }).click();
  await section(page, "Landline").getByRole("button", { name: "Choose a landline" }).click();
  await expect(again("Landline")).toBeVisible();
  bring[1]();
  await again("Landline").click();
  await section(page, "Landline").getByRole("button", { name: "Choose Landline" }).click();
  await expect(again("Landline")).toBeVisible();
  bring[2]();
  await again("Landline").click();
  await expect(field(page, "landline_phone").first()).toBeVisible();
  await section(page, "Landline").getByRole("button", { name: "Delete Landline" }).click();
  await expect(field(page, "landline_phone")).toHaveCount(0);
});

test("late answers of an old address are never shown @all", async ({ page }) => {
  const offers = await fakeCall(page, bundleOffers);
  const lookup = await fakeCall(page, addressById);
  await open(page, `?fttbAddressId=${ids.brussels}`);
  await expect(section(page, "TV").getByRole("button", { name: "Choose TV" })).toBeVisible();
  expect(lookup.seen).toHaveLength(1);
  await section(page, "Your address").getByRole("button", { name: "Change Grand-Place 1" }).click();
  const letGo = offers.hold();
  await check(page, ghent);
  await expect(section(page, "Your address")).toContainText("Veldstraat 10: Looking up what’s on offer…");
  await section(page, "Your address").getByRole("button", { name: "Delete Grand-Place 1" }).click();
  letGo();
  await offers.isOver();
  await expect(section(page, "Internet")).toContainText("Add your address");
  await expect(widget(page).getByText("Veldstraat 10")).toHaveCount(0);
});
