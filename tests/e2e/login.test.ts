/** Journeys of the login on the real site, against the real API: password, code from the outbox, and links to other pages. */
import type { APIRequestContext, Page } from "playwright/test";
import { expect, moving, test } from "#tests/page.ts";
import { api, linkTo, loginCode, mailsTo, fillIn, reachForm, recordEvents, signUpLink, submitOf, traces } from "./access.ts";
import { alert, field, giveCredentials, heading, newCustomer, overview, password, reachCode, widget } from "./login.ts";

test.use(moving);

const wrongText = "The username and/or password that you have entered is incorrect";
/** Begins to watch, from the next page on, whether the form of the login's first step was ever rendered, by the loader or by the widget. */
async function watchForm(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = (): void => void (document.querySelector('digi-login [name="username"]') && sessionStorage.setItem("form-seen", "yes"));
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem("form-seen") === "yes");
}

async function logIn(page: Page, request: APIRequestContext, path?: string): Promise<string> {
  const { email, code } = await reachCode(page, request, { ...(path !== undefined && { path }) });
  await page.keyboard.type(code);
  return email;
}

test("a wrong password, the right one, then the code of the mail: the overview knows the customer [P-012, P-023, P-025, P-026, P-028, P-114, P-115, P-116, P-117, P-297]", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("401");
  const events = await recordEvents(page);
  const email = await newCustomer(request);
  await page.goto("/en/login");
  await giveCredentials(page, email, { secret: "Not-the-passw0rd" });
  await expect(alert(page)).toHaveText(wrongText);
  await expect(alert(page)).toBeFocused();
  await expect(field(page, "username")).toHaveValue(email);
  await field(page, "password").press("End");
  await page.keyboard.type("x");
  await expect(alert(page)).toHaveCount(0);
  expect(await mailsTo(request, email)).toEqual([]);

  await field(page, "password").fill(password);
  await widget(page).getByRole("button", { name: "Log in" }).click();
  await expect(heading(page, "Enter the code")).toBeVisible();
  await expect(field(page, "code")).toBeFocused();
  await expect(field(page, "code")).toHaveAccessibleDescription("We’ve emailed it to c•••@example.be.");
  await expect(page).toHaveURL("/en/login");
  const code = await loginCode(request, email);
  const before = await traces(page);
  await page.keyboard.type(code); // The code is sent by itself when its last digit is typed.
  await expect(page).toHaveURL(overview);
  await expect(page.getByRole("heading", { name: "Hello Alex" })).toBeVisible();

  const told = await events();
  expect(told).toContain(`digi-submit {"form":"login","fields":{"username":"${email}"}}`);
  expect(told).toContain('digi-success {"form":"login"}');
  expect(told).toContain('digi-navigate {"page":"overview","href":"/en/my-digi/overview"}');
  for (const secret of [password, code, "Not-the-passw0rd"])
    for (const trace of [before, told, await traces(page)]) expect(trace).not.toContain(secret);
});

for (const { lang, path, login, enter, target } of [
  { lang: "fr", path: "/fr/connecter", login: "Se connecter", enter: "Saisissez le code", target: "/fr/my-digi/overview" },
  { lang: "nl", path: "/nl/inloggen", login: "Inloggen", enter: "Vul de code in", target: "/nl/my-digi/overview" },
] as const) {
  test(`in ${lang}: by the button, and a code that is pasted with its spaces [P-024] @all`, async ({ page, request }) => {
    const email = await newCustomer(request, lang);
    await page.goto(path);
    await field(page, "username").fill(email);
    await field(page, "password").fill(password);
    await widget(page).getByRole("button", { name: login }).click();
    await expect(heading(page, enter)).toBeVisible();
    const code = await loginCode(request, email);
    const calls: string[] = [];
    page.on("request", (one) => void (one.postData()?.includes("verification_code") && calls.push(one.url())));
    await field(page, "code").evaluate(
      (input, text) => {
        (input as HTMLInputElement).focus();
        document.execCommand("insertText", false, text); // The text is inserted at once, as by a paste.
      },
      ` ${code.slice(0, 3)} ${code.slice(3)} `,
    );
    await expect(page).toHaveURL(target);
    expect(calls).toHaveLength(1);
  });
}

test("the third wrong password makes the next login ask for a security check, which runs by itself @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce(/401|403|429|400/);
  const email = await newCustomer(request);
  await page.goto("/en/login");
  const captcha = widget(page).locator(".ui-captcha");
  for (let time = 0; time < 3; time += 1) {
    await giveCredentials(page, email, { secret: `Wrong-passw0rd-${time}` });
    await expect(alert(page)).toHaveText(wrongText);
    await expect(captcha).toHaveCount(0);
  }
  let letGo = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => (letGo = resolve));
  // The puzzle is held back until the state was seen, since the state might end before otherwise.
  await page.route(`${api}/api/altcha-challenge`, (route) => isSeen.then(() => route.continue()));
  await giveCredentials(page, email);
  await expect(captcha).toBeVisible();
  letGo();
  await expect(field(page, "code")).toBeFocused();
});

test("forgotten passwords have a link [P-027, P-030] @all", async ({ page }) => {
  await page.goto("/en/login");
  await widget(page).getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/en/password-recovery");
});

for (const { path, clean, title } of [
  { path: "/en/login?logout=true", clean: "/en/login", title: "You have been signed out" },
  { path: "/fr/connecter?logout=true", clean: "/fr/connecter", title: "Vous avez été déconnecté" },
  { path: "/nl/inloggen?logout=1&next=%2Fnl%2Fcontact", clean: "/nl/inloggen?next=%2Fnl%2Fcontact", title: "Je bent uitgelogd" },
  { path: "/en/login?logout", clean: "/en/login", title: "You have been signed out" },
] as const) {
  test(`${path} signs out and leaves the address at once [P-029, C-073] @all`, async ({ page, context, request }) => {
    await logIn(page, request);
    await expect(page).toHaveURL(overview);
    await page.goto(path);
    await expect(page).toHaveURL(clean);
    await expect(alert(page)).toContainText(title);
    await expect(widget(page).getByRole("status")).toHaveText(title);
    await expect.poll(async () => (await context.cookies(api)).map(({ name }) => name)).not.toContain("digi-refresh");
    await page.reload();
    await expect(field(page, "username")).toBeVisible();
    await expect(page).toHaveURL(clean);
  });
}

for (const { next, target } of [
  { next: "/en/contact?from=login", target: "/en/contact?from=login" },
  { next: "https://evil.example/", target: overview },
  { next: "//evil.example/", target: overview },
  { next: "/\\evil.example/", target: overview },
  { next: "javascript:alert(1)", target: overview },
] as const) {
  test(`next=${next} leads to ${target}, after a login and for whoever is signed in already [P-028] @all`, async ({ page, request }) => {
    const path = `/en/login?next=${encodeURIComponent(next)}`;
    await logIn(page, request, path);
    await expect(page).toHaveURL(target);
    const formSeen = await watchForm(page);
    await page.goto(path);
    await expect(page).toHaveURL(target);
    expect(await formSeen()).toBe(false);
  });
}

test("a host page may keep the visitor, and hears who signed in and out @all", async ({ page, request }) => {
  await page.addInitScript(() => {
    addEventListener("digi-navigate", (event) => event.preventDefault());
    const changes: unknown[] = Object.assign(window, { changes: [] as unknown[] }).changes;
    addEventListener("digi-session-changed", (event) => changes.push((event as CustomEvent).detail));
  });
  await logIn(page, request);
  await expect(heading(page, /^Welcome, /)).toBeFocused();
  await expect(page).toHaveURL("/en/login");
  await expect(widget(page).getByRole("link", { name: "Continue" })).toHaveAttribute("href", overview);
  await widget(page).getByRole("button", { name: "Log out" }).click();
  await expect(field(page, "username")).toBeFocused();
  await expect(alert(page)).toContainText("You have been signed out");
  expect(await page.evaluate(() => (window as unknown as { changes: unknown[] }).changes)).toEqual([
    { signedIn: true },
    { signedIn: false },
  ]);
});

test("an account that was never activated gets its mail again, and then lets its owner in @all", async ({ page, request, complaints }) => {
  complaints.announce(/401|403|409/);
  const signup = await reachForm(page, await signUpLink(request));
  const email = await signup.locator('[name="email"]').inputValue();
  await fillIn(signup);
  await submitOf(signup).click();
  await expect(page.getByRole("heading", { name: "Now check your email" })).toBeVisible();
  const mails = (await mailsTo(request, email)).length;

  await page.goto("/en/login");
  await giveCredentials(page, email, { secret: "Secret-pass-1" });
  await expect(heading(page, "Activate your account first")).toBeFocused();
  await expect(widget(page)).toContainText(email);
  await widget(page).getByRole("button", { name: "Resend activation mail" }).click();
  await expect(alert(page)).toHaveText("We’ve sent you the activation email again.");
  await expect(widget(page).getByRole("status")).toHaveText("We’ve sent you the activation email again.");
  expect(await mailsTo(request, email)).toHaveLength(mails + 1);
  await page.goto(await linkTo(request, email));
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.goto("/en/login");
  await giveCredentials(page, email, { secret: "Secret-pass-1" });
  await expect(field(page, "code")).toBeFocused();
});

test("where the API is down, each step keeps what was typed and can try again @all", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  const email = await newCustomer(request);
  const down = (path: string): Promise<unknown> => page.route(`${api}${path}`, (route) => route.abort());
  const unreachable = "Our service can’t be reached at the moment";
  const retry = alert(page).getByRole("button", { name: "Try again" });

  await page.goto("/en/login");
  await down("/oauth2/token");
  await giveCredentials(page, email);
  await expect(alert(page)).toContainText(unreachable);
  await expect(field(page, "password")).toHaveValue(password);
  await page.unroute(`${api}/oauth2/token`);
  await down("/oauth2/send_code");
  await retry.click();
  await expect(alert(page)).toContainText(unreachable);
  await expect(field(page, "username")).toHaveValue(email);
  await page.unroute(`${api}/oauth2/send_code`);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${api}/oauth2/send_code`, async (route) => {
    await held;
    await route.continue();
  });
  await retry.click();
  // The error box is gone together with the button in it that was pressed, so the submit button gets the focus.
  await expect(widget(page).getByRole("button", { name: "Log in" })).toBeFocused();
  release();
  await expect(field(page, "code")).toBeFocused();

  const code = await loginCode(request, email);
  await down("/oauth2/token");
  await page.keyboard.type(code);
  await expect(alert(page)).toContainText(unreachable);
  await expect(field(page, "code")).toHaveValue(code);
  await page.unroute(`${api}/oauth2/token`);
  await retry.click();
  await expect(page).toHaveURL(overview);
});

test("without storage and cookies one can log in, in this page, and is told so @all", async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  // The cookies are removed from these calls, as by a browser that keeps no cookie of another site.
  await page.route(`${api}/oauth2/**`, async (route) => {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders();
    const answer = await route.fetch({ headers });
    const { "set-cookie": _set, ...kept } = answer.headers();
    await route.fulfill({ response: answer, headers: kept });
  });
  await logIn(page, request);
  await expect(alert(page)).toContainText("Leaving or reloading this page will log you out");
  await expect(heading(page, /^Welcome, /)).toBeFocused();
  await expect(page).toHaveURL("/en/login");
  await page.reload();
  await expect(field(page, "username")).toBeVisible();
});

test("signing in inside one widget updates all of the page @all", async ({ page, request }) => {
  await page.addInitScript(() => addEventListener("digi-navigate", (event) => event.preventDefault()));
  await page.goto("/en/login");
  await widget(page).evaluate((tag) => tag.after(document.createElement("digi-login")));
  await expect(page.locator("digi-login:state(ready)")).toHaveCount(2);
  const email = await newCustomer(request);
  const [first, second] = [widget(page).first(), widget(page).last()];
  await first.locator('[name="username"]').fill(email);
  await first.locator('[name="password"]').fill(password);
  await page.keyboard.press("Enter");
  await expect(first.locator('[name="code"]')).toBeFocused();
  await expect(second.locator('[name="username"]')).toBeVisible();
  await page.keyboard.type(await loginCode(request, email));
  for (const one of [first, second]) await expect(one.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
});

test("the boxes of the code stand there on a page whose Array.from knows no mapper (Prototype.js) @all", async ({ page, request }) => {
  await page.addInitScript(() => {
    Array.from = (<Value>(list: ArrayLike<Value>): Value[] => Array.prototype.slice.call(list)) as typeof Array.from;
  });
  await reachCode(page, request);
  await expect(widget(page).locator(".ui-code-boxes > span")).toHaveCount(6);
});
