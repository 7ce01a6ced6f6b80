/** Journeys of one session in several tabs of a real browser: its locks, its channel between the tabs, and its cookie. */
import type { BrowserContext, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { openTab } from "#tests/tabs.ts";
import { api } from "./access.ts";
import { signInByHand } from "./signed-in.ts";

type Seen = { signedIn: boolean; user?: { email: string } };
const state = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { digiWidgets: { session: { state: Seen } } }).digiWidgets.session.state);
const signOut = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { digiWidgets: { session: { signOut(): Promise<void> } } }).digiWidgets.session.signOut());
/** The address of a page that shows the login inside its view, and so stays open after the login. */
const overview = "/en/my-digi/overview";

/** Begins to record every renewal of access tokens in the browser, and can hold the renewals back until the test releases them. */
async function watchRefreshes(context: BrowserContext) {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let count = 0;
  await context.route(`${api}/oauth2/token`, async (route) => {
    if ((route.request().postData() ?? "").includes('"refresh_token"')) {
      count++;
      await gate;
    }
    await route.continue();
  });
  return { open, count: () => count };
}

test("tabs that come at the same time make one refresh; what one signs out of, all are signed out of [P-222, C-403]", async ({
  page,
  context,
  request,
}) => {
  const { email } = await signInByHand(page, request);
  const tabs = [page, await openTab(page), await openTab(page)];
  const refreshes = await watchRefreshes(context);
  for (const tab of tabs) {
    await tab.goto(overview);
    await expect(tab.locator("digi-my-digi:state(ready)")).toBeAttached();
  }
  await expect.poll(refreshes.count).toBe(1);
  for (const tab of tabs) expect(await state(tab)).toEqual({ signedIn: false });
  refreshes.open();
  for (const tab of tabs) await expect.poll(() => state(tab)).toMatchObject({ signedIn: true, user: { email } });
  expect(refreshes.count()).toBe(1);

  const [first, ...others] = tabs as [Page, ...Page[]];
  await signOut(first);
  expect(await state(first)).toEqual({ signedIn: false });
  for (const tab of others) await expect.poll(() => state(tab)).toEqual({ signedIn: false });
  expect(await page.evaluate(() => localStorage.getItem("digi.signed-in"))).toBeNull();
  expect((await context.cookies(api)).map(({ name }) => name)).not.toContain("digi-refresh");
  await first.reload();
  await expect(first.locator("digi-login:state(ready)")).toBeAttached();
  expect(refreshes.count()).toBe(1);
});

test("a page whose widgets do not bring the session signs out all the same [C-354] @all", async ({ page, context, request }) => {
  await signInByHand(page, request);
  const other = await openTab(page);
  await other.goto(overview);
  await expect.poll(() => state(other)).toMatchObject({ signedIn: true });
  await page.goto("/en/terms");
  expect(await page.locator("digi-login").count()).toBe(0);
  expect(await state(page)).toEqual({ signedIn: false });
  await signOut(page);
  await expect.poll(() => state(other)).toEqual({ signedIn: false });
  expect((await context.cookies(api)).map(({ name }) => name)).not.toContain("digi-refresh");
});

test("no token is in what the browser keeps for the page @all", async ({ page, context, request }) => {
  const { tokens } = await signInByHand(page, request);
  await page.goto(overview);
  await expect.poll(() => state(page)).toMatchObject({ signedIn: true });
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]));
  const cookie = (await context.cookies(api)).find(({ name }) => name === "digi-refresh");
  expect(cookie?.httpOnly).toBe(true);
  for (const secret of [...tokens, cookie?.value ?? ""]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(kept).not.toContain(secret);
  }
});

test("a refresh token that is stolen and replayed signs out the thief and the customer [P-223, P-224] @all", async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.announce("401");
  await signInByHand(page, request);
  await page.goto(overview);
  await expect.poll(() => state(page)).toMatchObject({ signedIn: true });
  // The page's calls have been answered: a call that is still open would learn of the session's end before the page is reloaded.
  await expect(page.locator("digi-my-digi")).toContainText("You have nothing with us yet.");
  const cookie = (await context.cookies(api)).find(({ name }) => name.endsWith("digi-refresh"));
  const replay = await request.post(`${api}/oauth2/token`, {
    headers: { origin: new URL(page.url()).origin, cookie: `${cookie?.name}=${cookie?.value}` },
    data: { grant_type: "refresh_token", device_id: crypto.randomUUID(), lang: "en" },
  });
  expect(replay.status()).toBe(401);
  expect(await replay.text()).not.toContain("access_token");
  await page.reload();
  await expect(page.locator("digi-my-digi")).toContainText("You have been signed out");
  expect(await state(page)).toEqual({ signedIn: false });
});
