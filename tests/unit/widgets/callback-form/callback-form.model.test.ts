import { signal } from "@preact/signals-core";
import { expect, onTestFinished, test } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { Model } from "#widgets/callback-form/callback-form.model.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

const fields = { first_name: "Marie", last_name: "Peeters", email: "marie@example.be" };

function setUp({ isHuman = true } = {}) {
  const clock = createFakeClock();
  const requests: (readonly [string, Request<any, any> | undefined])[] = [];
  const call: Call = (endpoint, request) => {
    const { id } = specOf(endpoint);
    if (id === "captcha.check") return Promise.resolve({ ok: true, value: { res: isHuman } } as never);
    requests.push([id, request]);
    return Promise.resolve({ ok: true, value: {}, message: "Thank you." } as never);
  };
  const provider = { obtain: () => Promise.resolve({ token: "token", lifeMs: 600_000 }) };
  const events: unknown[] = [];
  const ports: Ports = {
    call,
    clock,
    language: signal<Language>("fr"),
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, provider, secure: true, needsHand: false },
    announcer: createAnnouncer(),
    ...noServices,
    emit: (...event) => events.push(event) > 0,
    track: () => undefined,
    pathOf: () => "/",
    pages: () => ({}),
    navigate: () => expect.unreachable("the form leads nowhere by itself"),
  };
  const model = new Model(ports);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { model, requests, events };
}

test("sends names and email to the open-fibre call, without an address; the asking is the consent [P-058, P-059]", async () => {
  const { model, requests, events } = setUp();
  await model.form.submit(fields);
  const body = { ...fields, agree: "1", lang: "fr", platform: "web", recaptcha: "token" };
  expect(requests).toEqual([["forms.open-fiber", expect.objectContaining({ body: expect.objectContaining(body) })]]);
  const sent = requests[0]?.[1]?.body as Readonly<Record<string, unknown>>;
  expect(
    Object.keys(sent)
      .filter((name) => sent[name] !== undefined)
      .toSorted(),
  ).toEqual(Object.keys(body).toSorted());
  expect(model.sentTo.value).toBe("marie@example.be");
  expect(events).toEqual([
    ["digi-submit", { form: "open-fiber", fields }],
    ["digi-success", { form: "open-fiber" }],
  ]);
});

test("nothing is sent without a verified captcha [P-207]", async () => {
  const { model, requests } = setUp({ isHuman: false });
  await model.form.submit(fields);
  expect(requests).toEqual([]);
  expect(model.form.captcha.state.value.kind).toBe("failed");
});

test("reset() empties the form and returns to it", async () => {
  const { model } = setUp();
  await model.form.submit(fields);
  await settle();
  expect(model.form.state.value.status).toBe("sent");
  model.methods.reset();
  expect([model.form.state.value.status, model.form.resets.value]).toEqual(["editing", 1]);
});
