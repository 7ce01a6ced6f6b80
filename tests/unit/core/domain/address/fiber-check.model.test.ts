import { signal } from "@preact/signals-core";
import { describe, expect, test, vi } from "vitest";
import { FiberCheckModel, longCheckMs } from "#core/domain/address/fiber-check.model.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { createDesk, one, square, wavre } from "./desk.ts";

type Sending = { readonly status: "editing" | "sending" | "sent" } | { readonly status: "refused"; readonly failure: Failure };

/** Creates the form of a widget. The test decides how its sending ends. */
function createForm() {
  const state = signal<Sending>({ status: "editing" });
  let finish = (): void => undefined;
  return {
    state,
    submit: vi.fn<(fields: object) => Promise<void>>(() => {
      state.value = { status: "sending" };
      return new Promise<void>((resolve) => (finish = resolve));
    }),
    cancel: vi.fn<() => void>(),
    reset: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
    end(sending: Sending) {
      state.value = sending;
      finish();
    },
  };
}

function setUp({ askEmail = false } = {}) {
  const desk = createDesk();
  const check = createForm();
  const answers: unknown[] = [];
  const model = new FiberCheckModel(desk.ports, {
    check,
    askEmail: () => askEmail,
    onAnswer: ({ available, address }) => answers.push([model.state.peek().kind, available, address.fttbAddressId]),
  });
  const { address } = model;
  address.typePostalCode("1300");
  address.chooseCity(wavre);
  address.chooseStreet(square);
  address.chooseNumber(one);
  const checked = async (sending: Sending) => {
    const pressed = model.submit();
    check.end(sending);
    await pressed;
  };
  return { ...desk, model, check, answers, checked };
}

const refused = (failure: Failure): Sending => ({ status: "refused", failure });

describe("what counts as an answer", () => {
  test("a success is yes, HTTP 200 with an error is no; who listens hears it once the state tells it [P-145, P-146]", async () => {
    const yes = setUp();
    await yes.checked({ status: "sent" });
    expect(yes.answers).toEqual([["has-address", true, "FTTB-1"]]);
    const no = setUp();
    await no.checked(refused({ code: "no_fiber", httpStatus: 200, message: "Not yet." }));
    expect(no.answers).toEqual([["no-address", false, "FTTB-1"]]);
    expect(no.model.state.value).toMatchObject({ kind: "no-address", message: "Not yet.", informing: false });
  });

  test.each<Failure>([
    { code: "invalid", httpStatus: 422 },
    { code: "captcha_invalid", httpStatus: 422 },
    { code: "captcha_invalid", httpStatus: 200 },
    { code: "response.invalid", httpStatus: 200 },
    { code: "http.refused", httpStatus: 500 },
    { code: "network.timeout" },
  ])("$code with $httpStatus is none: the address is still being filled in", async (failure) => {
    const { model, checked, answers } = setUp();
    await checked(refused(failure));
    expect(model.state.value).toEqual({ kind: "check-address", returned: false });
    expect(answers).toEqual([]);
  });

  test("errors of fields stand at them", async () => {
    const { model, checked } = setUp();
    await checked(refused({ code: "invalid", httpStatus: 422, fieldErrors: { box: "Too long", other: "x" } }));
    expect(model.address.problems.value).toEqual({ box: { message: "Too long" } });
  });
});

describe("the check", () => {
  test("is not sent without a whole address [P-201], nor twice at once [P-020]", async () => {
    const { model, check } = setUp();
    void model.submit();
    await model.submit();
    expect(check.submit).toHaveBeenCalledTimes(1);
    check.end({ status: "sent" });
    model.address.typeNumber("9");
    await model.submit();
    expect(check.submit).toHaveBeenCalledTimes(1);
  });

  test("asks for the email where the widget does", async () => {
    const { model, check } = setUp({ askEmail: true });
    model.address.typeEmail("marie@example.be");
    await model.submit();
    expect(check.submit).not.toHaveBeenCalled();
    expect(model.address.problems.value).toEqual({ agree: { code: "consent.required" } });
  });

  test("that takes long says so until it ends, and can be stopped", async () => {
    const { model, check, clock } = setUp();
    const pressed = model.submit();
    clock.advance(longCheckMs - 1);
    expect(model.isLong.value).toBe(false);
    clock.advance(1);
    expect(model.isLong.value).toBe(true);
    model.stopCheck();
    expect(check.cancel).toHaveBeenCalledOnce();
    check.end({ status: "editing" });
    await pressed;
    expect(model.isLong.value).toBe(false);
  });
});

test("'keep me informed' opens where there is no fibre, and nowhere else; closing leads back to the address [P-147]", async () => {
  const { model, checked, check } = setUp();
  model.inform(true);
  expect(model.state.value).toEqual({ kind: "check-address", returned: false });
  await checked(refused({ code: "no_fiber", httpStatus: 200 }));
  model.inform(true);
  expect(model.state.value).toMatchObject({ kind: "no-address", informing: true });
  model.close();
  expect(model.state.value).toEqual({ kind: "check-address", returned: true });
  expect(check.reset).toHaveBeenCalledTimes(1);
});

test("its stop ends the check and the lookups", () => {
  const { model, check, clock } = setUp();
  const stop = model.start();
  model.address.typeStreet("Grand");
  stop();
  expect(check.stop).toHaveBeenCalledTimes(1);
  expect(clock.pending()).toBe(0);
});
