/** Helpers for journeys in which the access token expires, or the session ends, while a customer does something. */
import type { APIRequestContext, Page } from "playwright/test";
import { area } from "./my-digi-orders.ts";
import { logIn } from "./ordering.ts";

/**
 * Returns the answer of an API that refuses a call with the status 401 and this code. After `token_expired` the page has to renew the
 * access token; after `expired` the session has ended.
 */
export const over = (code: string) => ({ answer: { status: 401, json: { meta: { status: { error: true, code } } } } });

/** Logs in at the login that a customer's page shows in place of its content. `from` is the address of the API that mails the code. */
export const logInInPlace = (page: Page, request: APIRequestContext, email: string, from?: string): Promise<void> =>
  logIn(page, request, email, { login: area(page).locator("digi-login"), ...(from !== undefined && { from }) });

/**
 * Makes the API refuse one call because its access token has expired. The page has to renew the token and repeat the call.
 *
 * @returns a function that returns how many calls were refused
 */
export async function expireToken(page: Page, pattern: string): Promise<() => number> {
  const refused = await refuseFirst(page, pattern, "token_expired");
  return () => refused().length;
}

/**
 * Makes the API refuse the first call of each kind because its access token has expired.
 *
 * @returns a function that returns the calls that were refused, each by its method and path
 */
export const expireTokens = (page: Page, pattern: string): Promise<() => readonly string[]> =>
  refuseFirst(page, pattern, "token_expired", (method, path) => `${method} ${path}`);

/** Makes the API refuse one call because the session has ended. */
export const endSession = (page: Page, pattern: string): Promise<() => readonly string[]> => refuseFirst(page, pattern, "expired");

async function refuseFirst(page: Page, pattern: string, code: string, kindOf = (_method: string, _path: string): string => pattern) {
  const refused = new Set<string>();
  await page.route(pattern, (route) => {
    const sent = route.request();
    const kind = kindOf(sent.method(), new URL(sent.url()).pathname);
    if (sent.method() === "OPTIONS" || refused.has(kind)) return route.fallback();
    refused.add(kind);
    const headers = { "access-control-allow-origin": sent.headers()["origin"] ?? "*", "access-control-allow-credentials": "true" };
    return route.fulfill({ ...over(code).answer, headers });
  });
  return (): readonly string[] => [...refused];
}
