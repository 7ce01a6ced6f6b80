/** Helpers for journeys in which the access token expires, or the session ends, while a customer does something. */
import type { APIRequestContext, Page } from "playwright/test";
import { area } from "./my-digi-orders.ts";
import { logIn } from "./ordering.ts";

/** Returns the answer of an API that refuses a call with a 401: `token_expired` is renewed by the page, `expired` ends the session. */
export const over = (code: string) => ({ answer: { status: 401, json: { meta: { status: { error: true, code } } } } });

/** Logs in at the login that is shown in place of the customer's page. */
export const logInInPlace = (page: Page, request: APIRequestContext, email: string): Promise<void> =>
  logIn(page, request, email, { login: area(page).locator("digi-login") });

/**
 * Has one call be refused because its token has expired: the page has to renew the token and repeat the call.
 *
 * @returns a function that returns how many calls were refused
 */
export async function expireToken(page: Page, pattern: string): Promise<() => number> {
  let refused = 0;
  await page.route(pattern, (route) => {
    const sent = route.request();
    if (sent.method() === "OPTIONS" || refused > 0) return route.fallback();
    refused++;
    const headers = { "access-control-allow-origin": sent.headers()["origin"] ?? "*", "access-control-allow-credentials": "true" };
    return route.fulfill({ ...over("token_expired").answer, headers });
  });
  return () => refused;
}
