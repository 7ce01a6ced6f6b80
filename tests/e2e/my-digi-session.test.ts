/** Journeys of the customer area when the session or the access token ends while it is in use. */
import { settingsPhoneNumber } from "#core/domain/customer/settings.contract.ts";
import { expect, test } from "#tests/page.ts";
import { openTab } from "#tests/tabs.ts";
import { api, newAddress } from "./access.ts";
import { logInInPlace, over } from "./ended-session.ts";
import { fakeCall } from "./fake-api.ts";
import { area } from "./my-digi-orders.ts";
import { signInByHand } from "./signed-in.ts";

test("a session that ends while a field is changed: whoever it was goes on where they were, nobody else does [C-351] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { email } = await signInByHand(page, request);
  const call = await fakeCall(page, settingsPhoneNumber);
  await page.goto("/en/my-digi/account?tab=section_contact_info");
  const change = area(page).getByRole("button", { name: "Change Phone number" });
  const phone = area(page).getByRole("textbox", { name: "Phone number" });
  const box = area(page).locator('[part="alert"]');
  const ended = area(page).getByRole("heading", { name: "You have been signed out" });
  const signOutElsewhere = async (): Promise<void> => {
    const other = await openTab(page);
    await other.goto("/en/terms");
    await other.evaluate(() =>
      (window as unknown as { digiWidgets: { session: { signOut(): Promise<void> } } }).digiWidgets.session.signOut(),
    );
    await expect(ended).toBeVisible();
    await expect(phone).toBeHidden();
    await other.close();
  };

  await test.step("says that the session has ended when the API does, and keeps the change [P-225]", async () => {
    await change.click();
    await phone.fill("0470 99 88 77");
    call.fail(over("expired"));
    await page.keyboard.press("Enter");
    await expect(ended).toBeFocused();
    await expect(phone).toBeHidden();
    call.pass();
    await logInInPlace(page, request, email);
    await expect(phone).toHaveValue("0470 99 88 77");
    await expect(phone).toBeFocused();
    await expect(box, "it was of the session that had ended").toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(area(page).getByRole("status").first()).toHaveText("Editing was done successfully!");
    await expect(area(page)).toContainText("+32\u00a0470\u00a099\u00a088\u00a077");
    expect(page.url()).toContain("/en/my-digi/account?tab=section_contact_info");
  });

  await test.step("they log out in another tab: said within a second; the same customer goes on", async () => {
    await change.click();
    await phone.fill("0471 11 22 33");
    await signOutElsewhere();
    await logInInPlace(page, request, email);
    await expect(phone).toHaveValue("0471 11 22 33");
    await expect(phone).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(area(page)).toContainText("+32\u00a0471\u00a011\u00a022\u00a033");
  });

  await test.step("somebody else logs in there", async () => {
    await change.click();
    await phone.fill("0472 44 55 66");
    await signOutElsewhere();
    const next = newAddress("next");
    expect((await request.post(`${api}/demo/customer`, { data: { email: next, lang: "en" } })).ok()).toBe(true);
    await logInInPlace(page, request, next);
    await expect(area(page)).toContainText(next);
    await expect(area(page)).not.toContainText("471\u00a011");
    await expect(area(page)).not.toContainText(email);
    await change.click();
    await expect(phone).toHaveValue("");
  });
});

test("a token that expires between two clicks, in three tabs: it is renewed once, and nobody notices [P-222] @all", async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  let refreshes = 0;
  let isStale = false;
  let refused = 0;
  const tokens = new Set<string>();
  await context.route(`${api}/oauth2/token`, (route) => {
    refreshes += Number((route.request().postData() ?? "").includes('"refresh_token"'));
    return route.continue();
  });
  await context.route(`${api}/my-digi/**`, (route) => {
    const token = route.request().headers()["authorization"];
    if (token === undefined) return route.continue(); // A request without a token is the browser's preflight, which passes.
    if (isStale && tokens.has(token)) {
      refused++;
      return route.fulfill({ ...over("token_expired").answer, headers: { "access-control-allow-origin": "*" } });
    }
    if (!isStale) tokens.add(token);
    return route.continue();
  });
  await context.addInitScript(() => {
    addEventListener("digi-session-changed", () => Object.assign(window, { hasChanged: true }));
  });
  const tabs = [page, await openTab(page), await openTab(page)];
  for (const tab of tabs) {
    await tab.goto("/en/my-digi/overview");
    await expect(area(tab)).toContainText("You have nothing with us yet.");
    await area(tab).evaluate((tag) => tag.setAttribute("soft-navigation", ""));
  }
  refreshes = 0;
  isStale = true;
  await Promise.all(tabs.map((tab) => area(tab).getByRole("link", { name: "Invoices" }).click()));
  for (const tab of tabs) {
    await expect(area(tab)).toContainText("Your first invoice comes once your first product works.");
    await expect(area(tab).locator("digi-login")).toHaveCount(0);
    expect(await tab.evaluate(() => "hasChanged" in window)).toBe(false);
  }
  expect(refused).toBeGreaterThan(0);
  expect(refreshes).toBe(1);
});
