/** Tests the way from step to step: which values Previous clears and asks about first, and which steps the page's address opens. */
import { describe, expect, test } from "vitest";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { bundleOf, keptLine } from "#tests/unit/core/domain/bundle/samples.ts";
import { at, details, inFreshBrowser, internet, mobile, moving, open, other, slot, tv } from "./flow.ts";

inFreshBrowser();

/** Opens an order and goes to the payment, with each step filled in. */
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
  model.setStartEarly(false);
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
    expect(JSON.stringify(reread())).not.toMatch(/1002003|7007007/); // The numbers were typed but not confirmed, so they are not stored.
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
  /** Opens an order at the choice of the visit, with a time that is chosen but not confirmed. */
  function atSlot() {
    const flow = open(internet);
    flow.model.setDetails(details);
    flow.model.setPortability({ choice: 3 });
    flow.model.setStartEarly(true);
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

  test("leads nowhere without an answer when to start, which no way on presupposes", () => {
    const { model, step, order } = open(internet);
    model.setDetails(details);
    model.setPortability({ choice: 3 });
    model.setInstallation(slot);
    expect([step(), order().startEarly]).toEqual(["installation-slot", null]);
    model.setStartEarly(true);
    model.next();
    expect(step()).toBe("payment");
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

  test("is tracked where a technician comes; elsewhere the way that things come is, once the address is known", () => {
    expect(openAtPayment(internet).tiers()).toEqual(["slot"]);
    expect(openAtPayment(mobile).tiers()).toEqual(["post"]);
    expect(openAtPayment(bundleOf(keptLine())).tiers()).toEqual(["esim"]);
    expect(openAtPayment(tv).tiers()).toEqual(["post"]);
  });
});
