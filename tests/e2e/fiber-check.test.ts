/** Journeys through the fibre check on the real site, against the real API and its address book. */
import { expect, test } from "#tests/page.ts";
import { pressTwice } from "#tests/presses.ts";
import { hold } from "./fake-api.ts";
import {
  calls,
  check,
  error,
  events,
  expectKept,
  field,
  fillIn,
  goBack,
  heading,
  open,
  option,
  submit,
  widget,
  withoutFibre,
} from "./fiber-check.ts";
import { setLanguage } from "./host-page.ts";

test("shows what an address with fibre can have at which price, and leads to the builder with the choice [P-004, P-047, P-079, P-145, P-254, P-310]", async ({
  page,
}) => {
  const shown = widget(page);
  await open(page);
  const sent = page.waitForRequest(calls.check);
  await check(page);
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    postalCode: "1000",
    city: "Brussels",
    street: "Grand-Place",
    number: "1",
    box: "",
    platform: "web",
    lang: "en",
  });
  for (const name of ["cityId", "countyId", "streetId", "fttbAddressId", "recaptcha"]) expect(body[name], `${name} [P-252]`).toBeTruthy();
  await expect(heading(page, "Fibre is available")).toBeFocused();
  await expect(shown.getByRole("status")).toHaveText("Fibre reaches Grand-Place 1, 1000 Brussels.");
  expect(await events(page, "digi-fiber-checked")).toEqual([{ available: true, fttbAddressId: body["fttbAddressId"] }]);

  const speeds = shown.getByRole("radio");
  await expect(shown.getByRole("radiogroup", { name: "Choose your speed" }).getByRole("radio")).toHaveCount(3);
  await expect(shown.locator(".ui-card")).toContainText(["500 Mbps", "1 Gbps", "10 Gbps"]);
  await expect(shown.locator('[part="price"]')).toHaveText(["€10 /month", "€15 /month", "€20 /month"]);
  await expect(speeds.first()).toBeChecked();
  await expect(shown.getByRole("listitem")).toContainText([
    "Unlimited downloads",
    "WiFi 6",
    "contract",
    "Add TV from €7 a month",
    "Choose the day",
    "full price",
  ]);
  const link = shown.getByRole("link", { name: "Compose my pack" });
  const href = (internet: string): string => `/en/configurator/bundle?fttbAddressId=${String(body["fttbAddressId"])}&internet=${internet}`;
  await expect(link).toHaveAttribute("href", href("internet-500"));
  await speeds.first().press("ArrowDown");
  await expect(speeds.nth(1)).toBeChecked();
  await expect(link).toHaveAttribute("href", href("internet-1000"));
  await page.evaluate(() => document.addEventListener("digi-navigate", (event) => event.preventDefault()));
  await link.click();
  expect(await events(page, "digi-navigate")).toEqual([{ page: "bundle", href: href("internet-1000") }]);

  await test.step("keeps the choice and what was typed in each language [C-002, P-002]", async () => {
    await setLanguage(page, "fr");
    await expect(heading(page, "La fibre est disponible")).toBeVisible();
    await expect(shown.locator('[part="price"]').first()).toHaveText(/^10\s€ \/mois$/);
    await expect(speeds.nth(1)).toBeChecked();
    await shown.getByRole("button", { name: "Vérifier une autre adresse" }).click();
    for (const [lang, label] of [
      ["fr", "Rue"],
      ["nl", "Straat"],
      ["en", "Street"],
    ] as const) {
      await setLanguage(page, lang);
      await expect(field(page, "street")).toHaveAccessibleName(label);
      await expectKept(page);
    }
  });

  await test.step("says what an address does not have, and keeps the way on", async () => {
    await check(page, { postalCode: "9000", street: "Veldstraat", number: "10" });
    await expect(shown.getByText("TV: nothing on offer at this address yet")).toBeVisible();
    await expect(shown.getByText("Add a landline or mobile if you like.")).toBeVisible();
    await goBack(page);
    await check(page, { postalCode: "4000", street: "Rue Léopold", number: "5" });
    await expect(shown.getByText("Internet: nothing on offer at this address yet")).toBeVisible();
    await expect(shown.getByText("Choose TV from €7 a month, mobile or both.")).toBeVisible();
    await expect(shown.getByRole("radio")).toHaveCount(0);
    await expect(link).toHaveAttribute("href", /\?fttbAddressId=FTTB-4000[^&]*$/);
  });
});

test("an address without fibre: says so, offers mobile beside 'Keep me informed', and close goes back with all that was typed [P-047, P-146, P-147, P-295, P-058, P-059, P-194, P-095, P-096, P-253, P-150] @all", async ({
  page,
}) => {
  const shown = widget(page);
  const inform = shown.getByRole("button", { name: "Keep me informed" });
  await open(page);
  await check(page, withoutFibre);
  await expect(heading(page, "No fibre here yet")).toBeFocused();
  await expect(shown).toContainText("Rue de Fer 20, 5000 Namur");
  expect(await events(page, "digi-fiber-checked")).toMatchObject([{ available: false }]);
  await expect(shown.locator('[part="price"]')).toHaveText("€5 /month");
  await page.evaluate(() => document.addEventListener("digi-navigate", (event) => event.preventDefault()));
  await shown.getByRole("link", { name: "See the mobile plans" }).click();
  expect(await events(page, "digi-navigate")).toEqual([{ page: "bundle", href: "/en/configurator/bundle" }]);
  await expect(inform).toHaveCount(1);

  await test.step("'Keep me informed' opens in place, keeps what is typed over a look back, and is taken by the API", async () => {
    await inform.click();
    await expect(heading(page, "Be the first to know when fibre arrives")).toBeFocused();
    await field(page, "first_name").fill("José-María");
    await field(page, "last_name").fill("O’Neill");
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(error(page, "email")).toHaveText("Enter your email address");
    await expect(field(page, "email")).toBeFocused();
    await shown.getByRole("button", { name: "Back" }).click();
    await expect(heading(page, "No fibre here yet")).toBeFocused();
    await inform.click();
    await expect(heading(page, "Be the first to know when fibre arrives")).toBeFocused();
    await expect(field(page, "first_name")).toHaveValue("José-María");
    await field(page, "email").fill("jose@example.be");
    const sent = page.waitForRequest(calls.inform);
    await submit(page).click();
    expect((await sent).postData()).toContain("FTTB-5000-1-01-20");
    await expect(shown.getByRole("heading")).toBeFocused();
    await expect(shown).toContainText("We’ll write to jose@example.be as soon as fibre reaches your address.");
    await expect(shown).toContainText("Rue de Fer 20, 5000 Namur");
    await goBack(page);
    await expectKept(page, withoutFibre);
  });

  await test.step("with ask-email: email and consent are both asked as soon as either is given, and nobody is asked twice", async () => {
    await expect(field(page, "email")).toHaveCount(0);
    await shown.evaluate((element) => element.setAttribute("ask-email", ""));
    await field(page, "email").fill("marie@example");
    await expect(submit(page)).toBeEnabled();
    await submit(page).click();
    await expect(error(page, "email")).toHaveText("Enter an email address like name@example.be");
    await expect(error(page, "agree")).toHaveText("Please tick this box to continue");
    await expect(field(page, "email")).toBeFocused();
    await field(page, "email").fill(" marie@example.be ");
    await field(page, "agree").check();
    const sent = page.waitForRequest(calls.check);
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: "marie@example.be", agree: true });
    await expect(shown).toContainText("We’ll write to marie@example.be as soon as fibre reaches your address.");
    await expect(inform).toHaveCount(0);
    await goBack(page, "Close and check another address");
    await expectKept(page, withoutFibre);
    await expect(submit(page)).toBeEnabled();
  });
});

test("the button waits for the captcha alone, and a double click checks once [P-018, P-019, P-020] @all", async ({ page }) => {
  const release = await hold(page, calls.check);
  await open(page);
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription(/security check/);
  await field(page, "postalCode").focus();
  await expect(submit(page)).toBeEnabled();
  await fillIn(page);
  let checks = 0;
  page.on("request", (request) => void (checks += request.url() === calls.check && request.method() === "PUT" ? 1 : 0));
  await pressTwice(submit(page), { letGo: release });
  await expect(heading(page, "Fibre is available")).toBeFocused();
  expect(checks).toBe(1);
});

test("by keyboard alone, from the postal code to the result and back; Tab stays in the form while the city is looked up @all", async ({
  page,
}) => {
  const release = await hold(page, calls.city);
  await open(page);

  await test.step("Tab goes through the form while the city is looked up", async () => {
    await field(page, "postalCode").focus();
    const asked = page.waitForRequest(calls.city);
    await page.keyboard.type("1300");
    await asked;
    for (const name of ["city", "street", "number", "box"]) {
      await page.keyboard.press("Tab");
      await expect(field(page, name)).toBeFocused();
    }
    for (const name of ["number", "street", "city"]) {
      await page.keyboard.press("Shift+Tab");
      await expect(field(page, name)).toBeFocused();
    }
    await expect(field(page, "city")).toHaveAccessibleDescription("First enter your postal code");
  });

  await test.step("the city by arrows; a list is closed by Escape, and the street taken by Enter", async () => {
    release();
    await expect(field(page, "city")).toBeEnabled();
    await expect(field(page, "city")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(field(page, "city")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field(page, "city")).not.toHaveValue("");
    await page.keyboard.press("Tab");
    await page.keyboard.type("stat");
    await expect(widget(page).getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field(page, "street")).toHaveAttribute("aria-expanded", "false");
    await expect(field(page, "street")).toHaveValue("stat");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const active = await field(page, "street").getAttribute("aria-activedescendant");
    await expect(widget(page).locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
  });

  await expect(field(page, "number")).toBeEnabled();
  await page.keyboard.press("Tab");
  await page.keyboard.type("7");
  await expect(option(page, "7")).toBeVisible();
  await page.keyboard.press("Tab"); // A text that is exactly one of the suggestions is chosen when the focus leaves the field.
  await expect(field(page, "box")).toBeEnabled();
  await expect(submit(page)).toBeEnabled();
  await submit(page).focus();
  await page.keyboard.press("Enter");
  const result = widget(page).locator(".ui-result").first();
  await expect(result.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(result.getByRole("link")).toHaveCount(1);
  for (
    let tab = 0;
    tab < 5 &&
    !(await result
      .getByRole("button")
      .last()
      .evaluate((button) => button.matches(":focus")));
    tab++
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "number")).toHaveValue("7");
});
