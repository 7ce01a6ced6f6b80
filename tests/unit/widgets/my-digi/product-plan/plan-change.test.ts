/** Tests the change of a plan: its calls, what the page shows afterwards, and what stays after a failure. */
import { describe, expect, test } from "vitest";
import { failures, openLine } from "#tests/unit/widgets/my-digi/product/line-stage.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { createPlanChange } from "#widgets/my-digi/product-plan/plan-change.model.ts";
import { essentials, light, max, nextMax, planPage } from "./sample-plans.ts";

function open(first = planPage, takes = (): boolean => true) {
  const line = openLine(first, takes);
  return { ...line, change: createPlanChange(line.ports, line.linePage) };
}

describe("a change", () => {
  test.each([
    ["mobile", "my-digi.my-mobile.upgrade", { "address-id": "A", "phone-nr": "470123456" }],
    ["internet", "my-digi.my-internet.upgrade", { "address-id": "A" }],
    ["tv", "my-digi.my-tv.upgrade", { "address-id": "A" }],
  ] as const)("of %s goes by its own call, once for two presses, and is asked for again [C-264] [C-383]", async (product, id, names) => {
    const { change, sent, page, reloads, events, last } = open();
    change.choose(max.id);
    void change.changeTo(product, max);
    void change.changeTo(product, max);
    await settle();
    expect(sent).toHaveLength(1);
    expect(last().id).toBe(id);
    expect(last().request.body).toEqual({ ...names, lang: "en", odin: max.odin });
    change.choose(light.id);
    expect(change.chosen.value, "nothing else is chosen meanwhile").toBe(max.id);
    await last().answer({ ok: true, value: {}, message: "Agreed." });
    expect(change.state.value).toEqual({ kind: "changed", plan: max, message: "Agreed." });
    expect(page.value.next).toEqual(nextMax);
    expect(reloads(), "before the change, and after it").toBe(2);
    expect(events).toEqual([
      ["digi-submit", { form: "plan", fields: { plan: max.id } }],
      ["digi-success", { form: "plan" }],
    ]);
  });

  test("is taken back by the current plan's number", async () => {
    const { change, page, last } = open({ ...planPage, next: nextMax });
    void change.changeTo("mobile", essentials);
    await settle();
    expect(last().request.body).toMatchObject({ odin: essentials.odin });
    await last().answer({ ok: true, value: {} });
    expect(page.value.next).toBeUndefined();
    expect(change.state.value).toEqual({ kind: "changed", plan: essentials });
  });

  test("that was made already is said, and the page is asked for again, but nothing is told as new", async () => {
    const { change, page, events, reloads, last } = open();
    void change.changeTo("mobile", max);
    await settle();
    await last().answer({ ok: false, failure: { code: "already_done", httpStatus: 200, message: "Max is chosen already." } });
    expect(change.state.value).toEqual({ kind: "known", plan: max, message: "Max is chosen already." });
    expect(page.value.next).toEqual(nextMax);
    expect(reloads(), "before the change, and after it").toBe(2);
    expect(events).toHaveLength(1);
  });

  test("that the host page forbids is not sent", () => {
    const { change, sent } = open(planPage, () => false);
    void change.changeTo("mobile", max);
    expect(sent).toEqual([]);
    expect(change.state.value).toEqual({ kind: "choosing" });
  });
});

describe("while the dialog was open", () => {
  const january = { ...planPage, plans_from: parseDate("2027-01-01") ?? expect.unreachable() };
  const raised = [light, { ...essentials, current: false }, { ...max, current: true }];

  test("the month has ended: nothing is sent before the new day is shown, and the choice is kept", async () => {
    const { change, page, sent, last, whenReloaded } = open();
    change.choose(max.id);
    whenReloaded(() => void (page.value = january));
    await change.changeTo("mobile", max);
    expect([sent, change.state.value, change.chosen.value]).toEqual([[], { kind: "outdated" }, max.id]);
    whenReloaded(() => undefined);
    void change.changeTo("mobile", max);
    await settle();
    await last().answer({ ok: true, value: {} });
    expect([change.state.value.kind, page.value.next?.from]).toEqual(["changed", "2027-01-01"]);
  });

  test("the planned change has begun: taking it back would be another change, so it is not sent", async () => {
    const { change, page, sent, whenReloaded } = open({ ...planPage, next: nextMax });
    whenReloaded(() => void (page.value = { ...january, plans: raised }));
    await change.changeTo("mobile", essentials);
    expect([sent, change.state.value]).toEqual([[], { kind: "outdated" }]);
  });

  test("the chosen plan has become the current one: nothing is chosen any more", async () => {
    const { change, page, sent, whenReloaded } = open();
    change.choose(max.id);
    whenReloaded(() => void (page.value = { ...planPage, plans: raised }));
    await change.changeTo("mobile", max);
    expect([sent, change.state.value, change.chosen.value]).toEqual([[], { kind: "outdated" }, undefined]);
  });

  test("its price has changed: it is ordered only once the new price was shown", async () => {
    const { change, page, sent, whenReloaded } = open();
    whenReloaded(() => void (page.value = { ...planPage, plans: [light, essentials, { ...max, price: 12 }] }));
    await change.changeTo("mobile", max);
    expect([sent, change.state.value]).toEqual([[], { kind: "outdated" }]);
  });

  test("the API is not reached: nothing is sent as long as nobody knows what holds", async () => {
    const { change, sent, whenReloaded } = open();
    whenReloaded(() => ({ code: "network.unreachable" }));
    await change.changeTo("mobile", max);
    expect([sent, change.state.value]).toEqual([[], { kind: "failed", plan: max, failure: { code: "network.unreachable" } }]);
  });
});

describe("after a failure", () => {
  test.each(failures)("$code $httpStatus: the choice is kept, nothing has changed, and it can be sent again [C-265]", async (failure) => {
    const { change, page, reloads, sent, last } = open();
    change.choose(max.id);
    void change.changeTo("mobile", max);
    await settle();
    await last().answer({ ok: false, failure });
    expect(change.state.value).toEqual({ kind: "failed", plan: max, failure });
    expect(change.chosen.value).toBe(max.id);
    expect(page.value).toEqual(planPage);
    expect(reloads()).toBe(1);
    void change.changeTo("mobile", max);
    await settle();
    expect(sent).toHaveLength(2);
  });

  test("of an ended session the message is gone after the next login, and the choice is there", async () => {
    const { change, comeBack, last } = open();
    change.choose(max.id);
    void change.changeTo("mobile", max);
    await settle();
    await last().answer({ ok: false, failure: { code: "expired", httpStatus: 401 } });
    comeBack();
    expect(change.state.value).toEqual({ kind: "choosing" });
    expect(change.chosen.value).toBe(max.id);
  });

  test("another choice takes the message away; a closed dialog begins anew, one that was drawn again does not", async () => {
    const { change, last } = open();
    change.begin(0);
    change.choose(max.id);
    void change.changeTo("mobile", max);
    await settle();
    await last().answer({ ok: false, failure: { code: "network.offline" } });
    change.choose(light.id);
    expect(change.state.value).toEqual({ kind: "choosing" });
    change.begin(0);
    expect(change.chosen.value).toBe(light.id);
    change.begin(1);
    expect(change.chosen.value).toBeUndefined();
  });
});
