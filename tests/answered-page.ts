/** Opens pages that the test itself answers, in the place of a server. */
import type { Page } from "playwright/test";

/**
 * Opens an address whose page the test answers with the given HTML.
 *
 * The browser treats such a page as one from the internet, because no server has sent it, and would refuse its calls to an API on this
 * machine. The page gets the permission for them; the browser then refuses it all others, such as the clipboard.
 */
export async function openAnswered(
  page: Page,
  address: string,
  html: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.context().grantPermissions(["local-network-access"], { origin: new URL(address).origin });
  await page.route(address, (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8", headers }));
  await page.goto(address);
}
