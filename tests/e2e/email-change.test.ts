/** Journeys of changing an account's email address on the real site, confirmed by the real identity app. */
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { itsmeAuthUrl, itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import { expect, test } from "#tests/page.ts";
import { authConfirmChangeEmail, authValidateChangeEmail } from "#widgets/email-change/email-change.contract.ts";
import {
  api,
  choose,
  double,
  fromSite,
  identityButton,
  linkTo,
  makeAccount,
  newAddress,
  password,
  recordEvents,
  signIn,
  startChange,
  traces,
} from "./access.ts";
import { fakeCall } from "./fake-api.ts";

const widget = (page: Page): Locator => page.locator("digi-email-change");
const heading = (page: Page, name: string): Locator => widget(page).getByRole("heading", { name });
const alert = (page: Page): Locator => widget(page).locator('[part="alert"]:visible');
const me = /You’ve chosen this person before/;

/** Creates an account, and asks for a change of its email address. Returns both addresses, and the link that was mailed to the new one. */
async function asked(page: Page, request: APIRequestContext): Promise<{ before: string; after: string; link: string }> {
  const { email: before } = await makeAccount(page, request);
  const after = newAddress("changed");
  const token = await signIn(request, before);
  return { before, after, link: await startChange(request, { token, setting: "email", value: after }) };
}

const logsIn = async (request: APIRequestContext, username: string): Promise<boolean> => {
  const data = { grant_type: "password", username, password, device_id: crypto.randomUUID(), lang: "en" };
  return (await request.post(`${api}/oauth2/token`, { data, headers: fromSite })).ok();
};

/** Expects that the page shows the old and the new address shortened, but clear enough for their owner. */
async function expectMasked(page: Page, ...addresses: readonly [before: string, now: string]): Promise<void> {
  const masked = addresses.map((address) => address.replace(/^(.).*@/, "$1•••@"));
  await expect(widget(page).locator("dt")).toHaveText(["Old address", "New address"]);
  await expect(widget(page).locator("dd")).toHaveText(masked);
}

test("a new address counts once the identity app has said who asks [P-014, P-070, P-072, P-130, P-134, P-135, P-136, P-137, P-138]", async ({
  page,
  request,
}) => {
  const told = await recordEvents(page);
  const { before, after, link } = await asked(page, request);
  const keys = ["i", "d", "p"].map((name) => new URL(link).searchParams.get(name) ?? "");
  await page.goto(link);
  await expect(heading(page, "Confirm your new email address")).toBeVisible();
  await expect(page).toHaveURL("/en/confirm-email");
  await identityButton(page).click();
  await choose(page, me);
  await expect(heading(page, "Your email address has been changed")).toBeVisible();
  await expect(page).toHaveURL("/en/confirm-email");
  await expectMasked(page, before, after);
  // No national register number may be visible. The customer's own address is left out of the check, because it may contain as many digits
  // in a row.
  const seen = [await traces(page), await told()].join().replaceAll(before, "");
  expect(seen).not.toContain(keys[2]);
  expect(seen).not.toMatch(/\d{11}/);
  expect(await logsIn(request, after)).toBe(true);
  expect(await logsIn(request, before)).toBe(false);

  await page.reload();
  await expect(heading(page, "Your email address has been changed")).toBeVisible();
  await expectMasked(page, before, after);
  await page.goto(link); // The visitor opens the link of the mail once more.
  await expect(heading(page, "Your email address has already been changed")).toBeVisible();
  await expect(widget(page)).toContainText("You log in with c•••@example.be.");
  await widget(page).getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/en/login");
});

test("whoever stops in the app, or is somebody else, changes nothing and may go there again [P-139] @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const { before, after, link } = await asked(page, request);
  await page.goto(link);
  await identityButton(page).click();
  await choose(page, "Cancel");
  await expect(alert(page)).toContainText("You cancelled in the identity app");
  await identityButton(page).click();
  await choose(page, "Karim Benali");
  await expect(alert(page)).toBeFocused();
  await expect(identityButton(page)).toBeVisible();
  expect(await logsIn(request, after)).toBe(false);
  expect(await logsIn(request, before)).toBe(true);
  await identityButton(page).click();
  await choose(page, me);
  await expect(heading(page, "Your email address has been changed")).toBeVisible();
});

test("two tags on one page, and a reload on the way, make each call once @all", async ({ page, request }) => {
  const { link } = await asked(page, request);
  const calls: string[] = [];
  page.on("request", (sent) => {
    const call = /(itsme\/callback|confirm-change-email)/.exec(sent.url())?.[1];
    if (call && sent.method() !== "OPTIONS") calls.push(call);
  });
  await double(page, "digi-email-change");
  await page.goto(link);
  await identityButton(page).first().click();
  await choose(page, me);
  await expect(heading(page, "Your email address has been changed")).toHaveCount(2);
  await page.reload();
  await expect(heading(page, "Your email address has been changed")).toHaveCount(2);
  expect(calls).toEqual(["itsme/callback", "confirm-change-email"]);
});

test("a state in place of the three parameters is as good [P-071] @all", async ({ page, request }) => {
  const { link } = await asked(page, request);
  const { searchParams } = new URL(link);
  const state = JSON.stringify(Object.fromEntries(["i", "d", "p"].map((name) => [name, searchParams.get(name)])));
  await page.goto(`/en/confirm-email?${new URLSearchParams({ state }).toString()}`);
  await expect(identityButton(page)).toBeVisible();
  await expect(page).toHaveURL("/en/confirm-email");
});

test.describe("without a good link @all", () => {
  const ofOthers = "?state=%7B"; // It names no key of ours, so it stays in the address (decisions §6).
  const cut = "?state=%7B%22i%22%3A%221%22%2C%22d";
  for (const search of ["", "?i=1&d=2", "?d=2&p=3", "?i=1&p=3", "?i=1&d=2&p=", ofOthers, cut, "?state=%7B%22i%22%3A%221%22%7D"])
    test(`${search || "no query at all"} is no access, with the way home [P-131, P-141, P-226]`, async ({ page }) => {
      await page.goto(`/en/confirm-email${search}`);
      await expect(heading(page, "No Access")).toBeVisible();
      await expect(page).toHaveURL(`/en/confirm-email${search === ofOthers ? search : ""}`);
      await widget(page).getByRole("link", { name: "Go to homepage" }).click();
      await expect(page).toHaveURL("/en");
    });

  test("a forged one is no access, in the server's words [P-132, P-245, P-246]", async ({ page }) => {
    await page.goto("/en/confirm-email?i=6f9619ff-8b86-4d01-b42d-00cf4fc964ff&d=9999999999&p=forged");
    await expect(heading(page, "No Access")).toBeVisible();
    await expect(widget(page)).toContainText("We don’t recognise this link.");
    await expect(widget(page).getByRole("link", { name: "Log in" })).toBeVisible();
  });
});

test("where the API is down, the link is looked at again, the app gone to again, and the change tried again without it [P-139, P-140] @all", async ({
  page,
  complaints,
}) => {
  complaints.announce("Failed to load resource");
  const link = await fakeCall(page, authValidateChangeEmail);
  const way = await fakeCall(page, itsmeAuthUrl);
  const back = await fakeCall(page, itsmeCallback);
  const change = await fakeCall(page, authConfirmChangeEmail);
  const keys = { i: "1", d: "2", p: "3" };
  const outage = { answer: { status: 503 } };
  const retry = widget(page).getByRole("button", { name: "Try again" });
  for (const call of [link, way, back, change]) call.fail(outage);

  await page.goto(`/en/confirm-email?${new URLSearchParams(keys).toString()}`);
  // The link is not refused, because the server could not be asked about it.
  await expect(heading(page, "Something went wrong")).toBeVisible();
  await expect(widget(page)).toContainText("We could not check your link. Code 503");
  link.answer({ status: { message: { h: "hash" } } });
  await retry.click();
  await expect(heading(page, "Confirm your new email address")).toBeFocused();

  await identityButton(page).click();
  await expect(alert(page)).toContainText("Something went wrong");
  await expect(alert(page)).toContainText("Code 503");
  const search = new URLSearchParams({ code: "once", state: JSON.stringify(keys) });
  // The identity app is replaced by an address that leads back at once.
  way.answer({ url: new URL(`/en/confirm-email?${search.toString()}`, page.url()).href });
  await identityButton(page).click();
  await expect.poll(() => back.seen.length).toBe(1);
  await expect(alert(page)).toContainText("Code 503");

  back.answer({ clientInfo: { nationalRegNumber: "85073003328" } });
  await identityButton(page).click();
  await expect(alert(page)).toContainText("Code 503");
  change.fail({ answer: "none" });
  await retry.click();
  await expect(alert(page)).toContainText("Our service can’t be reached at the moment");
  change.answer({});
  await retry.click();
  await expect(heading(page, "Your email address has been changed")).toBeFocused();
  expect(change.seen.map((body) => (JSON.parse(body) as { extra: object }).extra)).toMatchObject([keys, keys, keys]);
});

test("the mail leads to the page of its language @all", async ({ page, request }) => {
  const { email } = await makeAccount(page, request);
  const token = await signIn(request, email);
  const after = newAddress("gewijzigd");
  await request.post(`${api}/my-digi/settings/email`, {
    data: { lang: "nl", value: after },
    headers: { ...fromSite, authorization: `Bearer ${token}` },
  });
  await page.goto(await linkTo(request, after));
  await expect(page).toHaveURL("/nl/e-mail-bevestigen");
  await expect(page.getByRole("button", { name: "Ga verder met de identiteitsapp" })).toBeVisible();
});
