import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { languages } from "#core/base/values/language.ts";
import { accounts, identityAttempts } from "#demo/api/db/schema.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import { accountItsmeSignup, accountValidateSignupCode } from "#widgets/signup/signup.contract.ts";
import { createTime, givePassword, hourMs, linkOf, minuteMs, newCustomer } from "./support/access.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { everyRow } from "./support/every-row.ts";
import {
  identify,
  newSignUpLink,
  ofTab,
  somebodyNew,
  startApiWithIdentityApp,
  type IdentityApi,
  personFields,
} from "./support/identity.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now })));
afterAll(() => api.close());

const validate = (h: string, lang = "en") => call(api, accountValidateSignupCode, { body: { h, lang } });
const password = "Very-Secret-123";

/** Returns the body with which a page completes a sign-up. Nothing in it differs from the identity app's answer. */
async function readyToSignUp(choice: string, lang = "en") {
  const h = await newSignUpLink(api, lang);
  const { query, uuid } = await identify(api, choice, { h });
  const { answer, status } = await call(api, itsmeCallback, { query, ...ofTab(query) });
  expect(status.error).toBe(false);
  const { clientInfo, email } = answer;
  return {
    lang,
    account: { email: email ?? `${choice}@example.com`, password },
    clientInfo,
    extra: { itsme_uuid: uuid, itsme_code: query["code"] ?? "", hash: h },
  };
}
type Body = Awaited<ReturnType<typeof readyToSignUp>>;

const signUp = async (body: Body, recaptcha?: string) =>
  call(api, accountItsmeSignup, { body: { ...body, recaptcha: recaptcha ?? (await solveCaptcha(api)) } });

const isKnown = async (email: string): Promise<boolean> => (await findAccount(api.context.db, email)) !== undefined;

describe("POST /account/validate-signup-code", () => {
  test("takes a good link, as often as it is asked [P-235]", async () => {
    const h = await newSignUpLink(api);
    expect([(await validate(h)).status.error, (await validate(h)).status.error]).toEqual([false, false]);
  });

  test("refuses a forged, a used and an expired link in three languages [P-123]", async () => {
    const { query: used } = await linkOf(api, "used-link@digi.example");
    const { query: expired } = await linkOf(api, "expired-link@digi.example");
    const texts: unknown[] = [];
    for (const lang of languages) {
      const answers = [await validate("forged", lang), await validate(used["h"] ?? "", lang), await validate(expired["h"] ?? "", lang)];
      expect(answers.map(({ http, status }) => [http, status.code])).toEqual([
        [200, "link_invalid"],
        [200, "link_used"],
        [200, "link_invalid"],
      ]);
      texts.push(answers[0]?.status.message, answers[1]?.status.message);
    }
    expect(new Set(texts).size).toBe(6);
  });

  test("a link that expires on the way stops the visitor at the callback", async () => {
    const h = await newSignUpLink(api);
    time.pass(14 * 24 * hourMs - minuteMs);
    const { query } = await identify(api, "marie-peeters", { h });
    time.pass(2 * minuteMs);
    expect((await call(api, itsmeCallback, { query, ...ofTab(query) })).status.code).toBe("link_invalid");
  });
});

describe("POST /account/itsme-signup", () => {
  test("makes an account that is not active yet, and mails the activation in the language sent [P-231, P-232, P-233]", async () => {
    for (const lang of languages) {
      const body = await readyToSignUp(somebodyNew(), lang);
      const { http, status } = await signUp(body);
      expect([http, status.error]).toEqual([200, false]);
      const account = await findAccount(api.context.db, body.account.email);
      expect(account).toMatchObject({
        firstName: body.clientInfo.firstName,
        lastName: body.clientInfo.lastName,
        invoiceEmail: body.account.email,
        language: lang,
        activatedAt: null,
      });
      const { page } = await linkOf(api, body.account.email);
      expect(new URL(page).pathname).toBe({ en: "/en/activate-account", fr: "/fr/activer-mon-compte", nl: "/nl/account-activeren" }[lang]);
      expect((await givePassword(api, body.account.email, password)).status.code).toBe("not_activated");
    }
  });

  test("the link and what the app said are spent with it", async () => {
    const body = await readyToSignUp(somebodyNew());
    expect((await signUp(body)).status.error).toBe(false);
    expect((await validate(body.extra.hash)).status.code).toBe("link_used");
    expect((await signUp(body)).status.code).toBe("link_used");
    const other = await readyToSignUp(somebodyNew());
    expect((await signUp({ ...other, extra: { ...body.extra, hash: other.extra.hash } })).status.code).toBe("identity_failed");
  });

  test("two at once make one account", async () => {
    const body = await readyToSignUp(somebodyNew());
    const tokens = [await solveCaptcha(api), await solveCaptcha(api)];
    const codes = (await Promise.all(tokens.map((token) => signUp(body, token)))).map(({ status }) => status.code);
    expect(codes).toContain(undefined);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  test("the same identity twice is 600084, also where both came back before either signed up", async () => {
    const person = somebodyNew();
    const [first, second] = [await readyToSignUp(person), await readyToSignUp(person)];
    expect((await signUp(first)).status.error).toBe(false);
    const { status, answer } = await signUp(second);
    expect([status.code, answer.status]).toEqual(["identity_exists", { ...status, code: 600084 }]);
    const third = await identify(api, person, { h: await newSignUpLink(api) });
    expect((await call(api, itsmeCallback, { query: third.query, ...ofTab(third.query) })).status.code).toBe("identity_exists");
  });

  test("what the app said is forgotten after 30 minutes", async () => {
    const body = await readyToSignUp(somebodyNew());
    time.pass(30 * minuteMs);
    expect((await signUp(body)).status.code).toBe("identity_failed");
  });

  test("an email that the app gave may be written in another case, and is kept in lower case [P-181]", async () => {
    const body = await readyToSignUp(somebodyNew());
    const email = body.account.email;
    expect((await signUp({ ...body, account: { ...body.account, email: email.toUpperCase() } })).status.error).toBe(false);
    expect(await isKnown(email)).toBe(true);
  });

  test("a visitor without email gives one, a visitor without first name gives one [P-128]", async () => {
    const luc = await readyToSignUp("luc-dubois");
    expect((await signUp({ ...luc, account: { email: "luc@example.com", password } })).status.error).toBe(false);
    expect(await isKnown("luc@example.com")).toBe(true);

    const suryani = await readyToSignUp("suryani", "fr");
    const nameless = await signUp(suryani);
    expect([nameless.http, nameless.status.message]).toEqual([422, { first_name: ["Ce champ est obligatoire"] }]);
    const wrong = await signUp({ ...suryani, clientInfo: { ...suryani.clientInfo, firstName: "R2" } });
    expect(Object.keys(wrong.status.message as object)).toEqual(["first_name"]);
    expect((await signUp({ ...suryani, clientInfo: { ...suryani.clientInfo, firstName: "Ayu" } })).status.error).toBe(false);
    expect(await findAccount(api.context.db, suryani.account.email)).toMatchObject({ firstName: "Ayu", lastName: "Suryani" });
  });

  test("somebody without a national number is known by the app's name for them", async () => {
    expect((await signUp(await readyToSignUp("sanne-de-vries"))).status.error).toBe(false);
    const { query } = await identify(api, "sanne-de-vries");
    expect((await call(api, itsmeCallback, { query, ...ofTab(query) })).status.code).toBe("identity_exists");
  });

  test("an address that has an account answers the same; only its owner is told", async () => {
    const body = await readyToSignUp(somebodyNew());
    const { email } = body.account;
    const owner = await newCustomer(api);
    await api.context.db.update(accounts).set({ email }).where(eq(accounts.id, owner.id));
    const { http, status } = await signUp(body);
    expect([http, status]).toEqual([200, { error: false, message: "Your account has been created." }]);
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual(["This address already has an account"]);
    expect(await findAccount(api.context.db, email)).toMatchObject({ id: owner.id, firstName: owner.firstName });
  });

  test.each([
    ["Short-1", "Your password needs at least 10 characters"],
    [`Aa1-${"x".repeat(61)}`, "Your password can have at most 64 characters"],
    ["no-capital-123", "Add an upper-case letter to your password"],
    ["NO-SMALL-1234", "Add a lower-case letter to your password"],
    ["No-Digits-Here", "Add a digit to your password"],
    ["NoSpecial1234", "Add a special character to your password, such as ! or ?"],
  ])("refuses the password %s at its field [P-173, P-174, P-175, P-176, P-177, P-178]", async (bad, text) => {
    const body = { lang: "en", account: { email: "a@example.com", password: bad }, clientInfo: {}, recaptcha: "x" };
    const { http, status } = await call(api, accountItsmeSignup, {
      body: { ...body, extra: { itsme_uuid: randomUUID(), itsme_code: "x", hash: "x" } },
    });
    expect([http, status.message]).toEqual([422, { password: [text] }]);
  });

  test("asks for a captcha, which only a call that passes validation spends [P-021]", async () => {
    const body = await readyToSignUp(somebodyNew());
    expect((await call(api, accountItsmeSignup, { body })).status).toMatchObject({
      code: "invalid",
      message: { recaptcha: ["This field is required"] },
    });
    expect((await signUp(body, "guessed")).status.code).toBe("captcha_invalid");
    const token = await solveCaptcha(api);
    expect((await signUp({ ...body, account: { ...body.account, password: "short" } }, token)).http).toBe(422);
    expect((await signUp(body, token)).status.error).toBe(false);
  });
});

const forgeries: [what: string, forge: (body: Body) => Partial<Omit<Body, "clientInfo">> & { clientInfo?: Person }][] = [
  ...personFields.flatMap((field): typeof forgeries => [
    [`another ${field}`, ({ clientInfo }) => ({ clientInfo: { ...clientInfo, [field]: "Forged" } })],
    [`no ${field}`, ({ clientInfo }) => ({ clientInfo: { ...clientInfo, [field]: undefined } })],
  ]),
  ["a box that the app does not know", ({ clientInfo }) => ({ clientInfo: { ...clientInfo, box: "7" } })],
  ["another email than the app's", ({ account }) => ({ account: { ...account, email: "other@example.com" } })],
  ["an unknown uuid", ({ extra }) => ({ extra: { ...extra, itsme_uuid: randomUUID() } })],
  ["a uuid that is none", ({ extra }) => ({ extra: { ...extra, itsme_uuid: "x" } })],
  ["another code", ({ extra }) => ({ extra: { ...extra, itsme_code: "guessed" } })],
];

describe("POST /account/itsme-signup refuses forged values, and makes nothing [P-232, P-233]", () => {
  let body: Body;
  beforeAll(async () => void (body = await readyToSignUp(somebodyNew())));

  test.each(forgeries)("%s", async (_what, forge) => {
    const { http, status } = await signUp({ ...body, ...forge(body) });
    expect([http, status.code]).toEqual([200, "identity_failed"]);
    expect(await isKnown(body.account.email)).toBe(false);
  });

  test("a link of somebody else's visit", async () => {
    const { status } = await signUp({ ...body, extra: { ...body.extra, hash: await newSignUpLink(api) } });
    expect(status.code).toBe("identity_failed");
  });

  test("a forged link", async () => {
    expect((await signUp({ ...body, extra: { ...body.extra, hash: "guessed" } })).status.code).toBe("link_invalid");
  });

  test("says so in three languages", async () => {
    const forged = { ...body, clientInfo: { ...body.clientInfo, eId: "1" } };
    const texts = [];
    for (const lang of languages) texts.push((await signUp({ ...forged, lang })).status.message);
    expect(texts).toEqual([
      "Your details don’t match those from the identity app, or this step has expired. Please go through the identity app again.",
      "Vos données ne correspondent pas à celles de l’application d’identité, ou l’étape a expiré. Veuillez repasser par l’application d’identité.",
      "Je gegevens komen niet overeen met die van de identiteitsapp, of de stap is vervallen. Ga opnieuw langs de identiteitsapp.",
    ]);
    expect(texts[2]).toMatch(/^Je gegevens komen niet overeen/);
  });

  test("the unchanged values are taken all the same", async () => {
    expect((await signUp(body)).status.error).toBe(false);
  });
});

describe("what is kept", () => {
  test("of a national number and a card number only keyed hashes, and of an attempt nothing in the clear", async () => {
    // The rows from before are left out of the comparison, because a sample customer may live at the same address.
    const before = new Set(await everyRow(api, ["mails"]));
    const body = await readyToSignUp(somebodyNew());
    const { nationalRegNumber = "", eId = "", birthdate = "", phoneNumber = "", streetAddress = "" } = body.clientInfo;
    const keptOf = async (secrets: readonly string[]): Promise<string[]> => {
      const lines = (await everyRow(api, ["mails"])).filter((line) => !before.has(line));
      return secrets.filter((secret) => secret === "" || lines.some((line) => line.includes(secret)));
    };
    expect(await keptOf([nationalRegNumber, eId, birthdate, phoneNumber, streetAddress, body.extra.itsme_code, body.extra.hash])).toEqual(
      [],
    );
    expect((await signUp(body)).status.error).toBe(false);
    expect(await keptOf([nationalRegNumber, eId, password, body.extra.hash])).toEqual([]);
  });

  test("attempts go when the next one begins after their time", async () => {
    const { uuid } = await identify(api, "marie-peeters");
    const kept = () => api.context.db.$count(identityAttempts, eq(identityAttempts.uuid, uuid));
    expect(await kept()).toBe(1);
    time.pass(31 * minuteMs);
    await identify(api, "marie-peeters");
    expect(await kept()).toBe(0);
  });

  test("the log says nothing of what a visitor is or types", async () => {
    const body = await readyToSignUp(somebodyNew());
    await signUp(body);
    const logs = api.logs.join("\n");
    expect(logs, "the calls are there").toContain("/itsme/callback");
    const { account, clientInfo, extra } = body;
    for (const secret of [account.email, password, clientInfo.nationalRegNumber, clientInfo.fullName, extra.hash, extra.itsme_code]) {
      expect(logs).not.toContain(secret);
    }
  });
});
