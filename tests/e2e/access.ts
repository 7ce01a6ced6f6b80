/**
 * Helpers for journeys of sign-up and email changes: they read mails, use the identity app, and create an account that only one journey
 * uses.
 */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

export const api = `http://localhost:${ports.api}`;
const site = `http://localhost:${ports.demo}`;
/**
 * An address of the site's own origin that shows nothing and runs no script. A journey opens it first, to fill the origin's storage before
 * it opens the page that it tests.
 */
export const quietAddress = "/v1/loader.js";
export const password = "Secret-pass-1";
/** The header that a journey's own calls of the API need, since the API answers only pages of the site. */
export const fromSite = { origin: site };

export type Mail = { readonly subject: string; readonly text: string };

/** Returns the mails to an address, newest first. */
export const mailsTo = async (request: APIRequestContext, to: string, from = api): Promise<Mail[]> =>
  (await (await request.get(`${from}/demo/outbox?to=${encodeURIComponent(to)}`)).json()) as Mail[];

/**
 * Returns the newest mail to an address whose subject matches. A journey that orders names the subject, because the post's mail about a SIM
 * card comes in its own time, and on a busy machine before the journey reads its mails.
 */
export const mailAbout = async (request: APIRequestContext, to: string, subject: RegExp, from = api): Promise<Mail | undefined> =>
  (await mailsTo(request, to, from)).find((one) => subject.test(one.subject));

/** Returns the code of the newest mail with a code for a login. */
export const loginCode = async (request: APIRequestContext, to: string, from = api): Promise<string> =>
  /^\d{6}/.exec((await mailAbout(request, to, /^\d{6} /, from))?.subject ?? "")?.[0] ?? "";

const linkWithToken = /http\S+\?\S+[^.\s]/;

/** Returns the first link in the newest mail to an address that has one. */
export const linkTo = async (request: APIRequestContext, to: string, from = api): Promise<string> =>
  (await mailsTo(request, to, from)).map(({ text }) => linkWithToken.exec(text)?.[0]).find((link) => link !== undefined) ?? "";

let made = 0;
/** Returns an email address that nothing else in this run uses. */
export const newAddress = (name: string): string => `${name}.${Date.now()}.${process.pid}.${++made}@example.be`;

export async function signUpLink(request: APIRequestContext, lang = "en"): Promise<string> {
  const email = newAddress("invited");
  const answer = await request.post(`${api}/demo/sign-up-link`, { data: { email, lang }, headers: fromSite });
  expect(answer.ok()).toBe(true);
  return linkTo(request, email);
}

/** Chooses a person, or 'Cancel', in the identity app by one click. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`:${ports.identity}/`));
  await page.getByRole("button", { name }).first().click();
}

export const identityButton = (page: Page): Locator => page.getByRole("button", { name: "Continue with the identity app" });

/**
 * Returns the visible submit button of a login or sign-up. Their fields belong to a form in the light DOM, which has an invisible button of
 * its own.
 */
export const submitOf = (widget: Locator): Locator => widget.locator('button[type="submit"]:visible');

/** Opens the link of a mail, identifies as somebody who has no account yet, and waits for the filled-in form. */
export async function reachForm(page: Page, link: string, who: string | RegExp = "Somebody new"): Promise<Locator> {
  await page.goto(link);
  await identityButton(page).click();
  await choose(page, who);
  const widget = page.locator("digi-signup");
  await expect(widget.locator('[name="password"]')).toBeVisible();
  return widget;
}

export async function fillIn(widget: Locator, text = password): Promise<void> {
  await widget.locator('[name="password"]').fill(text);
  await widget.locator('[name="repeat_password"]').fill(text);
  await expect(submitOf(widget)).toBeEnabled();
}

export type Account = { readonly email: string; readonly name: string };

/** Creates an account and activates it, in the way a visitor does it. */
export async function makeAccount(page: Page, request: APIRequestContext): Promise<Account> {
  const widget = await reachForm(page, await signUpLink(request));
  const [email, first, last] = await Promise.all(
    ["email", "first_name", "last_name"].map((name) => widget.locator(`[name="${name}"]`).inputValue()),
  );
  await fillIn(widget);
  await submitOf(widget).click();
  await expect(page.getByRole("heading", { name: "Now check your email" })).toBeVisible();
  await page.goto(await linkTo(request, email ?? ""));
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  return { email: email ?? "", name: `${first} ${last}` };
}

/** Logs in by calls of the API alone, without a page: with the password, and with the code that the API mails. Returns the access token. */
export async function signIn(request: APIRequestContext, email: string, secret = password): Promise<string> {
  const device = { device_id: crypto.randomUUID(), lang: "en" };
  const first = await request.post(`${api}/oauth2/token`, {
    data: { grant_type: "password", username: email, password: secret, ...device },
    headers: fromSite,
  });
  expect(first.status()).toBe(200);
  const { access_token: firstToken } = (await first.json()) as { access_token: string };
  const headers = { ...fromSite, authorization: `Bearer ${firstToken}` };
  expect((await request.post(`${api}/oauth2/send_code`, { data: { lang: "en" }, headers })).ok()).toBe(true);
  const code = await loginCode(request, email);
  const second = await request.post(`${api}/oauth2/token`, {
    data: { grant_type: "verification_code", code, refresh_token_in: "body", ...device },
    headers,
  });
  return ((await second.json()) as { access_token: string }).access_token;
}

/** Starts a change of an account's email address, and returns the link that was mailed to the new address. */
export async function startChange(
  request: APIRequestContext,
  { token, setting, value }: { token: string; setting: "email" | "invoice_email"; value: string },
): Promise<string> {
  const answer = await request.post(`${api}/my-digi/settings/${setting}`, {
    data: { lang: "en", value },
    headers: { ...fromSite, authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  return linkTo(request, value);
}

/**
 * Returns one text of everything that a page shows, and of everything that it stores for longer than the tab is open, so that a journey can
 * search it for secrets.
 */
export const traces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      location.href,
      document.referrer,
      JSON.stringify({ ...localStorage }),
      JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? []),
      document.documentElement.outerHTML,
    ].join("\n"),
  );

/**
 * Records every event of our tags with all of its details, beginning before the first widget.
 * @returns a function that returns the record
 */
export async function recordEvents(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const names = ["ready", "error", "submit", "success", "navigate", "analytics"].map((name) => `digi-${name}`);
    for (const name of names)
      addEventListener(name, (event) => {
        const told = sessionStorage.getItem("told") ?? "";
        sessionStorage.setItem("told", `${told}${name} ${JSON.stringify((event as CustomEvent).detail)}\n`);
      });
  });
  return () => page.evaluate(() => sessionStorage.getItem("told") ?? "");
}

/** Makes a page have two tags where its HTML has one: a script inserts the second one as soon as the parser has created the first. */
export const double = (page: Page, tag: string): Promise<unknown> =>
  page.addInitScript((name) => {
    const observer = new MutationObserver(() => {
      const first = document.querySelector(name);
      if (!first) return;
      observer.disconnect();
      first.after(first.cloneNode(true));
    });
    observer.observe(document, { childList: true, subtree: true });
  }, tag);
