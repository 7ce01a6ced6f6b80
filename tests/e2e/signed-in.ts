/** A customer of a journey's own, signed in before it begins. */
import type { APIRequestContext, Page } from "playwright/test";
import { expect } from "#tests/page.ts";
import { api, mailsTo, newAddress } from "./access.ts";

type SignedIn = { readonly email: string; readonly tokens: readonly string[] };

/** By hand, as a widget does it, so that the pages to come find a cookie and the mark. Without `email` as somebody new. */
export async function signInByHand(page: Page, request: APIRequestContext, email?: string): Promise<SignedIn> {
  const to = email ?? newAddress("customer");
  if (email === undefined) expect((await request.post(`${api}/demo/customer`, { data: { email: to, lang: "en" } })).ok()).toBe(true);
  await page.goto("/en/terms");
  const ask = (path: string, body: object, token = ""): Promise<{ access_token: string }> =>
    page.evaluate(
      async ([url, text, bearer]) => {
        const headers = { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) };
        return (await fetch(url, { method: "POST", credentials: "include", headers, body: text })).json() as Promise<{
          access_token: string;
        }>;
      },
      [api + path, JSON.stringify({ ...body, lang: "en" }), token] as const,
    );
  const device_id = crypto.randomUUID();
  const firstStep = await ask("/oauth2/token", { grant_type: "password", username: to, password: "Demo-Passw0rd!", device_id });
  await ask("/oauth2/send_code", {}, firstStep.access_token);
  const code = /\b\d{6}\b/.exec((await mailsTo(request, to))[0]?.text ?? "")?.[0];
  const session = await ask("/oauth2/token", { grant_type: "verification_code", code, device_id }, firstStep.access_token);
  await page.evaluate((device) => {
    localStorage.setItem("digi.device", device);
    localStorage.setItem("digi.signed-in", "yes");
  }, device_id);
  return { email: to, tokens: [firstStep.access_token, session.access_token] };
}
