/** Tests the answers of an unfinished order: what outlives a reload, the key that all tabs share, and the end of the order. */
import { describe, expect, onTestFinished, test } from "vitest";
import { draftLifeMs } from "#core/base/values/limits.ts";
import { createFakeClock, type FakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, marie, signedIn } from "#tests/unit/core/services/session/fake-session.ts";
import { createAnswers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { firstAnswers } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import { esimAnswers, flat, house, keptAnswers, openBrowser, typed } from "./sample-mobile-order.ts";

/** Opens the answers as a page does when it is loaded. */
function open(clock: FakeClock = createFakeClock(), userId = marie.user_id) {
  const session = createFakeSession({ ...signedIn, user: { ...marie, user_id: userId } });
  const answers = createAnswers(clock, session);
  onTestFinished(answers.start());
  return answers;
}

describe("the answers", () => {
  test("outlive a reload of the tab, without their ticks", () => {
    const { tab, openTab } = openBrowser();
    const before = open();
    expect([before.open([house]), before.given.value]).toEqual([firstAnswers([house]), firstAnswers([house])]);
    const told = { ...keptAnswers, device: "device-not-found", agree: "1" };
    before.take(told);
    expect(before.given.value, "the form still has the ticks").toEqual(told);
    expect([...tab.kept.values()].join(), "a number is stored in the tab alone").toContain("470123456");
    expect(open().open([house])).toEqual({ ...told, number_agree: "", agree: "" });
    openTab();
    expect(open().open([house]), "in another tab").toEqual(firstAnswers([house]));
  });

  test("take a plan before the form is there, and keep all others", () => {
    openBrowser();
    const before = open();
    before.choosePlan("mobile-max");
    expect(before.given.value, "before the plans are shown").toBeUndefined();
    before.open([house]);
    before.choosePlan("mobile-max");
    expect(before.given.value).toEqual({ ...firstAnswers([house]), favorite_package: "mobile-max" });
    expect(open().open([house]).favorite_package).toBe("mobile-max");
  });

  test("are those of one customer, and are gone after two hours", () => {
    openBrowser();
    const clock = createFakeClock();
    open(clock).take(esimAnswers);
    expect(open(clock, "8").open([house])).toEqual(firstAnswers([house]));
    expect(open(createFakeClock(clock.now() + draftLifeMs)).open([house])).toEqual(firstAnswers([house]));
  });

  test("are read before the form opens", () => {
    openBrowser();
    const answers = createAnswers(createFakeClock(), createFakeSession(signedIn));
    expect(answers.isRead.value).toBe(false);
    onTestFinished(answers.start());
    expect(answers.isRead.value).toBe(true);
  });

  test("keep the choices of both typed addresses beside them", () => {
    openBrowser();
    const before = open();
    before.take(esimAnswers);
    before.takeAddress("install", "{1}", undefined);
    before.takeAddress("delivery", "{2}", typed);
    before.takeAddress("install", "{3}", typed);
    before.take(keptAnswers);
    expect(before.typed.value).toEqual({ install: typed, delivery: typed });
    expect(open().kept()).toMatchObject({ install: "{3}", delivery: "{2}", answers: { phone: "keep-phone" } });
  });

  test("go to the checkout once it is there", () => {
    openBrowser();
    const answers = open();
    const got: unknown[] = [];
    answers.submit(esimAnswers);
    const stop = answers.whenValid((valid) => got.push(valid));
    answers.submit(keptAnswers);
    stop();
    answers.submit(esimAnswers);
    expect(got).toEqual([keptAnswers]);
  });
});

describe("the key", () => {
  test("is the same for each attempt, after a reload, and in all tabs", () => {
    const { openTab } = openBrowser();
    const [here, there] = [open(), open()];
    const key = here.key();
    expect(key).toMatch(/^[\da-f-]{36}$/);
    openTab();
    expect([here.key(), there.key(), open().key()]).toEqual([key, key, key]);
    expect(open(createFakeClock(), "8").key(), "another customer has another one").not.toBe(key);
  });

  test("is another one after a day, when the API knows it no more", () => {
    openBrowser();
    const clock = createFakeClock();
    const key = open(clock).key();
    expect(open(createFakeClock(clock.now() + 24 * 3_600_000)).key()).not.toBe(key);
  });

  test("tells the other tabs that its order is placed, and is of no use for the next order", () => {
    openBrowser();
    const [here, there] = [open(), open()];
    const key = here.key();
    for (const tab of [here, there]) tab.take(esimAnswers);
    here.finish("500000001");
    expect([there.result.value, there.kept().answers], "a reload offers the order no more").toEqual([{ kind: "taken" }, {}]);
    expect(open().open([house, flat]), "the answers are forgotten").toEqual(firstAnswers([house, flat]));
    expect(open().result.value, "a form that is opened later is about another line").toBeUndefined();
    expect(open().key()).not.toBe(key);
  });

  test("is forgotten without a word to the other tabs where another order has used it", () => {
    const { local } = openBrowser();
    const [here, there] = [open(), open()];
    const key = here.key();
    here.finish(undefined);
    expect([here.result.value, there.result.value, local.size]).toEqual([undefined, undefined, 0]);
    expect(there.key()).not.toBe(key);
  });
});
