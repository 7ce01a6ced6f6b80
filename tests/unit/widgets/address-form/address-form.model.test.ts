import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createDesk, good, one, square, wavre } from "#tests/unit/core/domain/address/desk.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { Model } from "#widgets/address-form/address-form.model.ts";

type SetUp = { askEmail?: boolean; cancels?: boolean; isHuman?: boolean };

function setUp({ askEmail = false, cancels = false, isHuman = true }: SetUp = {}) {
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
      call: () => Promise.resolve(good({ res: isHuman })) as never,
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
  const model = new Model(ports, signal({ askEmail }));
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  const named = (name: string): unknown[] => events.flatMap(([event, detail]) => (event === name ? [detail] : []));
  return { ...desk, model, events, tracked, named };
}

function fillIn({ address }: InstanceType<typeof Model>): void {
  address.typePostalCode("1300");
  address.chooseCity(wavre);
  address.chooseStreet(square);
  address.chooseNumber(one);
  address.typeBox("2A");
}

const typed = {
  postalCode: "1300",
  city: "Wavre",
  cityId: "w",
  street: "Grand-Place",
  streetId: "s1",
  number: "1",
  box: "2A",
  fttbAddressId: "FTTB-1",
};

describe("a confirmed address", () => {
  test("is the page's: whole, with county, building, platform and captcha, and no call is made [P-092, P-093, P-094, P-095]", async () => {
    const { model, named, asked, tracked } = setUp();
    fillIn(model);
    await model.submit();
    expect(named("digi-address-changed")).toEqual([
      { address: { ...typed, countyId: wavre.stateId, platform: "web", lang: "en", recaptcha: "token-1" } },
    ]);
    expect(asked.map(({ id }) => id).filter((id) => !["address.city", "address.street", "address.number"].includes(id))).toEqual([]);
    expect(named("digi-submit")).toEqual([{ form: "address", fields: { ...typed, stateId: wavre.stateId } }]);
    expect(named("digi-success")).toEqual([{ form: "address" }]);
    expect(tracked, "an address is no lead").toEqual([]);
    expect(model.confirmed.value).toMatchObject(typed);
  });

  test("carries an email with its consent where both are asked for and given [P-095, P-096, P-194]", async () => {
    const { model, named } = setUp({ askEmail: true });
    fillIn(model);
    model.address.typeEmail(" marie@example.be ");
    await model.submit();
    expect(named("digi-address-changed"), "the consent is missing").toEqual([]);
    expect(model.address.problems.value).toEqual({ agree: { code: "consent.required" } });
    model.address.tickAgree(true);
    await model.submit();
    expect(named("digi-address-changed")).toMatchObject([{ address: { email: "marie@example.be", agree: true } }]);
    expect(named("digi-submit")).toMatchObject([{ fields: { email: "marie@example.be", agree: "1" } }]);
  });

  test("can be changed: what was typed is there, and the next one comes with a captcha of its own", async () => {
    const { model, named } = setUp();
    fillIn(model);
    await model.submit();
    model.change();
    expect([model.form.state.value.status, model.isReturned.value]).toEqual(["editing", true]);
    model.address.typeBox("3");
    await model.submit();
    expect(named("digi-address-changed")).toMatchObject([
      { address: { box: "2A", recaptcha: "token-1" } },
      { address: { box: "3", recaptcha: "token-2" } },
    ]);
  });
});

describe("no address is confirmed", () => {
  test("without the building's id: the first field that is missing says so [P-190, P-201]", async () => {
    const { model, events } = setUp();
    await model.submit();
    expect(model.address.problems.value).toEqual({ postalCode: { code: "postal-code.format" } });
    fillIn(model);
    model.address.typeNumber("99");
    await model.submit();
    expect(model.address.problems.value).toEqual({ number: { code: "number.invalid" } });
    expect(events).toEqual([]);
  });

  test("where the page cancels digi-submit, and the form stays as it is", async () => {
    const { model, named } = setUp({ cancels: true });
    fillIn(model);
    await model.submit();
    expect([named("digi-address-changed"), model.form.state.value.status]).toEqual([[], "editing"]);
  });

  test("without a verified captcha", async () => {
    const { model, named } = setUp({ isHuman: false });
    fillIn(model);
    await model.submit();
    expect([named("digi-address-changed"), model.form.state.value.status]).toEqual([[], "editing"]);
  });
});

test("reset() empties it, from the confirmation too, and says nothing of it", async () => {
  const { model, events } = setUp();
  fillIn(model);
  await model.submit();
  const before = events.length;
  model.methods.reset();
  expect(model.form.state.value.status).toBe("editing");
  expect(model.address.fields.value).toMatchObject({ postalCode: "", city: { text: "" }, street: { text: "" }, box: "" });
  expect(model.isReturned.value).toBe(false);
  expect(events).toHaveLength(before);
});
