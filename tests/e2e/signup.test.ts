/**
 * Journeys of the sign-up on the real site, with the real API and identity app: from the link of the mail to the account, and all that can
 * go wrong.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { api, choose, fillIn, identityButton, linkTo, password, reachForm, recordEvents, signUpLink, submitOf, traces } from "./access.ts";
import { alert, field, heading, widget } from "./signup.ts";

test("makes an account by the identity app, which its mail activates, and which logs in [P-011]", async ({ page, request }) => {
  const told = await recordEvents(page);
  const link = await signUpLink(request);
  const hash = new URL(link).searchParams.get("h") ?? "";
  expect(hash.length).toBeGreaterThan(20);
  await test.step("takes the hash of the link out of the address [P-037, P-124]", async () => {
    await page.goto(link);
    await expect(heading(page, "Create your account")).toBeVisible();
    await expect(page).toHaveURL("/en/sign-up");
    expect(await traces(page)).not.toContain(hash);
  });

  await test.step("takes code and state of the identity app, and locks names and email [P-036, P-126, P-127, P-240]", async () => {
    await identityButton(page).click();
    await choose(page, "Somebody new");
    await expect(field(page, "email")).toHaveAttribute("readonly");
    await expect(page).toHaveURL("/en/sign-up");
    await expect(field(page, "first_name")).toHaveAttribute("readonly");
    await expect(field(page, "last_name")).toHaveAttribute("readonly");
    await expect(field(page, "repeat_email")).toHaveCount(0);
    // The `autocomplete` attributes are for password managers.
    await expect(field(page, "email")).toHaveAttribute("autocomplete", "username");
    for (const name of ["password", "repeat_password"]) await expect(field(page, name)).toHaveAttribute("autocomplete", "new-password");
  });
  const email = await field(page, "email").inputValue();
  const nationalNumber = await page.evaluate(() => /nationalRegNumber\W+(\d{11})/.exec(sessionStorage.getItem("itsme_code") ?? "")?.[1]);
  expect(nationalNumber).toMatch(/^\d{11}$/);

  await test.step("says that a mail was sent, keeps no secret, and leads to the login after 3 seconds [P-088]", async () => {
    await fillIn(widget(page));
    await submitOf(widget(page)).click();
    await expect(heading(page, "Now check your email")).toBeFocused();
    await expect(widget(page)).toContainText(`We have sent an email to ${email}`);
    const seen = [await traces(page), await told()].join();
    for (const secret of [hash, password, String(nationalNumber)]) expect(seen).not.toContain(secret);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(String(nationalNumber));
    await expect(page).toHaveURL("/en/login"); // The page leads to the login after 3 seconds.
  });
  const login = page.locator("digi-login");
  const notice = login.locator('[part="alert"]:visible', { hasText: `We have sent an email to ${email}.` });
  await expect(notice).toBeVisible();
  await expect(login.locator('[name="username"]')).toHaveValue(email);
  await page.reload();
  await expect(notice).toBeVisible();

  await page.goto(await linkTo(request, email));
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.locator("digi-activate-account").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/en/login");
  await expect(login.locator('[name="username"]')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await login.locator('[name="username"]').fill(email);
  await login.locator('[name="password"]').fill(password);
  await submitOf(login).click();
  await expect(login.locator('[autocomplete="one-time-code"]')).toBeVisible();
});

test("whoever wants to stays where the account was made; a reload shows it again [P-088] @all", async ({ page, request }) => {
  await reachForm(page, await signUpLink(request));
  await fillIn(widget(page));
  await submitOf(widget(page)).click();
  await expect(widget(page)).toContainText("The next page opens automatically in 3 seconds.");
  await expect(widget(page).locator("output")).toHaveText("The next page opens automatically in 3 seconds.");
  await widget(page).getByRole("button", { name: "Stay on this page" }).click();
  await expect(widget(page).getByRole("link", { name: "Log in" })).toBeVisible();
  await page.reload();
  await expect(heading(page, "Now check your email")).toBeVisible();
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(heading(page, "Kijk nu in je inbox")).toBeVisible();
  await expect(widget(page)).toContainText(/We hebben een e.mail gestuurd naar \S+@\S+/);
});

test.describe("the link @all", () => {
  for (const [name, search] of [
    ["no hash", ""],
    ["an empty one", "?h="],
    ["a malformed state", "?state=%7B%22h"],
    ["a state without it", "?state=%7B%22i%22%3A1%7D"],
  ] as const)
    test(`with ${name} is no access, with the way home [P-039, P-040, P-041, P-122, P-294]`, async ({ page }) => {
      await page.goto(`/en/sign-up${search}`);
      await expect(heading(page, "No Access")).toBeVisible();
      await widget(page).getByRole("link", { name: "Go to homepage" }).click();
      await expect(page).toHaveURL("/en");
    });

  test("that was used, has expired or is forged is no access, in the server's words [P-123, P-235]", async ({
    page,
    request,
    complaints,
  }) => {
    complaints.announce("Failed to load resource");
    for (const [link, words, way] of [
      [await linkTo(request, "used-link@digi.example"), "An account has already been created with this link.", "Log in"],
      [await linkTo(request, "expired-link@digi.example"), "This link has expired", "Contact us"],
      ["/en/sign-up?h=forged", "We don’t recognise this link.", "Contact us"],
    ] as const) {
      await page.goto(link);
      await expect(heading(page, "No Access")).toBeVisible();
      await expect(widget(page)).toContainText(words);
      await expect(widget(page).getByRole("link", { name: way })).toBeVisible();
    }
  });

  test("inside a state is as good, and works in the page's other languages [P-037]", async ({ page, request }) => {
    const hash = new URL(await signUpLink(request)).searchParams.get("h") ?? "";
    await page.goto(`/en/sign-up?${new URLSearchParams({ state: JSON.stringify({ h: hash }) }).toString()}`);
    await expect(identityButton(page)).toBeVisible();
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.getByRole("button", { name: "Continuer avec l’application d’identité" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Continuer avec l’application d’identité" })).toBeVisible();
  });
});

test.describe("where the API is down @all", () => {
  test.beforeEach(({ complaints }) => complaints.announce("Failed to load resource"));
  const down = (page: Page, path: string): Promise<unknown> => page.route(`${api}${path}`, (route) => route.abort());
  const up = (page: Page, path: string): Promise<void> => page.unroute(`${api}${path}`);

  test("the link can be looked at again", async ({ page, request }) => {
    await down(page, "/account/validate-signup-code");
    await page.goto(await signUpLink(request));
    await expect(widget(page)).toContainText("Our service can’t be reached at the moment");
    await up(page, "/account/validate-signup-code");
    await widget(page).getByRole("button", { name: "Try again" }).click();
    await expect(heading(page, "Create your account")).toBeFocused();
  });

  test("the identity app can be gone to again", async ({ page, request }) => {
    await page.goto(await signUpLink(request));
    await down(page, "/itsme/auth-url/*");
    await identityButton(page).click();
    await expect(alert(page)).toContainText("Something went wrong");
    await up(page, "/itsme/auth-url/*");
    await identityButton(page).click();
    await choose(page, "Somebody new");
    await expect(field(page, "password")).toBeVisible();
  });

  test("on return the button is there again", async ({ page, request }) => {
    await page.goto(await signUpLink(request));
    await down(page, "/itsme/callback/*");
    await identityButton(page).click();
    await choose(page, "Somebody new");
    await expect(alert(page)).toContainText("Our service can’t be reached at the moment");
    await up(page, "/itsme/callback/*");
    await identityButton(page).click();
    await choose(page, /You’ve chosen this person before/);
    await expect(field(page, "password")).toBeVisible();
  });

  test("the form keeps all that is typed, and can be sent again [P-293]", async ({ page, request }) => {
    await reachForm(page, await signUpLink(request));
    await down(page, "/account/itsme-signup");
    await fillIn(widget(page));
    await submitOf(widget(page)).click();
    await expect(alert(page)).toBeFocused();
    await expect(field(page, "password")).toHaveValue(password);
    await up(page, "/account/itsme-signup");
    await page.route(`${api}/account/itsme-signup`, (route) =>
      route.fulfill({
        status: 409,
        json: { meta: { status: { error: true } } },
        headers: { "access-control-allow-origin": "*" },
      }),
    );
    await expect(submitOf(widget(page))).toBeEnabled();
    await submitOf(widget(page)).click();
    await expect(alert(page)).toContainText("Something went wrong");
    await up(page, "/account/itsme-signup");
    await expect(submitOf(widget(page))).toBeEnabled();
    await submitOf(widget(page)).click();
    await expect(heading(page, "Now check your email")).toBeFocused();
  });
});

test("sends what it must, and no repeats [P-090, P-091, P-231, P-232, P-233] @all", async ({ page, request }) => {
  await reachForm(page, await signUpLink(request));
  const sending = page.waitForRequest(`${api}/account/itsme-signup`);
  await fillIn(widget(page));
  await submitOf(widget(page)).click();
  const body = (await sending).postDataJSON() as Record<string, Record<string, unknown>>;
  expect(Object.keys(body["account"] ?? {}).sort()).toEqual(["email", "password"]);
  expect(Object.keys(body["extra"] ?? {}).sort()).toEqual(["hash", "itsme_code", "itsme_uuid"]);
  for (const name of [
    "firstName",
    "lastName",
    "fullName",
    "birthdate",
    "nationality",
    "nationalityIso",
    "nationalRegNumber",
    "eId",
    "email",
    "locality",
    "streetAddress",
    "postalCode",
    "locale",
    "phoneNumber",
  ])
    expect(body["clientInfo"]).toHaveProperty(name);
});
