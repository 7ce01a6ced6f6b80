/**
 * Journeys that check that the API returns an identity only to the browser that has requested it, on the provider's own site and on a
 * partner's.
 */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";
import { api, choose, fromSite, identityButton, signUpLink } from "./access.ts";

const site = `http://localhost:${ports.demo}`;
const partner = `http://127.0.0.1:${ports.partner}`;

const cookiesOf = async (page: Page) => (await page.context().cookies(api)).filter(({ name }) => name === "digi-identity");

test("who is led into somebody else's attempt gives nobody a code @all", async ({ page, request, complaints }) => {
  complaints.announce("400");
  const [uuid, key] = [randomUUID(), randomUUID()];
  const headers = { ...fromSite, "identity-key": key };
  const begun = await request.get(`${api}/itsme/auth-url/${uuid}?redirect_uri=en/sign-up&lang=en`, { headers });
  const { url } = (await begun.json()) as { url: string };
  await page.goto(url);
  await choose(page, "Marie Peeters");
  await expect(page.getByText("You started in another browser")).toBeVisible();
  expect(new URL(page.url()).origin).toBe(api);
  const code = new URL(page.url()).searchParams.get("code") ?? "";
  const asked = await request.get(`${api}/itsme/callback/${uuid}?code=${code}&lang=en`, { headers });
  expect(await asked.json()).toMatchObject({ meta: { status: { error: true, code: "identity_failed" } } });
});

test("on the provider's site the way there and back is one browser's, by a cookie that no script reads @all", async ({ page, request }) => {
  await page.goto(await signUpLink(request));
  await identityButton(page).click();
  await choose(page, "Somebody new");
  await expect(page.locator('digi-signup [name="password"]')).toBeVisible();
  expect(await cookiesOf(page)).toMatchObject([{ httpOnly: true, sameSite: "Lax", path: "/" }]);
});

/*
 * The specification shows this answer as plain text without any status. The product requires the status so far, so this test checks the
 * rest: the content type does not matter, and only `url` is read.
 */
test("goes to the address in an answer of plain text that holds JSON with `url` and the status [P-238, C-373, C-374] @all", async ({
  page,
  request,
}) => {
  const url = `${site}/en/terms?from=the-app`;
  await page.route(`${api}/itsme/auth-url/**`, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({
          contentType: "text/plain; charset=utf-8",
          headers: { "access-control-allow-origin": site, "access-control-allow-credentials": "true" },
          body: JSON.stringify({ url, meta: { status: { error: false } } }),
        })
      : route.continue(),
  );
  await page.goto(await signUpLink(request));
  await identityButton(page).click();
  await expect(page).toHaveURL(url);
});

test("on a partner's page that the settings name, the way there and back works too, and only the tab that left is told @all", async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.announce("404");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title>
    <script async src="${site}/v1/loader.js" data-api="${api}"></script><digi-signup></digi-signup></html>`;
  await context.route(`${partner}/en/sign-up*`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  // The browser treats a page that the test answers in the partner's place as one from the internet, so it needs the permission to call an
  // address of this machine.
  await context.grantPermissions(["local-network-access"], { origin: partner });
  const { search } = new URL(await signUpLink(request));
  await page.goto(`${partner}/en/sign-up${search}`);
  const asked = page.waitForRequest((one) => one.url().includes("/itsme/callback/") && one.method() === "GET");
  await identityButton(page).click();
  await choose(page, "Somebody new");
  // The test cannot answer the page to which a redirect leads, and the partner has no such page; so the page is reloaded, which the test
  // can answer.
  await page.waitForURL(`${partner}/en/sign-up?*code=*`);
  await page.reload();
  await expect(page.locator('digi-signup [name="password"]')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(partner);
  expect(await cookiesOf(page)).toMatchObject([
    { httpOnly: true, secure: true, sameSite: "None", partitionKey: partner.replace(/:\d+$/, "") },
  ]);
  const headers = await (await asked).allHeaders();
  expect(headers["identity-key"]).toMatch(/^[\w-]{36}$/);
  expect((await asked).url()).not.toContain(headers["identity-key"]);
});

test("another page of the partner's, which may call the API, is no address to come back to @all", async ({ page, complaints }) => {
  complaints.announce("422");
  await page.goto(partner);
  const ask = (redirect: string) =>
    page.evaluate(
      async ([url = "", key = ""]) => {
        const answer = await fetch(url, { headers: { "identity-key": key } });
        return answer.status;
      },
      [`${api}/itsme/auth-url/${randomUUID()}?redirect_uri=${encodeURIComponent(redirect)}`, randomUUID()],
    );
  expect(await ask(`${partner}/en/confirm-email`)).toBe(422);
  expect(await ask("en/configurator/config-account")).toBe(422);
  expect(await ask("en/sign-up")).toBe(200);
});
