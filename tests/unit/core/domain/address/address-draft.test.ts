import { describe, expect, test } from "vitest";
import type { AddressModel } from "#core/domain/address/address.model.ts";
import { brussels, good, limal, one, square, wavre } from "./desk.ts";
import { setUp } from "./form.ts";

describe("a draft", () => {
  /** Returns a model's draft in the form in which another page reads it from the storage. */
  const written = (model: AddressModel): unknown => JSON.parse(JSON.stringify(model.draft.current.value));

  async function filledIn(): Promise<unknown> {
    const { model, fillIn } = setUp();
    await fillIn();
    model.typeBox("3A");
    return written(model);
  }

  test("is put back whole, and stays when its city is found again, under the name of the page's language", async () => {
    const stored = await filledIn();
    const { model, clock, last } = setUp();
    model.typePostalCode("1000");
    model.draft.restore(stored);
    clock.advance(300);
    await last().answer(good({ cities: [{ ...brussels, city: "Bruxelles" }] }));
    expect(model.check({ askEmail: false })).toMatchObject({
      city: "Bruxelles",
      cityId: brussels.cityId,
      streetId: square.streetId,
      fttbAddressId: one.fttbId,
      box: "3A",
    });
  });

  test("whose city is no longer there loses what hangs on it", async () => {
    const stored = await filledIn();
    const { model, clock, last } = setUp();
    model.typePostalCode("1000");
    model.draft.restore(stored);
    clock.advance(300);
    await last().answer(good({ cities: [limal, wavre] }));
    expect(model.fields.value).toMatchObject({
      postalCode: "1000",
      city: { text: "" },
      street: { text: "" },
      number: { text: "" },
      box: "",
    });
  });

  test("of another postal code than what is typed now, or that is none, changes nothing", async () => {
    const stored = await filledIn();
    const { model } = setUp();
    model.typePostalCode("5000");
    for (const other of [stored, { postalCode: "5000" }, "5000", undefined]) model.draft.restore(other);
    expect(model.fields.value).toMatchObject({ postalCode: "5000", city: { text: "" }, street: { text: "" } });
  });

  test("looks up again what was typed and not yet chosen", () => {
    const { model } = setUp();
    model.typePostalCode("1000");
    model.chooseCity(brussels);
    model.typeStreet("Grand");
    const stored = written(model);
    const later = setUp();
    later.model.typePostalCode("1000");
    later.model.draft.restore(stored);
    later.clock.advance(300);
    expect(later.asked.map(({ id, body }) => [id, body])).toContainEqual(["address.street", expect.objectContaining({ street: "Grand" })]);
  });

  test("of an empty form is none", () => {
    expect(setUp().model.draft.current.value).toBeUndefined();
  });
});
