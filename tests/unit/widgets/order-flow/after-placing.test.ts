/**
 * Tests an order whose visit or end date is no longer possible: the order is refused, or the express request that was made for this date is
 * removed.
 */
import { describe, expect, test } from "vitest";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import type { SwitchChoice } from "#widgets/order-flow/order-flow.schema.ts";
import { details, inFreshBrowser, internet, mobile, moving, open, other, slot } from "./flow.ts";

inFreshBrowser();

/** Sends an order from the review, which is refused with the given failure. */
async function sendInto(failure: object, portability: SwitchChoice = moving) {
  const flow = open(internet, { ok: false, failure: failure as never });
  flow.model.setDetails(details);
  flow.model.setPortability(portability);
  flow.model.setStartEarly(false);
  flow.model.setInstallation(slot);
  flow.model.setPayment({ method: "debit", iban: "BE71096123456769" });
  expect(flow.step()).toBe("review-order");
  const before = flow.order();
  await flow.model.placing.placeOrder();
  await settle();
  return { ...flow, before };
}

describe("a slot that was taken meanwhile", () => {
  const sendAt = (next: typeof other | null) => sendInto({ code: "slot_taken", httpStatus: 409, conflict: { data: { next } } });

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
    await model.placing.placeOrder();
    expect(sent.map(({ body }) => body.order)).toMatchObject([{ installation: slot }, { installation: other }]);
    expect(sent[1]).toMatchObject({ headers: (sent[0] as unknown as { headers: object }).headers });
  });
});

/** Returns the API's refusal of invalid fields. */
const refusedAt = (...fields: readonly string[]) => ({
  code: "invalid",
  httpStatus: 422,
  fieldErrors: Object.fromEntries(fields.map((field) => [field, "Please check this field"])),
});
const dated: SwitchChoice = { ...moving, endDate: "2026-01-04" as CalendarDate } as SwitchChoice;

describe("an order of yesterday", () => {
  test.each([[["date"]], [["intervalValue"]], [["installation"]], [["date", "intervalValue"]], [["endDate", "date"]]])(
    "refused for its slot (%j) leads back to it, says so, and keeps all else; another one leads to the review",
    async (fields) => {
      const { model, step, order, before } = await sendInto(refusedAt(...fields), dated);
      expect([step(), order()]).toEqual(["installation-slot", { ...before, installation: null }]);
      expect(model.typed.value["installation-slot"]).toEqual({ stale: "1" });
      expect(model.placing.state.value).toEqual({ status: "idle" });
      model.setInstallation(other);
      expect([step(), order()]).toEqual(["review-order", { ...before, installation: { fttbAddressId: "FTTB-1", ...other } }]);
      expect(model.typed.value["installation-slot"]).toEqual({});
    },
  );

  test("refused for the end of the old contract leads back to the move, with its numbers; another day leads to the review", async () => {
    const { model, step, order, before } = await sendInto(refusedAt("endDate"), dated);
    expect([step(), order()]).toEqual(["move-to-digi", before]);
    expect(model.typed.value["move-to-digi"]).toEqual({ stale: "1" });
    model.setPortability(moving);
    expect([step(), order()]).toEqual(["review-order", { ...before, portability: moving }]);
  });

  test.each([[["date", "clientAddress"]], [["customerNumber"]], [["endDate"]]])(
    "refused for what no step can say by itself (%j) stays at the review, which says it",
    async (fields) => {
      const failure = refusedAt(...fields);
      const { model, step, order, before } = await sendInto(failure);
      expect([step(), order(), model.placing.state.value]).toEqual(["review-order", before, { status: "refused", failure }]);
    },
  );
});

describe("the express request", () => {
  const early = { date: "2026-01-19" as CalendarDate, intervalValue: "08:00-12:00" } as const;
  const firstLate = { ...early, date: "2026-01-20" as CalendarDate } as const;
  function openWith(chosen: typeof early | typeof firstLate | null) {
    const flow = open(internet);
    flow.model.setDetails(details);
    flow.model.setPortability({ choice: 3 });
    flow.model.setStartEarly(true);
    flow.model.setInstallation(chosen);
    flow.model.setPayment({ method: "debit", iban: "BE71096123456769" });
    expect(flow.step()).toBe("review-order");
    return flow;
  }

  test("taken back takes a day along that it was needed for: the day is asked for again, and nothing is ordered", async () => {
    const { model, step, order, sent, reread } = openWith(early);
    const before = order();
    model.setStartEarly(false);
    expect([step(), order()]).toEqual(["installation-slot", { ...before, startEarly: false, installation: null }]);
    expect(reread().order.installation).toBeNull();
    model.setStartEarly(true);
    expect([step(), sent]).toEqual(["installation-slot", []]);
  });

  test.each([firstLate, null])("taken back leaves a day after the withdrawal period, and none (%j)", (chosen) => {
    const { model, step, order } = openWith(chosen);
    const before = order();
    model.setStartEarly(false);
    expect([step(), order()]).toEqual(["review-order", { ...before, startEarly: false }]);
  });

  test("taken back while the line is out of the pack takes the day along, too", () => {
    const { model, store, step, order } = openWith(early);
    store.update(() => mobile);
    expect(step()).toBe("review-order");
    model.setStartEarly(false);
    store.update(() => internet);
    expect([step(), order().installation]).toEqual(["installation-slot", null]);
  });
});
