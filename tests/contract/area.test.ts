/** Tests the customer area: what its calls answer about the account and the products, to whom they answer, and what can be changed. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { accountDocument } from "#core/domain/customer/documents.contract.ts";
import { myDigiProducts } from "#core/domain/customer/products.contract.ts";
import { myDigiInvoices } from "#core/domain/invoices/invoices.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { simNumberProblem } from "#core/base/values/sim-number.ts";
import { createTime, hourMs } from "./support/access.ts";
import { siteUrl, startApi, type TestApi } from "./support/api.ts";
import { customerOf, newcomer, type Customer } from "./support/area.ts";
import { customersOrder, inAnotherHome, internetOrder, keptLine, mobileOrder } from "./support/sample-orders.ts";

const time = createTime();
const dayMs = 24 * hourMs;
let api: TestApi;
let customer: Customer;
let company: Customer;
beforeAll(async () => {
  api = await startApi({ now: time.now, rateLimitScale: 50 });
  customer = await customerOf(api, "demo@digi.example");
  company = await customerOf(api, "company@digi.example");
});
afterAll(() => api.close());

const accountOf = async ({ ask }: Customer, lang = "en") => (await ask(myDigiAccount, { query: { lang } })).answer.account;
const itemsOf = async ({ ask }: Customer, kind: string) => {
  const { answer } = await ask(myDigiProducts);
  return answer.sections.find((section) => section.kind === kind)?.items ?? [];
};

describe("the account", () => {
  test("tells who the customer is, by the names of the texts", async () => {
    const account = await accountOf(customer);
    expect(account).toMatchObject({
      email: "demo@digi.example",
      identification_email: "demo@digi.example",
      invoice_email: "demo@digi.example",
      first_name: "Sofie",
      last_name: "Claes",
      customer_number: "100200300",
      client_id: "100200300",
      status: "active",
      expiration_date: null,
      services: ["mobile", "internet", "tv", "landline"],
      phone_number: "470123456",
      payment: { method: "manual_transfer", holder: "Sofie Claes", iban: null, mandate: null },
    });
    expect(account.switch_number).toMatch(/^[A-Z\d]{1,20}$/);
    expect([simNumberProblem(account.sim_number ?? ""), account.sim_number?.length]).toEqual([undefined, 19]);
    expect(account.phones.map((phone) => [phone["phone-nr"], phone.kind])).toEqual([
      ["470123456", "mobile"],
      ["471654321", "mobile"],
      ["22123456", "landline"],
    ]);
  });

  test.each([
    ["en", "Grand-Place 1, 1000 Brussels", "Contract for mobile, internet, TV and landline", "Order confirmation"],
    ["fr", "Grand-Place 1, 1000 Bruxelles", "Contrat mobile, internet, TV et ligne fixe", "Confirmation de commande"],
    ["nl", "Grote Markt 1, 1000 Brussel", "Contract voor mobiel, internet, tv en vaste lijn", "Bestelbevestiging"],
  ])("tells addresses and contracts in the language that is asked for (%s)", async (lang, address, contract, document) => {
    const { addresses, contracts } = await accountOf(customer, lang);
    expect(addresses.map(({ id }) => id)).toEqual(["FTTB-1000-1-01-1", "FTTB-9000-1-01-10"]);
    expect(addresses[0]?.text).toBe(address);
    expect(contracts.at(-1)).toMatchObject({ name: contract, since: "2025-01-07", until: null, withdrawable_until: null });
    expect(contracts.at(-1)?.documents.map(({ text }) => text)).toEqual([document]);
  });

  test("has nothing of somebody who has not ordered yet", async () => {
    const account = await accountOf(await customerOf(api, "new@digi.example"));
    expect(account).toMatchObject({ status: "new", services: [], sim_number: null, addresses: [], phones: [], contracts: [] });
  });

  test("gives a contract's document as a file with its name, as it was then", async () => {
    const [contract] = (await accountOf(customer, "nl")).contracts;
    const url = new URL(contract?.documents[0]?.url ?? "");
    expect(url.origin).toBe("http://localhost:4101");
    const id = url.pathname.split("/").at(-1) ?? "";
    const { answer, headers } = await customer.ask(accountDocument, { query: { id, lang: "nl" } });
    const name = `bestelbevestiging-${contract?.id}.html`;
    expect(headers["content-disposition"]).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
    expect(await (answer as unknown as File).text()).toContain(`Order confirmation ${contract?.id}`);
  });
});

describe("my products", () => {
  test("has five sections, each with what the customer has and its state", async () => {
    const { answer } = await customer.ask(myDigiProducts, { query: { lang: "fr" } });
    expect(answer.client_id).toBe("100200300");
    expect(answer.sections.map(({ kind, items }) => [kind, items.map(({ t, prc, status }) => [t.join(" "), prc, status])])).toEqual([
      [
        "mobile",
        [
          ["Essentials", 7, "active"],
          ["Light", 5, "active"],
        ],
      ],
      [
        "internet",
        [
          ["Fibre 1 Gbps", 15, "active"],
          ["Fibre 500 Mbps", 10, "active"],
        ],
      ],
      ["tv", [["TV Essentials en néerlandais", 7, "active"]]],
      ["landline", [["Ligne fixe", 2.5, "active"]]],
      ["online", []],
    ]);
    expect(answer.sections[1]?.items.map((item) => item["address-id"])).toEqual(["FTTB-1000-1-01-1", "FTTB-9000-1-01-10"]);
    expect(answer.sections[0]?.items.map((item) => item["phone-nr"])).toEqual(["470123456", "471654321"]);
  });

  test("is told to many at once as if to one: each product begins once", async () => {
    const own = await newcomer(api);
    await own.order(customersOrder());
    const answers = await Promise.all([1, 2, 3, 4].map(() => own.ask(myDigiProducts)));
    const told = answers.map(({ answer }) => JSON.stringify(answer.sections));
    expect(new Set(told).size).toBe(1);
    expect((await accountOf(own)).status).toBe("active");
  });
});

describe("the overview", () => {
  test("tells the next direct debit as its invoice does, and none where everything is paid by hand", async () => {
    const own = await newcomer(api);
    await own.order(customersOrder());
    const { answer } = await own.ask(myDigiInvoices, { query: { page: "1", lang: "en" } });
    const [{ amount, due } = expect.unreachable("no invoice")] = answer.invoices;
    expect((await own.ask(myDigiOverview)).answer).toMatchObject({ due: { amount: 0, count: 0 }, taken: { amount, on: due } });
    expect((await (await customerOf(api, "new@digi.example")).ask(myDigiOverview)).answer.taken).toBeNull();
  });

  test("tells what is due, used, had and to be looked at", async () => {
    const { answer } = await customer.ask(myDigiOverview);
    expect(answer).toMatchObject({
      due: { amount: 139.5, count: 3, next: "2025-12-31" },
      orders: [],
      products: { mobile: 2, internet: 2, tv: 1, landline: 1 },
      usage: [
        { t: "Essentials", "phone-nr": "470123456", used: 14_200, total: 20_000, unit: "MB", resets: "2026-04-01", out_of_bundle: 3.4 },
        { t: "Light", "phone-nr": "471654321", used: 0, total: 15_000, out_of_bundle: 0 },
      ],
    });
    expect(answer.notices.map(({ code }) => code)).toEqual(["invoice-overdue", "debit-rejected"]);
    const waiting = (await company.ask(myDigiOverview)).answer;
    expect(waiting.orders.map(({ slot, note }) => [slot, note])).toEqual([[null, "Choose a day for the technician."]]);
    const url = `${siteUrl}${pathOf("orders", "en")}?order-id=${waiting.orders[0]?.orderId}`;
    expect(waiting.notices).toEqual([
      { code: "slot-missing", text: "Your technician still needs a day from you.", action: { text: "Choose a day", url } },
    ]);
    const texts = await Promise.all(
      languages.map(async (lang) => (await customer.ask(myDigiOverview, { query: { lang } })).answer.notices),
    );
    expect(new Set(texts.flat().map(({ text }) => text)).size).toBe(6);
  });

  test("asks for the technician's day where one can be chosen; where several orders lack it, in their list", async () => {
    const own = await newcomer(api);
    const noticesIn = async (lang: string) => (await own.ask(myDigiOverview, { query: { lang } })).answer.notices;
    await own.order(mobileOrder(keptLine()));
    expect(await noticesIn("en"), "a line waits for no technician").toEqual([]);
    const lackingDay = () => own.order(inAnotherHome(internetOrder({ date: null, intervalValue: null })));
    await lackingDay();
    await lackingDay();
    const listed = languages.map((lang) => `${siteUrl}${pathOf("orders", lang)}`);
    const notices = await Promise.all(languages.map(noticesIn));
    expect(notices.map((few) => few.map(({ action }) => action?.url))).toEqual(listed.map((url) => [url]));
    expect(notices.flat().map(({ action }) => action?.text)).toEqual(["Choose a day", "Choisir un jour", "Een dag kiezen"]);
  });
});

/**
 * Moves the clock forward and calls `look` with a new session. The clock stays there and earlier sessions have expired, so this is the last
 * thing that a test does.
 */
async function later(days: number, email: string, look: (customer: Customer) => Promise<void>): Promise<void> {
  time.pass(days * dayMs);
  await look(await customerOf(api, email));
  time.pass(-days * dayMs);
}

test("what is ordered stands in the overview's orders with its visit, and is counted as had once it works", async () => {
  const own = await newcomer(api);
  await own.order(customersOrder());
  const { orders, products } = (await own.ask(myDigiOverview)).answer;
  expect(orders).toMatchObject([{ items: ["Essentials"], slot: null, note: null }]);
  expect(products).toEqual({ mobile: 1, internet: 0, tv: 0, landline: 0 });
});

describe("as days pass", () => {
  test("a new contract can be withdrawn for 14 days, which is said, and no longer", async () => {
    const own = await newcomer(api);
    await own.order(customersOrder());
    const products = [{ t: ["Light"] }, { t: ["Essentials"] }];
    const inTime = { withdrawable_until: "2026-03-16", withdrawable_products: products };
    const late = { withdrawable_until: null, withdrawal_days_left: null, withdrawable_products: products };
    expect((await accountOf(own)).contracts).toMatchObject([{ ...inTime, withdrawal_days_left: 14 }]);
    await later(14, own.email, async (then) =>
      expect((await accountOf(then)).contracts).toMatchObject([{ ...inTime, withdrawal_days_left: 0 }]),
    );
    await later(15, own.email, async (then) => expect((await accountOf(then)).contracts).toMatchObject([late]));
  });

  test("what ends is told, and then gone; what nobody has a day for stays ordered", async () => {
    await later(1, "company@digi.example", async (then) => {
      const mobile = await itemsOf(then, "mobile");
      expect(mobile.map(({ status, until }) => [status, until])).toEqual([
        ...Array.from({ length: 5 }, () => ["active", undefined]),
        ["ending", "2026-04-30"],
      ]);
      expect(await itemsOf(then, "internet")).toMatchObject([{ i: "internet-10000", status: "ordered" }]);
    });
    await later(60, "company@digi.example", async (then) => {
      expect(await itemsOf(then, "mobile")).toHaveLength(5);
      expect(await itemsOf(then, "internet")).toMatchObject([{ status: "ordered" }]);
    });
  });

  test("what was ordered is ordered, then activating, then active, with the numbers that it got", async () => {
    const own = await newcomer(api);
    const body = customersOrder();
    const bundle = { ...body.bundle, mobile: [...body.bundle.mobile, keptLine("+32470999888")] };
    const { answer } = await own.order({ ...body, bundle, bundlesPrice: 23, order: { ...body.order, startEarly: false } });
    const states = async (who: Customer) => (await itemsOf(who, "mobile")).map(({ status, from }) => [status, from]);
    expect(await states(own)).toEqual(Array.from({ length: 3 }, () => ["ordered", "2026-03-17"]));
    const { orders: open, products: counted, usage } = (await own.ask(myDigiOverview)).answer;
    const note = "We have asked your current operator for your number.";
    expect(open).toEqual([
      { orderId: answer.data.orderId, placed: "2026-03-02", items: ["Light", "Essentials", "Max"], from: "2026-03-17", slot: null, note },
    ]);
    expect([counted.mobile, usage, (await accountOf(own)).status]).toEqual([0, [], "ordered"]);
    await later(14, own.email, async (then) =>
      expect(await states(then)).toEqual(Array.from({ length: 3 }, () => ["activating", "2026-03-17"])),
    );
    await later(15, own.email, async (then) => {
      expect(await states(then)).toEqual(Array.from({ length: 3 }, () => ["active", undefined]));
      const numbers = (await itemsOf(then, "mobile")).map((item) => item["phone-nr"]);
      expect(numbers).toEqual([expect.stringMatching(/^46\d{7}$/), expect.stringMatching(/^46\d{7}$/), "470999888"]);
      expect(new Set(numbers).size).toBe(3);
      expect((await then.ask(myDigiOverview)).answer).toMatchObject({ orders: [], due: { amount: 0, count: 0 } });
    });
  });

  test("what was used is counted anew from the 1st on", async () => {
    const usedAfter = async (days: number) => {
      let used: unknown[] = [];
      await later(days, "demo@digi.example", async (then) => {
        used = (await then.ask(myDigiOverview)).answer.usage.flatMap((line) => [line.resets, line.used]);
      });
      return used;
    };
    const [end, first] = [await usedAfter(29), await usedAfter(30)];
    expect(end).toEqual(["2026-04-01", expect.any(Number), "2026-04-01", 0]);
    // On 1 April at 11:00 a part of one day's usage is counted.
    expect(first).toEqual(["2026-05-01", expect.any(Number), "2026-05-01", 0]);
    expect(end[1]).toBeGreaterThan(14_200);
    expect(first[1]).toBeLessThan(1000);
  });
});
