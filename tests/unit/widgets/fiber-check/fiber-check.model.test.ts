import { signal } from "@preact/signals-core";
import { describe, expect, test } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createDesk, good, one, square, wavre } from "#tests/unit/core/domain/address/desk.ts";
import { Model } from "#widgets/fiber-check/fiber-check.model.ts";
import { longCheckMs } from "#core/domain/address/fiber-check.model.ts";
import { lookupDebounceMs } from "#core/base/values/limits.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";

const noFibre: Outcome<any> = { ok: false, failure: { code: "no_fiber", httpStatus: 200, message: "Not yet." } };

type SetUp = { cancels?: boolean; askEmail?: boolean; address?: string; isTyped?: boolean };

function setUp({ cancels = false, askEmail = false, address = "https://site.example/", isTyped = true }: SetUp = {}) {
  const desk = createDesk();
  const events: (readonly [string, unknown])[] = [];
  const tracked: string[] = [];
  let tokens = 0;
  const ports: Ports = {
    ...desk.ports,
    ibanKind: "be",
    paymentIn: "tab",
    captcha: {
      ...desk.ports,
      call: () => Promise.resolve(good({ res: true })) as never,
      provider: { obtain: () => Promise.resolve({ token: `token-${++tokens}`, lifeMs: 600_000 }) },
      secure: true,
      needsHand: false,
    },
    announcer: createAnnouncer(),
    ...noServices,
    emit(event, detail) {
      events.push([event, detail]);
      return !(cancels && event === "digi-submit");
    },
    track: (event) => void tracked.push(event),
    pathOf: (page) => `/${page}`,
    pages: () => ({}),
    navigate: () => expect.unreachable("the form leads nowhere"),
  };
  const model = new Model(ports, signal({ askEmail }), () => address);
  if (isTyped) {
    model.address.typePostalCode("1300");
    model.address.chooseCity(wavre);
    model.address.chooseStreet(square);
    model.address.chooseNumber(one);
  }
  /** Presses the button, and answers the check's call. */
  const check = async (outcome: Outcome<any>) => {
    const pressed = model.submit();
    const sent = await desk.until("address.infrastructure");
    await sent.answer(outcome);
    await pressed;
    return sent;
  };
  return { ...desk, model, events, tracked, check, named: (name: string) => events.filter(([event]) => event === name) };
}

describe("the check", () => {
  test("sends the whole address with its captcha [P-252, P-253, P-092, P-093, P-094, P-095]", async () => {
    const { check, model } = setUp({ askEmail: true });
    model.address.typeEmail("marie@example.be");
    model.address.tickAgree(true);
    expect((await check(noFibre)).body).toEqual({
      postalCode: "1300",
      city: "Wavre",
      cityId: "w",
      countyId: "BE-WBR",
      street: "Grand-Place",
      streetId: "s1",
      number: "1",
      box: "",
      fttbAddressId: "FTTB-1",
      email: "marie@example.be",
      agree: true,
      platform: "web",
      lang: "en",
      recaptcha: "token-1",
    });
  });

  test("without an error leads to has-address and says so to the page [P-047, P-145, P-254]", async () => {
    const { check, model, named, tracked } = setUp();
    await check(good({ fttbAddressId: "FTTB-1" }));
    expect(model.state.value).toMatchObject({ kind: "has-address", address: { street: "Grand-Place", number: "1" } });
    expect(named("digi-fiber-checked")).toEqual([["digi-fiber-checked", { available: true, fttbAddressId: "FTTB-1" }]]);
    expect(tracked).toEqual([]);
  });

  test("with an error leads to no-address, and close back with all that was typed [P-146, P-147]", async () => {
    const { check, model, named } = setUp();
    await check(noFibre);
    expect(model.state.value).toMatchObject({ kind: "no-address", message: "Not yet.", informing: false });
    expect(named("digi-fiber-checked")).toEqual([["digi-fiber-checked", { available: false, fttbAddressId: "FTTB-1" }]]);
    model.close();
    expect(model.state.value).toEqual({ kind: "check-address", returned: true });
    expect(model.check.state.value).toEqual({ status: "editing" });
    expect(model.address.fields.value).toMatchObject({ postalCode: "1300", street: { chosen: square }, number: { chosen: one } });
  });

  test.each<[string, Outcome<any>]>([
    ["a refused value", { ok: false, failure: { code: "invalid", httpStatus: 422, fieldErrors: { box: "Too long" } } }],
    ["an error of the server", { ok: false, failure: { code: "http.refused", httpStatus: 503 } }],
    ["an answer that cannot be read", { ok: false, failure: { code: "response.invalid", httpStatus: 200 } }],
    ["no connection", { ok: false, failure: { code: "network.offline" } }],
  ])("%s says nothing about fibre: the form stays", async (_, outcome) => {
    const { check, model, named } = setUp();
    await check(outcome);
    expect(model.state.value).toEqual({ kind: "check-address", returned: false });
    expect(model.check.state.value).toMatchObject({ status: "refused" });
    expect(named("digi-fiber-checked")).toEqual([]);
  });

  test("errors of fields stand at them", async () => {
    const { check, model } = setUp();
    await check({ ok: false, failure: { code: "invalid", httpStatus: 422, fieldErrors: { box: "Too long" } } });
    expect(model.address.problems.value).toEqual({ box: { message: "Too long" } });
  });

  test("without an address id is not sent [P-201]", async () => {
    const { model, asked, events } = setUp();
    model.address.typeNumber("1");
    await model.submit();
    expect(asked).toEqual([]);
    expect(events).toEqual([]);
    expect(model.address.problems.value).toEqual({ number: { code: "number.invalid" } });
  });

  test("pressed twice is sent once [P-020]", async () => {
    const { model, check, asked } = setUp();
    const first = check(noFibre);
    await model.submit();
    await first;
    expect(asked.filter(({ id }) => id === "address.infrastructure")).toHaveLength(1);
  });

  test("that takes long can be stopped: the form is as it was, and its captcha is a new one", async () => {
    const { model, until, clock, named } = setUp();
    const pressed = model.submit();
    const sent = await until("address.infrastructure");
    expect(model.isLong.value).toBe(false);
    clock.advance(longCheckMs);
    expect(model.isLong.value).toBe(true);
    model.stopCheck();
    expect(sent.signal?.aborted).toBe(true);
    await sent.answer(good({}));
    await pressed;
    expect([model.state.value.kind, model.check.state.value.status, model.isLong.value]).toEqual(["check-address", "editing", false]);
    expect(named("digi-fiber-checked")).toEqual([]);
    expect(model.check.captcha.state.value).toEqual({ kind: "verified", token: "token-2" });
  });

  test("that the page cancelled changes nothing", async () => {
    const { model, asked } = setUp({ cancels: true });
    await model.submit();
    expect(asked).toEqual([]);
    expect(model.state.value.kind).toBe("check-address");
  });
});

describe("a page that is opened with a postal code", () => {
  test("has it filled in and looked up", () => {
    const { model, clock, asked } = setUp({ address: "https://site.example/check?postalCode=%201000&x=1", isTyped: false });
    const stop = model.start();
    expect(model.address.fields.value.postalCode).toBe("1000");
    clock.advance(lookupDebounceMs);
    expect(asked).toMatchObject([{ id: "address.city", body: { postalCode: "1000" } }]);
    stop();
  });

  test.each([
    ["10005", "10005"],
    ["B-1000", "1000"],
    ["10a0", "10a0"],
    ["", ""],
  ])("takes %s as the field takes what is pasted into it", (given, shown) => {
    const { model } = setUp({ address: `https://site.example/?postalCode=${given}`, isTyped: false });
    model.start()();
    expect(model.address.fields.value.postalCode).toBe(shown);
  });

  test("keeps what the visitor has typed already", () => {
    const { model } = setUp({ address: "https://site.example/?postalCode=1000" });
    model.start()();
    expect(model.address.fields.value).toMatchObject({ postalCode: "1300", number: { chosen: one } });
  });

  test("is left alone where it says nothing", () => {
    const { model } = setUp({ address: "https://site.example/?x=1", isTyped: false });
    model.start()();
    expect(model.address.fields.value.postalCode).toBe("");
  });
});
