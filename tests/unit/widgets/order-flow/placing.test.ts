import { signal } from "@preact/signals-core";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { orderLifeMs, orderResultKey } from "#core/features/order-result/stored-result.ts";
import type { SessionState } from "#core/services/session/session.ts";
import type { Language } from "#core/base/values/language.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { bundleOf, essentials, light, newLine } from "#tests/unit/core/domain/bundle/samples.ts";
import { createStoredOrder, type OrderPorts } from "#widgets/order-flow/stored-order.model.ts";
import { steps } from "#widgets/order-flow/order-flow.rules.ts";
import { createPlacing } from "#widgets/order-flow/placing.model.ts";
import { grandPlace, marie } from "./samples.ts";

const tab = new Map<string, string>();
const local = new Map<string, string>();
const storageOf = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => {
  tab.clear();
  local.clear();
  vi.stubGlobal("sessionStorage", storageOf(tab));
  vi.stubGlobal("localStorage", storageOf(local));
});

const bundle = bundleOf(newLine(light), newLine(essentials));
const placed = { orderId: "500", outcome: "accepted", warnings: [], newAccount: true, total: 12, documents: [] } as const;
const took: Outcome<unknown> = { ok: true, value: { data: placed } };
const refused = (failure: object): Outcome<unknown> => ({ ok: false, failure: failure as never });

/** Creates an order that is filled in as far as the review. */
function setUp(...outcomes: readonly Outcome<unknown>[]) {
  const browser = createBundleBrowser();
  const { store } = browser.openTab();
  const sent: { body: unknown; headers: Record<string, string> }[] = [];
  const told: unknown[] = [];
  const ways: string[] = [];
  const session = signal<SessionState>({ status: "anonymous" });
  const answers = [...outcomes];
  let isLetGo = true;
  const ports = {
    bundle: store,
    session: { state: session },
    clock: browser.clock,
    language: signal<Language>("en"),
    call: (_endpoint: unknown, request: (typeof sent)[number]) => {
      sent.push(structuredClone(request));
      return Promise.resolve(answers.length > 1 ? answers.shift() : answers[0]);
    },
    emit: (...event: unknown[]) => (told.push(event), isLetGo),
    track: (...event: unknown[]) => void told.push(event),
  } as unknown as OrderPorts;
  const kept = createStoredOrder(ports);
  const stop = kept.start();
  onTestFinished(stop);
  store.update(() => bundle);
  kept.setOrderer(marie);
  kept.setAccount("marie@example.be", "Secret-pass-1");
  kept.changeDraft({ clientAddress: grandPlace, sameBillingAddress: true, orderFor: "myself", method: "debit", startEarly: true });
  kept.changeSecret({ iban: "BE71096123456769", isAgreed: true });
  const placing = createPlacing(ports, kept, {
    onPlaced: () => ways.push("end"),
    onSlotTaken: (next) => ways.push(next ? `slot ${next.date}` : "no slot"),
    onStale: (stale) => ways.push(`stale ${stale}`),
    onIdentityLost: () => ways.push("identity"),
  });
  const at = () => steps.firstOpen(kept.order.value);
  expect(at()).toBe("review-order");
  return { browser, store, kept, placing, sent, told, ways, session, at, mayGo: (may: boolean) => void (isLetGo = may) };
}

describe("an order that is taken", () => {
  test("is told once, kept by its number alone, and nothing of it stays [C-376]", async () => {
    const { kept, placing, store, browser, sent, told, ways, at } = setUp(took);
    await placing.placeOrder();
    expect([ways, at(), sent.length]).toEqual([["end"], "confirm-order", 1]);
    expect(kept.order.value).toMatchObject({ orderer: null, iban: null, clientAddress: null, account: null });
    expect([...tab.keys(), ...browser.stored.keys(), ...local.keys()]).toEqual([orderResultKey, "digi.orders"]);
    expect(store.bundle.value.mobile.cards).toEqual([]);
    expect(JSON.stringify(told)).not.toMatch(/Marie|marie|BE71|Secret|1990/);
    expect(told.flat()).toEqual(expect.arrayContaining(["purchase", "digi-order-placed", { orderId: "500" }]));
  });

  test("by two presses is sent once", async () => {
    const { placing, sent } = setUp(took);
    await Promise.all([placing.placeOrder(), placing.placeOrder()]);
    expect(sent).toHaveLength(1);
  });

  test("is tracked by the ids of what was bought, never by who bought it", async () => {
    const { placing, told } = setUp(took);
    await placing.placeOrder();
    const purchase = told.find((event) => (event as unknown[])[0] === "purchase") as [
      string,
      { ecommerce: { transaction_id: string; value: number } },
    ];
    expect(purchase[1].ecommerce).toMatchObject({ transaction_id: "500", value: 12, currency: "EUR" });
  });
});

describe("an order of which nobody knows what became", () => {
  test.each([
    { code: "network.timeout" },
    { code: "network.unreachable" },
    { code: "response.invalid", httpStatus: 200 },
    { code: "invalid", httpStatus: 502 },
  ])("%j: the same is sent again with the same key, and all is kept until then", async (failure) => {
    const { kept, placing, sent, at } = setUp(refused(failure), took);
    await placing.placeOrder();
    expect([at(), kept.order.value.result]).toEqual(["confirm-order", { kind: "unknown", retrying: false }]);
    expect(kept.order.value.iban).not.toBeNull();
    await placing.retry();
    expect(kept.order.value.result).toMatchObject({ kind: "placed", orderId: "500" });
    expect(sent[1]).toEqual(sent[0]);
  });

  test("can be sent again also where the host would not let it go", async () => {
    const { kept, placing, sent, mayGo } = setUp(refused({ code: "network.timeout" }));
    await placing.placeOrder();
    mayGo(false);
    await placing.retry();
    expect([kept.order.value.result, sent.length]).toEqual([{ kind: "unknown", retrying: false }, 1]);
  });

  test("refused after all it stands at the review again", async () => {
    const { placing, at } = setUp(refused({ code: "network.timeout" }), refused({ code: "invalid", httpStatus: 422, message: "No." }));
    await placing.placeOrder();
    await placing.retry();
    expect([at(), placing.state.value]).toEqual([
      "review-order",
      { status: "refused", failure: { code: "invalid", httpStatus: 422, message: "No." } },
    ]);
  });

  test("which the API has already, under this key, is over", async () => {
    const { kept, placing, at } = setUp(refused({ code: "invalid", httpStatus: 422, fieldErrors: { "idempotency-key": "Used." } }));
    await placing.placeOrder();
    expect([at(), kept.order.value.result, tab.size]).toEqual(["confirm-order", { kind: "taken" }, 0]);
  });
});

describe("a refusal", () => {
  test.each([
    { code: "rate_limited", httpStatus: 429 },
    { code: "network.offline" },
    { code: "not_available", httpStatus: 503 },
    { code: "code_refused", httpStatus: 200 },
  ])("%j stays at the review, with everything [C-426]", async (failure) => {
    const { kept, placing, at } = setUp(refused(failure));
    const before = kept.order.value;
    await placing.placeOrder();
    expect([at(), placing.state.value, kept.order.value]).toEqual(["review-order", { status: "refused", failure }, before]);
  });

  test("of the price shows it; agreed to, the order goes with it, and with the same key", async () => {
    const change = { total: 14, lines: [{ kind: "mobile", wpId: light.wpId, t: ["Light"], prc: 7 }] };
    const { placing, sent, store } = setUp(refused({ code: "price_changed", httpStatus: 409, conflict: { data: change } }), took);
    await placing.placeOrder();
    expect(placing.state.value).toEqual({ status: "price", change });
    await placing.agree();
    expect(sent[1]?.body).toMatchObject({ bundlesPrice: 14 });
    expect(sent[1]?.headers).toEqual(sent[0]?.headers);
    expect(store.bundle.value.mobile.cards).toEqual([]); // The order was accepted.
  });

  test.each<[what: string, data: object, way: string]>([
    ["with the next that is free", { next: { date: "2026-06-02", intervalValue: "08:00-12:00" } }, "slot 2026-06-02"],
    ["with none left", { next: null }, "no slot"],
    ["that does not say", {}, "no slot"],
  ])("of the slot, %s, leads there once; all is kept, and sent again with the same key", async (_what, data, way) => {
    const { kept, placing, sent, ways } = setUp(refused({ code: "slot_taken", httpStatus: 409, conflict: { data } }), took);
    const before = kept.order.value;
    await placing.placeOrder();
    expect([ways, placing.state.value, kept.order.value]).toEqual([[way], { status: "idle" }, before]);
    await placing.placeOrder();
    expect([ways, sent[1]]).toEqual([[way, "end"], sent[0]]);
  });

  test("of the slot, where nobody knew what became of the order before, is known: it was not taken", async () => {
    const taken = refused({ code: "slot_taken", httpStatus: 409, conflict: { data: { next: null } } });
    const { kept, placing, ways } = setUp(refused({ code: "network.timeout" }), taken);
    await placing.placeOrder();
    await placing.retry();
    expect([kept.order.value.result, ways]).toEqual([null, ["end", "no slot"]]);
  });

  test("of the identity asks for it once more; of a known person asks for the login; all else is kept", async () => {
    const lost = setUp(refused({ code: "identity_failed", httpStatus: 200 }));
    await lost.placing.placeOrder();
    expect([lost.ways, lost.kept.order.value.clientAddress]).toEqual([["identity"], grandPlace]);
    const known = setUp(refused({ code: "identity_exists", httpStatus: 200 }));
    await known.placing.placeOrder();
    expect([known.at(), known.kept.order.value.iban]).toEqual(["login", "BE71096123456769"]);
  });
});

describe("what is filled in", () => {
  test("is kept apart: neither password nor what is sensitive stands in appState, the password nowhere", () => {
    const { browser } = setUp(took);
    const shared = [...browser.stored.values()].join();
    expect(shared).toMatch(/Grote Markt.*marie@example.be|marie@example.be.*Grote Markt/);
    expect(shared).not.toMatch(/Secret|BE71|90051700284|591234567890|1990-05-17|code-of-the-app/);
    expect([...tab.keys()]).toEqual(["digi.order"]);
    expect([...tab.values()].join()).not.toContain("Secret-pass-1");
  });

  test("of the sensitive goes after two hours, also on a page that stays open", async () => {
    const { browser, kept, at } = setUp(took);
    await browser.clock.pass(orderLifeMs);
    expect([at(), kept.order.value.iban, kept.order.value.clientAddress, tab.size]).toEqual(["its-me", null, grandPlace, 0]);
  });

  test("by one person is not another's, and neither is the key that theirs may be ordered by", () => {
    const { kept } = setUp(took);
    const key = kept.key();
    kept.setOrderer({ ...marie, person: { ...marie.person, firstName: "Luc", nationalRegNumber: "65022800111" } });
    expect(kept.order.value).toMatchObject({ clientAddress: null, iban: null, account: null });
    expect([kept.key() === key, kept.key()]).toEqual([false, expect.stringMatching(/^\S{16,}$/)]);
  });

  test.each<[who: string, as: (kept: ReturnType<typeof setUp>["kept"]) => void, isKept: boolean]>([
    ["the same person, once more", (kept) => kept.setOrderer(marie), true],
    ["their own account", (kept) => kept.setCustomer("marie@example.be"), true],
    ["another person", (kept) => kept.setOrderer({ ...marie, person: { firstName: "Sanne", birthdate: "1988-12-30" } }), false],
  ])("comes back for %s after they were nobody, or does not: %#", (_who, as, isKept) => {
    const { kept } = setUp(took);
    kept.changeSecret({ orderer: null });
    as(kept);
    expect([kept.order.value.iban, kept.order.value.clientAddress]).toEqual(isKept ? ["BE71096123456769", grandPlace] : [null, null]);
  });

  test("by one account is not another's, nor of whom the app names then", () => {
    const { kept } = setUp(took);
    for (const as of [() => kept.setCustomer("other@example.be"), () => kept.setOrderer(marie)]) {
      kept.setCustomer("alex@example.be");
      kept.changeSecret({ iban: "BE71096123456769" });
      as();
      expect(kept.order.value.iban).toBeNull();
    }
  });

  test("a customer who is signed in orders as the account, whoever identified before", () => {
    const { kept, session } = setUp(took);
    session.value = {
      status: "signed-in",
      user: { first_name: "Demo", last_name: "Customer", email: "demo@digi.example" } as never,
      survivesReload: true,
    };
    expect(kept.order.value.orderer).toEqual({ kind: "account", name: "Demo Customer", email: "demo@digi.example" });
  });
});
