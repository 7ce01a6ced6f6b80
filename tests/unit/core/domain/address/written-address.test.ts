import { describe, expect, test } from "vitest";
import { isWrittenIn, writtenNumber, writtenStreet } from "#core/domain/address/written-address.rules.ts";
import { good, one, square } from "./desk.ts";
import { setUp } from "./form.ts";

test.each([
  ["3", "3", ""],
  ["3 bte A", "3", "A"],
  ["3 boîte 12", "3", "12"],
  ["3, bus 4", "3", "4"],
  ["3bus4", "3", "4"],
  ["5/3", "5", "3"],
  ["5 / 3", "5", "3"],
  ["5/bte 3", "5", "3"],
  ["12A bus 01.02", "12A", "01.02"],
  ["12 a", "12 a", ""],
  ["\u20663 bte A\u2069", "3", "A"],
  ["٥/٣", "5", "3"],
  ["5/", "5", ""],
  ["5-3", "5-3", ""],
  ["3 bus 123456", "3", ""],
])("%j is the number %j with the box %j", (typed, number, box) => {
  expect(writtenNumber(typed)).toEqual({ number, box });
});

test.each([
  ["Rue de la Loi", "Rue de la Loi", ""],
  ["Rue de la Loi 16", "Rue de la Loi", "16"],
  ["Rue de la Loi, 16", "Rue de la Loi", "16"],
  ["Meir 50 bus 3", "Meir", "50 bus 3"],
  ["Meir 50/3", "Meir", "50/3"],
  ["Meir 12A", "Meir", "12A"],
  ["Place du 24 Avril", "Place du 24 Avril", ""],
  ["Rue du 11 Novembre 5", "Rue du 11 Novembre", "5"],
  ["16", "16", ""],
])("%j is the street %j with %j behind it", (typed, street, rest) => {
  expect(writtenStreet(typed)).toEqual({ street, rest });
});

test("a street may have a number in its own name", () => {
  expect([isWrittenIn("Steenweg 1945", "steenweg 1945"), isWrittenIn("Meir", "Meir 50")]).toEqual([true, false]);
});

describe("an address as written", () => {
  const inTown = async () => {
    const form = setUp();
    await form.fillIn();
    return form;
  };

  test("a street with its number fills both fields, and the box too", async () => {
    const { model, clock, last, asked } = await inTown();
    model.typeStreet("Grote Markt 1 bte 12");
    clock.advance(300);
    expect(last()).toMatchObject({ id: "address.street", body: { street: "Grote Markt" } });
    model.chooseStreet(square);
    clock.advance(300);
    expect(last()).toMatchObject({ id: "address.number", body: { number: "1" } });
    await last().answer(good({ numbers: [one, { fttbId: "other", number: "10" }] }));
    expect(model.fields.value).toMatchObject({ street: { chosen: square }, number: { text: one.number, chosen: one } });
    expect(model.fields.value.box).toBe(one.boxes?.length ? "" : "12");
    expect(asked.at(-1)?.id).toBe("address.number");
  });

  test("a number that the street does not have is left to the visitor", async () => {
    const { model, clock, last } = await inTown();
    model.typeStreet("Grote Markt 5/3");
    model.chooseStreet(square);
    clock.advance(300);
    expect(last().body).toMatchObject({ number: "5" });
    await last().answer(good({ numbers: [{ fttbId: "other", number: "53" }] }));
    expect(model.fields.value.number).toEqual({ text: "5/3" });
  });

  test("a box of the list is chosen in its own writing; another one is none of this building", async () => {
    const { model } = await inTown();
    const building = { fttbId: "building", number: "12", boxes: ["2B", "01.02", "12A"] };
    for (const [typed, box] of [
      ["12 bte 2b", "2B"],
      ["12/01.02", "01.02"],
      ["12 bus 7", ""],
    ] as const) {
      model.typeNumber(typed);
      model.chooseNumber(building);
      expect([model.fields.value.number.text, model.fields.value.box]).toEqual(["12", box]);
    }
  });

  test("a pasted postal code is cleaned, and one that is too long is said at once", () => {
    const { model, clock, asked } = setUp();
    model.typePostalCode("B-9000");
    clock.advance(300);
    expect(asked).toMatchObject([{ body: { postalCode: "9000" } }]);
    model.typePostalCode("90001");
    expect(model.problems.value).toEqual({ postalCode: { code: "postal-code.format" } });
  });

  test("a box goes without its word, and is never cut to another home", async () => {
    const { model } = await inTown();
    model.typeBox("boîte 12");
    expect(model.check({ askEmail: false })?.box).toBe("12");
    model.typeBox("123456");
    expect(model.check({ askEmail: false })).toBeUndefined();
    expect(model.problems.value).toEqual({ box: { code: "text.too-long" } });
  });
});
