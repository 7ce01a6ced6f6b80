/** Tests the model of the review: without the contract summary no order can be placed. */
import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { bundleOf, light, newLine } from "#tests/unit/core/domain/bundle/samples.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import type { BundleAddress } from "#core/domain/eligibility/address.rules.ts";
import { emptyOrder, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import type { PlacingState } from "#widgets/order-flow/placement.model.ts";
import { grandPlace } from "./samples.ts";
import { summaryBodyOf } from "#widgets/order-flow/payload.rules.ts";
import { Model } from "#widgets/order-flow/review-order/review-order.model.ts";

const summary: ContractSummary = {
  id: "1",
  version: "2026-11",
  title: "Contract summary",
  opening: [],
  provider: [],
  sections: [],
  url: "https://api.example/contract-summary/1",
};

type Answer = Outcome<{ data: ContractSummary }>;
const failed: Answer = { ok: false, failure: { code: "http.503", httpStatus: 503 } as unknown as Failure };

function setUp(...answers: readonly Answer[]) {
  const [asked, towns]: [unknown[], unknown[]] = [[], []];
  const left = [...answers];
  const summaryBody = signal(summaryBodyOf(emptyOrder, bundleOf(newLine(light)), "en"));
  const state = signal<PlacingState>({ status: "idle" });
  const order = signal<Order>(emptyOrder);
  const bundleAddress = signal<BundleAddress | undefined>(undefined);
  const ports = {
    clock: createFakeClock(),
    language: signal<Language>("en"),
    call: ({ spec }: { spec?: { id: string } }, { body, query }: { body?: unknown; query?: unknown }) => {
      if (query !== undefined || spec?.id === "address.byId") {
        towns.push(query);
        return Promise.resolve({ ok: true, value: { address: { street: "Place", number: "1", postalCode: "2000", city: "Antwerp" } } });
      }
      asked.push(body);
      return Promise.resolve(left.length > 1 ? left.shift() : left[0]);
    },
  };
  const model = new Model(ports as never, signal({ flow: { summaryBody, order, bundleAddress, placing: { state } } }) as never);
  onTestFinished(model.start());
  return { model, asked, towns, summaryBody, state, order, bundleAddress };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

describe("the contract summary", () => {
  test("is asked for with what will be ordered, and the order waits for it", async () => {
    const { model, asked } = setUp({ ok: true, value: { data: summary } });
    expect(model.wait.value).toBe("loading");
    await settled();
    expect([model.wait.value, model.summary.state.value]).toMatchObject([undefined, { status: "loaded", value: { data: summary } }]);
    expect(asked).toMatchObject([{ bundle: { mobile: [{ i: light.i }] }, installAddress: null, lang: "en" }]);
  });

  test("that cannot be made stops the order, until it is there", async () => {
    const { model } = setUp(failed, { ok: true, value: { data: summary } });
    await settled();
    expect(model.wait.value).toBe("failed");
    await model.summary.reload();
    expect(model.wait.value).toBeUndefined();
  });

  test("of another pack is asked for anew, and the order waits again", async () => {
    const { model, asked, summaryBody } = setUp({ ok: true, value: { data: summary } });
    await settled();
    summaryBody.value = summaryBodyOf(emptyOrder, bundleOf(newLine(light), newLine(light)), "en");
    expect(model.wait.value).toBe("loading");
    await settled();
    expect([model.wait.value, asked.length]).toEqual([undefined, 2]);
    // An empty bundle has no summary, and cannot be ordered.
    expect(summaryBodyOf(emptyOrder, bundleOf(), "en")).toBeUndefined();
  });

  test("of a pack that costs something else now is asked for anew: the old one goes out of sight, and the order waits", async () => {
    const { model, asked, state } = setUp({ ok: true, value: { data: summary } }, { ok: true, value: { data: { ...summary, id: "2" } } });
    await settled();
    state.value = { status: "price", change: { total: 6, lines: [] } };
    expect([model.wait.value, model.summary.state.value]).toEqual(["loading", { status: "loading" }]);
    await settled();
    expect([model.wait.value, model.summary.state.value]).toMatchObject([undefined, { value: { data: { id: "2" } } }]);
    state.value = { status: "sending" };
    await settled();
    expect([model.wait.value, asked.length]).toEqual([undefined, 2]);
  });

  test("at the new price that cannot be made stops the order too", async () => {
    const { model, state } = setUp({ ok: true, value: { data: summary } }, failed);
    await settled();
    state.value = { status: "price", change: { total: 6, lines: [] } };
    await settled();
    expect(model.wait.value).toBe("failed");
  });
});

describe("the addresses", () => {
  const ordered = { ...emptyOrder.ordered, internet: true };
  const own = { ...emptyOrder, ordered, clientAddress: grandPlace, sameBillingAddress: true };
  const there: BundleAddress = { street: "Meir", number: "50", fttbAddressId: "FTTB-2000-1-01-50" };
  const names = { street: "Place", number: "1", postalCode: "2000", city: "Antwerp" };

  test("are written as the address book has them in the page's language, each of them in one way", async () => {
    const { model, towns, order, bundleAddress } = setUp({ ok: true, value: { data: summary } });
    order.value = { ...own, sameBillingAddress: false, billingAddress: grandPlace };
    bundleAddress.value = { ...there, fttbAddressId: grandPlace.fttbAddressId };
    const { client, billing, installation } = model.shownNames;
    expect([client.names.value, billing.names.value, installation.names.value]).toEqual([undefined, undefined, undefined]);
    await settled();
    expect([client.names.value, billing.names.value, installation.names.value]).toEqual([names, names, names]);
    expect(towns).toEqual(Array.from({ length: 3 }, () => ({ fttbAddressId: grandPlace.fttbAddressId, lang: "en" })));
  });

  test("of an installation are looked up with a fixed line only", async () => {
    const { model, towns, order, bundleAddress } = setUp({ ok: true, value: { data: summary } });
    bundleAddress.value = there;
    await settled();
    expect(towns).toEqual([]);
    order.value = own;
    await settled();
    expect(model.shownNames.installation.names.value).toEqual(names);
    expect(towns).toContainEqual({ fttbAddressId: there.fttbAddressId, lang: "en" });
  });
});
