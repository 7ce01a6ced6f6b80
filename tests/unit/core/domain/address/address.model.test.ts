import { describe, expect, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { brussels, good, limal, one, square, wavre } from "./desk.ts";
import { setUp } from "./form.ts";

describe("postal code", () => {
  test("is looked up at 4 digits, 300 ms after the last key press, with its language [P-197, P-198, P-256, C-283, C-438]", () => {
    const { model, clock, asked } = setUp();
    for (const text of ["1", "10", "100"]) model.typePostalCode(text);
    clock.advance(1000);
    expect(asked).toHaveLength(0);
    model.typePostalCode("1000");
    clock.advance(200);
    model.typePostalCode("1001");
    clock.advance(299);
    expect(asked).toHaveLength(0);
    expect(model.cities.state.value.kind).toBe("asking");
    clock.advance(1);
    expect(asked.map(({ id, body }) => [id, body])).toEqual([["address.city", { postalCode: "1001", lang: "en" }]]);
  });

  test.each(["0123", "10a0", "ABCD"])("%s is never looked up, and is said at once [P-192, P-193, C-282, C-297]", (text) => {
    const { model, clock, asked } = setUp();
    model.typePostalCode(text);
    clock.advance(1000);
    expect(asked).toHaveLength(0);
    expect(model.problems.value).toEqual({ postalCode: { code: "postal-code.format" } });
    model.typePostalCode("1");
    expect(model.problems.value).toEqual({});
  });

  test("of 3 digits is no error of its own, but cannot be sent [P-191]", () => {
    const { model } = setUp();
    model.typePostalCode("100");
    expect(model.problems.value).toEqual({});
    expect(model.check({ askEmail: false })).toBeUndefined();
    expect(model.problems.value).toEqual({ postalCode: { code: "postal-code.format" } });
  });

  test("with one city chooses it, with several leaves the choice [C-288, P-257]", async () => {
    const { model, clock, last } = setUp();
    model.typePostalCode("1000");
    clock.advance(300);
    await last().answer(good({ cities: [brussels] }));
    expect(model.fields.value.city).toEqual({ text: "Brussels", chosen: brussels });
    model.typePostalCode("1300");
    clock.advance(300);
    await last().answer(good({ cities: [wavre, limal] }));
    expect(model.fields.value.city).toEqual({ text: "" });
    expect(model.cities.state.value).toEqual({ kind: "found", items: [wavre, limal] });
  });

  test("that the server refuses keeps the server's words, asked for again in a new language [P-296, C-418]", async () => {
    const { model, clock, last, asked, language } = setUp();
    const stop = model.start();
    model.typePostalCode("9999");
    clock.advance(300);
    await last().answer({ ok: false, failure: { code: "not_found", httpStatus: 200, message: "Unknown postal code" } });
    expect(model.cities.state.value).toMatchObject({ kind: "failed", failure: { message: "Unknown postal code" } });
    language.value = "fr";
    expect(last().body).toEqual({ postalCode: "9999", lang: "fr" });
    stop();
    language.value = "nl";
    expect(asked).toHaveLength(2);
  });
});

describe("late answers", () => {
  test("of an earlier text are not wanted, in whatever order they come", async () => {
    const { model, clock, asked } = setUp();
    model.typePostalCode("1000");
    clock.advance(300);
    model.typePostalCode("1300");
    clock.advance(300);
    const [first, second] = asked;
    expect(first?.signal?.aborted).toBe(true);
    await second?.answer(good({ cities: [wavre, limal] }));
    await first?.answer(good({ cities: [brussels] }));
    expect(model.cities.state.value).toEqual({ kind: "found", items: [wavre, limal] });
    expect(model.fields.value.city).toEqual({ text: "" });
  });

  test("of a street do not come back after the city changed", async () => {
    const { model, clock, last } = setUp();
    model.chooseCity(wavre);
    model.typeStreet("Gr");
    clock.advance(300);
    const late = last();
    model.chooseCity(limal);
    await late.answer(good({ streets: [square] }));
    expect(model.streets.state.value.kind).toBe("idle");
  });

  test("a lookup that failed is asked again at once, and nothing typed is lost", async () => {
    const { model, clock, last, asked } = setUp();
    model.chooseCity(wavre);
    model.typeStreet("Gr");
    clock.advance(300);
    await last().answer({ ok: false, failure: { code: "network.offline" } });
    expect(model.streets.state.value).toEqual({ kind: "failed", failure: { code: "network.offline" } });
    model.streets.retry();
    expect(asked).toHaveLength(2);
    await last().answer(good({ streets: [square] }));
    expect(model.streets.state.value).toEqual({ kind: "found", items: [square] });
    expect(model.fields.value.street.text).toBe("Gr");
  });

  test("leaving asks nothing any more", () => {
    const { model, clock, asked } = setUp();
    const stop = model.start();
    model.typePostalCode("1000");
    stop();
    clock.advance(1000);
    expect([asked.length, clock.pending()]).toEqual([0, 0]);
  });
});

describe("street and number", () => {
  test("a street is looked up from 2 characters, 300 ms after the last [P-195, P-198, P-258, P-259, C-284, C-438]", () => {
    const { model, clock, asked, last } = setUp();
    model.typePostalCode("1300");
    model.chooseCity(wavre);
    model.typeStreet("G");
    model.typeStreet("G ");
    clock.advance(1000);
    expect(asked.map(({ id }) => id)).not.toContain("address.street");
    model.typeStreet("Gr ");
    clock.advance(300);
    expect(last().id).toBe("address.street");
    expect(last().body).toEqual({ street: "Gr", city: "Wavre", cityId: "w", stateId: "BE-WBR", postalCode: "1300", lang: "en" });
  });

  test("a number is looked up from 1 character, without a language [P-196, P-198, P-260, P-261, P-262, C-285, C-438]", () => {
    const { model, clock, last } = setUp();
    model.typePostalCode("1300");
    model.chooseCity(wavre);
    model.chooseStreet(square);
    model.typeNumber("1");
    clock.advance(300);
    expect(last().id).toBe("address.number");
    expect(last().body).toEqual({ streetId: "s1", number: "1", cityId: "w", stateId: "BE-WBR", postalCode: "1300" });
  });
});

describe("choosing again", () => {
  const filled = async () => {
    const desk = setUp();
    await desk.fillIn();
    desk.model.typeBox("2B");
    return desk.model;
  };

  test("a number empties the box", async () => {
    const model = await filled();
    model.typeNumber("2");
    expect(model.fields.value).toMatchObject({ street: { chosen: square }, number: { text: "2" }, box: "" });
  });

  test("a street empties number and box", async () => {
    const model = await filled();
    model.typeStreet("Grand-Plac");
    expect(model.fields.value).toMatchObject({ city: { chosen: brussels }, number: { text: "" }, box: "" });
  });

  test("a city empties all after it, a postal code the city too", async () => {
    const model = await filled();
    model.chooseCity(wavre);
    expect(model.fields.value).toMatchObject({ postalCode: "1000", street: { text: "" }, number: { text: "" }, box: "" });
    model.typePostalCode("100");
    expect(model.fields.value.city).toEqual({ text: "" });
    expect(model.cities.state.value.kind).toBe("idle");
  });
});

describe("check", () => {
  test("a whole address carries every id, and the building's [P-092, P-093, P-094, P-201]", async () => {
    const { model, fillIn } = setUp();
    await fillIn();
    model.typeBox(" 2B ");
    expect(model.check({ askEmail: false })).toEqual({
      postalCode: "1000",
      city: "Brussels",
      cityId: "b",
      stateId: "BE-BRU",
      street: "Grand-Place",
      streetId: "s1",
      number: "1",
      fttbAddressId: "FTTB-1",
      box: "2B",
    });
  });

  test("the first that is missing is named, one after the other [P-190, C-297]", async () => {
    const { model, clock, last } = setUp();
    const missing = () => {
      model.check({ askEmail: false });
      return model.problems.value;
    };
    expect(missing()).toEqual({ postalCode: { code: "postal-code.format" } });
    model.typePostalCode("1300");
    clock.advance(300);
    await last().answer(good({ cities: [wavre, limal] }));
    expect(model.problems.value).toEqual({});
    expect(missing()).toEqual({ city: { code: "city.required" } });
    model.chooseCity(wavre);
    expect(missing()).toEqual({ street: { code: "street.required" } });
    model.typeStreet("Grand-Place"); // The street is typed, but not chosen from the suggestions.
    expect(missing()).toEqual({ street: { code: "street.unchosen" } });
    model.typeStreet("  ");
    expect(missing()).toEqual({ street: { code: "street.required" } });
    model.chooseStreet(square);
    model.typeNumber("999");
    expect(missing()).toEqual({ number: { code: "number.invalid" } });
    model.chooseNumber(one);
    expect(model.problems.value).toEqual({});
    expect(model.lead.value, "where the visitor goes on").toEqual({ field: "number", problems: 1 });
  });

  test.each<[string, Failure]>([
    ["an outage, in the server's words", { code: "http.refused", httpStatus: 503, message: "Back at 5." }],
    ["no connection", { code: "network.offline" }],
    ["an unreadable answer", { code: "response.invalid", httpStatus: 200 }],
  ])("%s is nobody's mistake: a check asks again and names no field as wrong", async (_, failure) => {
    const { model, clock, last, asked } = setUp();
    const lookUp = async (type: () => void, answer: object): Promise<void> => {
      type();
      clock.advance(300);
      await last().answer({ ok: false, failure });
      const before = asked.length;
      expect(model.check({ askEmail: false })).toBeUndefined();
      expect(model.problems.value).toEqual({});
      expect(asked).toHaveLength(before + 1);
      await last().answer(good(answer));
    };
    await lookUp(() => model.typePostalCode("1000"), { cities: [brussels] });
    expect(model.lead.value).toEqual({ field: "postalCode", problems: 0 });
    await lookUp(() => model.typeStreet("Gr"), { streets: [square] });
    expect(model.lead.value).toEqual({ field: "street", problems: 0 });
    model.chooseStreet(square);
    await lookUp(() => model.typeNumber("1"), { numbers: [one] });
    expect(model.lead.value).toEqual({ field: "number", problems: 0 });
    model.chooseNumber(one);
    expect(model.check({ askEmail: false })).toMatchObject({ postalCode: "1000", number: "1" });
  });

  test("email and consent become required as soon as either is given [P-194, P-095, P-096]", async () => {
    const { model, fillIn } = setUp();
    await fillIn();
    expect(model.check({ askEmail: true })).not.toHaveProperty("email");
    model.typeEmail("marie@example");
    expect(model.check({ askEmail: true })).toBeUndefined();
    expect(model.problems.value).toEqual({ email: { code: "email.format" }, agree: { code: "consent.required" } });
    model.typeEmail(" marie@example.be ");
    expect(model.problems.value).toEqual({});
    model.tickAgree(true);
    expect(model.check({ askEmail: true })).toMatchObject({ email: "marie@example.be", agree: true });
    model.typeEmail("");
    model.check({ askEmail: true });
    expect(model.problems.value).toEqual({ email: { code: "required" } });
    expect(model.check({ askEmail: false })).not.toHaveProperty("agree");
  });

  test("the server's words about a field stand at it until it changes", async () => {
    const { model, fillIn } = setUp();
    await fillIn();
    model.showServerErrors({ box: "Too long", elsewhere: "x" });
    expect(model.problems.value).toEqual({ box: { message: "Too long" } });
    model.typeBox("1");
    expect(model.problems.value).toEqual({});
  });

  test("reset empties everything", async () => {
    const { model, fillIn } = setUp();
    await fillIn();
    model.reset();
    expect(model.fields.value).toMatchObject({ postalCode: "", city: { text: "" }, box: "" });
    expect([model.cities.state.value.kind, model.resets.value]).toEqual(["idle", 1]);
  });
});
