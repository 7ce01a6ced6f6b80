/**
 * Tests which orders of the customer area are refused, and that an order which is sent twice, by two tabs or after a lost answer, is placed
 * once (C-267, C-324, C-380, decisions §7, §8, §9). The tests run on both databases.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { digiTvDeactivateAccount } from "#core/domain/customer/digi-tv.contract.ts";
import { mobileDataOption, tvExtraOptionDisable, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import { internetUpgrade, mobileUpgrade, tvUpgrade } from "#core/domain/customer/plans.contract.ts";
import { contractSummary } from "#core/domain/order/contract-summary.contract.ts";
import { moveSlot } from "#core/domain/order/order-changes.contract.ts";
import { customerOrders } from "#core/domain/order/customer-orders.contract.ts";
import { planChangesOf } from "#demo/api/store/plan-changes.ts";
import { createTime } from "./support/access.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { customerOf, type Customer } from "./support/area.ts";
import { areaOrder, internet, landline, placedInArea, problemsInArea, sendAreaOrder, tvInFrench } from "./support/area-order.ts";
import { newKey, rowsOf } from "./support/order.ts";
import { mailsTo } from "./support/outbox.ts";
import { addProduct, newOwner, type Owner } from "./support/own-products.ts";
import { pageOf } from "./support/product-page.ts";
import { grandPlace } from "./support/sample-orders.ts";
import { installDays } from "./support/slots.ts";

const time = createTime();
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: time.now, rateLimitScale: 50 })));
afterAll(() => api.close());

const [ghent, liege, namur] = ["FTTB-9000-1-01-10", "FTTB-4000-1-01-5", "FTTB-5000-1-01-20"] as const;
const proximus = { id: "proximus", name: "Proximus" };
const keeping = (phone: string, more: object = {}) => ({ ...landline, phone, phoneProvider: proximus, landline_agree: true, ...more });
const countOf = async ({ ask }: Customer) => (await ask(customerOrders, { query: { lang: "en" } })).answer.total_items;

/** Creates a customer with internet at the Grote Markt. */
async function withInternet(): Promise<Owner> {
  const own = await newOwner(api);
  await addProduct(api, own.accountId, "internet-500", { address: grandPlace });
  return own;
}

describe("the number that a landline keeps", () => {
  test.each([
    ["8 digits as it is dialled", "+322123456"],
    ["11 digits as it is dialled", "+3221234567890"],
    ["no country", "022123456"],
    ["two zeros", "+32022123456"],
    ["letters", "+3222I23456"],
    ["blanks", "+322 212 34 56"],
    ["nothing", ""],
  ])("is refused with %s, at its field", async (_what, phone) => {
    const own = await withInternet();
    expect(Object.keys((await problemsInArea(own, areaOrder({ landline: [keeping(phone)] }))) as object)).toEqual(["phone"]);
    expect(await countOf(own)).toBe(0);
  });

  test.each([
    ["9 digits as it is dialled", "+3222123499"],
    ["10 digits as it is dialled", "+32221234990"],
  ])("is taken with %s, and asked for", async (_what, phone) => {
    const own = await withInternet();
    const orderId = await placedInArea(own, areaOrder({ landline: [keeping(phone)] }));
    expect((await rowsOf(api, orderId)).products.map((row) => [row.phone, row.numberConfirmedAt])).toEqual([[phone, null]]);
  });

  test.each([
    ["an operator", { phoneProvider: null }],
    ["the consent", { landline_agree: false }],
  ])("is refused without %s", async (_what, more) => {
    expect(await problemsInArea(await withInternet(), areaOrder({ landline: [keeping("+3222123498", more)] }))).toEqual({
      landline: ["Please check this field"],
    });
  });

  test.each([
    ["en", "Phone number already used."],
    ["fr", "Ce numéro de téléphone est déjà utilisé."],
    ["nl", "Dit telefoonnummer is al gebruikt."],
  ])("is refused where a customer of ours has it, in words (%s)", async (lang, said) => {
    const own = await withInternet();
    expect(await problemsInArea(own, areaOrder({ landline: [keeping("+3222123456")] }, { lang }))).toEqual({ landline: [said] });
    expect(await countOf(own)).toBe(0);
  });

  test("is refused where another customer waits for it", async () => {
    await placedInArea(await withInternet(), areaOrder({ landline: [keeping("+3222123497")] }));
    expect(await problemsInArea(await withInternet(), areaOrder({ landline: [keeping("+3222123497")] }))).toEqual({
      landline: ["Phone number already used."],
    });
  });
});

describe("what an address has no offer of", () => {
  test.each([
    ["internet, where there is no fibre", namur, { internet: [internet] }],
    ["internet, where none is offered", liege, { internet: [internet] }],
    ["TV, where none is offered", ghent, { tv: [tvInFrench] }],
    ["a landline, where there is no fibre", namur, { landline: [landline] }],
    ["a package that is not sold", grandPlace, { internet: [{ i: "internet-9", wpId: "1299" }] }],
    ["a package by another one's number", grandPlace, { internet: [{ i: "internet-500", wpId: "1203" }] }],
  ])("is not found: %s", async (_what, fttbAddressId, bundle) => {
    const own = await newOwner(api);
    await addProduct(api, own.accountId, "mobile-light", { sim: "sim" });
    const installAddress = { fttbAddressId };
    const { http, status } = await sendAreaOrder(own, areaOrder(bundle, { installAddress }));
    expect([http, status.code]).toEqual([200, "not_found"]);
    const flow = Object.fromEntries(Object.entries(bundle).map(([kind, [card]]) => [kind, card]));
    const promo_code = { voucher: null, dealerCare: null };
    const asked = { bundle: { mobile: [], internet: null, tv: null, landline: null, ...flow }, promo_code, installAddress, lang: "en" };
    expect((await own.ask(contractSummary, { body: asked })).status.code).toBe("not_found");
    expect(await countOf(own)).toBe(0);
  });
});

describe("the address of an order", () => {
  test.each([
    ["no address", null, "This field is required"],
    ["an address that the book does not know", { fttbAddressId: "FTTB-0000-1-01-1" }, "Choose a house number from the list"],
  ])("is named at its field where it is %s", async (_what, installAddress, said) => {
    const own = await newOwner(api);
    expect(await problemsInArea(own, areaOrder({ internet: [internet] }, { installAddress }))).toEqual({ installAddress: [said] });
  });
});

describe("an order without the wish to start early", () => {
  test.each([
    ["internet", { internet: [internet] }],
    ["landline", { landline: [landline] }],
  ] as const)("has its visit from day 15 on: %s", async (kind, bundle) => {
    const ordered = async (more: object) => {
      const own = kind === "internet" ? await newOwner(api) : await withInternet();
      return { own, orderId: await placedInArea(own, areaOrder(bundle, more)) };
    };
    const [first] = (await installDays(api)).map(({ date }) => ({ date, intervalValue: "16:00-20:00" }));
    const moved = async ({ own, orderId }: Awaited<ReturnType<typeof ordered>>, slot: object) =>
      (await own.ask(moveSlot, { query: { orderId }, body: slot })).status.code;
    expect(first?.date).toBe("2026-03-09");
    for (const more of [{}, { startEarly: false }]) {
      const late = await ordered(more);
      expect(await moved(late, first ?? {})).toBe("invalid");
      expect(await moved(late, { ...first, date: "2026-03-16" })).toBe("invalid");
      expect(await moved(late, { ...first, date: "2026-03-17" })).toBeUndefined();
    }
    expect(await moved(await ordered({ startEarly: true }), first ?? {})).toBeUndefined();
  });
});

describe("what the home has, or awaits", () => {
  const bundles = { landline: { landline: [landline] }, tv: { tv: [tvInFrench] } };
  test.each([
    ["landline", "en", "You already have a landline at this address, or have ordered it."],
    ["landline", "fr", "Vous avez déjà une ligne fixe à cette adresse, ou une commande en cours."],
    ["landline", "nl", "Je hebt al een vaste lijn op dit adres, of er loopt al een bestelling."],
    ["tv", "en", "You already have TV at this address, or have ordered it."],
    ["tv", "fr", "Vous avez déjà la TV à cette adresse, ou une commande en cours."],
    ["tv", "nl", "Je hebt al tv op dit adres, of er loopt al een bestelling."],
  ] as const)("is refused a second time, in words: %s (%s)", async (kind, lang, said) => {
    const order = areaOrder(bundles[kind], { lang });
    const [having, awaiting] = [await withInternet(), await withInternet()];
    await addProduct(api, having.accountId, kind === "tv" ? "tv-max-nl" : "landline-unlimited", { address: grandPlace });
    await placedInArea(awaiting, order);
    for (const own of [having, awaiting]) {
      const { http, status } = await sendAreaOrder(own, order);
      expect([http, status.code, status.message]).toEqual([200, "already_done", said]);
    }
  });
});

describe("an order that is sent twice", () => {
  const ordered = [
    ["internet", { internet: [internet] }],
    ["landline", { landline: [landline] }],
    ["tv", { tv: [tvInFrench] }],
  ] as const;
  /**
   * Creates a customer who can order a product of the given kind. A customer who orders internet has none at the address yet; for other
   * products the customer has internet there.
   */
  const buyerOf = (kind: string) => (kind === "internet" ? newOwner(api) : withInternet());

  test.each(ordered)("by a double click is placed once: %s", async (kind, bundle) => {
    const own = await buyerOf(kind);
    const key = newKey();
    const answered = await Promise.all(Array.from({ length: 4 }, () => sendAreaOrder(own, areaOrder(bundle), key)));
    const done = answered.filter(({ status }) => !status.error);
    expect(done.length).toBeGreaterThan(0);
    expect(answered.filter((one) => !done.includes(one)).every(({ status }) => status.code === "in_progress")).toBe(true);
    expect(new Set(done.map(({ answer }) => answer.data.orderId)).size).toBe(1);
    expect(await countOf(own)).toBe(1);
    expect((await mailsTo(api, own.email)).filter(({ subject }) => subject.startsWith("Your order"))).toHaveLength(1);
  });

  test.each(ordered)("by two tabs is placed once, and the other one is told: %s", async (kind, bundle) => {
    const own = await buyerOf(kind);
    const answered = await Promise.all([1, 2].map(() => sendAreaOrder(own, areaOrder(bundle))));
    expect(answered.map(({ status }) => status.code).toSorted()).toEqual(["already_done", undefined]);
    expect(await countOf(own)).toBe(1);
  });

  test.each(ordered)("because its answer was lost is answered again, in another session too: %s", async (kind, bundle) => {
    const own = await buyerOf(kind);
    const key = newKey();
    const first = await sendAreaOrder(own, areaOrder(bundle), key);
    expect(first.status.error).toBe(false);
    const later = await customerOf(api, own.email);
    expect((await sendAreaOrder(later, areaOrder(bundle), key)).answer).toEqual(first.answer);
    const { http, status } = await sendAreaOrder(later, areaOrder(bundle, { startEarly: true }), key);
    expect([http, Object.keys(status.message as object)]).toEqual([422, ["idempotency-key"]]);
    expect(await countOf(own)).toBe(1);
  });

  test("without a key is refused", async () => {
    const own = await newOwner(api);
    const { http, status } = await sendAreaOrder(own, areaOrder({ internet: [internet] }), "");
    expect([http, Object.keys(status.message as object)]).toEqual([422, ["idempotency-key"]]);
  });
});

describe("a change that two tabs make at once", () => {
  const codesOf = async (calls: readonly Promise<{ readonly status: { readonly code?: unknown } }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status.code).toSorted();

  test.each([
    ["mobile", "mobile-light", mobileUpgrade, [701103, 701104]],
    ["internet", "internet-500", internetUpgrade, [701202, 701203]],
    ["tv", "tv-max-nl", tvUpgrade, [701302, 701304]],
  ] as const)("of a plan is one change, whichever came last: %s", async (kind, offer, endpoint, odins) => {
    const own = await newOwner(api);
    const isMobile = kind === "mobile";
    const line = { sim: "sim" as const, phone: "+32470370001", numberConfirmedAt: new Date(time.now()) };
    const id = await addProduct(api, own.accountId, offer, isMobile ? line : { address: grandPlace });
    const names = isMobile ? { "address-id": "", "phone-nr": "470370001" } : { "address-id": grandPlace };
    const change = (odin: number) => own.ask(endpoint, { body: { lang: "en", ...names, odin } });
    expect(await codesOf([change(odins[0]), change(odins[0])])).toEqual(["already_done", undefined]);
    expect(await codesOf(odins.map(change))).toContain(undefined);
    const changes = await planChangesOf(api.context.db, [id]);
    expect(changes.map(({ startsOn, wpId }) => [startsOn, odins.includes((700_000 + Number(wpId)) as never)])).toEqual([
      ["2026-04-01", true],
    ]);
  });

  test("of an option is one, on and off", async () => {
    const own = await newOwner(api);
    await addProduct(api, own.accountId, "tv-max-nl", { address: grandPlace });
    const switched = (endpoint: typeof tvExtraOptionEnable) =>
      [1, 2, 3].map(() => own.ask(endpoint, { body: { lang: "en", "address-id": grandPlace, odin: 40_701 } }));
    for (const endpoint of [tvExtraOptionEnable, tvExtraOptionDisable])
      expect(await codesOf(switched(endpoint))).toEqual(["already_done", "already_done", undefined]);
  });

  test("of a Digi TV account's end is one", async () => {
    const own = await customerOf(api, "demo@digi.example");
    const ends = [1, 2, 3].map(() => own.ask(digiTvDeactivateAccount, { body: { lang: "en", "address-id": grandPlace } }));
    expect(await codesOf(ends)).toEqual(["already_done", "already_done", undefined]);
  });

  test("of bought data is one purchase, because all tabs have one key for it; another key is another purchase", async () => {
    const own = await customerOf(api, "demo@digi.example");
    const buy = (key: string) =>
      own.ask(mobileDataOption, {
        body: { lang: "en", "address-id": "", "phone-nr": "470123456", wpId: "1501" },
        headers: { "idempotency-key": key },
      });
    const bought = async () =>
      (await pageOf(own, "mobile", { "phone-nr": "470123456" })).options?.find(({ wpId }) => wpId === "1501")?.quantity ?? 0;
    const before = await bought();
    const key = newKey();
    // The call that comes second is told to wait, or is answered as the first one.
    for (const code of await codesOf([buy(key), buy(key)])) expect([undefined, "in_progress"]).toContain(code);
    expect(await bought()).toBe(before + 1);
    expect(await codesOf([buy(newKey())])).toEqual([undefined]);
    expect(await bought()).toBe(before + 2);
  });
});

test.each(languages)("a landline without internet and TV alone are refused in words at their fields (%s)", async (lang) => {
  const own = await newOwner(api);
  const said = { en: "Please check this field", fr: "Vérifiez ce champ", nl: "Controleer dit veld" }[lang];
  expect(await problemsInArea(own, areaOrder({ landline: [landline], tv: [tvInFrench] }, { lang }))).toEqual({
    landline: [said],
    tv: [said],
  });
});
