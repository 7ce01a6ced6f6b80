/** What the journeys of sign-up and of the email changes share: mails, the identity app, an account of one's own. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

export const api = `http://localhost:${ports.api}`;
const site = `http://localhost:${ports.demo}`;
/** Of the site's own origin, so that its storage can be filled before the page that is looked at; nothing is drawn or runs there. */
export const quietAddress = "/v1/loader.js";
export const password = "Secret-pass-1";
/** The API answers pages of the site alone. */
export const fromSite = { origin: site };

export type Mail = { readonly subject: string; readonly text: string };

/** Newest first. */
export const mailsTo = async (request: APIRequestContext, to: string, from = api): Promise<Mail[]> =>
  (await (await request.get(`${from}/demo/outbox?to=${encodeURIComponent(to)}`)).json()) as Mail[];

/** The first address in the newest mail. */
export async function linkTo(request: APIRequestContext, to: string, from = api): Promise<string> {
  const [mail] = await mailsTo(request, to, from);
  return /http\S+\?\S+[^.\s]/.exec(mail?.text ?? "")?.[0] ?? "";
}

let made = 0;
/** Of nobody else in this run. */
export const newAddress = (name: string): string => `${name}.${Date.now()}.${process.pid}.${++made}@example.be`;

export async function signUpLink(request: APIRequestContext, lang = "en"): Promise<string> {
  const email = newAddress("invited");
  const answer = await request.post(`${api}/demo/sign-up-link`, { data: { email, lang }, headers: fromSite });
  expect(answer.ok()).toBe(true);
  return linkTo(request, email);
}

/** In the identity app: one click on a person, or on 'Cancel'. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`:${ports.identity}/`));
  await page.getByRole("button", { name }).first().click();
}

export const identityButton = (page: Page): Locator => page.getByRole("button", { name: "Continue with the identity app" });

/** The visible one: the fields belong to a form in the light DOM with a button of its own. */
export const submitOf = (widget: Locator): Locator => widget.locator('button[type="submit"]:visible');

/** From the link of the mail to the filled-in form, as somebody whom nobody has seen before. */
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

/** A new account that is active, by the ways that a visitor goes. */
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

/** Signs in at the API alone, by password and mailed code; answers the access token. */
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
  const code = /\b\d{6}\b/.exec((await mailsTo(request, email))[0]?.text ?? "")?.[0];
  const second = await request.post(`${api}/oauth2/token`, {
    data: { grant_type: "verification_code", code, refresh_token_in: "body", ...device },
    headers,
  });
  return ((await second.json()) as { access_token: string }).access_token;
}

/** Starts a change and answers the link that was mailed to the new address. */
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

/** What a page shows and keeps for longer than the tab. */
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

/** Writes down every event of ours with all that it carries, from before the first widget on. */
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

/** Two tags where the page has one: the second comes with the first, as the page is read. */
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
