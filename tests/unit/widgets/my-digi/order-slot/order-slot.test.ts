import { signal } from "@preact/signals-core";
import { expect, onTestFinished, test } from "vitest";
import { specOf } from "#core/base/contract/spec-of.ts";
import { parseDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Call } from "#core/services/api/call.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { sampleOrder } from "#tests/unit/widgets/my-digi/orders/sample-order.ts";
import { Model, type Given } from "#widgets/my-digi/order-slot/order-slot.model.ts";
import { fttbIdOf, firstDayOf } from "#widgets/my-digi/order-slot/order-slot.rules.ts";
import type { ChangeState } from "#widgets/my-digi/orders/order-changes.model.ts";

type Ports = ConstructorParameters<typeof Model>[0];

const day = (text: string) => parseDate(text) ?? expect.fail(text);

test("a visit may come from today where an early start was asked for, else from the day after the 14 days of the order", () => {
  const at = "2026-11-27T23:30:00.000Z"; // In Brussels the 28th has begun.
  expect(firstDayOf({ at, startEarly: true }, day("2026-12-01"))).toBe("2026-12-01");
  expect(firstDayOf({ at, startEarly: false }, day("2026-12-01"))).toBe("2026-12-13");
});

test("free days are those of a building, without the box of the home", () => {
  expect(fttbIdOf({ "address-id": "FTTB-1000-1-01-1~2B" })).toBe("FTTB-1000-1-01-1");
  expect(fttbIdOf({ "address-id": null })).toBeNull();
});

test("free days are asked for once, and again when somebody else took the chosen time", async () => {
  const asked: unknown[] = [];
  const call: Call = (endpoint, request = {}) => {
    asked.push([specOf(endpoint).id, request.query]);
    return Promise.resolve({ ok: true, value: { data: [] } } as never);
  };
  const state = signal<ChangeState>({ status: "open", change: "slot" });
  const given = signal({ order: sampleOrder, changes: { state } } as unknown as Given);
  const model = new Model({ call, clock: createFakeClock(), language: signal<Language>("en") } as unknown as Ports, given);
  onTestFinished(model.start());
  await settle();
  const query = { fttbAddressId: "FTTB-1000-1-01-1", lang: "en" };
  expect(asked).toEqual([["bundle.install-intervals", query]]);
  state.value = { status: "open", change: "slot", failure: { code: "network.offline" } };
  await settle();
  expect(asked).toHaveLength(1);
  state.value = { status: "open", change: "slot", next: null };
  await settle();
  expect(asked).toHaveLength(2);
});
