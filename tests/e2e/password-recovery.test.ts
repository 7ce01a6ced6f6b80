/**
 * Journeys of a forgotten password on the real site, against the real API: the mail, its link, the new password, and all that can go wrong.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { api, fromSite, linkTo, mailsTo, newAddress, traces } from "./access.ts";

const widget = (page: Page): Locator => page.locator("digi-password-recovery");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const submit = (page: Page): Locator => widget(page).locator('button[type="submit"]:visible');
/** Returns the errors of the fields, which are next to the fields in the tag's light DOM. */
const errors = (page: Page): Locator => widget(page).locator('[slot$="-error"]:visible');
const alert = (page: Page): Locator => widget(page).locator('[part="alert"]:visible');
const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { name });

/** Makes the API accept every link that resets a password, so that a test about the form needs no mail. */
const trustLinks = (page: Page): Promise<unknown> =>
  page.route(`${api}/auth/validate-recovery*`, (route) =>
    route.fulfill({ json: { meta: { status: { error: false } } }, headers: { "access-control-allow-origin": "*" } }),
  );

/** Creates a customer whom no other journey uses, and returns the email address. */
async function newCustomer(request: APIRequestContext, lang: string): Promise<string> {
  const email = newAddress("forgetful");
  const answer = await request.post(`${api}/demo/customer`, { data: { email, lang }, headers: fromSite });
  expect(answer.ok()).toBe(true);
  return email;
}

async function askForMail(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await field(page, "email").fill(email);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect(field(page, "email")).toHaveCount(0);
}

async function setPassword(page: Page, password: string, repeat = password): Promise<void> {
  await field(page, "reset-password").fill(password);
  await field(page, "repeat_password").fill(repeat);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
}

test("a forgotten password becomes a new one by the link of the mail, and lets its owner log in [P-013, P-032, P-034, P-228, P-230]", async ({
  page,
  request,
}) => {
  const password = "Very-new-passw0rd";
  const customer = await newCustomer(request, "en");
  await askForMail(page, "/en/password-recovery", customer);
  await expect(heading(page, "Check your inbox")).toBeFocused();
  await expect(widget(page)).toContainText(customer);
  await expect(page).toHaveURL("/en/password-recovery"); // The page stays open.
  const link = await linkTo(request, customer);
  expect(new URL(link).pathname).toBe("/en/password-recovery");

  await page.goto(link);
  await expect(heading(page, "Set a new password")).toBeVisible();
  await expect(page).toHaveURL("/en/password-recovery");
  const code = new URL(link).searchParams.get("code") ?? "";
  expect(code.length).toBeGreaterThan(20);
  expect(await traces(page)).not.toContain(code);
  // The hidden field with the address is for password managers; this tab knows the address, because it asked for the mail.
  const username = field(page, "username");
  await expect(username).toHaveValue(customer);
  await expect(username).toHaveAttribute("autocomplete", "username");
  await expect(username).toBeHidden();

  await page.reload();
  await expect(field(page, "reset-password")).toHaveAttribute("autocomplete", "new-password");
  await setPassword(page, password);
  await expect(heading(page, "Your new password is saved")).toBeFocused();
  const emptyPx = await widget(page).evaluate(
    (tag) => tag.clientHeight - (tag.shadowRoot?.querySelector<HTMLElement>(".ui-surface")?.offsetHeight ?? 0),
  );
  expect(emptyPx, "the space of the form that it took the place of is given back").toBe(0);
  expect(await traces(page)).not.toContain(password);
  await expect(page).toHaveURL("/en/login");
  expect((await mailsTo(request, customer))[0]?.text).not.toContain(password);

  const credentials = { grant_type: "password", username: customer, password: "Demo-Passw0rd!", device_id: "test", lang: "en" };
  // The old password is refused.
  expect((await request.post(`${api}/oauth2/token`, { data: credentials, headers: fromSite })).status()).toBe(401);
  const login = page.locator("digi-login");
  await login.locator('[name="username"]').fill(customer);
  await login.locator('[name="password"]').fill(password);
  await login.locator('button[type="submit"]:visible').click();
  await expect(login.locator('[autocomplete="one-time-code"]')).toBeVisible();
});

test("the link works in the page's other languages, and once [P-031, P-032] @all", async ({ page, request }) => {
  const customer = await newCustomer(request, "fr");
  await askForMail(page, "/fr/mot-de-passe-oublie", customer);
  await expect(heading(page, "Consultez votre boîte de réception")).toBeVisible();
  const link = await linkTo(request, customer);
  expect(new URL(link).pathname).toBe("/fr/mot-de-passe-oublie");
  await page.goto(link);
  await expect(heading(page, "Choisissez un nouveau mot de passe")).toBeVisible();
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL("/nl/wachtwoord-vergeten");
  await setPassword(page, "Nieuw-wachtw00rd");
  await expect(heading(page, "Je nieuwe wachtwoord is opgeslagen")).toBeFocused();
  await widget(page).getByRole("button", { name: "Op deze pagina blijven" }).click();
  await expect(widget(page).getByRole("link", { name: "Inloggen" })).toBeVisible();

  await page.goto(link); // The page names a used link before anything is typed.
  await expect(heading(page, "Il vous faut un nouveau lien")).toBeVisible();
  await expect(field(page, "reset-password")).toHaveCount(0);
  await expect(widget(page).getByRole("link", { name: "Se connecter" })).toBeVisible();
  await widget(page).getByRole("button", { name: "Demander un nouveau lien" }).click();
  await expect(heading(page, "Mot de passe oublié")).toBeFocused();
  await page.reload();
  await expect(field(page, "email")).toBeVisible();
});

test("a forged link asks for no password, and offers another mail @all", async ({ page }) => {
  await page.goto("/en/password-recovery?i=6f9619ff-8b86-4d01-b42d-00cf4fc964ff&code=forged");
  await expect(heading(page, "You need a new link")).toBeVisible();
  await expect(widget(page)).toContainText("We don’t recognise this link.");
  await expect(heading(page, "You need a new link")).not.toBeFocused();
  await widget(page).getByRole("button", { name: "Request a new link" }).click();
  await expect(field(page, "email")).toBeVisible();
});

test("whoever has no account sees the same, and gets no mail @all", async ({ page, request }) => {
  const stranger = newAddress("stranger");
  await askForMail(page, "/en/password-recovery", stranger);
  await expect(heading(page, "Check your inbox")).toBeVisible();
  expect(await mailsTo(request, stranger)).toEqual([]);
});

test.describe("the form of the new password @all", () => {
  test.beforeEach(async ({ page }) => {
    await trustLinks(page);
    await page.goto("/en/password-recovery?i=12&code=abc");
    await expect(field(page, "reset-password")).toBeVisible();
  });

  for (const [password, text, id] of [
    ["", "Choose a password", "P-032"],
    ["Aa1!xxxxx", "Your password needs at least 10 characters", "P-173"],
    [`Aa1!${"x".repeat(61)}`, "Your password can have at most 64 characters", "P-174"],
    ["secret-pass-1", "Add an upper-case letter to your password", "P-175"],
    ["SECRET-PASS-1", "Add a lower-case letter to your password", "P-176"],
    ["Secret-pass-x", "Add a digit to your password", "P-177"],
    ["SecretPass123", "Add a special character to your password, such as ! or ?", "P-178"],
  ] as const) {
    test(`refuses '${password.slice(0, 16)}': ${text} [${id}]`, async ({ page }) => {
      await field(page, "reset-password").focus();
      await setPassword(page, password);
      await expect(errors(page).first()).toHaveText(text);
      await expect(field(page, "reset-password")).toBeFocused();
      await expect(field(page, "reset-password")).toHaveValue(password);
      await expect(field(page, "reset-password")).toHaveAccessibleDescription(new RegExp(text.replace(/[?!]/g, "\\$&")));
    });
  }

  test("refuses a repeat that differs, until it is changed [P-179, P-211]", async ({ page }) => {
    await setPassword(page, "Secret-pass-1", "Secret-pass-2");
    await expect(errors(page)).toHaveText("Passwords do not match");
    await expect(field(page, "repeat_password")).toBeFocused();
    await field(page, "repeat_password").fill("Secret-pass-1");
    await expect(errors(page)).toHaveCount(0);
  });

  test("ticks each hint off while one types [P-180, C-347]", async ({ page }) => {
    const met = widget(page).locator("[data-met]");
    await field(page, "reset-password").pressSequentially("Se");
    await expect(met).toHaveText([/an upper-case letter/, /a lower-case letter/]);
    await field(page, "reset-password").pressSequentially("cret_pass1");
    await expect(met).toHaveCount(5);
    await expect(widget(page).locator("output")).toHaveText(/Done: a digit/);
  });

  test("shows what is typed on demand, and hides it when it is sent", async ({ page, complaints }) => {
    complaints.announce("Failed to load resource");
    await page.route(`${api}/auth/recover-password*`, (route) => route.abort());
    const password = field(page, "reset-password");
    const repeat = field(page, "repeat_password");
    await password.fill("Secret-pass-1");
    await widget(page).getByRole("button", { name: "Show password" }).first().click();
    await expect(widget(page).locator("output")).toHaveText("Your password is shown.");
    await expect(password).toHaveAttribute("type", "text");
    await expect(repeat).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("Secret-pass-1");
    await setPassword(page, "Secret-pass-1");
    await expect(alert(page)).toBeFocused();
    await expect(password).toHaveAttribute("type", "password");
    await expect(repeat).toHaveAttribute("type", "password");
  });

  test("tells of Caps Lock, as long as it is on", async ({ page }) => {
    const press = (modifierCapsLock: boolean): Promise<void> =>
      field(page, "reset-password").evaluate((input, on) => {
        input.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, composed: true, modifierCapsLock: on }));
      }, modifierCapsLock);
    await press(true);
    await expect(widget(page).locator("p", { hasText: "Caps Lock is on" })).toBeVisible();
    await expect(widget(page).locator("output")).toHaveText("Caps Lock is on");
    await press(false);
    await expect(widget(page).locator("p", { hasText: "Caps Lock is on" })).toHaveCount(0);
  });

  test("keeps everything where the API is down, and can try again", async ({ page, complaints }) => {
    complaints.announce("Failed to load resource");
    await page.route(`${api}/auth/recover-password*`, (route) => route.abort());
    await setPassword(page, "Secret-pass-1");
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText("Our service can’t be reached at the moment");
    await expect(field(page, "reset-password")).toHaveValue("Secret-pass-1");
    await page.unroute(`${api}/auth/recover-password*`);
    await expect(submit(page)).toBeEnabled();
    await alert(page).getByRole("button", { name: "Try again" }).click();
    await expect(heading(page, "You need a new link")).toBeFocused();
  });
});

test("where the link cannot be looked at, the form is there all the same, and says in the end what became of it @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("404");
  await page.route(`${api}/auth/validate-recovery*`, (route) =>
    route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } }),
  );
  await page.goto("/en/password-recovery?i=12&code=abc");
  await setPassword(page, "Secret-pass-1");
  await expect(heading(page, "You need a new link")).toBeFocused();
});

for (const query of ["", "?i=12", "?code=abc", "?i=&code="]) {
  test(`the query '${query}' asks for the address [P-033] @all`, async ({ page }) => {
    await page.goto(`/en/password-recovery${query}`);
    await expect(heading(page, "Forgot your password?")).toBeVisible();
    await expect(page).toHaveURL("/en/password-recovery");
  });
}

test("without storage the link still works, in this page @all", async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await trustLinks(page);
  await page.goto("/en/password-recovery?i=12&code=abc");
  await expect(page).toHaveURL("/en/password-recovery");
  await setPassword(page, "Secret-pass-1");
  await expect(heading(page, "You need a new link")).toBeFocused();
});
