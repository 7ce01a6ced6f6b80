/** Tests orders that are forged or impossible: each is refused with a code of its own, and nothing of it is stored. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { itsmeCallback } from "#core/domain/identity/identity.contract.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { languages } from "#core/base/values/language.ts";
import { orders } from "#demo/api/db/schema-orders.ts";
import { findAccount } from "#demo/api/store/accounts.ts";
import { createTime, newCustomer, signIn, hourMs, minuteMs } from "./support/access.ts";
import { call } from "./support/call.ts";
import {
  identify,
  newSignUpLink,
  ofTab,
  somebodyNew,
  startApiWithIdentityApp,
  type IdentityApi,
  personFields,
} from "./support/identity.ts";
import { newcomersOrder, newKey, type NewcomersOrder, rowsOf, sendOrder, type More } from "./support/order.ts";
import { addressAt, customersOrder, withoutSlot, keptLine, newLine, password } from "./support/sample-orders.ts";
import { mailsTo } from "./support/outbox.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, rateLimitScale: 20 })));
afterAll(() => api.close());

const wrongField = "Please check this field";
const order = (body: unknown, more?: More) => sendOrder(api, body, more);

const countOrders = async (email: string): Promise<number> =>
  (await api.context.db.select().from(orders).where(eq(orders.email, email))).length;

let signedIn: { readonly token: string };
beforeAll(async () => void (signedIn = { token: (await signIn(api, (await newCustomer(api)).email)).accessToken }));

let body: NewcomersOrder;
let other: NewcomersOrder;
beforeAll(async () => void ([body, other] = [await newcomersOrder(api), await newcomersOrder(api)]));

const withInfo = (field: keyof Person, value: string | undefined) => () => ({
  ...body,
  clientInfo: { ...body.clientInfo, [field]: value },
});
const withBundle = (bundle: Partial<FlowOrder["bundle"]>) => ({ ...body, bundle: { ...body.bundle, ...bundle } });
const withCompany = (company: object, orderToMyself = false) => ({
  ...body,
  order: { ...body.order, orderToMyself, orderToCompany: { companyName: "Bakery", legalForm: 1, vat: "BE0428759497", ...company } },
});
const withIban = (debitPaymentIban: string) => ({ ...body, order: { ...body.order, payment: { directDebit: { debitPaymentIban } } } });

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
  ...personFields.flatMap((field): typeof failed => [
    [`another ${field}`, withInfo(field, field === "birthdate" ? "1980-01-01" : "Forged")],
    [`no ${field}`, withInfo(field, undefined)],
  ]),
];

describe("forged, and refused with its code", () => {
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
  [
    "a box of 6 digits [C-286, C-438]",
    () => ({ ...body, clientAddress: addressAt(undefined, "123456") }),
    { box: ["Please check this field"] },
  ],
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

describe("what cannot be, refused with its code", () => {
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
    expect((await rowsOf(api, answer.data.orderId)).products).toMatchObject([{ kind: "internet", startsAt: null, status: "ordered" }]);
  });

  test("a home of a building of several is kept as the customer area names it; what is no box is refused", async () => {
    const wanted = {
      ...withoutSlot(),
      bundle: { ...customersOrder().bundle, mobile: [], internet: { i: "internet-500", wpId: "1201" } },
    };
    const at = (box: string) =>
      order({ ...wanted, bundlesPrice: 10, installAddress: { fttbAddressId: "FTTB-1000-1-01-16", box } }, { token: signedIn.token });
    const { row, products } = await rowsOf(api, (await at("3A")).answer.data.orderId);
    expect([row.installAddress, products.map(({ address }) => address)]).toEqual(["FTTB-1000-1-01-16~3A", ["FTTB-1000-1-01-16~3A"]]);
    for (const box of ["", "123456", "1~2"]) expect((await at(box)).http, box).toBe(422);
  });

  test("a box with letters is taken where the door has it, or where the order is installed [C-286]", async () => {
    const lettered = "FTTB-9000-1-01-12";
    const { accessToken: token } = await signIn(api, (await newCustomer(api)).email);
    const living = (fttbAddressId: string, box: string) =>
      order({ ...customersOrder(), clientAddress: addressAt(fttbAddressId, box) }, { token });
    for (const [typed, kept] of [
      ["2B", "2B"],
      ["bte 01.02", "01.02"],
      ["\u206612A\u2069", "12A"],
      ["bus 7", "7"],
    ] as const) {
      const { answer } = await living(lettered, typed);
      expect((await rowsOf(api, answer.data.orderId)).row.clientAddress, typed).toEqual({ fttbAddressId: lettered, box: kept });
    }
    for (const box of ["2A", "12", "B"])
      expect((await living("FTTB-9000-1-01-10", `${box}C`)).status.message).toEqual({ box: [wrongField] });
    const internet = { i: "internet-500", wpId: "1201" };
    const wanted = { ...withoutSlot(), bundle: { ...customersOrder().bundle, mobile: [], internet }, bundlesPrice: 10 };
    const at = "FTTB-1000-1-01-17";
    const { answer } = await order(
      { ...wanted, installAddress: { fttbAddressId: at, box: "3A" }, clientAddress: addressAt(at, "3A") },
      { token },
    );
    expect((await rowsOf(api, answer.data.orderId)).row.clientAddress).toEqual({ fttbAddressId: at, box: "3A" });
  });

  test.each([
    ["lower case and blanks", "be68 5390 0754 7034", "BE68539007547034"],
    ["wrong check digits", "BE68539007547035", "BE68539007547035"],
    ["slashes and its word", "IBAN: BE68 / 5390 / 0754 / 7034", "BE68539007547034"],
    ["another country", "NL91 ABNA 0417 1643 00", "NL91ABNA0417164300"],
  ])("an IBAN in %s is taken all the same", async (_what, typed, kept) => {
    const body = { ...customersOrder(), order: { ...customersOrder().order, payment: { directDebit: { debitPaymentIban: typed } } } };
    const { answer } = await order(body, { token: signedIn.token });
    expect((await rowsOf(api, answer.data.orderId)).row.iban).toBe(kept);
  });

  test("an unknown dealer code: code_refused; a known one travels with the order", async () => {
    const withDealer = (code: string) =>
      order({ ...customersOrder(), promo_code: { voucher: null, dealerCare: { code, label: code } } }, { token: signedIn.token });
    expect((await withDealer("DEALER-X")).status.code).toBe("code_refused");
    const { answer } = await withDealer("DEALER-BRU");
    expect((await rowsOf(api, answer.data.orderId)).row.dealerCode).toBe("DEALER-BRU");
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
});

describe("after all that was refused", () => {
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

test("what the app said for an order is good for two hours after the callback, and no longer", async () => {
  const [inTime, late] = [await newcomersOrder(api), await newcomersOrder(api)];
  time.pass(2 * hourMs - minuteMs);
  expect((await order(inTime)).status.error).toBe(false);
  time.pass(minuteMs);
  expect((await order(late)).status.code).toBe("identity_failed");
  expect(await countOrders(late.account.email)).toBe(0);
});
