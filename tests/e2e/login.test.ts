/** Logging in on the real site, against the real API: password, code from the outbox, and all that can go wrong on the way. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { api, fromSite, linkTo, mailsTo, newAddress, fillIn, reachForm, recordEvents, signUpLink, submitOf, traces } from "./access.ts";

const password = "Demo-Passw0rd!";
const wrongText = "The username and/or password that you have entered is incorrect";
const overview = "/en/my-digi/overview";

const widget = (page: Page): Locator => page.locator("digi-login");
const field = (page: Page, name: string): Locator => widget(page).locator(`[name="${name}"]`);
const alert = (page: Page): Locator => widget(page).locator('[part="alert"]:visible');
/** Its words stand beside the field, in the tag's light DOM. */
const error = (page: Page): Locator => widget(page).locator('[slot$="-error"]:visible');
const heading = (page: Page, name: string | RegExp): Locator => widget(page).getByRole("heading", { name });

/** Somebody whom no other journey meets. */
async function newCustomer(request: APIRequestContext, lang = "en"): Promise<string> {
  const email = newAddress("customer");
  const answer = await request.post(`${api}/demo/customer`, { data: { email, lang }, headers: fromSite });
  expect(answer.ok()).toBe(true);
  return email;
}

const codeFor = async (request: APIRequestContext, email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await mailsTo(request, email))[0]?.text ?? "")?.[0] ?? "";
/** From the next page on: did the form of the first step ever stand there, drawn by the loader or by the widget? */
async function watchForm(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = (): void => void (document.querySelector('digi-login [name="username"]') && sessionStorage.setItem("form-seen", "yes"));
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem("form-seen") === "yes");
}
/** Wrong ones, each another. */
const otherThan = (code: string): string[] => ["000000", "111111", "222222", "333333", "444444", "555555"].filter((one) => one !== code);

/** `isScrolled`: as on a phone, where the button stands at the top of the screen when it is pressed, and the next step begins above it. */
async function giveCredentials(page: Page, email: string, { secret = password, isScrolled = false } = {}): Promise<void> {
  await field(page, "username").fill(email);
  await field(page, "password").fill(secret);
  if (isScrolled) await submitOf(widget(page)).evaluate((button) => button.scrollIntoView({ block: "start", behavior: "instant" }));
  await page.keyboard.press("Enter");
}

/** As far as the second step; answers the code that was mailed. */
async function reachCode(
  page: Page,
  request: APIRequestContext,
  { path = "/en/login", lang = "en", isScrolled = false } = {},
): Promise<{ email: string; code: string }> {
  const email = await newCustomer(request, lang);
  await page.goto(path);
  await giveCredentials(page, email, { isScrolled });
  await expect(field(page, "code")).toBeFocused();
  const code = await codeFor(request, email);
  expect(code).toMatch(/^\d{6}$/);
  return { email, code };
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
  const code = await codeFor(request, email);
  const before = await traces(page);
  await page.keyboard.type(code); // and that is all: it is sent by itself
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
  test(`in ${lang}: by the button, and a code that is pasted with its spaces [P-024]`, async ({ page, request }) => {
    const email = await newCustomer(request, lang);
    await page.goto(path);
    await field(page, "username").fill(email);
    await field(page, "password").fill(password);
    await widget(page).getByRole("button", { name: login }).click();
    await expect(heading(page, enter)).toBeVisible();
    const code = await codeFor(request, email);
    const calls: string[] = [];
    page.on("request", (one) => void (one.postData()?.includes("verification_code") && calls.push(one.url())));
    await field(page, "code").evaluate(
      (input, text) => {
        (input as HTMLInputElement).focus();
        document.execCommand("insertText", false, text); // as a paste does
      },
      ` ${code.slice(0, 3)} ${code.slice(3)} `,
    );
    await expect(page).toHaveURL(target);
    expect(calls).toHaveLength(1);
  });
}

test("the third wrong password makes the next login ask for a security check, which runs by itself", async ({
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
  await page.route(`${api}/api/altcha-challenge`, (route) => isSeen.then(() => route.continue())); // else it may be over before it is looked at
  await giveCredentials(page, email);
  await expect(captcha).toBeVisible();
  letGo();
  await expect(field(page, "code")).toBeFocused();
});

test("five wrong codes burn the code; only a new one helps [P-119]", async ({ page, request, complaints }) => {
  complaints.announce("401");
  const { code } = await reachCode(page, request);
  await expect(widget(page)).toContainText("The code is valid for 30 more minutes. You have 5\u00a0attempts left.");
  const [first = "", ...wrong] = otherThan(code);
  await page.keyboard.type(first);
  for (const left of ["4\u00a0attempts", "3\u00a0attempts", "2\u00a0attempts", "1\u00a0attempt"]) {
    await expect(field(page, "code")).toHaveAccessibleDescription(new RegExp(`This code is not correct. You have ${left} left.`));
    await expect(field(page, "code")).toBeFocused();
    await page.keyboard.type(wrong.pop() ?? ""); // behind the last one, in whose place it comes
  }
  await expect(error(page)).toHaveText("Too many incorrect codes. Please request a new one.");
  const button = widget(page).getByRole("button", { name: "Confirm the code" });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("Request a new code first.");
  await expect(widget(page).getByRole("button", { name: "Send a new code" })).toBeDisabled();
});

test("a code that was refused is not sent again, neither by itself nor by hand; its digits stand unselected", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("401");
  await page.setViewportSize({ width: 320, height: 440 });
  const { code } = await reachCode(page, request, { isScrolled: true });
  await expect(heading(page, "Enter the code"), "a step begins with its heading in sight").toBeInViewport({ ratio: 1 });
  await expect(field(page, "code")).toBeInViewport({ ratio: 0.8 }); // a part of it lies under its boxes' end
  const [wrong = ""] = otherThan(code);
  const given: string[] = [];
  page.on("request", (one) => void (one.postData()?.includes("verification_code") && given.push(one.url())));
  await page.keyboard.type(wrong);
  await expect(error(page)).toBeVisible();
  await expect(field(page, "code")).toHaveValue(wrong);
  expect(
    await field(page, "code").evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]),
  ).toEqual([6, 6]);
  await page.keyboard.type(wrong);
  await expect(error(page)).toHaveCount(0); // another one was begun
  await page.keyboard.press("Enter");
  await expect(error(page)).toContainText("You have 4\u00a0attempts left.");
  expect(given).toHaveLength(1);
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/en\/my-digi\/overview$/);
});

test("a code may be sent again when the server's time is over, counted down across a reload, and never sends the field", async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { email, code } = await reachCode(page, request);
  const resend = widget(page).getByRole("button", { name: "Send a new code" });
  const secondsLeft = async (): Promise<number> =>
    Number(
      /\d+/.exec(
        (await widget(page)
          .getByText(/^You can try again in/)
          .textContent()) ?? "",
      )?.[0],
    );
  await expect(resend).toHaveAccessibleDescription(/^You can try again in \d\d\ss\.$/);
  const before = await secondsLeft();
  expect(before).toBeLessThanOrEqual(60);
  await page.clock.fastForward(20_000);
  await expect.poll(secondsLeft).toBeLessThanOrEqual(before - 20);
  await page.reload();
  await expect(heading(page, "Enter the code")).toBeVisible();
  await expect(field(page, "code")).not.toBeFocused(); // nobody asked for it
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveAccessibleDescription(/^You can try again in \d\d\ss\.$/);
  await page.clock.fastForward(60_000);
  await expect(resend).toBeEnabled();

  const sent: string[] = [];
  await page.route(`${api}/oauth2/**`, (route) => {
    sent.push(new URL(route.request().url()).pathname);
    const data = { channel: "mail", destination: "c•••@example.be", expires_in: 1800, resend_in: 60, attempts_left: 5, cookies: true };
    return route.fulfill({ json: { meta: { status: { error: false } }, data } });
  });
  await field(page, "code").fill(code.slice(0, 5));
  await resend.click();
  await expect(alert(page)).toHaveText("A new code is on its way. Earlier codes no longer work.");
  expect(sent).toEqual(["/oauth2/send_code"]);
  await expect(field(page, "code")).toHaveValue("");
  await expect(field(page, "code")).toBeFocused();
  await expect(resend).toBeDisabled();
  await page.unroute(`${api}/oauth2/**`);
  await page.keyboard.type(await codeFor(request, email));
  await expect(page).toHaveURL(overview);
});

test("asked too early, the API names its own time, and the button waits for it", async ({ page, request, complaints }) => {
  complaints.announce(/429|ERR_FAILED/);
  await page.clock.install();
  await reachCode(page, request);
  await page.clock.fastForward(61_000); // by the page's clock alone
  const resend = widget(page).getByRole("button", { name: "Send a new code" });
  await resend.click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText("We’ve only just sent you a message.");
  await expect(resend).toBeDisabled();
  await expect(widget(page).getByRole("button", { name: "Confirm the code" })).toBeEnabled(); // the code that was sent is still good

  await page.route(`${api}/oauth2/send_code`, (route) => route.abort());
  await page.clock.fastForward(60_000);
  await resend.click();
  await expect(alert(page)).toContainText("Our service can’t be reached at the moment");
  await expect(alert(page).getByRole("button"), "a retry there would send the field").toHaveCount(0);
  await expect(resend).toBeEnabled();
});

test("a code of half an hour ago has expired [P-118]", async ({ page, request }) => {
  await page.clock.install();
  await reachCode(page, request);
  await page.clock.fastForward(29 * 60_000);
  await expect(widget(page)).toContainText("The code is valid for 1 more minute.");
  await page.clock.fastForward(60_000);
  await expect(error(page)).toHaveText("This code has expired. Please request a new one.");
});

test("back to another email: the first step is empty, and a reload stays there", async ({ page, request }) => {
  await reachCode(page, request);
  await widget(page).getByRole("button", { name: "Use another email address" }).click();
  await expect(field(page, "username")).toBeFocused();
  await expect(field(page, "username")).toHaveValue("");
  await page.reload();
  await expect(widget(page).and(page.locator(":state(ready)"))).toBeVisible();
  await expect(field(page, "username")).toBeVisible();
});

test("forgotten passwords have a link [P-027, P-030]", async ({ page }) => {
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
  test(`${path} signs out and leaves the address at once [P-029, C-073]`, async ({ page, context, request }) => {
    await logIn(page, request);
    await expect(page).toHaveURL(overview);
    await page.goto(path);
    await expect(page).toHaveURL(clean);
    await expect(alert(page)).toContainText(title);
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
  test(`next=${next} leads to ${target}, after a login and for whoever is signed in already [P-028]`, async ({ page, request }) => {
    const path = `/en/login?next=${encodeURIComponent(next)}`;
    await logIn(page, request, path);
    await expect(page).toHaveURL(target);
    const formSeen = await watchForm(page);
    await page.goto(path);
    await expect(page).toHaveURL(target);
    expect(await formSeen()).toBe(false);
  });
}

test("a host page may keep the visitor, and hears who signed in and out", async ({ page, request }) => {
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

test("an account that was never activated gets its mail again, and then lets its owner in", async ({ page, request, complaints }) => {
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
  expect(await mailsTo(request, email)).toHaveLength(mails + 1);
  await page.goto(await linkTo(request, email));
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.goto("/en/login");
  await giveCredentials(page, email, { secret: "Secret-pass-1" });
  await expect(field(page, "code")).toBeFocused();
});

test("where the API is down, each step keeps what was typed and can try again", async ({ page, request, complaints }) => {
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
  // The box is gone with what was pressed in it.
  await expect(widget(page).getByRole("button", { name: "Log in" })).toBeFocused();
  release();
  await expect(field(page, "code")).toBeFocused();

  const code = await codeFor(request, email);
  await down("/oauth2/token");
  await page.keyboard.type(code);
  await expect(alert(page)).toContainText(unreachable);
  await expect(field(page, "code")).toHaveValue(code);
  await page.unroute(`${api}/oauth2/token`);
  await retry.click();
  await expect(page).toHaveURL(overview);
});

test("without storage and cookies one can log in, in this page, and is told so", async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  // A browser that keeps no cookie of another site.
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

test("signing in inside one widget updates all of the page", async ({ page, request }) => {
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
  await page.keyboard.type(await codeFor(request, email));
  for (const one of [first, second]) await expect(one.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
});

test("the boxes of the code stand there on a page whose Array.from knows no mapper (Prototype.js)", async ({ page, request }) => {
  await page.addInitScript(() => {
    Array.from = (<Value>(list: ArrayLike<Value>): Value[] => Array.prototype.slice.call(list)) as typeof Array.from;
  });
  await reachCode(page, request);
  await expect(widget(page).locator(".ui-code-boxes > span")).toHaveCount(6);
});
