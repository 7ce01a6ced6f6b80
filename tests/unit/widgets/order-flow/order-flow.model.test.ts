/** From step to step: what Previous takes away and asks before, what a slot that is taken leaves, what the address leads to. */
import { signal } from "@preact/signals-core";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Outcome } from "#core/api/outcome.ts";
import type { Bundle } from "#core/bundle/bundle.schema.ts";
import { mandateVersion } from "#core/order/portability.schema.ts";
import { chooseCard } from "#core/sections/cards.rules.ts";
import type { SessionState } from "#core/session/session.ts";
import type { CalendarDate } from "#core/values/dates.ts";
import type { Language } from "#core/values/language.ts";
import { createBundleBrowser } from "#tests/unit/core/bundle/browser.ts";
import { bundleOf, fibre500, keptLine, light, newLine, tvMax } from "#tests/unit/core/bundle/samples.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createKeptOrder, type OrderPorts } from "#widgets/order-flow/kept-order.model.ts";
import { Model } from "#widgets/order-flow/order-flow.model.ts";
import type { SwitchChoice } from "#widgets/order-flow/order-flow.schema.ts";
import { grandPlace } from "./samples.ts";

const page = "https://digi.example/en/configurator/config-account";
const tab = new Map<string, string>();
beforeEach(() => {
  tab.clear();
  const storage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { href: page, search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const at = (bundle: Bundle, fttbAddressId: string): Bundle => ({
  ...bundle,
  address: { ...bundle.address, street: "Meir", number: "50", hasAddress: true, fttbAddressId },
});
const mobile = bundleOf(newLine(light));
const internet = at(chooseCard(mobile, "internet", fibre500), "FTTB-1");
const tv = chooseCard(mobile, "tv", tvMax);

const details = {
  phone: null,
  clientAddress: grandPlace,
  sameBillingAddress: true,
  billingAddress: null,
  orderFor: "myself",
  company: null,
} as const;
const moving: SwitchChoice = {
  choice: 1,
  later: false,
  currentProvider: { prefix: "PRX", name: "Proximus" },
  customerNumber: "1002003",
  switchNumber: "AB12",
  endDate: null,
  mandateVersion,
};
const slot = { date: "2026-06-01" as CalendarDate, intervalValue: "08:00-12:00" } as const;
const other = { date: "2026-06-02" as CalendarDate, intervalValue: "16:00-20:00" } as const;

/** A customer who is signed in, with nothing filled in. `kept` reads what the flow keeps. */
function open(bundle: Bundle, answer?: Outcome<unknown>) {
  const browser = createBundleBrowser();
  const { store } = browser.openTab();
  store.update(() => bundle);
  const measured: (readonly [string, { readonly ecommerce: { readonly shipping_tier?: string } }])[] = [];
  const sent: { readonly body: { readonly order: object } }[] = [];
  const ports = {
    bundle: store,
    session: {
      state: signal<SessionState>({
        status: "signed-in",
        user: { first_name: "Demo", last_name: "Customer", email: "demo@digi.example" } as never,
        survivesReload: true,
      }),
      mayBeSignedIn: () => false,
    },
    clock: browser.clock,
    language: signal<Language>("en"),
    call: (_endpoint: unknown, request: (typeof sent)[number]) => {
      sent.push(structuredClone(request));
      return Promise.resolve(answer);
    },
    emit: () => true,
    measure: (...event: (typeof measured)[number]) => void measured.push(event),
    pathOf: () => "/en/configurator/config-account",
  } as unknown as OrderPorts;
  const bar = createFakeAddressBar(`${page}?step=digi-account`);
  const model = new Model(ports, undefined, bar);
  onTestFinished(model.start());
  const tiers = () => measured.flatMap(([name, { ecommerce }]) => (name === "add_shipping_info" ? [ecommerce.shipping_tier] : []));
  /** What an order that was kept is read as by a page of its own. */
  const reread = () => {
    const kept = createKeptOrder(ports);
    const stop = kept.start();
    const [order, { typed }] = [kept.order.value, kept.secret.value];
    stop();
    return { order, typed };
  };
  return { model, bar, store, sent, tiers, reread, step: () => model.step.value, order: () => model.order.value };
}

/** As far as the payment, each step with what stands in its fields. */
function openAtPayment(bundle: Bundle) {
  const flow = open(bundle);
  const { model } = flow;
  const type = (step: string) => model.keepTyped(step, { field: step });
  type("digi-account");
  model.setDetails(details);
  if (flow.step() === "move-to-digi") {
    type("move-to-digi");
    model.setPortability(moving);
  }
  if (flow.step() === "installation-slot") {
    model.setInstallation(slot);
    type("installation-slot");
  }
  expect(flow.step()).toBe("payment");
  type("payment");
  return flow;
}
const typedIn = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { field: name }]));

describe("Previous", () => {
  test("back from the payment of a fixed line asks, and the slot goes with what stands in its fields; all else stays [C-224, C-228]", () => {
    const { model, step, order } = openAtPayment(internet);
    const before = order();
    model.previous();
    expect([model.question.value, step(), order()]).toEqual(["previous", "payment", before]);
    model.stay();
    expect([model.question.value, step(), order()]).toEqual([undefined, "payment", before]);
    model.previous();
    model.confirm();
    expect([model.question.value, step()]).toEqual([undefined, "installation-slot"]);
    expect(order()).toEqual({ ...before, installation: null });
    expect(model.typed.value).toEqual({ ...typedIn("digi-account", "payment"), "move-to-digi": {}, "installation-slot": {} });
  });

  test("without a fibre address the move goes instead, with its numbers [C-225, C-228]", () => {
    const { model, step, order, reread } = openAtPayment(tv);
    const before = order();
    model.previous();
    expect(model.question.value).toBe("previous");
    model.confirm();
    expect([step(), order()]).toEqual(["move-to-digi", { ...before, portability: null }]);
    expect(model.typed.value).toEqual({ ...typedIn("digi-account", "payment"), "move-to-digi": {} });
    expect(JSON.stringify(reread())).not.toMatch(/1002003|AB12/);
  });

  test("back from the slot asks nothing and takes nothing; from the move it asks, and the details go [C-222, C-223, C-229]", () => {
    const { model, step, order } = openAtPayment(internet);
    model.previous();
    model.confirm();
    const before = order();
    model.previous();
    expect([model.question.value, step(), order()]).toEqual([undefined, "move-to-digi", before]);
    model.previous();
    expect([model.question.value, step()]).toEqual(["previous", "move-to-digi"]);
    model.confirm();
    const gone = { sameBillingAddress: null, billingAddress: null, clientAddress: null, orderFor: null, company: null };
    expect([step(), order()]).toEqual(["digi-account", { ...before, ...gone }]);
    expect(model.typed.value).toEqual({ ...typedIn("payment"), "digi-account": {}, "move-to-digi": {}, "installation-slot": {} });
  });

  test("with mobile lines only takes nothing, and asks nothing [C-226]", () => {
    const { model, step, order } = openAtPayment(mobile);
    const before = order();
    model.previous();
    expect([model.question.value, step(), order()]).toEqual([undefined, "digi-account", before]);
  });

  test("of the browser clears nothing, there and back", () => {
    const { model, bar, step, order } = openAtPayment(internet);
    const [before, typed] = [order(), model.typed.value];
    const seen = ["installation-slot", "move-to-digi", "digi-account"].map(() => (bar.back(), step()));
    expect([seen, order(), model.typed.value]).toEqual([["installation-slot", "move-to-digi", "digi-account"], before, typed]);
    for (let times = 0; times < 3; times++) bar.forward();
    expect([step(), order()]).toEqual(["payment", before]);
  });
});

describe("the move from another operator", () => {
  test("is kept as it was answered, also for a reload; what was kept of another answer is gone [C-152]", () => {
    const { model, order, reread } = openAtPayment(internet);
    expect(reread().order.portability).toEqual(moving);
    model.edit("move-to-digi");
    model.keepTyped("move-to-digi", { portability: "2", customer_number: "7007007" });
    expect(JSON.stringify(reread())).toContain("7007007");
    model.setPortability({ choice: 2 });
    expect([order().portability, reread().order.portability]).toEqual([{ choice: 2 }, { choice: 2 }]);
    expect(JSON.stringify(reread())).not.toMatch(/1002003|7007007/); // numbers that were typed, and are not given
  });

  test.each<[what: string, bundle: Bundle, next: string]>([
    ["with internet [C-216]", internet, "installation-slot"],
    ["with TV alone [C-217]", tv, "payment"],
  ])("leads on %s", (_what, bundle, next) => {
    const { model, step } = open(bundle);
    model.setDetails(details);
    expect(step()).toBe("move-to-digi");
    model.setPortability({ choice: 1, later: true });
    expect(step()).toBe(next);
  });
});

describe("the technician's slot", () => {
  /** At the slot, with something chosen that was not sent on. */
  function atSlot() {
    const flow = open(internet);
    flow.model.setDetails(details);
    flow.model.setPortability({ choice: 3 });
    flow.model.keepTyped("installation-slot", { date: other.date, interval: "", taken: "1" });
    return flow;
  }

  test("is kept with the address that it is of; what stood in the fields is said [C-153, C-218]", () => {
    const { model, step, order, tiers, reread } = atSlot();
    model.setInstallation(slot);
    expect([step(), order().installation]).toEqual(["payment", { fttbAddressId: "FTTB-1", ...slot }]);
    expect([model.typed.value["installation-slot"], tiers()]).toEqual([{}, ["slot"]]);
    expect(reread().order.installation).toEqual({ fttbAddressId: "FTTB-1", ...slot });
  });

  test("can be left open, and the order goes on without a date", () => {
    const { model, step, order } = atSlot();
    model.setInstallation(null);
    expect([step(), order().installation]).toEqual(["payment", { fttbAddressId: "FTTB-1", date: null, intervalValue: null }]);
  });

  test.each([slot, null])("of another address is none: it is asked for again (%j)", (chosen) => {
    const { model, store, step, order } = atSlot();
    model.setInstallation(chosen);
    store.update((bundle) => at(bundle, "FTTB-2"));
    expect([step(), order().installation, order().portability]).toEqual(["installation-slot", null, { choice: 3 }]);
    store.update((bundle) => at(bundle, "FTTB-1"));
    expect(order().installation).toMatchObject({ fttbAddressId: "FTTB-1" });
  });

  test("is measured where a technician comes; elsewhere the way that things come is, once the address is known", () => {
    expect(openAtPayment(internet).tiers()).toEqual(["slot"]);
    expect(openAtPayment(mobile).tiers()).toEqual(["post"]);
    expect(openAtPayment(bundleOf(keptLine())).tiers()).toEqual(["esim"]);
    expect(openAtPayment(tv).tiers()).toEqual(["post"]);
  });
});

describe("a slot that was taken meanwhile", () => {
  async function sendAt(next: typeof other | null) {
    const failure = { code: "slot_taken", httpStatus: 409, conflict: { data: { next } } } as never;
    const flow = open(internet, { ok: false, failure });
    flow.model.setDetails(details);
    flow.model.setPortability(moving);
    flow.model.setInstallation(slot);
    flow.model.setPayment({ method: "debit", iban: "BE71096123456769" });
    expect(flow.step()).toBe("review-order");
    const before = flow.order();
    await flow.model.placing.place();
    await settle();
    return { ...flow, before };
  }

  test.each([
    [other, { taken: "1", date: other.date, interval: other.intervalValue }],
    [null, { taken: "1" }],
  ])("leads back to the slot with the next that is free (%j), and keeps all else", async (next, typed) => {
    const { model, step, order, before } = await sendAt(next);
    expect([step(), order()]).toEqual(["installation-slot", { ...before, installation: null }]);
    expect(model.typed.value["installation-slot"]).toEqual(typed);
    expect(model.placing.state.value).toEqual({ status: "idle" });
  });

  test("another one chosen leads to the review at once, and the order goes with it under the same key", async () => {
    const { model, step, sent, order, before } = await sendAt(other);
    model.setInstallation(other);
    expect([step(), order()]).toEqual(["review-order", { ...before, installation: { fttbAddressId: "FTTB-1", ...other } }]);
    await model.placing.place();
    expect(sent.map(({ body }) => body.order)).toMatchObject([{ installation: slot }, { installation: other }]);
    expect(sent[1]).toMatchObject({ headers: (sent[0] as unknown as { headers: object }).headers });
  });
});
