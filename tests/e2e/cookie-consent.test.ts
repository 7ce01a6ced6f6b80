/**
 * Journeys of the cookie banner on the real site: the choice is asked, made, asked again, and blocked by the browser, and the page's
 * `dataLayer` receives it.
 */
import type { Page } from "playwright/test";
import { expect, test, unasked } from "#tests/page.ts";
import { recordShifts, shiftsOf } from "#tests/shifts.ts";
import { bringToFront, openTab } from "#tests/tabs.ts";
import { api } from "./access.ts";
import {
  type Choice,
  type Kept,
  all,
  answer,
  bar,
  box,
  byDefault,
  inDialog,
  keptChoice,
  none,
  pressSettingsLink,
  queue,
  update,
} from "./cookie-consent.ts";
import { signInByHand } from "./signed-in.ts";

test.use(unasked);

const thirteenMonthsMs = 395 * 86_400_000;

/** Returns the names of everything that the browser has stored for the site. */
const storedNames = async (page: Page): Promise<string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];

/** Begins to record the details of the events about the choice, on this page and those after it. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = ((window as unknown as { heard: unknown[] }).heard = []);
    addEventListener("digi-consent-changed", (event) => heard.push((event as CustomEvent).detail));
    addEventListener("digi-analytics", (event) => heard.push((event as CustomEvent<{ event: string }>).detail.event));
  });
const heard = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

test("asks on the first visit, with three answers of one weight; until then nothing is kept and nobody told [P-315, P-317, P-318, C-478]", async ({
  page,
}) => {
  await listen(page);
  await page.goto("/nl");
  await expect(bar(page)).toHaveAccessibleName("Welke cookies mogen we gebruiken?");
  const buttons = bar(page).getByRole("button");
  await expect(buttons).toHaveText(["Accepteren", "Weigeren", "Instellingen"]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const looks = await buttons.evaluateAll((elements) =>
      elements.map((element) => {
        const { width: wide, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        return [Math.round(wide), Math.round(height), color, backgroundColor, borderColor, fontSize, fontWeight].join();
      }),
    );
    expect(new Set(looks).size, `at ${width} px`).toBe(1);
    expect((await bar(page).boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(320);
  }
  await expect(bar(page).getByRole("link", { name: "Cookiebeleid" })).toHaveAttribute("href", "/nl/cookiebeleid");
  expect(await storedNames(page)).toEqual([]);
  expect(await queue(page)).toEqual([byDefault]);
  expect(await heard(page)).toEqual([]);
});

test("until then a builder tracks for the page alone: our command stays the only one in its queue @all", async ({ page }) => {
  await listen(page);
  await page.goto("/en");
  await expect(bar(page)).toBeVisible();
  await page
    .locator("main")
    .evaluate((main) => (main.innerHTML = '<digi-configurator mobile="mobile-max" loading="eager"></digi-configurator>'));
  await expect.poll(() => heard(page)).toContain("view_item_list");
  expect(await queue(page)).toEqual([byDefault]);
});

test("the page is neither covered nor blocked nor moved; Escape is no choice; it is read first, after the skip link @all", async ({
  page,
}) => {
  // The list of news never comes, because its height would be unknown: how the page moves then does not concern the banner.
  await page.route(
    ({ pathname }) => pathname === "/news-list",
    () => new Promise(() => undefined),
  );
  await recordShifts(page);
  await page.goto("/en");
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("link", { name: "Cookie policy" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeVisible();

  const last = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
  const isClear = async (): Promise<boolean> => {
    const [link, over] = [await last.boundingBox(), await bar(page).boundingBox()];
    return Boolean(link && over && link.y + link.height <= over.y);
  };
  await last.focus();
  await expect.poll(isClear, "what has focus is scrolled out from under the bar").toBe(true);
  // The page is scrolled at once instead of smoothly, because its final position is what is checked.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const end = await page.locator("footer").boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0), "the page's end too").toBeLessThanOrEqual(((await bar(page).boundingBox())?.y ?? 0) + 1);
  await page.getByRole("textbox", { name: "Postal code" }).first().fill("1000");
  await expect(bar(page)).toBeVisible();
  expect(await keptChoice(page.context())).toBeUndefined();
  expect((await shiftsOf(page)).filter(({ isVisitors }) => !isVisitors)).toEqual([]);
});

test("what is half under the bar is pressed where it was seen: the page moves when the press is over @all", async ({ page }) => {
  await page.goto("/en/cookie-policy");
  await expect(bar(page)).toBeVisible();
  await expect(page.locator("digi-text-page .ui-scrolled-table")).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await link.evaluate((one) => one.addEventListener("click", (click) => click.preventDefault()));
  const over = await bar(page).boundingBox();
  const edge = over?.y ?? 0;
  await link.evaluate((one, edgePx) => {
    const { top, height } = one.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - edgePx });
  }, edge);
  const held = await link.boundingBox();
  expect(held?.y ?? 0).toBeLessThan(edge);
  expect((held?.y ?? 0) + (held?.height ?? 0)).toBeGreaterThan(edge);
  const pressed = link.evaluate((one) => new Promise<boolean>((resolve) => one.addEventListener("click", () => resolve(true))));
  await page.mouse.move((held?.x ?? 0) + 8, (held?.y ?? 0) + 2);
  await page.mouse.down();
  await expect(link).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await link.boundingBox(), "under the pointer").toEqual(held);
  await page.mouse.up();
  expect(await pressed).toBe(true);
  await expect.poll(async () => (await link.boundingBox())?.y, "then out from under the bar").toBeLessThan(edge - (held?.height ?? 0));
});

const answers: Readonly<Record<string, Choice>> = { Accept: all, Reject: none };
for (const [name, choice] of Object.entries(answers)) {
  test(`${name}: kept for 13 months, told as default, update, then events, on this page and the next @all`, async ({ page, context }) => {
    await listen(page);
    await page.goto("/en");
    await answer(page, name).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText("Your cookie choice has been saved.")).toBeFocused();
    const kept = await keptChoice(context);
    expect(kept?.choice).toMatchObject({ version: 1, ...choice });
    expect(kept?.choice.id).toMatch(/^[\da-f-]{36}$/);
    expect(kept).toMatchObject({ sameSite: "Lax", secure: false, path: "/" });
    const lifeMs = (kept?.expires ?? 0) * 1000 - (kept?.choice.savedAt ?? 0);
    expect(Math.round(lifeMs / 3_600_000)).toBe(thirteenMonthsMs / 3_600_000);
    expect(await storedNames(page)).toEqual(["digi-consent"]);
    expect(await queue(page)).toEqual([byDefault, update(choice)]);
    expect(await heard(page)).toEqual([{ categories: choice }]);

    await page.reload();
    await expect.poll(() => queue(page)).toEqual([byDefault, update(choice)]);
    await expect(bar(page)).toHaveCount(0);
    // The builder opens with the cards of a plan, which is an event to track.
    await page
      .locator("main")
      .evaluate((main) => (main.innerHTML = '<digi-configurator mobile="mobile-max" loading="eager"></digi-configurator>'));
    await expect.poll(() => heard(page)).toContain("view_item_list");
    const names = (await queue(page)).slice(2).map((entry) => (entry as { event?: string }).event);
    expect(names.includes("view_item_list"), "tracked only where it is allowed").toBe(choice.statistics);
    expect((await queue(page)).slice(0, 2)).toEqual([byDefault, update(choice)]);
  });
}

test("asked again: after 13 months, and where the question is another @all", async ({ page, context, baseURL }) => {
  const keep = (changes: Partial<Kept>): Promise<void> => {
    const value = { version: 1, savedAt: Date.now(), id: "x", ...all, ...changes };
    return context.addCookies([{ name: "digi-consent", value: encodeURIComponent(JSON.stringify(value)), url: baseURL ?? "" }]);
  };
  for (const old of [{ version: 0 }, { savedAt: Date.now() - thirteenMonthsMs }]) {
    await keep(old);
    await page.goto("/en");
    await expect(bar(page)).toBeVisible();
    expect(await queue(page)).toEqual([byDefault]);
  }
  await keep({ savedAt: Date.now() - thirteenMonthsMs + 3_600_000 });
  await page.reload();
  await expect.poll(() => queue(page)).toEqual([byDefault, update(all)]);
  await expect(bar(page)).toHaveCount(0);
});

test("a second tab follows at once, whatever is chosen in which @all", async ({ page }) => {
  const other = await openTab(page);
  for (const tab of [page, other]) {
    await listen(tab);
    await tab.goto("/en");
    await expect(bar(tab)).toBeVisible();
  }
  await answer(page, "Accept").click();
  await expect(bar(other)).toHaveCount(0);
  await expect.poll(() => queue(other)).toEqual([byDefault, update(all)]);
  expect(await heard(other)).toEqual([{ categories: all }]);
  await bringToFront(other);
  await pressSettingsLink(other);
  for (const name of ["Preferences", "Statistics", "Marketing"]) await box(other, name).uncheck();
  await inDialog(other, "Save Settings").click();
  await expect.poll(() => queue(page)).toEqual([byDefault, update(all), update(none)]);
});

test("a browser that keeps nothing: the choice counts for the page, and is asked again on the next @all", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("blocked", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, "BroadcastChannel", { value: refuse });
  });
  await listen(page);
  await page.goto("/en");
  await answer(page, "Accept").click();
  await expect(bar(page)).toHaveCount(0);
  expect(await queue(page)).toEqual([byDefault, update(all)]);
  await page
    .locator("main")
    .evaluate((main) => (main.innerHTML = '<digi-configurator mobile="mobile-max" loading="eager"></digi-configurator>'));
  await expect.poll(async () => JSON.stringify(await queue(page))).toContain("view_item_list");
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

test("leads to a policy that names each cookie with its life, as long as the browser keeps it [C-477, P-318] @all", async ({
  page,
  context,
  request,
}) => {
  for (const [home, policy] of [
    ["/fr", "/fr/politique-de-cookies"],
    ["/nl", "/nl/cookiebeleid"],
    ["/en", "/en/cookie-policy"],
  ] as const) {
    await page.goto(home);
    await expect(bar(page).getByRole("link")).toHaveAttribute("href", policy);
  }
  await answer(page, "Accept").click();
  await page.goto("/en?lang=en");
  const { email } = await signInByHand(page, request);
  // These calls make the API set its cookies: the sign-up's call for the identity app's address, and the first step of a login, whose
  // cookie the second step deletes.
  const asked = new URLSearchParams({ redirect_uri: `${new URL(page.url()).origin}/en/sign-up`, lang: "en" });
  const headers = { origin: new URL(page.url()).origin, "identity-key": "k".repeat(43) };
  expect((await page.request.get(`${api}/itsme/auth-url/${crypto.randomUUID()}?${asked}`, { headers })).ok()).toBe(true);
  const login = { grant_type: "password", username: email, password: "Demo-Passw0rd!", device_id: crypto.randomUUID(), lang: "en" };
  expect((await page.request.post(`${api}/oauth2/token`, { data: login, headers })).ok()).toBe(true);

  await page.goto("/en/cookie-policy");
  // A life is a number and its unit: "13 months", or "3649 days (ten years)".
  const days = (life: string): number => Number.parseInt(life) * (/^\d+ year/.test(life) ? 365 : /^\d+ month/.test(life) ? 30.4 : 1);
  const named = new Map<string, number>();
  const table = page.locator("digi-text-page .ui-scrolled-table");
  await expect(table).toBeVisible();
  for (const row of (await table.getByRole("row").all()).slice(1)) {
    const name = await row.getByRole("rowheader").innerText();
    named.set(name, days(await row.getByRole("cell").nth(1).innerText()));
  }
  for (const [name, life] of named) {
    if (name === "lang") expect(life).toBe(3649);
    else expect(life >= 1 && life <= 731, `${name}: ${life} days`).toBe(true);
  }
  const kept = await context.cookies([page.url(), api]);
  expect(kept.map(({ name }) => name).toSorted()).toEqual(
    ["digi-consent", "digi-device", "digi-identity", "digi-probe", "digi-refresh", "lang"].toSorted(),
  );
  for (const { name, expires } of kept) {
    // Browsers keep no cookie for more than 400 days.
    const life = Math.min(named.get(name) ?? 0, 400);
    expect(Math.abs((expires * 1000 - Date.now()) / 86_400_000 - life), name).toBeLessThan(0.02 * life + 0.1);
  }
});
