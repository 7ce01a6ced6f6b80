/**
 * Tests the demo's identity app: which questions it asks, what follows from the visitor's answer, and that the API accepts no other
 * identity app.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { itsmeAuthUrl, itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { createTime, minuteMs } from "./support/access.ts";
import { janJanssens } from "#demo/api/data/sample-customers.ts";
import { siteUrl } from "./support/api.ts";
import { call } from "./support/call.ts";
import {
  answerInApp,
  createBrowser,
  chooseInApp,
  identify,
  newSignUpLink,
  ofTab,
  openPicker,
  startApiWithIdentityApp,
  type IdentityApi,
  askAuthUrl,
} from "./support/identity.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now })));
afterAll(() => api.close());

const callback = (query: Record<string, string>) => call(api, itsmeCallback, { query, ...ofTab(query) });
/** Returns the address to which the button of an error page leads. */
const wayOn = (text: string): string | undefined => /class="way" href="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
const appUrl = async (query: Record<string, string> = {}): Promise<URL> => new URL((await askAuthUrl(api, query)).answer.url);

describe("the identity app", () => {
  test("asks in the page's language, without scripts, under a strict policy", async () => {
    const pages = await Promise.all(languages.map(async (lang) => openPicker(createBrowser("en"), api, (await appUrl({ lang })).href)));
    expect(pages.map(({ text }) => /<html lang="(\w+)">[^]*<h1>(.*)<\/h1>/.exec(text)?.slice(1))).toEqual([
      ["en", "digi asks who you are"],
      ["fr", "digi demande qui vous êtes"],
      ["nl", "digi vraagt wie je bent"],
    ]);
    for (const { text, headers, status } of pages) {
      expect([status, headers.get("x-content-type-options"), headers.get("referrer-policy")]).toEqual([200, "nosniff", "no-referrer"]);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(text).not.toMatch(/<script|<style|style=|https?:\/\//);
    }
  });

  test("asks anew each time, and shows who was made up before", async () => {
    const browser = createBrowser();
    await chooseInApp(api, (await appUrl()).href, "new-00000000f00d", browser);
    await chooseInApp(api, (await appUrl()).href, "marie-peeters", browser);
    const picker = await openPicker(browser, api, (await appUrl()).href);
    expect(picker.text).toContain("/new-00000000f00d");
    expect(picker.text).toContain("You’ve chosen this person before");
  });

  test.each([
    ["code_challenge", null, "invalid_request"],
    ["code_challenge_method", "plain", "invalid_request"],
    ["scope", "openid profile", "invalid_scope"],
    ["response_type", "code id_token", "unsupported_response_type"],
  ])("sends the visitor back with an error for a wrong %s", async (name, value, error) => {
    const url = await appUrl();
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    const { location } = await createBrowser().open(url.href);
    const back = new URL(location ?? "");
    const given = back.searchParams.get("error") ?? new URLSearchParams(back.hash.slice(1)).get("error");
    expect([back.origin, given]).toEqual([api.context.options.publicUrl, error]);
  });

  test.each([
    ["client_id", "somebody-else"],
    ["redirect_uri", "https://evil.example/itsme/return"],
    ["redirect_uri", "HTTP://LOCALHOST/itsme/return"],
  ])("shows an error of its own for an unknown %s", async (name, value) => {
    const url = await appUrl({ lang: "fr" });
    url.searchParams.set(name, value);
    const { status, location, text } = await createBrowser().open(url.href);
    expect([status, location]).toEqual([400, undefined]);
    expect(text).toContain("Cela n’a pas fonctionné");
    expect(wayOn(text), "an address that is not the client's own is never led to").toBe(siteUrl);
  });

  test("knows nothing of an interaction that another browser began", async () => {
    const picker = await openPicker(createBrowser(), api, (await appUrl()).href);
    const stranger = await createBrowser("nl").open(picker.url);
    expect([stranger.status, stranger.text.includes("Je was hier te lang")]).toEqual([400, true]);
    expect(wayOn(stranger.text)).toBe(siteUrl);
  });

  test("leads whoever opens its page a second time back to the page that asked, with the standard's word for it", async () => {
    const browser = createBrowser("fr");
    const url = (await appUrl({ lang: "fr", redirect_uri: "fr/inscription", h: await newSignUpLink(api) })).href;
    const picker = await openPicker(browser, api, url);
    const action = /action="([^"]*\/cancel)"/.exec(picker.text)?.[1] ?? "";
    const answered = await browser.open(new URL(action, picker.url).href, "POST");
    await openPicker(browser, api, /content="0; url=([^"]*)"/.exec(answered.text)?.[1]?.replaceAll("&amp;", "&") ?? "");
    const { text } = await browser.open(picker.url);
    const back = new URL(wayOn(text) ?? "");
    expect([back.searchParams.get("error"), back.searchParams.get("iss")]).toEqual(["login_required", api.identityApp.issuer]);
    const page = new URL((await browser.open(back.href)).location ?? "");
    expect([page.pathname, page.searchParams.get("error")]).toEqual(["/fr/inscription", "login_required"]);
    expect(page.searchParams.get("state")).toContain('"h"');
  });
});

describe("GET /itsme/callback/{uuid}", () => {
  test("answers email, clientInfo and account_data of Marie Peeters [P-090, P-241, P-243, P-244, C-158, C-159, C-375]", async () => {
    const { query } = await identify(api, "marie-peeters");
    const { http, status, answer } = await callback(query);
    expect([http, status.error, answer.status]).toEqual([200, false, { error: false }]);
    expect(answer.email).toBe("marie.peeters@example.com");
    expect(answer.clientInfo).toEqual({
      firstName: "Marie",
      lastName: "Peeters",
      fullName: "Marie Peeters",
      birthdate: "1990-05-14",
      nationality: "Belg",
      nationalityIso: "BEL",
      nationalRegNumber: "90051428457",
      eId: "591-4470286-46",
      email: "marie.peeters@example.com",
      locality: "Brussel",
      streetAddress: "Grote Markt 1",
      postalCode: "1000",
      locale: "nl",
      phoneNumber: "+32485694175",
    });
    expect(answer.account_data).toEqual({
      first_name: "Marie",
      last_name: "Peeters",
      birthdate: "1990-05-14",
      nationality: "Belg",
      nationality_iso: "BEL",
      eid_numbers: "591-4470286-46",
      national_reg_number: "90051428457",
      email: "marie.peeters@example.com",
      phone_number: "+32485694175",
      locale: "nl",
      address: { postal_code: "1000", locality: "Brussel", street_address: "Grote Markt 1" },
      extra: {
        address: [
          {
            streetId: "1000-1-01",
            stateId: "BE-BRU",
            cityId: "1000-1",
            fttbId: "FTTB-1000-1-01-1",
            street: "Grote Markt",
            addressPrepared: { street: "Grote Markt", number: "1", box: "" },
          },
        ],
      },
    });
  });

  test("leaves out what the app does not know: an email, a first name, a national number and an address [P-128]", async () => {
    const said = async (choice: string) => (await callback((await identify(api, choice)).query)).answer;
    const luc = await said("luc-dubois");
    expect([luc.email, "email" in luc.clientInfo, "nationalityIso" in luc.clientInfo]).toEqual([undefined, false, false]);
    const suryani = await said("suryani");
    expect(suryani.clientInfo).toMatchObject({ lastName: "Suryani", fullName: "Suryani", birthdate: "2001-08-09", eId: "B 4471920 58" });
    expect("firstName" in suryani.clientInfo).toBe(false);
    const sanne = await said("sanne-de-vries");
    expect(Object.keys(sanne.clientInfo).filter((field) => /nationalReg|eId|Address|postal|locality/.test(field))).toEqual([]);
    expect(sanne.account_data).toMatchObject({ address: {}, extra: { address: [] } });
  });

  test("somebody with an account is 600084 for the order flow, in three languages [C-211, C-375]", async () => {
    const texts = [];
    for (const lang of languages) {
      const { query } = await identify(api, "jan-janssens", { redirect_uri: `${lang}/configurator/config-account` });
      const { http, status, answer } = await callback({ ...query, lang });
      expect([http, status.code, "clientInfo" in answer]).toEqual([200, "identity_exists", false]);
      expect(answer.status).toEqual({ ...status, code: 600084 });
      expect(answer).toMatchObject({ account_hint: "j•••@digi.example", client_id: janJanssens.clientNumber });
      expect(answer.account_data).toMatchObject({ address: { postal_code: "9000" }, extra: { address: [{ cityId: "9000-1" }] } });
      expect(JSON.stringify(answer), "nothing else about the person").not.toMatch(/jan\.janssens|85031212362|Janssens/);
      texts.push(status.message);
    }
    expect(texts).toEqual([
      "An account already exists for this identity.",
      "Un compte existe déjà pour cette identité.",
      "Er bestaat al een account voor deze identiteit.",
    ]);
  });

  test("somebody with an account may change an email address [P-242]", async () => {
    const { query } = await identify(api, "jan-janssens", { redirect_uri: "en/confirm-email" });
    const { status, answer } = await callback({ ...query, source: "update-account-email" });
    expect([status.error, answer.clientInfo.nationalRegNumber]).toEqual([false, "85031212362"]);
  });
});

describe("GET /itsme/callback/{uuid}, once and for nobody else", () => {
  test("works exactly once, also when two ask at once", async () => {
    const { query } = await identify(api, "marie-peeters");
    const answers = await Promise.all([callback(query), callback(query), callback(query)]);
    expect(answers.map(({ status }) => status.code).toSorted()).toEqual(["identity_failed", "identity_failed", undefined]);
    expect((await callback(query)).status.code).toBe("identity_failed");
  });

  test.each([
    ["another code", { code: "guessed" }],
    ["no code", { code: "" }],
    ["another state", { state: '{"h":"another"}' }],
    ["another app", { iss: "https://evil.example" }],
  ])("refuses %s, and the attempt is over", async (_what, forged) => {
    const { query } = await identify(api, "marie-peeters");
    expect((await callback({ ...query, ...forged })).status.code).toBe("identity_failed");
    expect((await callback(query)).status.code).toBe("identity_failed");
  });

  test("refuses somebody else's code: each belongs to one attempt", async () => {
    const [mine, theirs] = [await identify(api, "marie-peeters"), await identify(api, "luc-dubois")];
    expect((await callback({ ...mine.query, code: theirs.query["code"] ?? "" })).status.code).toBe("identity_failed");
  });

  test("an unknown uuid is refused [P-240]", async () => {
    const { query } = await identify(api, "marie-peeters");
    expect((await callback({ ...query, uuid: randomUUID() })).status.code).toBe("identity_failed");
  });

  test("an attempt is forgotten after 30 minutes", async () => {
    const { query } = await identify(api, "marie-peeters");
    time.pass(30 * minuteMs);
    expect((await callback(query)).status.code).toBe("identity_failed");
  });

  test("a code lives three minutes", async () => {
    const late = async (seconds: number) => {
      const { query } = await identify(api, "marie-peeters");
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
      const { status } = await callback(query).finally(() => vi.useRealTimers());
      return status.code;
    };
    expect([await late(170), await late(181)]).toEqual([undefined, "identity_failed"]);
  });

  test("the app gives nothing for a code that was used: invalid_grant, which only the log is told", async () => {
    const { relyingParty } = api.context;
    const secrets = relyingParty.newSecrets();
    const back = await answerInApp(api, (await relyingParty.authorizationUrl(secrets, "en")) ?? "", "marie-peeters");
    const exchange = () => relyingParty.exchange(back.searchParams.get("code") ?? "", api.identityApp.issuer, secrets);
    expect(await exchange()).toMatchObject({ name: "Marie Peeters" });
    expect(await exchange()).toBeUndefined();
    expect(api.logs.at(-1)).toContain("invalid_grant");
  });

  test("the log says nothing of a person, a code or a key", async () => {
    const { query } = await identify(api, "marie-peeters");
    await callback(query);
    const logs = api.logs.join("\n");
    expect(logs, "the calls are there").toContain("/itsme/callback");
    for (const secret of ["Peeters", "90051428457", query["code"] ?? "", query["uuid"] ?? ""]) expect(logs).not.toContain(secret);
  });
});

describe("settings alone choose the app", () => {
  test("a client secret in place of the API's own key; nothing is published then", async () => {
    const bySecret = await startApiWithIdentityApp({ identity: { clientSecret: "a-secret-of-at-least-32-characters" } });
    const { query } = await identify(bySecret, "marie-peeters");
    expect((await call(bySecret, itsmeCallback, { query, ...ofTab(query) })).answer.email).toBe("marie.peeters@example.com");
    expect((await bySecret.app.inject({ method: "GET", url: "/itsme/jwks.json" })).json()).toEqual({ keys: [] });
    await bySecret.close();
  });

  test("the published keys are public ones, the same for every process and start", async () => {
    const { keys } = (await api.app.inject({ method: "GET", url: "/itsme/jwks.json" })).json<{ keys: Record<string, string>[] }>();
    expect(keys.map(({ use, alg }) => [use, alg])).toEqual([
      ["sig", "RS256"],
      ["enc", "RSA-OAEP"],
    ]);
    expect(keys.flatMap((key) => Object.keys(key).filter((name) => /^(d|p|q|dp|dq|qi)$/.test(name)))).toEqual([]);
  });

  test("asks for the sureness that is set, and insists on it", async () => {
    const acr = "http://itsme.services/v2/claim/acr_advanced";
    const sure = await startApiWithIdentityApp({ identity: { acr, serviceCode: "DIGI_ORDER" } });
    const { answer } = await call(sure, itsmeAuthUrl, { query: { uuid: randomUUID(), redirect_uri: "en/sign-up" }, ...ofTab({}) });
    const url = new URL(answer.url);
    expect([url.searchParams.get("acr_values"), url.searchParams.get("scope")?.includes("service:DIGI_ORDER")]).toEqual([acr, true]);
    const { query } = await identify(sure, "marie-peeters");
    expect((await call(sure, itsmeCallback, { query, ...ofTab(query) })).status.error).toBe(false);

    const { relyingParty } = sure.context;
    const secrets = relyingParty.newSecrets();
    const lessSure = new URL((await relyingParty.authorizationUrl(secrets, "en")) ?? "");
    lessSure.searchParams.delete("acr_values");
    const back = await answerInApp(sure, lessSure.href, "marie-peeters");
    expect(await relyingParty.exchange(back.searchParams.get("code") ?? "", sure.identityApp.issuer, secrets)).toBeUndefined();
    await sure.close();
  });
});
