import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { createDesk, good } from "#tests/unit/core/domain/address/desk.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { Model, type Checked } from "#widgets/fiber-check/result/result.model.ts";

const address: Address = {
  postalCode: "1000",
  city: "Brussels",
  cityId: "b",
  stateId: "BE-BRU",
  street: "Grand-Place",
  streetId: "s1",
  number: "1",
  box: "",
  fttbAddressId: "FTTB-1",
};
const withFibre: Checked = { kind: "has-address", address };
const withoutFibre: Checked = { kind: "no-address", address, informing: false };

const card = (i: string, prc: number, ih = false) => ({ i, wpId: "1", t: ["Fibre", i], prc, lb: "", l: [], images: [], ih });
const none = { mobile: [], internet: [], tv: [], landline: [] };
const speeds = { ...none, internet: [card("slow", 15), card("usual", 10, true), card("fast", 20)] };

function setUp(checked: Checked) {
  const desk = createDesk();
  const events: (readonly [string, unknown])[] = [];
  const left: (readonly [string, string | undefined])[] = [];
  const ports: Ports = {
    ...desk.ports,
    ibanKind: "be",
    paymentIn: "tab",
    captcha: {
      ...desk.ports,
      call: () => Promise.resolve(good({ res: true })) as never,
      provider: { obtain: () => Promise.resolve({ token: "token", lifeMs: 600_000 }) },
      secure: true,
      needsHand: false,
    },
    announcer: createAnnouncer(),
    ...noServices,
    emit: (event, detail) => events.push([event, detail]) > 0,
    track: () => undefined,
    pathOf: (page) => `/${page}`,
    pages: () => ({}),
    navigate: (page, search) => void left.push([page, search]),
  };
  const told: string[] = [];
  const model = new Model(ports, signal({ checked, onInformed: () => void told.push("informed") }));
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { ...desk, model, events, left, told };
}

describe("an address with fibre", () => {
  test("asks what is on offer there, and again in another language; the choice stays", async () => {
    const { model, asked, language } = setUp(withFibre);
    expect(asked.map(({ id, body }) => [id, body])).toEqual([["bundle.offers", { fttbId: "FTTB-1" }]]);
    await asked[0]?.answer(good(speeds));
    model.choose("fast");
    language.value = "fr";
    expect(asked).toHaveLength(2);
    await asked[1]?.answer(good(speeds));
    expect(model.internetId.value).toBe("fast");
  });

  test("what most take stands chosen, else the first; the bundle builder is told the building and the choice, and no street", async () => {
    const { model, asked, left } = setUp(withFibre);
    await asked[0]?.answer(good(speeds));
    expect(model.search.value).toBe("?fttbAddressId=FTTB-1&internet=usual");
    model.choose("fast");
    model.toBundle();
    expect(left).toEqual([["bundle", "?fttbAddressId=FTTB-1&internet=fast"]]);
    const plain = setUp(withFibre);
    await plain.asked[0]?.answer(good({ ...none, internet: [card("first", 5), card("second", 6)] }));
    expect(plain.model.internetId.value).toBe("first");
  });

  test.each([
    ["nothing is on offer", good(none)],
    ["the offers cannot be had", { ok: false, failure: { code: "network.timeout" } } as const],
  ])("where %s, the way on carries the building alone", async (_, outcome) => {
    const { model, asked, left } = setUp(withFibre);
    await asked[0]?.answer(outcome);
    expect(model.internetId.value).toBeUndefined();
    model.toBundle();
    expect(left).toEqual([["bundle", "?fttbAddressId=FTTB-1"]]);
  });
});

describe("an address without fibre", () => {
  test("asks for the default bundle, tells from when on mobile is to be had, and leads to it without an address [P-150]", async () => {
    const { model, asked, left } = setUp(withoutFibre);
    expect(asked.map(({ body }) => body)).toEqual([{ fttbId: null }]);
    expect(model.mobileCents.value).toBeUndefined();
    await asked[0]?.answer(good({ ...none, mobile: [card("max", 11), card("light", 4.5)] }));
    expect(model.mobileCents.value).toBe(450);
    model.toBundle();
    expect(left).toEqual([["bundle", ""]]);
  });

  test("'Keep me informed' sends the ids of the address, and the asking as the consent [P-058, P-059]", async () => {
    const { model, until, asked, events, told } = setUp(withoutFibre);
    const sending = model.waitingList.form.submit({ first_name: "Marie", last_name: "Peeters", email: "marie@example.be" });
    const sent = await until("forms.open-fiber");
    expect(sent.body).toMatchObject({ email: "marie@example.be", agree: "1", cityId: "b", streetId: "s1", fttbAddressId: "FTTB-1" });
    expect(told).toEqual([]);
    await asked.at(-1)?.answer(good({}));
    await sending;
    expect(told, "no draft of it is kept").toEqual(["informed"]);
    expect(events).toContainEqual(["digi-success", { form: "open-fiber" }]);
  });
});

test("its stop drops what is on its way", async () => {
  const { model, asked } = setUp(withoutFibre);
  model.start()();
  expect(asked.at(-1)?.signal?.aborted).toBe(true);
});
