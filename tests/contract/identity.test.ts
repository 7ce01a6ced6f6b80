/**
 * Tests the way to the identity app and back: which address leads there, to which pages it leads back, and that another browser cannot use
 * the answer.
 */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { itsmeAuthUrl, itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { identityAttempts } from "#demo/api/db/schema.ts";
import { cookiesOf, createTime } from "./support/access.ts";
import { siteUrl, startApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import {
  answerInApp,
  createBrowser,
  chooseInApp,
  identify,
  newSignUpLink,
  ofTab,
  startApiWithIdentityApp,
  type IdentityApi,
  askAuthUrl,
} from "./support/identity.ts";

const time = createTime();
/** Addresses of pages to which the identity app may also return, because the setting `ITSME_RETURN_URLS` contains them. */
const named = ["https://named.example/shop", "https://partner.example/nl/become-a-customer"];
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, identity: { returnUrls: named } })));
afterAll(() => api.close());

const authUrl = (given: Record<string, string>, headers?: Record<string, string>) => askAuthUrl(api, given, headers);
const callback = (query: Record<string, string>) => call(api, itsmeCallback, { query, ...ofTab(query) });
const appUrl = async (query: Record<string, string> = {}): Promise<URL> => new URL((await authUrl(query)).answer.url);

describe("GET /itsme/auth-url/{uuid}", () => {
  test("answers JSON with the identity app's address: service scope, state, nonce and PKCE, in the page's language [P-236, C-373]", async () => {
    const url = await appUrl({ lang: "nl", redirect_uri: "nl/configurator/config-account" });
    expect(url.origin).toBe(api.identityApp.issuer);
    const { scope, claims, ...query } = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      client_id: "digi",
      response_type: "code",
      redirect_uri: `${api.context.options.publicUrl}/itsme/return`,
      code_challenge_method: "S256",
      ui_locales: "nl",
      prompt: "login",
    });
    expect(scope?.split(" ")).toEqual(["openid", "service:DIGI_IDENTIFICATION", "profile", "email", "address", "phone", "eid"]);
    expect(Object.keys((JSON.parse(claims ?? "") as { userinfo: object }).userinfo)).toContain(
      "http://itsme.services/v2/claim/BENationalNumber",
    );
    const other = await appUrl();
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(query[name]).toMatch(/^[\w-]{43}$/);
      expect(other.searchParams.get(name)).not.toBe(query[name]);
    }
  });

  test("tells the identity app nothing of the link [P-237]", async () => {
    const h = await newSignUpLink(api);
    const { origin, href } = await appUrl({ h });
    expect(origin, "it is the app's").toBe(api.identityApp.issuer);
    expect(href).not.toContain(h);
  });

  test.each([
    ["en/sign-up", undefined, `${siteUrl}/en/sign-up`],
    ["/fr/inscription", undefined, `${siteUrl}/fr/inscription`],
    [`${siteUrl}/en/sign-up`, "https://partner.example", `${siteUrl}/en/sign-up`],
    ["https://named.example/shop", undefined, "https://named.example/shop"],
    ["nl/become-a-customer", "https://partner.example", "https://partner.example/nl/become-a-customer"],
  ])("leads from %s of %s back to %s [P-237]", async (redirect_uri, origin, expected) => {
    const uuid = randomUUID();
    const { answer } = await authUrl({ uuid, redirect_uri }, origin === undefined ? {} : { origin });
    const page = await chooseInApp(api, answer.url, "cancel");
    expect(page.origin + page.pathname).toBe(expected);
  });

  test.each([
    "https://evil.example/en/sign-up",
    // This partner's page may call the API, but the identity app does not return to it.
    "https://partner.example/en/sign-up",
    "http://127.0.0.1:4103/en/confirm-email",
    "https://named.example/en/sign-up",
    "//evil.example/en/sign-up",
    "en/login",
    "en/sign-up?next=https://evil.example",
    "en/sign-up#x",
    "http://user:word@localhost:4100/en/sign-up",
    "javascript:alert(1)",
    "\\\\evil.example\\en/sign-up",
    "",
  ])("refuses %s to come back to", async (redirect_uri) => {
    const { http, status } = await authUrl({ redirect_uri, lang: "fr" });
    expect([http, status.code, status.message]).toEqual([422, "invalid", { redirect_uri: ["Vérifiez ce champ"] }]);
  });

  test.each(["", "1", "not-a-uuid", "../../x"])("refuses the uuid '%s' [P-240]", async (uuid) => {
    expect((await authUrl({ uuid })).http).toBeGreaterThanOrEqual(400);
  });

  test("takes each uuid once [P-240]", async () => {
    const uuid = randomUUID();
    expect((await authUrl({ uuid })).status.error).toBe(false);
    expect((await authUrl({ uuid })).status.code).toBe("identity_failed");
  });

  test.each(["{", "[]", "null", '"h"', "7", "{}", '{"h":7}', '{"h":""}', '{"i":"1","d":"2"}', '{"i":"1","p":"3"}', '{"d":"1","p":"3"}'])(
    "a malformed state is no access: %s [P-041]",
    async (state) => {
      const texts = await Promise.all(languages.map(async (lang) => (await authUrl({ state, lang })).status));
      expect(texts.map(({ code }) => code)).toEqual(["link_invalid", "link_invalid", "link_invalid"]);
      expect(texts.map(({ message }) => message)).toEqual([
        "We don’t recognise this link. Open it again from the email, or copy it in full.",
        "Ce lien nous est inconnu. Rouvrez-le depuis l’e‑mail ou copiez‑le en entier.",
        "We herkennen deze link niet. Open hem opnieuw vanuit de e\u2011mail of kopieer hem volledig.",
      ]);
    },
  );

  test("forged link parts are refused", async () => {
    const state = JSON.stringify({ i: randomUUID(), d: "1", p: "guessed" });
    expect((await authUrl({ state })).status.code).toBe("link_invalid");
    expect((await authUrl({ h: "guessed" })).status.code).toBe("link_invalid");
    const h = await newSignUpLink(api);
    expect((await authUrl({ h, state: JSON.stringify({ h: "another" }) })).status.code).toBe("link_invalid");
  });

  test("says so in three languages when the identity app cannot be reached [P-140]", async () => {
    const alone = await startApi({ identity: { issuer: "http://localhost:9" } });
    const texts = [];
    for (const lang of languages) {
      const { http, status } = await call(alone, itsmeAuthUrl, {
        query: { uuid: randomUUID(), redirect_uri: "en/sign-up", lang },
        ...ofTab({}),
      });
      expect([http, status.error, status.code]).toEqual([200, true, "identity_failed"]);
      texts.push(status.message);
    }
    expect(texts).toEqual([
      "The identity app can’t be reached right now. Please try again in a few minutes.",
      "L’application d’identité est momentanément inaccessible. Veuillez réessayer dans quelques minutes.",
      "De identiteitsapp is even niet bereikbaar. Probeer het over enkele minuten opnieuw.",
    ]);
    expect(alone.logs.join("\n")).toContain("identity app: discovery failed");
    await alone.close();
  });

  test("an issuer without https is refused at the start, but for a loopback address", async () => {
    await expect(startApi({ identity: { issuer: "http://idp.example" } })).rejects.toThrow(/ITSME_ISSUER.*https/);
  });
});

describe("the way back", () => {
  test("the page sees code and state, as encoded JSON of what led there [P-037, P-071, P-241]", async () => {
    const h = await newSignUpLink(api);
    const { page } = await identify(api, "marie-peeters", { h });
    expect(Object.keys(Object.fromEntries(page.searchParams)).toSorted()).toEqual(["code", "iss", "state"]);
    expect(JSON.parse(page.searchParams.get("state") ?? "")).toEqual({ h });
    const state = JSON.stringify({ h });
    expect((await identify(api, "marie-peeters", { state })).page.searchParams.get("state")).toBe(state);
  });

  test("the API leads nobody on who did not leave by it, and says so in three languages", async () => {
    const titles = await Promise.all(
      languages.map(async (lang) => {
        const response = await api.app.inject({
          method: "GET",
          url: "/itsme/return?code=x&state=guessed",
          headers: { "accept-language": lang },
        });
        return [response.statusCode, response.headers.location, /<h1>(.*)<\/h1>/.exec(response.body)?.[1]];
      }),
    );
    expect(titles).toEqual([
      [400, undefined, "This step has expired"],
      [400, undefined, "Cette étape a expiré"],
      [400, undefined, "Deze stap is vervallen"],
    ]);
  });

  test("a visitor who cancels comes back with access_denied, and is told so in three languages [P-129]", async () => {
    const texts = [];
    for (const lang of languages) {
      const { page, query } = await identify(api, "cancel", { lang });
      expect(page.searchParams.get("error")).toBe("access_denied");
      expect(page.searchParams.has("code")).toBe(false);
      const { http, status } = await callback({ ...query, lang });
      expect([http, status.code]).toEqual([200, "identity_failed"]);
      texts.push(status.message);
    }
    expect(texts).toEqual([
      "You cancelled in the identity app. You can try again whenever you like.",
      "Vous avez annulé dans l’application d’identité. Vous pouvez réessayer quand vous le souhaitez.",
      "Je hebt geannuleerd in de identiteitsapp. Je kunt het altijd opnieuw proberen.",
    ]);
  });
});

test("an app that is gone when the visitor is back is an identity step that failed, not a crash", async () => {
  const lonely = await startApiWithIdentityApp();
  const { query } = await identify(lonely, "marie-peeters");
  await lonely.identityApp.close();
  const { http, status } = await call(lonely, itsmeCallback, { query: { ...query, lang: "nl" }, ...ofTab(query) });
  expect([http, status.code, status.message]).toEqual([
    200,
    "identity_failed",
    "De identiteitsapp kon niet bevestigen wie je bent. Probeer het opnieuw.",
  ]);
  await lonely.closeApi();
});

describe("an attempt is its browser's", () => {
  const others = { name: "digi-identity", value: "browser-of-a-stranger-" };

  test("the address of one's own attempt, opened by somebody else, leads nowhere and gives no code away", async () => {
    const uuid = randomUUID();
    const { answer, headers } = await authUrl({ uuid });
    const { value, attributes } = cookiesOf(headers)["digi-identity"] ?? {};
    expect([value, attributes?.toSorted()]).toEqual(["browser-of-these-tests", ["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Lax"]]);
    const victim = createBrowser("en", others);
    const returned = await victim.open((await answerInApp(api, answer.url, "marie-peeters", victim)).href);
    expect([returned.status, returned.location]).toEqual([400, undefined]);
    expect(returned.text).not.toContain("code=");
    expect(returned.text).toContain("You started in another browser");
    // The API has stored nothing about the refused attempt.
    const [attempt] = await api.context.db.select().from(identityAttempts).where(eq(identityAttempts.uuid, uuid));
    expect([attempt?.codeHash, attempt?.returnedAt]).toEqual([null, null]);
  });

  test("a browser without a cookie gets one that nobody guesses", async () => {
    const given = async (cookie: string) => cookiesOf((await authUrl({}, { cookie })).headers)["digi-identity"]?.value;
    const [one, other] = [await given(""), await given("digi-identity=short")];
    for (const value of [one, other]) expect(value).toMatch(/^[\w-]{22}$/);
    expect(one).not.toBe(other);
  });

  test("who knows uuid, code and state, but not the tab's key, learns nothing and spends nothing", async () => {
    const { query } = await identify(api, "marie-peeters");
    const ask = (key: string) => call(api, itsmeCallback, { query, headers: { "identity-key": key } });
    const refused = await ask("another-tabs-key-1");
    expect([refused.status.code, JSON.stringify(refused.answer)]).toEqual(["identity_failed", expect.not.stringContaining("Marie")]);
    for (const none of ["", "short"]) expect((await ask(none)).http).toBe(422);
    expect((await call(api, itsmeCallback, { query })).http).toBe(422);
    expect((await callback(query)).answer.email).toBe("marie.peeters@example.com");
  });

  test("across sites the cookie would stay behind: there the tab's key alone tells", async () => {
    const [page] = named;
    const query = { uuid: randomUUID(), redirect_uri: page ?? "" };
    const { answer, headers } = await authUrl(query, { origin: "https://partner.example" });
    const attributes = ["HttpOnly", "Max-Age=86400", "Partitioned", "Path=/", "SameSite=None", "Secure"];
    expect(cookiesOf(headers)["digi-identity"]?.attributes.toSorted()).toEqual(attributes);
    const back = await chooseInApp(api, answer.url, "marie-peeters", createBrowser("en", others));
    expect(back.origin + back.pathname).toBe(page);
    const came = { uuid: query.uuid, ...Object.fromEntries(back.searchParams) };
    expect((await call(api, itsmeCallback, { query: came, headers: { "identity-key": "another-tabs-key-1" } })).status.code).toBe(
      "identity_failed",
    );
    expect((await callback(came)).answer.email).toBe("marie.peeters@example.com");
  });

  test("a page that does not say where it is cannot begin one; one of the API's own origin need not", async () => {
    const { app } = api;
    const query = { redirect_uri: "en/sign-up" };
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: `/itsme/auth-url/${randomUUID()}`, query, headers: { ...ofTab({}).headers, ...headers } })).statusCode;
    expect([await ask({}), await ask({ "sec-fetch-site": "cross-site" })]).toEqual([403, 403]);
    expect([await ask({ origin: siteUrl }), await ask({ "sec-fetch-site": "same-origin" })]).toEqual([200, 200]);
  });
});
