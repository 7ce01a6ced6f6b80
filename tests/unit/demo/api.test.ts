import { define, object } from "superstruct";
import { describe, expect, test } from "vitest";
import { languages } from "#core/base/values/language.ts";
import { addressOf, numbersOf } from "#demo/api/data/address-book.ts";
import { normalise } from "#demo/api/data/search-key.ts";
import { cities } from "#demo/api/data/addresses.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import { formCodes } from "#demo/api/messages/field-problem.ts";
import { describeError } from "#demo/api/http/logging.ts";
import { fieldText } from "#demo/api/messages/field-texts.ts";
import { schemaOf } from "#demo/api/app/json-schema.ts";

describe("names are compared", () => {
  test.each([
    ["Grand-Place", "grand place"],
    ["Rue Léopold", "rue leopold"],
    ["  Cœur   de l’Île ", "coeur de l ile"],
    ["100 %_", "100"],
  ])("'%s' as '%s'", (name, plain) => expect(normalise(name)).toBe(plain));
});

describe("addresses", () => {
  const streets = cities.flatMap((city) => city.streets.map((street) => ({ city, street })));

  test("every street's first and last number is found again by its address id", () => {
    for (const { city, street } of streets) {
      for (const row of [street.numbers[0], street.numbers.at(-1)]) {
        expect(addressOf(row?.fttbAddressId ?? "")).toMatchObject({
          streetId: street.streetId,
          cityId: city.cityId,
          postalCode: city.postalCode,
        });
      }
    }
  });

  test.each(["", "FTTB-", "FTTB-1000-1-01-", "FTTB-1000-1-01-9999", "FTTB-nowhere-1", "1000-1-01-1", "FTTB-1000-1-01-1'"])(
    "'%s' is no address",
    (id) => expect(addressOf(id)).toBeUndefined(),
  );

  test("a list of numbers has at most 20 rows", () => expect(numbersOf({ streetId: "1000-1-03", typed: "1" })).toHaveLength(20));

  test("most addresses of the big cities have fibre, elsewhere some do not, and every start says the same", () => {
    const share = (postalCode: string): number => {
      const numbers = streets.filter(({ city }) => city.postalCode === postalCode).flatMap(({ street }) => street.numbers);
      const ids = numbers.map(({ fttbAddressId }) => fttbAddressId);
      return ids.filter((fttbAddressId) => availabilityOf({ fttbAddressId, postalCode }).fibre).length / ids.length;
    };
    expect(share("1000")).toBeGreaterThan(0.85);
    expect(share("5000")).toBeGreaterThan(0.5);
    expect(share("5000")).toBeLessThan(0.8);
    const some = { fttbAddressId: "FTTB-1000-1-02-7", postalCode: "1000" };
    expect(availabilityOf(some)).toEqual(availabilityOf(some));
  });
});

describe("texts", () => {
  test.each(formCodes)("%s is said in three languages, each time as no other is", (code) => {
    expect(new Set(languages.map((language) => fieldText(code, language))).size).toBe(3);
    for (const language of languages)
      expect(formCodes.filter((one) => fieldText(one, language) === fieldText(code, language))).toEqual([code]);
  });
});

describe("log lines", () => {
  test("name the kind and the place of an error, never its message", () => {
    const cause = Object.assign(new Error("duplicate key: marie@example.com\n  second line"), { code: "23505" });
    const described = describeError(new TypeError("insert of marie@example.com failed", { cause }));
    expect(described).toMatchObject({ type: "TypeError", cause: { type: "Error", code: "23505" } });
    expect(described.frames[0]).toMatch(/^at /);
    expect(JSON.stringify(described)).not.toMatch(/marie|duplicate|second line/);
    expect(describeError("marie@example.com")).toEqual({ type: "string", frames: [] });
  });
});

test("a struct of a kind that openapi.json cannot describe is an error, not a gap", () => {
  expect(() => schemaOf(object({ odd: define("oddity", () => true) }))).toThrow("oddity");
});
