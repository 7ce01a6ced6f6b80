/**
 * The template of a flow's journey test, which walks to the end of the flow, back and forth, and also with files that first fail to load.
 */

/** Returns the content of each generated file, by its path in the repository. */
export const journeyFiles = (name: string): Readonly<Record<string, string>> => ({
  [`tests/e2e/${name}.test.ts`]: journey(name),
});

const journey = (name: string): string => `import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";

const widget = (page: Page): Locator => page.locator("digi-${name}");
const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { level: 3, name });
const press = (page: Page, name: string): Promise<void> => widget(page).getByRole("button", { name, exact: true }).click();

async function open(page: Page): Promise<void> {
  await page.goto("/demo-pages/${name}?lang=en");
  await expect(heading(page, "What would you like?")).toBeVisible();
}

/** Chooses the first free day, and continues. */
async function chooseDay(page: Page): Promise<void> {
  await widget(page)
    .getByRole("gridcell")
    .getByRole("button", { name: /\\d{4}$/ })
    .first()
    .click();
  await press(page, "Continue");
}

test("leads from the choice to a reference: prices for a company, what an offer holds, a day, numbers that are checked", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await expect(widget(page).getByText("€10 /month").first()).toBeVisible();
  await widget(page).getByRole("switch", { name: "It’s for my company" }).click();
  await expect(widget(page).getByText("€8.26 /month").first()).toBeVisible();
  await press(page, "More about Start");
  await expect(widget(page).getByRole("dialog", { name: "Start" }).getByRole("listitem")).toHaveCount(2);
  await widget(page).getByRole("dialog").getByRole("button", { name: "Choose Start" }).click();

  await expect(heading(page, "Which day suits you?")).toBeFocused();
  await expect(page).toHaveURL(/[?&]step=appointment/);
  await expect(widget(page).getByRole("button", { name: "Continue" })).toBeDisabled();
  await chooseDay(page);

  await expect(heading(page, "Your details")).toBeFocused();
  await expect(widget(page).getByText(/^You chose Start for €8.26 a month, on /)).toBeVisible();
  await widget(page).getByLabel("SIM card number").fill("8932 0000 0000 0001 237");
  await widget(page).getByLabel("Account number").fill("BE71 0961 2345 6768");
  await widget(page).getByLabel("VAT number").fill("BE 0428.759");
  await expect(widget(page).getByText("One of its digits seems to be wrong.").first()).toBeVisible();
  await expect(widget(page).getByRole("button", { name: "Order now" })).toBeEnabled();
  await press(page, "Order now");
  await expect(widget(page).locator('[part="error"]')).toHaveText([/one of its digits is wrong/, /Enter a Belgian VAT number/]);
  await widget(page).getByLabel("SIM card number").fill("8932 0000 0000 0001 236");
  await widget(page).getByLabel("VAT number").fill("BE 0428.759.497");
  await press(page, "Order now");

  await expect(heading(page, "We have your order")).toBeFocused();
  await press(page, "Copy the reference");
  await expect(widget(page).getByRole("button", { name: "Copied to clipboard!" })).toBeVisible();
  await expect(widget(page)).toContainText(await page.evaluate(() => navigator.clipboard.readText()));
  await page.goBack();
  await expect(heading(page, "We have your order")).toBeVisible();
});

test("Previous, Back, a reload and another language lose nothing but what is never kept", async ({ page }) => {
  await open(page);
  await press(page, "Choose Start");
  await chooseDay(page);
  const account = widget(page).getByLabel("Account number");
  await account.fill("BE71 0961");
  await press(page, "Previous");
  await expect(widget(page).getByRole("gridcell", { selected: true })).toHaveCount(1);
  await page.goBack();
  await expect(account).toHaveValue("BE71 0961");
  await page.reload();
  await expect(heading(page, "Your details")).toBeVisible();
  await expect(account).toHaveValue("");
  await page.evaluate(() =>
    (window as unknown as { digiWidgets: { setLanguage(wanted: string): Promise<void> } }).digiWidgets.setLanguage("nl"),
  );
  await expect(heading(page, "Je gegevens")).toBeVisible();
});

/** The file of each step. */
const files = ["/${name}.appointment.js", "/${name}.choice.js", "/${name}.details.js", "/${name}.done.js"];

test("a step whose file does not come at first is there all the same", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  const missed = new Set<string>();
  await page.route(/\\/${name}\\.\\w{3,}\\.js/, async (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^.*(?=\\/)/, "");
    if (missed.has(name)) return route.continue();
    missed.add(name);
    return route.abort();
  });
  await open(page);
  await press(page, "Choose Start");
  await chooseDay(page);
  await widget(page).getByLabel("SIM card number").fill("8932000000000001236");
  await widget(page).getByLabel("Account number").fill("BE71096123456769");
  await expect(widget(page).getByRole("button", { name: "Order now" })).toBeEnabled();
  await press(page, "Order now");
  await expect(heading(page, "We have your order")).toBeFocused();
  expect([...missed].toSorted()).toEqual(files);
});
`;
