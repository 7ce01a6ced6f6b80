/** Tests the checkout of another mobile line: its contract summary, what the order button waits for, and the effect of changed answers. */
import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { light, offers } from "#tests/unit/core/domain/bundle/samples.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { Model, type Given } from "#widgets/my-digi/mobile-checkout/mobile-checkout.model.ts";
import { summarisedLine } from "#widgets/my-digi/mobile-line/mobile-line.rules.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";
import { createAnswers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { createLists } from "#widgets/my-digi/mobile-order/lists.model.ts";
import {
  createPorts,
  esimAnswers,
  house,
  openBrowser,
  placed,
  productsWith,
  simAnswers,
  startingLine,
  typed,
} from "./sample-mobile-order.ts";

const summaryCall = "bundle.contract-summary";
const good = (value: unknown): Outcome<unknown> => ({ ok: true, value });
const summary = { data: { id: "1", version: "1", title: "", opening: [], provider: [], sections: [], url: "https://api.example/1" } };
const change = { total: 6, lines: [{ kind: "mobile", wpId: light.wpId, t: light.t, prc: 6 }] };
const newPrice = { ok: false, failure: { code: "price_changed", httpStatus: 409, conflict: { data: change } } } as never;

const chosenFor = (valid: OrderAnswers): NonNullable<Given["chosen"]> => ({
  plan: light,
  summarised: summarisedLine(light, valid),
  lineOf: startingLine,
});

/** Opens the checkout of a form with these answers. All lists are already loaded. */
async function open(first: OrderAnswers = esimAnswers) {
  openBrowser();
  const desk = createPorts();
  const answers = createAnswers(desk.ports.clock, desk.ports.session);
  const lists = createLists(desk.ports);
  const given = signal({ answers, lists, chosen: chosenFor(first) } as unknown as Given);
  answers.take(first);
  const model = new Model(desk.ports as never, given);
  for (const { start } of [answers, lists]) onTestFinished(start());
  await desk.last("bundle.mobile-offers").answer(good({ mobile: offers.mobile }));
  await desk.last("my-digi.my-bundle-configurator.install-addresses").answer(good({ data: [house] }));
  await desk.last("my-digi.my-products").answer(good(productsWith("470123456")));
  onTestFinished(model.start());
  const asked = (id: string): number => desk.sent.filter((one) => one.id === id).length;
  return {
    ...{ ...desk, answers, lists, given, model, asked },
    /** Changes the answers, as the form does. */
    answer(next: OrderAnswers): void {
      answers.take(next);
      given.value = { ...given.value, chosen: chosenFor(next) };
    },
  };
}

describe("the contract summary", () => {
  test("is waited for, and is of the plan and the SIM", async () => {
    const { model, last, asked, answer } = await open();
    expect(model.wait.value).toBe("loading");
    expect(last(summaryCall).request.body).toMatchObject({ lang: "en", bundle: { mobile: [{ wpId: light.wpId, sim: { name: "eSIM" } }] } });
    await last(summaryCall).answer(good(summary));
    expect(model.wait.value).toBeUndefined();
    answer({ ...esimAnswers, device: "device-not-found", phone: "keep-phone" });
    expect(asked(summaryCall), "a number and a phone are not in it").toBe(1);
    answer(simAnswers);
    expect([asked(summaryCall), model.wait.value]).toEqual([2, "loading"]);
    await last(summaryCall).answer({ ok: false, failure: { code: "http.refused", httpStatus: 503 } });
    expect(model.wait.value).toBe("failed");
  });

  test("is not asked for before a plan is chosen, nor after the order", async () => {
    const { model, given, last, asked, answers } = await open();
    await last(summaryCall).answer(good(summary));
    given.value = { ...given.value, chosen: undefined };
    expect([asked(summaryCall), model.wait.value]).toEqual([1, undefined]);
    given.value = { ...given.value, chosen: chosenFor(esimAnswers) };
    await settle();
    const before = asked(summaryCall);
    answers.submit(esimAnswers);
    await last().answer(good({ data: placed }));
    expect([answers.result.value?.kind, asked(summaryCall), model.wait.value]).toEqual(["placed", before, undefined]);
  });
});

test("the checked answers are sent, and at a new price the summary is made anew before the customer agrees", async () => {
  const { model, lists, answers, last, asked } = await open();
  await last(summaryCall).answer(good(summary));
  answers.submit(esimAnswers);
  expect(model.state.value).toEqual({ kind: "sending" });
  await last().answer(newPrice);
  expect([model.state.value.kind, model.wait.value, asked(summaryCall)]).toEqual(["price", "loading", 2]);
  await last(summaryCall).answer(good(summary));
  answers.submit(esimAnswers);
  expect(last().request.body).toMatchObject({ bundlesPrice: 6 });
  expect(lists.offered().find(({ i }) => i === light.i)?.prc, "the card shows it").toBe(6);
});

test("nothing is sent without a plan", async () => {
  const { given, answers, asked } = await open();
  given.value = { ...given.value, chosen: undefined };
  answers.submit(esimAnswers);
  expect(asked("bundle.order")).toBe(0);
});

describe("what the API said", () => {
  const refused = { ok: false, failure: { code: "invalid", httpStatus: 422, fieldErrors: { installAddress: "No." } } } as const;

  test("is forgotten with a changed answer", async () => {
    const { model, answers, last, answer } = await open();
    answers.submit(esimAnswers);
    await last().answer(refused);
    expect(model.state.value.kind).toBe("refused");
    answer({ ...esimAnswers, start_early: "later" });
    expect(model.state.value.kind).toBe("open");
    answers.submit(esimAnswers);
    await last().answer(newPrice);
    answer(esimAnswers);
    expect(model.state.value.kind).toBe("open");
  });

  test("is forgotten with a changed address", async () => {
    const { model, answers, last } = await open({ ...esimAnswers, install_address: "address-new" });
    answers.takeAddress("install", "{1}", typed);
    answers.submit({ ...esimAnswers, install_address: "address-new" });
    await last().answer(refused);
    expect(model.state.value.kind).toBe("refused");
    answers.takeAddress("install", "{2}", { ...typed, box: "8" });
    expect(model.state.value.kind).toBe("open");
  });

  test("is forgotten with a new login, and the answers stay", async () => {
    const { model, answers, ports, last } = await open();
    answers.submit(esimAnswers);
    await last().answer({ ok: false, failure: { code: "expired", httpStatus: 401 } });
    const { value: session } = ports.session.state;
    ports.session.state.value = { status: "anonymous" };
    expect(model.state.value.kind).toBe("refused");
    ports.session.state.value = session;
    expect([model.state.value.kind, answers.given.value]).toEqual(["open", esimAnswers]);
  });
});

test("the end of the order is tracked once", async () => {
  const { tracked, answers, last, ports, given } = await open();
  answers.submit(esimAnswers);
  await last().answer(good({ data: placed }));
  onTestFinished(new Model(ports as never, given).start());
  expect(tracked).toEqual(["purchase"]);
});
