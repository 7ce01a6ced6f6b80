/**
 * Journeys of the API's cookies in a real browser, because only a browser decides whether it keeps a cookie: `Secure` over plain http from
 * a loopback address, `SameSite`, partitions. The test itself makes the calls, so that no widget's code can influence the result.
 */
import type { APIRequestContext, Page } from "playwright/test";
import { expect, test } from "#tests/page.ts";
import { ports } from "#tests/ports.ts";

const api = `http://localhost:${ports.api}`;
const site = `http://localhost:${ports.demo}/en/terms`;
const partner = `http://127.0.0.1:${ports.partner}/`;

type Answer = {
  readonly http: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly user?: { readonly email: string };
  readonly data?: { readonly cookies: boolean };
  readonly meta: { readonly status: { readonly code?: string } };
};

/** Calls the API from the page, as a script of the page does. */
const post = (page: Page, path: string, body: object, token?: string): Promise<Answer> =>
  page.evaluate(
    async ({ url, text, bearer }) => {
      const headers = new Headers({ "content-type": "application/json" });
      if (bearer) headers.set("authorization", `Bearer ${bearer}`);
      const response = await fetch(url, { method: "POST", credentials: "include", headers, body: text });
      return { ...((await response.json()) as Answer), http: response.status };
    },
    { url: api + path, text: JSON.stringify({ device_id: "a-device", lang: "en", ...body }), bearer: token },
  );

const refresh = (page: Page) => post(page, "/oauth2/token", { grant_type: "refresh_token" });

let customers = 0;

/** Logs in a new customer, and returns the cookie headers of the answer to the second step. */
async function signIn(page: Page, request: APIRequestContext) {
  const email = `cookies.${test.info().workerIndex}.${Date.now()}.${++customers}@example.com`;
  expect((await request.post(`${api}/demo/customer`, { data: { email, lang: "en" } })).ok()).toBe(true);
  const first = await post(page, "/oauth2/token", { grant_type: "password", username: email, password: "Demo-Passw0rd!" });
  const sent = await post(page, "/oauth2/send_code", {}, first.access_token);
  const [mail] = (await (await request.get(`${api}/demo/outbox?to=${email}`)).json()) as { text: string }[];
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
  const second = await post(page, "/oauth2/token", { grant_type: "verification_code", code }, first.access_token);
  expect(second).toMatchObject({ http: 200, user: { email } });
  expect(second.refresh_token).toBeUndefined();
  return { email, saidCookies: sent.data?.cookies };
}

const kept = async (page: Page, cookie = "digi-refresh") => (await page.context().cookies(api)).filter(({ name }) => name === cookie);

test("a page of the API's own site stays signed in over a reload, and no script sees why @all", async ({ page, request }) => {
  await page.goto(site);
  const { email, saidCookies } = await signIn(page, request);
  expect(saidCookies).toBe(true);
  expect(await kept(page)).toMatchObject([{ httpOnly: true, sameSite: "Lax", secure: false, path: "/" }]);
  expect(await page.evaluate(() => document.cookie)).not.toContain("digi-refresh");
  await page.reload();
  expect(await refresh(page)).toMatchObject({ http: 200, user: { email } });
});

test("a page of another site keeps a session of its own, in its own partition @all", async ({ page, request, complaints }) => {
  complaints.announce("401");
  await page.goto(partner);
  const { email, saidCookies } = await signIn(page, request);
  expect(saidCookies).toBe(true);
  expect(await kept(page)).toMatchObject([{ httpOnly: true, sameSite: "None", secure: true, partitionKey: "http://127.0.0.1" }]);
  await page.reload();
  expect(await refresh(page)).toMatchObject({ http: 200, user: { email } });
  await page.goto(site);
  expect((await refresh(page)).meta.status.code).toBe("expired");
});

test("signing out takes the cookie back, on both sites [C-403] @all", async ({ page, request, complaints }) => {
  complaints.announce("401");
  for (const address of [site, partner]) {
    await page.goto(address);
    await signIn(page, request);
    expect(await kept(page)).toHaveLength(1);
    expect((await post(page, "/oauth2/revoke", {})).http).toBe(200);
    expect(await kept(page)).toEqual([]);
    expect((await refresh(page)).meta.status.code).toBe("expired");
  }
});

test("a device that signed in is not kept out by a stranger's wrong passwords, on either site @all", async ({
  page,
  request,
  complaints,
}) => {
  complaints.announce("401");
  for (const [index, address] of [site, partner].entries()) {
    await page.goto(address);
    const { email } = await signIn(page, request);
    await post(page, "/oauth2/revoke", {});
    expect(await kept(page, "digi-device")).toHaveLength(index + 1);
    const login = { grant_type: "password", username: email, password: "Demo-Passw0rd!", device_id: "x", lang: "en" };
    const headers = { origin: new URL(site).origin };
    for (let failures = 0; failures < 3; failures++) {
      await request.post(`${api}/oauth2/token`, { data: { ...login, password: "Wrong-Passw0rd" }, headers });
    }
    const asStranger = await request.post(`${api}/oauth2/token`, { data: login, headers });
    expect(await asStranger.json()).toMatchObject({ meta: { status: { code: "captcha_required" } } });
    expect(await post(page, "/oauth2/token", login)).toMatchObject({ http: 200, scope: "verify" });
  }
});
