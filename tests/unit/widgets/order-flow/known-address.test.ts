/** Tests which address the step of the details knows without typing: that of the installation, of the identity app, of the products. */
import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Language } from "#core/base/values/language.ts";
import type { BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { Model } from "#widgets/order-flow/digi-account/digi-account.model.ts";
import type { Order } from "#widgets/order-flow/order-flow.rules.ts";
import { customer, marie, orderOf } from "./samples.ts";

const book = (fttbId: string) => ({
  streetId: "1000-1-01",
  stateId: "BE-BRU",
  cityId: "1000-1",
  fttbId,
  street: "Grote Markt",
  addressPrepared: { street: "Grote Markt", number: "1", box: "" },
});
const product = (fttbAddressId: string, box = "") => ({
  label: "Grand-Place 1, 1000 Brussels",
  street: "Grand-Place",
  number: "1",
  box,
  postalCode: "1000",
  city: "Brussels",
  cityId: "1000-1",
  stateId: "BE-BRU",
  streetId: "1000-1-01",
  fttbAddressId,
  unknown: "of a later API",
});
const at = (fttbAddressId: string, box?: string): BundleAddress => ({ street: "Grand-Place", number: "1", fttbAddressId, box });

type Given = { order: Order; bundleAddress?: BundleAddress; typed?: Record<string, string>; products?: readonly object[] };

function setUp({ order, bundleAddress, typed = {}, products = [] }: Given) {
  const asked: string[] = [];
  const clock = createFakeClock();
  const open: (() => void)[] = [];
  const ports = {
    clock,
    language: signal<Language>("en"),
    call: ({ path }: { path: string }) => {
      asked.push(path);
      if (path.startsWith("/address/")) return new Promise(() => undefined);
      return new Promise((resolve) => open.push(() => resolve({ ok: true, value: { data: products } })));
    },
  };
  const given = signal({ flow: { bundleAddress: signal(bundleAddress) }, order, typed });
  const model = new Model(ports as never, given as never);
  onTestFinished(model.start());
  const answer = async (): Promise<void> => {
    open.forEach((one) => one());
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { model, clock, answer, own: () => asked.filter((path) => path.includes("install-addresses")).length };
}

describe("the address of the identity app", () => {
  const identified = { ...marie, addresses: [book("FTTB-1")] };

  test("is offered where nothing is installed, and asks for no other", () => {
    const { model, own } = setUp({ order: orderOf("mobile", { orderer: identified }), bundleAddress: at("FTTB-1") });
    expect([model.offered.value?.fttbAddressId, model.isWaiting.value, own()]).toEqual(["FTTB-1", false, 0]);
    model.decline();
    expect(model.offered.value).toBeUndefined();
  });

  test("is taken over without a question where fibre is installed there, with the box that was chosen", () => {
    const { model } = setUp({ order: orderOf("everything", { orderer: identified }), bundleAddress: at("FTTB-1", "12") });
    expect([model.client.settled.value, model.isInstallation.value]).toMatchObject([{ fttbAddressId: "FTTB-1", box: "12" }, true]);
    model.changeClient();
    expect([model.client.settled.value, model.offered.value]).toEqual([null, undefined]);
  });

  test("is asked for where fibre is installed elsewhere", () => {
    const { model } = setUp({ order: orderOf("everything", { orderer: identified }), bundleAddress: at("FTTB-2") });
    expect([model.client.settled.value, model.offered.value?.fttbAddressId]).toEqual([null, "FTTB-1"]);
  });

  test("is offered again after a reload, as long as no other was begun", () => {
    const order = orderOf("mobile", { orderer: identified });
    expect(setUp({ order, typed: { client: "" } }).model.offered.value).toBeDefined();
    expect(setUp({ order, typed: { client: "{}" } }).model.offered.value).toBeUndefined();
  });
});

describe("the addresses of a customer's products", () => {
  const order = orderOf("everything", { orderer: customer });

  test("are waited for, and the newest one is offered", async () => {
    const { model, answer } = setUp({ order, bundleAddress: at("FTTB-3"), products: [product("FTTB-1"), product("FTTB-2")] });
    expect([model.isWaiting.value, model.offered.value]).toEqual([true, undefined]);
    await answer();
    expect([model.isWaiting.value, model.offered.value]).toEqual([
      false,
      {
        countyId: "BE-BRU",
        cityId: "1000-1",
        fttbAddressId: "FTTB-1",
        streetId: "1000-1-01",
        street: "Grand-Place",
        number: "1",
        box: "",
        postalCode: "1000",
        city: "Brussels",
      },
    ]);
  });

  test("are taken over without a question where one of them is that of the installation", async () => {
    const { model, answer } = setUp({ order, bundleAddress: at("FTTB-2", "4"), products: [product("FTTB-1"), product("FTTB-2", "4")] });
    await answer();
    expect(model.client.settled.value).toMatchObject({ fttbAddressId: "FTTB-2", box: "4" });
  });

  test("are another home in another box of the same building", async () => {
    const { model, answer } = setUp({ order, bundleAddress: at("FTTB-2", "4"), products: [product("FTTB-2", "5")] });
    await answer();
    expect([model.client.settled.value, model.offered.value?.box]).toEqual([null, "5"]);
  });

  test("are not waited for longer than ten seconds", async () => {
    const { model, clock } = setUp({ order });
    await clock.pass(10_000);
    expect([model.isWaiting.value, model.offered.value]).toEqual([false, undefined]);
  });

  test("are not asked for where the visitor has given another address", () => {
    expect(setUp({ order, typed: { client: "{}" } }).own()).toBe(0);
  });
});
