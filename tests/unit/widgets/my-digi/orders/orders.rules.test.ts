import { expect, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import { laterMandateVersion } from "#core/domain/order/portability.schema.ts";
import {
  areNumbersLate,
  cancelled,
  isFormOpen,
  nextStepOf,
  stepStates,
  withNumbers,
  withSlot,
} from "#widgets/my-digi/orders/orders.rules.ts";
import { sampleOrder } from "./sample-order.ts";

test("the first step without a day comes next, unless the order has ended", () => {
  expect(nextStepOf(sampleOrder)).toBe(1);
  expect(nextStepOf({ ...sampleOrder, status: "cancelled" })).toBe(-1);
  expect(nextStepOf({ ...sampleOrder, status: "active", steps: sampleOrder.steps.slice(0, 1) })).toBe(-1);
});

test("a step says what is the matter with it: under way, the customer's own to do, the next one, or a later one", () => {
  const { steps } = sampleOrder;
  const [taken, checked, active] = [steps.slice(0, 1), { id: "checked", text: "" }, { id: "active", text: "" }] as const;
  const [visit, asked] = [
    { id: "visit", text: "" },
    { id: "number_asked", text: "" },
  ] as const;
  const statesOf =
    (...more: Parameters<typeof stepStates>[0]["steps"]) =>
    (needs: readonly "slot"[], status: "open" | "cancelled" = "open") =>
      stepStates({ status, needs: [...needs], steps: [...taken, ...more] });
  const whole = statesOf(checked, asked, visit, active);
  expect(whole(["slot"])).toEqual([undefined, "running", "running", "yours", "later"]);
  expect(whole([])).toEqual([undefined, "running", "running", "next", "later"]);
  expect(whole([], "cancelled")).toEqual([undefined, "later", "later", "later", "later"]);
  expect(statesOf(visit, active)(["slot"])).toEqual([undefined, "yours", "later"]);
  expect(statesOf(visit, active)([])).toEqual([undefined, "next", "later"]);
});

test("an order that cannot be read again is shown as the change has made it", () => {
  const slot = { date: parseDate("2026-12-18"), intervalValue: "12:00-16:00" } as InstallSlot;
  const details = { currentProvider: { prefix: "PXS", name: "Proximus" }, customerNumber: "1", switchNumber: "PXS1", endDate: null };
  const both = { ...sampleOrder, needs: ["slot" as const, "portability" as const] };
  const moved = withSlot(slot)({ ...both, slot: null, portability_until: null });
  expect(moved).toMatchObject({ slot, move_until: "2026-12-17", portability_until: "2026-12-15", needs: ["portability"] });
  expect(areNumbersLate(moved), "the numbers can still be given").toBe(false);
  expect(withNumbers({ ...details, mandateVersion: laterMandateVersion })(both)).toMatchObject({ portability: details, needs: ["slot"] });
  expect(cancelled(both)).toMatchObject({ status: "cancelled", needs: [], can_cancel: false, move_until: null, withdrawable_until: null });
});

test("a form in which something may be typed is one, the question about an end is none", () => {
  expect(["slot", "portability", "cancel"].map((change) => isFormOpen({ status: "open", change }))).toEqual([true, true, false]);
  expect(isFormOpen({ status: "idle" })).toBe(false);
});

test("numbers come too late once their last day is over and the visit is still to come", () => {
  const late = { ...sampleOrder, portability_until: null };
  const given = { currentProvider: { prefix: "PXS", name: "Proximus" }, customerNumber: "1", switchNumber: "PXS1" };
  expect(areNumbersLate(sampleOrder), "there is time").toBe(false);
  expect(areNumbersLate(late)).toBe(true);
  expect(areNumbersLate({ ...late, needs: [], portability: given }), "to be corrected").toBe(true);
  expect(areNumbersLate({ ...late, needs: [] }), "nobody moves from another operator").toBe(false);
  expect(areNumbersLate({ ...late, slot: null }), "no visit, no last day").toBe(false);
  expect(areNumbersLate({ ...late, status: "active" })).toBe(false);
  const steps = [{ id: "visit" as const, at: parseDate("2026-12-15") as NonNullable<ReturnType<typeof parseDate>>, text: "" }];
  expect(areNumbersLate({ ...late, steps }), "it has been").toBe(false);
});
