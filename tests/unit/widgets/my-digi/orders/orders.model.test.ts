import { signal } from "@preact/signals-core";
import { onTestFinished, describe, expect, test, vi } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Language } from "#core/base/values/language.ts";
import { parseDate } from "#core/base/values/dates.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { laterMandateVersion } from "#core/domain/order/portability.schema.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, marie, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { Model } from "#widgets/my-digi/orders/orders.model.ts";
import { sampleOrder } from "./sample-order.ts";

type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown>): Promise<void> };
type Ports = ConstructorParameters<typeof Model>[0];

const good = (value: unknown = {}): Outcome<unknown> => ({ ok: true, value });
const bad = (failure: Failure): Outcome<unknown> => ({ ok: false, failure });
const slot = { date: parseDate("2026-12-18"), intervalValue: "12:00-16:00" } as InstallSlot;
const page = "https://digi.example/en/my-digi/orders";

/** Opens the view at an address. The test itself answers the calls of the API. */
async function openOrders(address = `${page}?order-id=500000001`, takes = (_event: string): boolean => true) {
  vi.stubGlobal("location", new URL(address));
  onTestFinished(() => void vi.unstubAllGlobals());
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  const session = createFakeSession(signedIn);
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      sent.push({
        id: specOf(endpoint).id,
        request,
        async answer(outcome) {
          resolve(outcome as never);
          await settle();
        },
      });
    });
  const ports = {
    ...{ call, session, clock: createFakeClock(), language: signal<Language>("en") },
    emit: (event: string, detail: unknown) => (events.push([event, detail]), takes(event)),
  } as unknown as Ports;
  const bar = createFakeAddressBar(address);
  const model = new Model(ports, undefined, bar);
  onTestFinished(model.start());
  const last = (): Sent => sent.at(-1) as Sent;
  if (model.orderId.peek() !== "") await last().answer(good(sampleOrder));
  return { model, sent, last, events, session, bar };
}

describe("what is shown", () => {
  test("the list where the address names no order, and an order where it does", async () => {
    const { model, sent, bar } = await openOrders(page);
    expect(sent.map(({ id, request }) => [id, request.query])).toEqual([["my-digi.orders", { page: 1, lang: "en" }]]);
    expect(model.show("500000001")).toBe(true);
    expect(bar.read()).toBe(`${page}?order-id=500000001`);
    expect(sent.at(-1)).toMatchObject({ id: "my-digi.orders.order", request: { query: { orderId: "500000001", lang: "en" } } });
    expect(model.show()).toBe(true);
    expect(bar.read()).toBe(page);
    expect(model.moves.value).toBe(2);
  });

  test("nothing of an earlier order while another one is on its way", async () => {
    const { model, last } = await openOrders();
    expect(model.shown.value?.orderId).toBe("500000001");
    model.show("500000002");
    expect(model.shown.value).toBeUndefined();
    await last().answer(good({ ...sampleOrder, orderId: "500000002" }));
    expect(model.shown.value?.orderId).toBe("500000002");
  });

  test("a form that was begun at one order is closed at the next one", async () => {
    const { model } = await openOrders();
    model.changes.open("slot");
    model.show("500000002");
    expect(model.changes.state.value).toEqual({ status: "idle" });
  });
});

describe("a change", () => {
  test("of the visit is sent once, then the order is read again", async () => {
    const { model, sent, last, events } = await openOrders();
    model.changes.open("slot");
    const before = sent.length;
    void model.changes.moveVisit(slot);
    void model.changes.moveVisit(slot);
    expect(sent).toHaveLength(before + 1);
    expect(last()).toMatchObject({ id: "my-digi.orders.slot", request: { query: { orderId: "500000001" }, body: slot } });
    await last().answer(good({ data: slot }));
    expect(model.changes.state.value).toEqual({ status: "sending", change: "slot" });
    expect(last().id).toBe("my-digi.orders.order");
    await last().answer(good({ ...sampleOrder, slot }));
    expect(model.changes.state.value).toEqual({ status: "idle", done: "slot" });
    expect(model.shown.value?.slot).toEqual(slot);
    expect(events).toEqual([
      ["digi-submit", { form: "slot", fields: { date: "2026-12-18", interval: "12:00-16:00" } }],
      ["digi-success", { form: "slot" }],
    ]);
  });

  test("to a time that somebody else took names the next one, where one is left", async () => {
    const { model, last } = await openOrders();
    model.changes.open("slot");
    void model.changes.moveVisit(slot);
    await last().answer(bad({ code: "slot_taken", conflict: { data: { next: { ...slot, intervalValue: "16:00-20:00" } } } }));
    expect(model.changes.state.value).toEqual({ status: "open", change: "slot", next: { ...slot, intervalValue: "16:00-20:00" } });
    void model.changes.moveVisit(slot);
    await last().answer(bad({ code: "slot_taken" }));
    expect(model.changes.state.value).toEqual({ status: "open", change: "slot", next: null });
  });

  test.each(["already_done", "not_found"] as const)("that comes too late (%s) shows the order as it is now", async (code) => {
    const { model, last } = await openOrders();
    model.changes.open("slot");
    void model.changes.moveVisit(slot);
    await last().answer(bad({ code, message: "Too late." }));
    await last().answer(good({ ...sampleOrder, status: "cancelled" }));
    expect(model.shown.value?.status).toBe("cancelled");
    expect(model.changes.state.value).toEqual({ status: "late", failure: { code, message: "Too late." } });
  });

  test("that was made is shown even where the order cannot be read again", async () => {
    const { model, last } = await openOrders();
    model.changes.open("cancel");
    void model.changes.cancel();
    await last().answer(good());
    await last().answer(bad({ code: "network.offline" }));
    expect(model.changes.state.value).toEqual({ status: "idle", done: "cancel" });
    expect(model.shown.value).toMatchObject({ status: "cancelled", needs: [], can_cancel: false, withdrawable_until: null });
  });

  test("of an order that is cancelled already is made: the answer of the first attempt was lost", async () => {
    const { model, last } = await openOrders();
    model.changes.open("cancel");
    void model.changes.cancel();
    await last().answer(bad({ code: "already_done" }));
    await last().answer(good({ ...sampleOrder, status: "cancelled" }));
    expect(model.changes.state.value).toEqual({ status: "idle", done: "cancel" });
  });

  test("is neither closed nor replaced by another while it is being sent", async () => {
    const { model } = await openOrders();
    model.changes.open("slot");
    void model.changes.moveVisit(slot);
    model.changes.close();
    model.changes.open("cancel");
    expect(model.changes.state.value).toEqual({ status: "sending", change: "slot" });
  });

  test("that failed keeps its form, and forgets the failure once the customer has logged in again", async () => {
    const { model, last, session } = await openOrders();
    model.changes.open("portability");
    const details = { currentProvider: { prefix: "PXS", name: "Proximus" }, customerNumber: "1", switchNumber: "PXS1", endDate: null };
    void model.changes.giveNumbers({ ...details, mandateVersion: laterMandateVersion });
    const failure: Failure = { code: "http.refused", httpStatus: 503 };
    await last().answer(bad(failure));
    expect(model.changes.state.value).toEqual({ status: "open", change: "portability", failure });
    session.state.value = { status: "anonymous", ended: "expired" };
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    expect(model.changes.state.value).toEqual({ status: "open", change: "portability" });
  });

  test("is nothing of the next order’s, whose answer comes first", async () => {
    const { model, sent, last } = await openOrders();
    model.changes.open("cancel");
    void model.changes.cancel();
    const cancelling = sent.at(-1);
    model.show("500000002");
    await last().answer(good({ ...sampleOrder, orderId: "500000002" }));
    const before = sent.length;
    await cancelling?.answer(good());
    expect(sent).toHaveLength(before);
    expect(model.shown.value).toMatchObject({ orderId: "500000002", status: "open", can_cancel: true });
    expect(model.changes.state.value).toEqual({ status: "idle" });
  });

  test("that the page keeps to itself is not sent", async () => {
    const { model, sent } = await openOrders(undefined, (event) => event !== "digi-submit");
    model.changes.open("cancel");
    const before = sent.length;
    await model.changes.cancel();
    expect(sent).toHaveLength(before);
    expect(model.changes.state.value).toEqual({ status: "open", change: "cancel" });
  });
});
