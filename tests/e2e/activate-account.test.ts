/** Journeys of activating a new account by the link of its mail. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { api, fillIn, linkTo, reachForm, signUpLink, submitOf, traces } from "./access.ts";

const widget = (page: Page): Locator => page.locator("digi-activate-account");
const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { name });

test("thanks, and leads to the login; the link works once [P-042, P-043, P-045, P-046, P-266]", async ({ page, request }) => {
  const form = await reachForm(page, await signUpLink(request));
  const email = await form.locator('[name="email"]').inputValue();
  await fillIn(form);
  await submitOf(form).click();
  await expect(page.getByRole("heading", { name: "Now check your email" })).toBeVisible();
  const link = await linkTo(request, email);
  const asked = page.waitForRequest((sent) => sent.url().startsWith(`${api}/activate-account`));
  await page.goto(link);
  await expect(heading(page, "Thank you")).toBeVisible();
  expect(new URL((await asked).url()).search).toBe(new URL(link).search);
  await expect(page).toHaveURL("/en/activate-account");
  for (const secret of new URL(link).searchParams.values()) expect(await traces(page)).not.toContain(secret);

  await page.reload();
  await expect(heading(page, "Thank you")).toBeVisible();
  await page.goto(link); // The visitor opens the link of the mail once more.
  await expect(heading(page, "Your account is already active")).toBeVisible();
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(heading(page, "Je account is al actief")).toBeVisible();
  await widget(page).getByRole("link", { name: "Inloggen" }).click();
  await expect(page).toHaveURL("/nl/inloggen");
});

for (const search of ["", "?i=6f9619ff-8b86-4d01-b42d-00cf4fc964ff&code=forged", "?anything=else"])
  test(`${search || "no query at all"} is the error panel, with the way home [P-044, P-045, P-046] @all`, async ({ page }) => {
    await page.goto(`/en/activate-account${search}`);
    await expect(heading(page, search ? "This link doesn’t work" : "No Access")).toBeVisible();
    await expect(page).toHaveURL("/en/activate-account");
    await expect(widget(page).getByRole("link", { name: "Log in" })).toHaveCount(search ? 1 : 0); // The login offers to send another mail.
    await widget(page).getByRole("link", { name: "Go to homepage" }).click();
    await expect(page).toHaveURL("/en");
  });

test("where the API is down it can be tried again @all", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  await page.route(`${api}/activate-account*`, (route) => route.abort());
  await page.goto("/en/activate-account?i=1&code=2");
  await expect(widget(page)).toContainText("Our service can’t be reached at the moment");
  await page.unroute(`${api}/activate-account*`);
  await widget(page).getByRole("button", { name: "Try again" }).click();
  await expect(widget(page)).toContainText(/link/i);
  await expect(widget(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
});
