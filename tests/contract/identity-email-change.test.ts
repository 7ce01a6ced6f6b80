import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { itsmeAuthUrl, itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import { settingsEmail } from "#core/domain/customer/settings.contract.ts";
import { languages, type Language } from "#core/base/values/language.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import { createLink } from "#demo/api/store/links.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { authConfirmChangeEmail, authValidateChangeEmail } from "#widgets/email-change/email-change.contract.ts";
import { bearer, createTime, hourMs, linkOf, minuteMs, newCustomer, signIn } from "./support/access.ts";
import { call } from "./support/call.ts";
import { identify, ofTab, startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now })));
afterAll(() => api.close());

/** The person Jan in the identity app, whose account all tests use. Each change gives the account a new address. */
const owner = "jan-janssens";
let email = "jan.janssens@digi.example";
let changes = 0;

type Parts = { i: string; d: string; p: string };

/** Creates a link for the change to a new address, as it is mailed. */
async function newLink(language: Language = "en"): Promise<{ parts: Parts; to: string }> {
  const account = await findAccount(api.context.db, email);
  const to = `jan.${++changes}@example.com`;
  const wanted = { purpose: "email-change", accountId: account?.id ?? "", email: to, language, nowMs: time.now() } as const;
  const { url } = await createLink(api.context.db, api.context.options.siteUrl, wanted);
  return { parts: Object.fromEntries(new URL(url).searchParams) as Parts, to };
}

const validate = (parts: Record<string, string>, lang = "en") => call(api, authValidateChangeEmail, { query: { ...parts, lang } });

/** Goes through the link, the identity app and the callback, and returns the body with which the page confirms the change. */
async function readyToConfirm(person = owner, given?: Parts) {
  const parts = given ?? (await newLink()).parts;
  const purpose = { state: JSON.stringify(parts), redirect_uri: "en/confirm-email" };
  const { query, uuid, page } = await identify(api, person, purpose);
  const { answer, status } = await call(api, itsmeCallback, { query: { ...query, source: "update-account-email" }, ...ofTab(query) });
  expect(status.error).toBe(false);
  const { nationalRegNumber, eId } = answer.clientInfo;
  return { page, body: { lang: "en", clientInfo: { nationalRegNumber, eId }, extra: { itsme_uuid: uuid, ...parts } } };
}
type Body = Awaited<ReturnType<typeof readyToConfirm>>["body"];

const confirm = (body: Body) => call(api, authConfirmChangeEmail, { body });

async function accountOf({ extra }: Body) {
  const [account] = await api.context.db.select().from(accounts).where(eq(accounts.id, extra.i));
  if (!account) throw new Error("no such account");
  return account;
}

describe("GET /auth/validate-change-email", () => {
  test("answers a hash for the identity step, and changes nothing [P-245, P-246, P-247]", async () => {
    const { parts } = await newLink();
    const { http, answer } = await validate(parts);
    expect([http, answer.status]).toEqual([200, { error: false, message: { h: expect.stringMatching(/^[\w-]{43}$/) } }]);
    expect((await validate(parts)).answer.status).toEqual(answer.status);
    expect(await findAccount(api.context.db, email)).toBeDefined();
    const { h } = (answer.status as { message: { h: string } }).message;
    const ask = (hash: string) =>
      call(api, itsmeAuthUrl, {
        query: { uuid: randomUUID(), redirect_uri: "nl/e-mail-bevestigen", state: JSON.stringify(parts), h: hash },
        ...ofTab({}),
      });
    expect([(await ask(h)).status.error, (await ask("another")).status.code]).toEqual([false, "link_invalid"]);
  });

  test.each(["i", "d", "p"])("refuses a link without %s, and with a forged one, in three languages [P-131, P-132]", async (name) => {
    const { parts } = await newLink();
    const rest = Object.fromEntries(Object.entries(parts).filter(([one]) => one !== name));
    expect((await validate(rest)).http).toBe(422);
    const texts = [];
    for (const lang of languages) {
      const { http, status, answer } = await validate({ ...parts, [name]: "1" }, lang);
      expect([http, status.code, answer.status]).toEqual([200, "link_invalid", status]);
      texts.push(status.message);
    }
    expect(texts).toEqual([
      "We don’t recognise this link. Open it again from the email, or copy it in full.",
      "Ce lien nous est inconnu. Rouvrez-le depuis l’e‑mail ou copiez‑le en entier.",
      "We herkennen deze link niet. Open hem opnieuw vanuit de e\u2011mail of kopieer hem volledig.",
    ]);
  });

  test("an expired link works no more", async () => {
    const { parts } = await newLink();
    time.pass(24 * hourMs);
    expect((await validate(parts)).status.code).toBe("link_invalid");
  });
});

describe("POST /auth/confirm-change-email", () => {
  test("changes the address, tells the old and the new one, once [P-014, P-138, P-242, P-248, P-249]", async () => {
    const { parts, to } = await newLink("fr");
    const { body, page } = await readyToConfirm(owner, parts);
    expect(JSON.parse(page.searchParams.get("state") ?? "")).toEqual(parts);
    const { http, status, answer } = await confirm({ ...body, lang: "fr" });
    expect([http, answer.status]).toEqual([200, status]);
    expect(status).toEqual({
      error: false,
      message: "Désormais, connectez-vous avec votre nouvelle adresse.",
    });
    expect(answer.data).toEqual({ before: "j•••@digi.example", now: "j•••@example.com" });
    expect([await findAccount(api.context.db, email), (await findAccount(api.context.db, to))?.firstName]).toEqual([undefined, "Jan"]);
    for (const address of [email, to]) {
      expect((await mailsTo(api, address))[0]?.subject).toBe("Votre adresse e\u2011mail a été modifiée");
    }
    email = to;
    const inForce = {
      error: true,
      code: "already_done",
      message: "You log in with j•••@example.com.",
    };
    expect((await validate(parts)).status).toEqual(inForce);
    expect((await confirm(body)).status).toEqual(inForce);
    const query = { uuid: randomUUID(), redirect_uri: "en/confirm-email", state: JSON.stringify(parts) };
    expect((await call(api, itsmeAuthUrl, { query, ...ofTab(query) })).status).toEqual(inForce);
    expect((await mailsTo(api, to)).length).toBe(1);
    const forged = { ...parts, p: "x".repeat(43) };
    expect((await validate(forged)).status.code).toBe("link_invalid");
  });

  test("a used link whose address is no longer in force names no address", async () => {
    const [first, later] = [await readyToConfirm(), await newLink()];
    await confirm(first.body);
    email = (await accountOf(first.body)).email;
    const second = await readyToConfirm(owner, (await newLink()).parts);
    await confirm(second.body);
    email = (await accountOf(second.body)).email;
    for (const parts of [first.body.extra, later.parts]) {
      const { status } = await validate({ i: parts.i, d: parts.d, p: parts.p });
      expect(status).toEqual({
        error: true,
        code: "link_used",
        message: "This link no longer works: you’ve asked for another change since. Use the link in our latest email.",
      });
    }
  });

  test("from the settings, by the mail's own link", async () => {
    const { accessToken } = await signIn(api, email);
    const to = "jan.by.mail@example.com";
    const started = await call(api, settingsEmail, { body: { lang: "nl", value: to }, headers: bearer(accessToken) });
    expect(started.status.error).toBe(false);
    const { page, query } = await linkOf(api, to);
    expect(new URL(page).pathname).toBe("/nl/e-mail-bevestigen");
    const { body } = await readyToConfirm(owner, query as Parts);
    expect((await confirm(body)).status.error).toBe(false);
    email = to;
  });

  test("refuses everybody but the account's owner, in three languages [P-014]", async () => {
    const { body } = await readyToConfirm("marie-peeters");
    const texts = [];
    for (const lang of languages) {
      const { http, status } = await confirm({ ...body, lang });
      expect([http, status.code]).toEqual([200, "identity_failed"]);
      texts.push(status.message);
    }
    expect(texts[0]).toBe("This account belongs to someone else. Only its owner can confirm this change.");
    expect(texts).toEqual([
      "This account belongs to someone else. Only its owner can confirm this change.",
      "Ce compte appartient à quelqu’un d’autre. Seul son titulaire peut confirmer cette modification.",
      "Dit account is van iemand anders. Alleen de eigenaar kan deze wijziging bevestigen.",
    ]);
    expect(await findAccount(api.context.db, email)).toBeDefined();
  });

  const forgeries: [what: string, forge: (body: Body) => Partial<Body>][] = [
    ["another national number", ({ clientInfo }) => ({ clientInfo: { ...clientInfo, nationalRegNumber: "90051428457" } })],
    ["no national number", ({ clientInfo }) => ({ clientInfo: { eId: clientInfo.eId, nationalRegNumber: undefined } })],
    ["another card number", ({ clientInfo }) => ({ clientInfo: { ...clientInfo, eId: "591-4470286-46" } })],
    ["no card number", ({ clientInfo }) => ({ clientInfo: { ...clientInfo, eId: undefined } })],
    ["an unknown uuid", ({ extra }) => ({ extra: { ...extra, itsme_uuid: randomUUID() } })],
  ];
  test.each(forgeries)("refuses %s", async (_what, forge) => {
    const { body } = await readyToConfirm();
    expect((await confirm({ ...body, ...forge(body) })).status.code).toBe("identity_failed");
    expect(await findAccount(api.context.db, email)).toBeDefined();
  });

  test("refuses an identity step that was made for another link, or for none", async () => {
    const { body } = await readyToConfirm();
    const { parts } = await newLink();
    expect((await confirm({ ...body, extra: { ...body.extra, ...parts } })).status.code).toBe("identity_failed");
    const { query, uuid } = await identify(api, owner, { redirect_uri: "en/confirm-email" });
    await call(api, itsmeCallback, { query: { ...query, source: "update-account-email" }, ...ofTab(query) });
    expect((await confirm({ ...body, extra: { ...body.extra, itsme_uuid: uuid } })).status.code).toBe("identity_failed");
  });

  test("refuses an identity step without its callback, and one of half an hour ago", async () => {
    const { parts } = await newLink();
    const { uuid } = await identify(api, owner, { state: JSON.stringify(parts), redirect_uri: "en/confirm-email" });
    const { body } = await readyToConfirm(owner, parts);
    expect((await confirm({ ...body, extra: { ...body.extra, itsme_uuid: uuid } })).status.code).toBe("identity_failed");
    time.pass(30 * minuteMs);
    expect((await confirm(body)).status.code).toBe("identity_failed");
  });

  test("refuses an address that another account took meanwhile", async () => {
    const { parts, to } = await newLink();
    const { body } = await readyToConfirm(owner, parts);
    const other = await newCustomer(api);
    await api.context.db.update(accounts).set({ email: to }).where(eq(accounts.id, other.id));
    const { status } = await confirm(body);
    expect([status.code, status.message]).toEqual(["link_invalid", "Another account now uses this email address."]);
  });

  test("two at once change it once, and the other links of the account are done with", async () => {
    const [first, second] = [await readyToConfirm(), await newLink()];
    const answers = await Promise.all([confirm(first.body), confirm(first.body)]);
    expect(answers.map(({ status }) => status.code).toSorted()).toEqual(["already_done", undefined]);
    expect((await validate(second.parts)).status.code).toBe("link_used");
  });
});
