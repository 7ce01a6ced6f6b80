/** Tests an address that is not in the customer's list: when it is complete, its box, and what survives a reload. */
import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { brussels, createDesk, good, one, square } from "#tests/unit/core/domain/address/desk.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Address } from "#core/domain/address/address.rules.ts";
import { Model } from "#widgets/my-digi/new-address/new-address.model.ts";

/** Opens the fields of an address. `stored` are the choices from before a reload. */
function open(stored = "", language: Language = "en") {
  const desk = createDesk();
  desk.language.value = language;
  const told: { stored: string; address: Address | undefined; isBoxWrong: boolean }[] = [];
  const given = signal({
    stored,
    onTyped: (choices: string, address: Address | undefined, isBoxWrong: boolean) =>
      void told.push({ stored: choices, address, isBoxWrong }),
  });
  const model = new Model(desk.ports as never, given);
  onTestFinished(model.start());
  const last = () => told.at(-1) ?? expect.fail("nothing was told");
  /** Types the postal code. Its only city is then chosen automatically. */
  const typePostalCode = async (): Promise<void> => {
    model.fields.typePostalCode("1000");
    desk.clock.advance(300);
    await (desk.asked.at(-1) ?? expect.fail("nothing was asked")).answer(good({ cities: [brussels] }));
  };
  const fillIn = async (): Promise<void> => {
    await typePostalCode();
    model.fields.chooseStreet(square);
    model.fields.chooseNumber(one);
  };
  return { ...desk, model, fields: model.fields, last, typePostalCode, fillIn };
}

const whole = {
  ...{ postalCode: "1000", city: "Brussels", cityId: "b", stateId: "BE-BRU", street: "Grand-Place", streetId: "s1" },
  ...{ number: "1", fttbAddressId: "FTTB-1", box: "" },
};

test("there is an address once the house number is chosen, and none while one is typed [C-255] [C-318]", async () => {
  const { fields, last, typePostalCode } = open();
  expect(last()).toEqual({ stored: "", address: undefined, isBoxWrong: false });
  await typePostalCode();
  fields.typeStreet("Grand");
  expect(last().address).toBeUndefined();
  fields.chooseStreet(square);
  fields.typeNumber("1");
  expect(last().address).toBeUndefined();
  fields.chooseNumber(one);
  expect(last().address).toEqual(whole);
  fields.typeNumber("2");
  expect(last().address).toBeUndefined();
});

describe("the box", () => {
  test("has up to five digits", async () => {
    const { fields, last, fillIn } = open();
    await fillIn();
    fields.typeBox(" 12345 ");
    expect([last().address, fields.problems.value]).toEqual([{ ...whole, box: "12345" }, {}]);
    fields.typeBox("123456");
    expect(last().address).toBeUndefined();
  });

  test("with letters is told at once, as long as it has any, and is no part of an address", async () => {
    const { fields, last, fillIn } = open();
    await fillIn();
    for (const box of ["A", "AB", "A1"]) {
      fields.typeBox(box);
      expect([last().address, last().isBoxWrong], box).toEqual([undefined, true]);
      expect(fields.problems.value, box).toEqual({ box: { message: "Use digits only, at most 5" } });
    }
    fields.typeBox("1");
    expect([last().address, last().isBoxWrong, fields.problems.value]).toEqual([{ ...whole, box: "1" }, false, {}]);
    fields.typeStreet("Grand");
    fields.typeBox("A");
    expect(last().isBoxWrong, "the street is chosen first").toBe(false);
  });

  test("with letters is told in the language of the page", async () => {
    const { fields, fillIn, language } = open();
    await fillIn();
    fields.typeBox("A");
    const { problems } = fields;
    const before = problems.value;
    language.value = "fr";
    expect(problems.value, "it is told anew").not.toBe(before);
    expect(problems.value).toHaveProperty("box");
  });

  test("is empty for another house number, and so is what was told about it", async () => {
    const { fields, last, fillIn } = open();
    await fillIn();
    fields.typeBox("A");
    fields.chooseNumber({ ...one, number: "3" });
    expect([last().address, fields.problems.value]).toEqual([{ ...whole, number: "3" }, {}]);
  });
});

describe("after a reload", () => {
  test("the chosen address is there again, at once", async () => {
    const before = open();
    await before.fillIn();
    before.fields.typeBox("7");
    const after = open(before.last().stored);
    expect(after.last()).toEqual({ stored: before.last().stored, address: { ...whole, box: "7" }, isBoxWrong: false });
  });

  test("what was typed but not chosen is there as well", async () => {
    const before = open();
    await before.typePostalCode();
    before.fields.typeStreet("Grand");
    const after = open(before.last().stored);
    expect(after.fields.fields.value).toMatchObject({ postalCode: "1000", city: { text: "Brussels" }, street: { text: "Grand" } });
    expect(after.last().address).toBeUndefined();
  });

  test.each(["{", "null", '{"postalCode":1000}'])("what cannot be read, '%s', is none", (stored) => {
    const { last, fields } = open(stored);
    expect([last(), fields.fields.value.postalCode]).toEqual([{ stored: "", address: undefined, isBoxWrong: false }, ""]);
  });
});

describe("the names of the chosen city and street", () => {
  const bruxelles = { ...brussels, city: "Bruxelles" };
  const renamed = { ...square, street: "Grand-Place de Bruxelles" };
  type Opened = ReturnType<typeof open>;

  /** Answers the calls that the form has made for the names of a city and a street, whichever comes first. */
  async function answerNames({ asked }: Pick<Opened, "asked">, streets: readonly object[]): Promise<void> {
    const [city, street] = ["address.city", "address.street"].map((id) => asked.findLast((one) => one.id === id));
    expect([city?.body.lang, street?.body.lang]).toEqual(["fr", "fr"]);
    await city?.answer(good({ cities: [bruxelles] }));
    await street?.answer(good({ streets }));
  }

  test("follow the language of the page, and nothing else of the address changes", async () => {
    const form = open();
    await form.fillIn();
    form.fields.typeBox("7");
    form.language.value = "fr";
    await answerNames(form, [{ ...renamed, streetId: "s2" }, renamed]);
    expect(form.last().address).toEqual({ ...whole, city: "Bruxelles", street: renamed.street, box: "7" });
    expect(form.fields.fields.value).toMatchObject({
      city: { text: "Bruxelles" },
      street: { text: renamed.street },
      number: { text: "1" },
    });
  });

  test("are those of the page's language after a reload, too", async () => {
    const before = open();
    await before.fillIn();
    const after = open(before.last().stored, "fr");
    await answerNames(after, [renamed]);
    expect(after.last().address).toEqual({ ...whole, city: "Bruxelles", street: renamed.street });
  });

  test("are asked for again where the street is not found by its old name", async () => {
    const form = open();
    await form.fillIn();
    form.language.value = "fr";
    await answerNames(form, []);
    expect(form.last().address).toBeUndefined();
    expect(form.fields.fields.value).toMatchObject({ city: { text: "Bruxelles" }, street: { text: "" }, number: { text: "" } });
  });

  test("stay where the call fails, or another street is chosen meanwhile", async () => {
    const form = open();
    await form.fillIn();
    form.language.value = "fr";
    const failed = form.asked.at(-1);
    await failed?.answer({ ok: false, failure: { code: "network.offline" } });
    expect(form.fields.fields.value.street).toEqual({ text: "Grand-Place", chosen: square });
    form.language.value = "nl";
    const late = form.asked.at(-1);
    const other = { ...square, streetId: "s2", street: "Rue Neuve" };
    form.fields.chooseStreet(other);
    await late?.answer(good({ streets: [renamed] }));
    expect(form.fields.fields.value.street).toEqual({ text: "Rue Neuve", chosen: other });
  });
});
