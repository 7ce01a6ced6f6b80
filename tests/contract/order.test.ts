import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AreaOrder, FlowOrder } from "#core/domain/order/order.schema.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { itsmeAuthUrl, itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { languages } from "#core/base/values/language.ts";
import { orders } from "#demo/api/db/schema-orders.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import { activateAccount } from "#widgets/activate-account/activate-account.contract.ts";
import { createTime, givePassword, linkOf, newCustomer, newSignedIn, signIn, hourMs } from "./support/access.ts";
import { call } from "./support/call.ts";
import { identify, ofTab, somebodyNew, startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";
import { newcomersOrder, newKey, rowsOf, sendOrder, type More } from "./support/order.ts";
import { addressAt, customersOrder, keptLine, keptNumber, password, someIban } from "./support/sample-orders.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, rateLimitScale: 20 })));
afterAll(() => api.close());

const order = (body: unknown, more?: More) => sendOrder(api, body, more);
const ordersOf = (email: string) => api.context.db.select().from(orders).where(eq(orders.email, email));
const read = async (url: string) => api.app.inject({ method: "GET", url: new URL(url).pathname });

let signedIn: { readonly token: string };
beforeAll(async () => void (signedIn = { token: (await signIn(api, (await newCustomer(api)).email)).accessToken }));

describe("an order of somebody new", () => {
  const success = {
    en: "The account has been successfully created, and the order has been placed.",
    fr: "Votre compte est créé et votre commande est bien enregistrée.",
    nl: "Je account is aangemaakt en je bestelling is geplaatst.",
  };
  const subject = { en: "Your order", fr: "Votre commande", nl: "Je bestelling" };

  test.each(languages)("is taken, with an account that the link of the order's mail activates (%s) [C-376, C-377]", async (lang) => {
    const body = await newcomersOrder(api, somebodyNew(), lang);
    const { email } = body.account;
    const { http, status, answer } = await order(body);
    expect([http, status, (answer as { status?: unknown }).status]).toEqual([200, { error: false, message: success[lang] }, status]);
    const { data } = answer;
    expect(data).toMatchObject({ outcome: "accepted", warnings: [], notices: [], newAccount: true, total: 12 });
    expect(data.orderId).toMatch(/^5\d{8}$/);

    const [mail, ...others] = await mailsTo(api, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(new RegExp(`^${subject[lang]} ${data.orderId}`));
    expect(mail?.text).toContain(data.documents[0]?.url);
    expect((await givePassword(api, email, password)).status.code).toBe("not_activated");
    const { query } = await linkOf(api, email);
    expect((await call(api, activateAccount, { query })).status.error).toBe(false);
    expect((await givePassword(api, email, password)).status.error).toBe(false);
  });

  test("stands in the database with its lines, its confirmation and the products that were ordered [C-147 order-flow, C-149 order-flow, C-151 order-flow, C-154 order-flow, C-156 order-flow]", async () => {
    const body = await newcomersOrder(api);
    body.bundle.mobile.push(keptLine());
    const { answer } = await order({
      ...body,
      bundlesPrice: 23,
      billingAddress: addressAt("FTTB-9000-1-01-10", "12"),
      order: { ...body.order, sameBillingAddress: false },
    });
    expect(answer.data).toMatchObject({ outcome: "accepted", warnings: [], notices: [{ code: "number_check" }], total: 23 });
    const account = await findAccount(api.context.db, body.account.email);
    const { row, lines, documents, products: ordered } = await rowsOf(api, answer.data.orderId);
    expect(row).toMatchObject({
      accountId: account?.id,
      firstName: body.clientInfo.firstName,
      phone: body.clientInfo.phoneNumber,
      clientAddress: { fttbAddressId: "FTTB-1000-1-01-1", box: "" },
      billingAddress: { fttbAddressId: "FTTB-9000-1-01-10", box: "12" },
      iban: someIban,
      totalCents: 2300,
    });
    expect(lines.map(({ kind, offer, wpId, cents }) => [kind, offer, wpId, cents])).toEqual([
      ["mobile", "mobile-light", "1101", 500],
      ["mobile", "mobile-essentials", "1102", 700],
      ["mobile", "mobile-max", "1103", 1100],
    ]);
    expect(lines[2]?.details).toMatchObject({ new_phone: keptNumber, provider: "Mobile Vikings" });
    expect(ordered.map(({ wpId, status, phone, accountId }) => [wpId, status, phone, accountId])).toEqual([
      ["1101", "ordered", null, account?.id],
      ["1102", "ordered", null, account?.id],
      ["1103", "ordered", keptNumber, account?.id],
    ]);
    expect(documents.map(({ kind, language }) => [kind, language])).toEqual([["confirmation", "en"]]);
  });

  test("begins at once where that was asked for expressly, and else on day 15", async () => {
    const startsOf = async (startEarly: boolean) => {
      const body = { ...customersOrder(), order: { ...customersOrder().order, startEarly } };
      const { answer } = await order(body, { token: signedIn.token });
      return (await rowsOf(api, answer.data.orderId)).products.map(({ startsAt }) => startsAt?.toISOString());
    };
    // It is Monday 2 March 2026, 10:00 in Brussels, and the SIM card comes two working days later.
    expect(await startsOf(true)).toEqual(["2026-03-02T09:00:00.000Z", "2026-03-03T23:00:00.000Z"]);
    expect(await startsOf(false)).toEqual(["2026-03-16T23:00:00.000Z", "2026-03-16T23:00:00.000Z"]);
  });

  test("says the last day to withdraw, and the days of the steps that follow", async () => {
    const factsOf = async (startEarly: boolean, more: FlowOrder["bundle"]["mobile"] = []) => {
      const body = customersOrder();
      const mobile = [...body.bundle.mobile, ...more];
      const sent = { ...body, bundle: { ...body.bundle, mobile }, bundlesPrice: 12 + 11 * more.length };
      const { answer } = await order({ ...sent, order: { ...body.order, startEarly } }, { token: signedIn.token });
      return [answer.data.withdrawUntil, ...(answer.data.steps ?? []).map(({ id, on }) => `${id} ${on}`)];
    };
    // It is Monday 2 March 2026. One line has an eSIM, one a SIM card, and one keeps its number.
    expect(await factsOf(true)).toEqual(["2026-03-16", "posted 2026-03-02", "esim 2026-03-02", "invoice 2026-03-02", "sim 2026-03-04"]);
    const later = ["2026-03-16", "posted 2026-03-13", "esim 2026-03-17", "sim 2026-03-17", "number 2026-03-17", "invoice 2026-03-17"];
    expect(await factsOf(false, [keptLine("+32470222335")])).toEqual(later);
  });

  test("has a mail that says where its SIM cards go", async () => {
    const body = await newcomersOrder(api, somebodyNew(), "fr");
    const { answer } = await order(body);
    const [mail] = await mailsTo(api, body.account.email);
    expect(mail?.text).toContain("La poste livre votre carte SIM à cette adresse\u00a0: Grand-Place 1, 1000 Bruxelles.");
    expect((await read(answer.data.documents[0]?.url ?? "")).body).toContain("La poste livre votre carte SIM");
  });

  test("has a confirmation that whoever has its address can read, and nobody else", async () => {
    const body = await newcomersOrder(api, somebodyNew(), "fr");
    const company = { companyName: "Zoé & fils <SRL>", legalForm: 11, vat: "BE 0428.759.497" };
    const { answer } = await order({ ...body, order: { ...body.order, orderToMyself: false, orderToCompany: company } });
    const url = answer.data.documents[0]?.url ?? "";
    const page = await read(url);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    for (const text of [
      answer.data.orderId,
      "Zoé &#38; fils &#60;SRL&#62;",
      "BE\u00a00428.759.497",
      "16\u00a0mars\u00a02026".replaceAll("\u00a0", " "),
      "Grand-Place 1, 1000 Bruxelles",
      "12\u00a0€/mois",
      "9,92\u00a0€/mois",
      "BE78ZZZ0999999922",
    ]) {
      expect(page.body).toContain(text);
    }
    expect(page.body).toContain(someIban.slice(-4));
    expect(page.body).not.toContain(someIban);
    expect((await read(`${url}x`)).statusCode).toBe(404);
  });

  test.each([
    ["somebody without an email address gives one", "luc-dubois", { account: { email: "luc@example.com", password } }],
    ["a foreign card has neither number nor address: the address is typed", "sanne-de-vries", {}],
    ["whose birth date nobody knows gives one", "idris-omar", { clientInfo: { birthdate: "1986-01-01" } }],
    ["Marie Peeters takes a bank transfer [C-155 order-flow]", "marie-peeters", { order: { payment: { manualTransfer: true } } }],
  ])("%s", async (_what, person, given: { account?: object; clientInfo?: Person; order?: object }) => {
    const body = await newcomersOrder(api, person);
    const sent = { ...body, ...given, clientInfo: { ...body.clientInfo, ...given.clientInfo }, order: { ...body.order, ...given.order } };
    const { status, answer } = await order(sent);
    expect(status.error).toBe(false);
    expect((await rowsOf(api, answer.data.orderId)).row.iban).toBe("payment" in (given.order ?? {}) ? null : someIban);
  });
});

describe("the identity's way", () => {
  test("needs neither h nor state, and tells what the order flow reads [C-158 order-flow, C-159 order-flow]", async () => {
    const { page, query } = await identify(api, somebodyNew(), { redirect_uri: "nl/configurator/config-account" });
    expect([page.pathname, page.searchParams.has("state")]).toEqual(["/nl/configurator/config-account", false]);
    const { answer } = await call(api, itsmeCallback, { query, ...ofTab(query) });
    expect(answer.account_data).toMatchObject({
      first_name: answer.clientInfo.firstName,
      national_reg_number: answer.clientInfo.nationalRegNumber,
      extra: { address: [{ fttbId: expect.stringMatching(/^FTTB-/) }] },
    });
    expect((await call(api, itsmeCallback, { query, ...ofTab(query) })).status.code).toBe("identity_failed");
    const purpose = { uuid: query["uuid"] ?? "", redirect_uri: "nl/configurator/config-account" };
    const again = await call(api, itsmeAuthUrl, { query: purpose, ...ofTab(purpose) });
    expect(again.status.code).toBe("identity_failed");
  });

  test("says 600084 for who has an account", async () => {
    const { query } = await identify(api, "jan-janssens", { redirect_uri: "en/configurator/config-account" });
    const { status, answer } = await call(api, itsmeCallback, { query, ...ofTab(query) });
    expect([status.code, answer.status]).toEqual(["identity_exists", { ...status, code: 600084 }]);
  });
});

describe("a customer who is logged in", () => {
  test.each([
    ["en", "Your order has been placed successfully!"],
    ["fr", "Votre commande est bien enregistrée\u00a0!"],
    ["nl", "Je bestelling is geplaatst!"],
  ] as const)("orders without identity; mail and answer are in the order's language (%s) [C-008 order-flow]", async (lang, message) => {
    const { accessToken: token, email, id } = await newSignedIn(api);
    const { status, answer } = await order(customersOrder(lang), { token });
    expect([status, answer.data.newAccount]).toEqual([{ error: false, message }, false]);
    expect(await ordersOf(email)).toMatchObject([{ accountId: id, firstName: "Nora", language: lang }]);
    const [mail, ...others] = (await mailsTo(api, email)).filter(({ text }) => text.includes(answer.data.orderId));
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(answer.data.orderId);
    expect(mail?.text).not.toMatch(/activate-account|activer-mon-compte|account-activeren/);
  });

  test("orders as the account, whoever the identity app named before", async () => {
    const { accessToken: token, email } = await newSignedIn(api);
    const body = await newcomersOrder(api);
    expect((await order(body, { token })).status.error).toBe(false);
    expect([(await ordersOf(email)).length, (await ordersOf(body.account.email)).length]).toEqual([1, 0]);
    expect((await order(body)).status.error).toBe(false);
  });

  test("whose token is stale or made up orders nothing", async () => {
    const { accessToken: token, email } = await newSignedIn(api);
    expect((await order(customersOrder(), { token: "made-up" })).http).toBe(401);
    time.pass(hourMs);
    const { http, status } = await order(customersOrder(), { token });
    expect([http, status.code]).toEqual([401, "token_expired"]);
    expect(await ordersOf(email)).toEqual([]);
  });

  test("orders lists in the customer area; nobody else does [C-380]", async () => {
    const body: AreaOrder = {
      bundle: { mobile: [keptLine("+32470222334")], internet: [{ i: "internet-500", wpId: "1201" }], tv: [], landline: [] },
      deliveryAddress: addressAt(),
      installAddress: { fttbAddressId: "FTTB-1000-1-01-1" },
      lang: "nl",
    };
    const { accessToken: token, email } = await newSignedIn(api);
    expect((await order(body)).http).toBe(401);
    const { answer } = await order(body, { token });
    expect(answer.data).toMatchObject({ total: 21, outcome: "warning" });
    expect(answer.data).toMatchObject({ warnings: [{ code: "no_slot" }], notices: [{ code: "number_check" }] });
    expect(await ordersOf(email)).toMatchObject([{ deliveryAddress: { fttbAddressId: "FTTB-1000-1-01-1", box: "" }, iban: null }]);
    const { http, status } = await order({ ...body, deliveryAddress: { ...addressAt(), number: "2" } }, { token });
    expect([http, status.message]).toEqual([422, { deliveryAddress: ["Kies een huisnummer uit de lijst"] }]);
  });
});

test("leaves no secret of an order in log, answer or mail, whether it is taken, refused, forged or broken", async () => {
  const body = await newcomersOrder(api, somebodyNew());
  const { clientInfo, extra, account } = body;
  const secrets = {
    password,
    nationalNumber: clientInfo.nationalRegNumber ?? "",
    eId: clientInfo.eId ?? "",
    birthdate: clientInfo.birthdate ?? "",
    iban: someIban,
    code: extra.itsme_code,
  };
  for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThan(7);

  const answers: unknown[] = [];
  const send = async (sent: unknown, key = newKey()): Promise<number> => {
    const { http, answer } = await call(api, bundleOrder, { body: sent, headers: { "idempotency-key": key } });
    answers.push(answer);
    return http;
  };
  const headers = { "content-type": "application/json", "idempotency-key": newKey() };
  const raw = await api.app.inject({
    method: "POST",
    url: "/bundle-configurator/order",
    headers,
    payload: JSON.stringify(body).slice(0, -1),
  });
  answers.push(raw.body);
  expect(raw.statusCode).toBe(400);
  expect(await send({ ...body, account: { ...account, password: `${password} `.repeat(40) } })).toBe(422);
  expect(await send({ ...body, clientInfo: { ...clientInfo, nationalRegNumber: secrets.birthdate } })).toBe(200);
  expect(await send({ ...body, bundlesPrice: 0 })).toBe(409);
  const key = newKey();
  expect(await send(body, key)).toBe(200);
  expect(await send({ ...body, lang: "fr" }, key)).toBe(422);

  const mails = await mailsTo(api, account.email);
  expect(mails).toHaveLength(1);
  const written = { log: api.logs.join("\n"), answers: JSON.stringify(answers), mails: JSON.stringify(mails) };
  for (const [where, text] of Object.entries(written))
    for (const [name, secret] of Object.entries(secrets)) expect(text.includes(secret), `${name} in ${where}`).toBe(false);
  expect(written.log).toContain("/bundle-configurator/order");
  expect(written.log).not.toMatch(new RegExp(`${clientInfo.lastName}|${account.email}|Grote Markt`));
});

test("an order has a confirmation that can be read for 30 days", async () => {
  const { accessToken: token } = await newSignedIn(api);
  const { answer } = await order(customersOrder(), { token });
  const url = answer.data.documents[0]?.url ?? "";
  const lastMs = time.now() - 30 * 24 * hourMs;
  const placedAt = (atMs: number) =>
    api.context.db
      .update(orders)
      .set({ placedAt: new Date(atMs) })
      .where(eq(orders.number, answer.data.orderId));
  await placedAt(lastMs + 1000);
  expect((await read(url)).statusCode).toBe(200);
  await placedAt(lastMs);
  const over = await read(url);
  expect([over.statusCode, over.body.includes(answer.data.orderId)]).toEqual([404, false]);
});
