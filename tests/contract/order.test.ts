import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FlowOrder } from "#core/order/order.schema.ts";
import { bundleOrder } from "#core/order/order.contract.ts";
import { itsmeAuthUrl, itsmeCallback } from "#core/identity/identity.contract.ts";
import type { Person } from "#core/identity/identity.schema.ts";
import { languages } from "#core/values/language.ts";
import { orderDocuments, orderLines, orders, products } from "#demo/api/db/schema-orders.ts";
import { findAccount } from "#demo/api/account/accounts.ts";
import { activateAccount } from "#widgets/activate-account/activate-account.contract.ts";
import { bearer, createTime, givePassword, linkOf, newCustomer, signIn } from "./support/access.ts";
import { call } from "./support/call.ts";
import { identify, newSignUpLink, ofTab, somebodyNew, startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";
import {
  addressAt,
  customersOrder,
  withoutSlot,
  keptLine,
  newcomersOrder,
  newKey,
  newLine,
  password,
  someIban,
  type NewcomersOrder,
} from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, rateLimitScale: 20 })));
afterAll(() => api.close());

type More = { readonly key?: string; readonly token?: string };
const order = (body: unknown, { key = newKey(), token }: More = {}) =>
  call(api, bundleOrder, { body, headers: { "idempotency-key": key, ...(token !== undefined && bearer(token)) } });

const rowsOf = async (orderId: string) => {
  const { db } = api.context;
  const [row] = await db.select().from(orders).where(eq(orders.number, orderId));
  if (!row) throw new Error("no such order");
  const ofOrder = { lines: orderLines, documents: orderDocuments, products } as const;
  return {
    row,
    lines: await db.select().from(ofOrder.lines).where(eq(orderLines.orderId, row.id)).orderBy(orderLines.position),
    documents: await db.select().from(ofOrder.documents).where(eq(orderDocuments.orderId, row.id)),
    products: await db.select().from(ofOrder.products).where(eq(products.orderId, row.id)).orderBy(products.wpId),
  };
};
const countOrders = async (email: string): Promise<number> =>
  (await api.context.db.select().from(orders).where(eq(orders.email, email))).length;
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

  test.each(languages)(
    "is taken, with an account that the link of the order's mail activates (%s) [C-146 order-flow, C-376, C-377]",
    async (lang) => {
      const body = await newcomersOrder(api, somebodyNew(), lang);
      const { email } = body.account;
      const { http, status, answer } = await order(body);
      expect([http, status, (answer as { status?: unknown }).status]).toEqual([200, { error: false, message: success[lang] }, status]);
      const { data } = answer;
      expect(data).toMatchObject({ outcome: "accepted", warnings: [], newAccount: true, total: 12 });
      expect(data.orderId).toMatch(/^5\d{8}$/);

      const [mail, ...others] = await mailsTo(api, email);
      expect(others).toEqual([]);
      expect(mail?.subject).toMatch(new RegExp(`^${subject[lang]} ${data.orderId}`));
      expect(mail?.text).toContain(data.documents[0]?.url);
      expect((await givePassword(api, email, password)).status.code).toBe("not_activated");
      const { query } = await linkOf(api, email);
      expect((await call(api, activateAccount, { query })).status.error).toBe(false);
      expect((await givePassword(api, email, password)).status.error).toBe(false);
    },
  );

  test("stands in the database with its lines, its confirmation and the products that were ordered [C-147 order-flow, C-149 order-flow, C-151 order-flow, C-154 order-flow, C-156 order-flow]", async () => {
    const body = await newcomersOrder(api);
    body.bundle.mobile.push(keptLine());
    const { answer } = await order({
      ...body,
      bundlesPrice: 23,
      billingAddress: addressAt("FTTB-9000-1-01-10", "12"),
      order: { ...body.order, sameBillingAddress: false },
    });
    expect(answer.data).toMatchObject({ outcome: "warning", warnings: [{ code: "number_check" }], total: 23 });
    const account = await findAccount(api.context.db, body.account.email);
    const { row, lines, documents, products: ordered } = await rowsOf(answer.data.orderId);
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
    expect(lines[2]?.details).toMatchObject({ new_phone: "+32470123456", provider: "Mobile Vikings" });
    expect(ordered.map(({ wpId, status, phone, accountId }) => [wpId, status, phone, accountId])).toEqual([
      ["1101", "ordered", null, account?.id],
      ["1102", "ordered", null, account?.id],
      ["1103", "ordered", "+32470123456", account?.id],
    ]);
    expect(documents.map(({ kind, language }) => [kind, language])).toEqual([["confirmation", "en"]]);
  });

  test("begins at once where that was asked for expressly, and else on day 15", async () => {
    const startsOf = async (startEarly: boolean) => {
      const body = { ...customersOrder(), order: { ...customersOrder().order, startEarly } };
      const { answer } = await order(body, { token: signedIn.token });
      return (await rowsOf(answer.data.orderId)).products.map(({ startsAt }) => startsAt?.toISOString());
    };
    // Monday 2 March 2026, 10:00 in Brussels; the SIM card comes two working days later.
    expect(await startsOf(true)).toEqual(["2026-03-02T09:00:00.000Z", "2026-03-03T23:00:00.000Z"]);
    expect(await startsOf(false)).toEqual(["2026-03-16T23:00:00.000Z", "2026-03-16T23:00:00.000Z"]);
  });

  test("has a confirmation that whoever has its address can read, and nobody else", async () => {
    const body = await newcomersOrder(api, somebodyNew(), "fr");
    const company = { companyName: "Zoé & fils <SRL>", legalForm: 11, vat: "BE 0428.759.497" };
    const { answer } = await order({ ...body, order: { ...body.order, orderToMyself: false, orderToCompany: company } });
    const url = answer.data.documents[0]?.url ?? "";
    const page = await read(url);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
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
    ["Marie Peeters takes a bank transfer", "marie-peeters", { order: { payment: { manualTransfer: true } } }],
  ])("%s", async (_what, person, given: { account?: object; clientInfo?: Person; order?: object }) => {
    const body = await newcomersOrder(api, person);
    const sent = { ...body, ...given, clientInfo: { ...body.clientInfo, ...given.clientInfo }, order: { ...body.order, ...given.order } };
    const { status, answer } = await order(sent);
    expect(status.error).toBe(false);
    expect((await rowsOf(answer.data.orderId)).row.iban).toBe("payment" in (given.order ?? {}) ? null : someIban);
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
    const errand = { uuid: query["uuid"] ?? "", redirect_uri: "nl/configurator/config-account" };
    const again = await call(api, itsmeAuthUrl, { query: errand, ...ofTab(errand) });
    expect(again.status.code).toBe("identity_failed");
  });

  test("says 600084 for who has an account", async () => {
    const { query } = await identify(api, "jan-janssens", { redirect_uri: "en/configurator/config-account" });
    const { status, answer } = await call(api, itsmeCallback, { query, ...ofTab(query) });
    expect([status.code, answer.status]).toEqual(["identity_exists", { ...status, code: 600084 }]);
  });
});

describe("forged, and refused with its code", () => {
  let body: NewcomersOrder;
  let other: NewcomersOrder;
  beforeAll(async () => void ([body, other] = [await newcomersOrder(api), await newcomersOrder(api)]));

  const withInfo = (field: keyof Person, value: string | undefined) => () => ({
    ...body,
    clientInfo: { ...body.clientInfo, [field]: value },
  });
  const withBundle = (bundle: Partial<FlowOrder["bundle"]>) => ({ ...body, bundle: { ...body.bundle, ...bundle } });
  const fields = [
    "firstName",
    "lastName",
    "fullName",
    "birthdate",
    "nationality",
    "nationalRegNumber",
    "eId",
    "email",
    "locality",
    "streetAddress",
    "postalCode",
    "locale",
    "phoneNumber",
  ] as const;

  const failed: [what: string, forge: () => unknown][] = [
    ["another person's clientInfo", () => ({ ...body, clientInfo: other.clientInfo })],
    ["another person's uuid", () => ({ ...body, extra: { ...body.extra, itsme_uuid: other.extra.itsme_uuid } })],
    ["another person's uuid and code", () => ({ ...body, extra: other.extra })],
    ["an unknown uuid", () => ({ ...body, extra: { ...body.extra, itsme_uuid: newKey() } })],
    ["a guessed code", () => ({ ...body, extra: { ...body.extra, itsme_code: "guessed" } })],
    ["no identity and no session [C-008 order-flow]", () => customersOrder()],
    ["no account", () => ({ ...body, account: null })],
    ["another email than the app's", () => ({ ...body, account: { ...body.account, email: "other@example.com" } })],
    ["a box that the app did not name", withInfo("box", "7")],
    ...fields.flatMap((field): typeof failed => [
      [`another ${field}`, withInfo(field, field === "birthdate" ? "1980-01-01" : "Forged")],
      [`no ${field}`, withInfo(field, undefined)],
    ]),
  ];
  test.each(failed)("%s: identity_failed", async (_what, forge) => {
    const { http, status } = await order(forge());
    expect([http, status.code]).toEqual([200, "identity_failed"]);
  });

  test("an attempt of a sign-up link is not an order's", async () => {
    const { query, uuid } = await identify(api, somebodyNew(), { h: await newSignUpLink(api) });
    const { answer } = await call(api, itsmeCallback, { query, ...ofTab(query) });
    const { status } = await order({
      ...body,
      account: { email: answer.email, password },
      clientInfo: answer.clientInfo,
      extra: { itsme_uuid: uuid, itsme_code: query["code"] },
    });
    expect(status.code).toBe("identity_failed");
  });

  const seven = Array.from({ length: 7 }, () => newLine());
  const invalid: [what: string, forge: () => unknown, message: object][] = [
    ["7 lines", () => withBundle({ mobile: seven }), { mobile: ["You can order up to 6 SIM cards."] }],
    ["nothing at all", () => withBundle({ mobile: [] }), { bundle: ["Choose at least one product"] }],
    ["the same number twice", () => withBundle({ mobile: [keptLine(), keptLine()] }), { mobile: ["Phone number already used."] }],
    [
      "a number of another operator than its id",
      () => withBundle({ mobile: [{ ...keptLine(), portability_provider: { id: "x", name: "X" } }] as never }),
      { mobile: ["Please check this field"] },
    ],
    [
      "an eSIM in a phone that is none",
      () => withBundle({ mobile: [{ ...newLine(), sim: { name: "eSIM", mobile: "toaster" } }] }),
      { mobile: ["Please check this field"] },
    ],
    [
      "a number that begins otherwise than its first digits say",
      () => withBundle({ mobile: [{ ...keptLine(), subscription: { ...keptLine().subscription, first_digits: "4711" } }] as never }),
      { mobile: ["Please check this field"] },
    ],
    [
      "TV without internet and mobile",
      () => withBundle({ mobile: [], tv: { i: "tv-max-nl", wpId: "1303" } }),
      { tv: ["Please check this field"], installAddress: ["This field is required"] },
    ],
    [
      "an address whose parts are of two",
      () => ({ ...body, clientAddress: { ...addressAt(), number: "3" } }),
      { clientAddress: ["Choose a house number from the list"] },
    ],
    [
      "an address of nobody",
      () => ({ ...body, clientAddress: { ...addressAt(), fttbAddressId: "FTTB-0-0-0" } }),
      { clientAddress: ["Choose a house number from the list"] },
    ],
    ["a box of letters [C-286]", () => ({ ...body, clientAddress: addressAt(undefined, "12A") }), { box: ["Please check this field"] }],
    ["a box of 6 digits [C-286]", () => ({ ...body, clientAddress: addressAt(undefined, "123456") }), { box: ["Please check this field"] }],
    [
      "no billing address where it differs",
      () => ({ ...body, order: { ...body.order, sameBillingAddress: false } }),
      { billingAddress: ["This field is required"] },
    ],
    [
      "a company without its data",
      () => ({ ...body, order: { ...body.order, orderToMyself: false } }),
      { orderToCompany: ["This field is required"] },
    ],
    ["a company's data of who orders for themselves", () => withCompany({}, true), { orderToCompany: ["Please check this field"] }],
    ["a company without a name", () => withCompany({ companyName: " " }), { companyName: ["This field is required"] }],
    ["a legal form of another language", () => withCompany({ legalForm: 12 }), { legalForm: ["Please check this field"] }],
    ["a legal form of nobody", () => withCompany({ legalForm: 10 }), { legalForm: ["Please check this field"] }],
    ["a VAT number with wrong check digits", () => withCompany({ vat: "BE0428759498" }), { vat: ["A digit of this VAT number is wrong"] }],
    [
      "an IBAN of 15 characters",
      () => withIban("BE6853900754703"),
      { debitPaymentIban: ["Enter an account number like BE68\u00a05390\u00a00754\u00a07034"] },
    ],
    [
      "a weak password",
      () => ({ ...body, account: { ...body.account, password: "short" } }),
      { password: ["Your password needs at least 10 characters"] },
    ],
  ];
  const withCompany = (company: object, orderToMyself = false) => ({
    ...body,
    order: { ...body.order, orderToMyself, orderToCompany: { companyName: "Bakery", legalForm: 1, vat: "BE0428759497", ...company } },
  });
  const withIban = (debitPaymentIban: string) => ({ ...body, order: { ...body.order, payment: { directDebit: { debitPaymentIban } } } });

  test.each(invalid)("%s: invalid", async (_what, forge, message) => {
    const { http, status } = await order(forge());
    expect([http, status.code, status.message]).toEqual([422, "invalid", message]);
  });

  test.each([
    ["a wpId that is not offered", { mobile: [newLine("light", "9999")] }],
    ["a wpId of another card", { mobile: [newLine("light", "1104")] }],
    ["a wpId of another kind", { mobile: [newLine("500", "1201")] }],
  ])("%s: not_found", async (_what, bundle) => {
    const { http, status } = await order(withBundle(bundle));
    expect([http, status.code]).toEqual([200, "not_found"]);
  });

  test("internet where there is no fibre: not_found; where there is, somebody calls for a date", async () => {
    const internet = { i: "internet-500", wpId: "1201" };
    const wanted = { ...withoutSlot(), bundle: { ...customersOrder().bundle, mobile: [], internet }, bundlesPrice: 10 };
    const at = (fttbAddressId: string) => order({ ...wanted, installAddress: { fttbAddressId } }, { token: signedIn.token });
    expect((await at("FTTB-5000-1-01-20")).status.code).toBe("not_found");
    const { answer } = await at("FTTB-1000-1-01-1");
    expect(answer.data.warnings).toEqual([
      { code: "no_slot", message: "We’ll call you within 2 working days to agree on a date for the technician." },
    ]);
    expect((await rowsOf(answer.data.orderId)).products).toMatchObject([{ kind: "internet", startsAt: null, status: "ordered" }]);
  });

  test("a home of a building of several is kept as the customer area names it; what is no box is refused", async () => {
    const wanted = {
      ...withoutSlot(),
      bundle: { ...customersOrder().bundle, mobile: [], internet: { i: "internet-500", wpId: "1201" } },
    };
    const at = (box: string) =>
      order({ ...wanted, bundlesPrice: 10, installAddress: { fttbAddressId: "FTTB-1000-1-01-16", box } }, { token: signedIn.token });
    const { row, products } = await rowsOf((await at("3A")).answer.data.orderId);
    expect([row.installAddress, products.map(({ address }) => address)]).toEqual(["FTTB-1000-1-01-16~3A", ["FTTB-1000-1-01-16~3A"]]);
    for (const box of ["", "123456", "1~2"]) expect((await at(box)).http, box).toBe(422);
  });

  test.each([
    ["lower case and blanks", "be68 5390 0754 7034", "BE68539007547034"],
    ["wrong check digits", "BE68539007547035", "BE68539007547035"],
    ["another country", "NL91 ABNA 0417 1643 00", "NL91ABNA0417164300"],
  ])("an IBAN in %s is taken all the same", async (_what, typed, kept) => {
    const body = { ...customersOrder(), order: { ...customersOrder().order, payment: { directDebit: { debitPaymentIban: typed } } } };
    const { answer } = await order(body, { token: signedIn.token });
    expect((await rowsOf(answer.data.orderId)).row.iban).toBe(kept);
  });

  test("an unknown dealer code: code_refused; a known one travels with the order", async () => {
    const withDealer = (code: string) =>
      order({ ...customersOrder(), promo_code: { voucher: null, dealerCare: { code, label: code } } }, { token: signedIn.token });
    expect((await withDealer("DEALER-X")).status.code).toBe("code_refused");
    const { answer } = await withDealer("DEALER-BRU");
    expect((await rowsOf(answer.data.orderId)).row.dealerCode).toBe("DEALER-BRU");
  });

  test("who is under 18, by the app's birth date or by their own: invalid", async () => {
    const minor = await newcomersOrder(api, "lotte-maes");
    const texts = [];
    for (const lang of languages) {
      const { http, status } = await order({ ...minor, lang });
      expect([http, status.code]).toEqual([422, "invalid"]);
      texts.push(status.message);
    }
    expect(texts).toEqual([
      { birthdate: ["You must be 18 to order."] },
      { birthdate: ["Vous devez avoir 18 ans pour commander."] },
      { birthdate: ["Je moet 18 jaar zijn om te bestellen."] },
    ]);
    expect(await findAccount(api.context.db, minor.account.email)).toBeUndefined();
  });

  test("nothing of all that made an order, an account or a mail; the unchanged order is taken", async () => {
    const { email } = body.account;
    expect([await countOrders(email), await findAccount(api.context.db, email), await mailsTo(api, email)]).toEqual([0, undefined, []]);
    expect((await order(body)).status.error).toBe(false);
  });

  test("a spent identity: identity_failed, also for two at once; the person now has an account: 600084", async () => {
    const codes = (await Promise.all([order(other), order(other)])).map(({ status }) => status.code);
    expect(codes.toSorted()).toEqual(["identity_failed", undefined]);
    expect((await order(other)).status.code).toBe("identity_failed");
    expect(await countOrders(other.account.email)).toBe(1);
  });

  test("a person who got an account meanwhile: identity_exists and 600084", async () => {
    const person = somebodyNew();
    const [first, second] = [await newcomersOrder(api, person), await newcomersOrder(api, person)];
    expect((await order(first)).status.error).toBe(false);
    const { status, answer } = await order(second);
    expect([status.code, (answer as { status?: unknown }).status]).toEqual(["identity_exists", { ...status, code: 600084 }]);
  });
});

test("an order that is taken, refused, forged or broken leaves no password, national number, eID, birth date, IBAN or code in log, answer and mail", async () => {
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
  for (const [place, text] of Object.entries(written))
    for (const [name, secret] of Object.entries(secrets)) expect(text.includes(secret), `${name} in ${place}`).toBe(false);
  expect(written.log).toContain("/bundle-configurator/order");
  expect(written.log).not.toMatch(new RegExp(`${clientInfo.lastName}|${account.email}|Grote Markt`));
});
