/** Helpers that log in a new customer before a journey begins. */
import type { APIRequestContext, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { api, mailsTo, newAddress, quietAddress } from "./access.ts";

type SignedIn = { readonly email: string; readonly tokens: readonly string[] };

/** Logs in a customer of the journey's own who has the products, usage and invoices of the demo's customer, but other numbers. */
export async function signInWithProducts(page: Page, request: APIRequestContext, from = api): Promise<SignedIn> {
  const email = newAddress("home");
  expect((await request.post(`${from}/demo/customer`, { data: { email, lang: "en", withProducts: true } })).ok()).toBe(true);
  return signInByHand(page, request, email, from);
}

/**
 * Logs in by calls of the API alone, as a widget makes them, so that the pages that are opened later find the cookie and the mark of a
 * session. Without `email`, a new customer is created.
 */
export async function signInByHand(page: Page, request: APIRequestContext, email?: string, from = api): Promise<SignedIn> {
  const to = email ?? newAddress("customer");
  if (email === undefined) expect((await request.post(`${from}/demo/customer`, { data: { email: to, lang: "en" } })).ok()).toBe(true);
  await page.goto(quietAddress);
  const origin = new URL(page.url()).origin;
  const ask = async (path: string, body: object, token = ""): Promise<{ access_token?: string }> => {
    const headers = { origin, ...(token && { authorization: `Bearer ${token}` }) };
    return (await page.request.post(from + path, { data: { ...body, lang: "en" }, headers })).json() as Promise<{ access_token?: string }>;
  };
  const device_id = crypto.randomUUID();
  const { access_token: firstStep = "" } = await ask("/oauth2/token", {
    grant_type: "password",
    username: to,
    password: "Demo-Passw0rd!",
    device_id,
  });
  await ask("/oauth2/send_code", {}, firstStep);
  // Several mails are tried, because another test may log in as the same sample customer, and the newest mail may be for that test. The API
  // allows four wrong codes.
  let session = "";
  for (const { text } of (await mailsTo(request, to, from)).slice(0, 4)) {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code !== undefined && session === "")
      session = (await ask("/oauth2/token", { grant_type: "verification_code", code, device_id }, firstStep)).access_token ?? "";
  }
  expect(session, `${to} is signed in`).not.toBe("");
  await page.evaluate((device) => {
    localStorage.setItem("digi.device", device);
    localStorage.setItem("digi.signed-in", "yes");
  }, device_id);
  return { email: to, tokens: [firstStep, session] };
}

/**
 * Removes the header of the demo's page, and resolves once the page is drawn without it. The width of the header's links changes when the
 * session is known, which is late on a busy machine; a test of what a tag moves must not record that.
 */
export const removeHeader = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.querySelector(".site-header")?.remove();
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  });
