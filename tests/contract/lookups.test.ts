import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressById } from "#core/domain/eligibility/linked-address.contract.ts";
import { addressCity, addressNumber, addressStreet } from "#core/domain/address/address.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { cities } from "#demo/api/data/addresses.ts";
import { promised } from "#demo/api/data/fibre.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe("POST /address/city", () => {
  const ask = (postalCode: unknown, lang = "en") => call(api, addressCity, { body: { postalCode, lang } });

  test("takes a postal code and a language and answers the cities in that language [P-256, P-257, C-363]", async () => {
    const names = await Promise.all(languages.map(async (lang) => (await ask("1000", lang)).answer.cities?.[0]?.city));
    expect(names).toEqual(["Brussels", "Bruxelles", "Brussel"]);
  });

  test.each([" 1300", "B-1300", "BE 1300", "\u20661300\u2069", "1 3 0 0", "١٣٠٠"])("takes %j as 1300 [P-191]", async (postalCode) => {
    expect((await ask(postalCode, "fr")).answer.cities?.map(({ city }) => city)).toEqual(["Wavre", "Limal"]);
  });

  test("answers every city of a postal code that several share, with its id and its state's [P-257, C-364]", async () => {
    const { answer } = await ask("1300", "fr");
    expect(answer.cities?.map(({ city, stateId }) => [city, stateId])).toEqual([
      ["Wavre", "BE-WBR"],
      ["Limal", "BE-WBR"],
    ]);
    expect(new Set(answer.cities?.map(({ cityId }) => cityId)).size).toBe(2);
  });

  test("answers status.error with a message that is a text for an unknown postal code [P-257, P-285, C-364]", async () => {
    const texts = await Promise.all(
      languages.map(async (lang) => {
        const { http, status, answer } = await ask("9999", lang);
        expect(http).toBe(200);
        expect(status).toMatchObject({ error: true, code: "not_found" });
        expect(answer.status).toEqual(status);
        return status.message;
      }),
    );
    expect(texts[0]).toBe("We don’t know this postal code. Please check it.");
    expect(texts).toEqual([
      "We don’t know this postal code. Please check it.",
      "Nous ne connaissons pas ce code postal. Veuillez le vérifier.",
      "We kennen deze postcode niet. Kijk hem even na.",
    ]);
  });

  test.each([
    ["", "This field is required"],
    ["0123", "A postal code has 4 digits and does not start with 0"],
    ["12a4", "A postal code has 4 digits and does not start with 0"],
    ["12345", "A postal code has 4 digits and does not start with 0"],
    ["123", "Enter all 4 digits of the postal code"],
  ])(
    "refuses the postal code '%s' at its field, with a message that is a map [P-191, P-192, P-193, P-197, C-364]",
    async (postalCode, text) => {
      const { http, status, answer } = await ask(postalCode);
      expect(http).toBe(422);
      expect(status).toEqual({ error: true, code: "invalid", message: { postalCode: [text] } });
      expect(answer.status).toEqual(status);
    },
  );

  test("refuses a number in place of a text, and a field that it does not know [P-213]", async () => {
    const { http, status } = await call(api, addressCity, { body: { postalCode: 1000, lang: "nl", colour: "red" } });
    expect(http).toBe(422);
    expect(status.message).toEqual({ postalCode: ["Controleer dit veld"], colour: ["Dit veld is onbekend"] });
  });
});

describe("POST /address/street/autocomplete", () => {
  const town = { cityId: "1000-1", stateId: "BE-BRU", postalCode: "1000" };
  const ask = async (street: string, lang = "en", where: object = town) =>
    (await call(api, addressStreet, { body: { street, ...where, lang } })).answer.streets.map((found) => found.street);

  test("answers the streets of the city that contain what was typed [P-258, P-259]", async () => {
    expect(await ask("grote", "nl")).toContain("Grote Markt");
    expect(await ask("plac", "fr")).toContain("Grand-Place");
  });

  test("answers each street with its id and its state's [C-366]", async () => {
    const { answer } = await call(api, addressStreet, { body: { street: "grote", ...town, lang: "nl" } });
    expect(answer.streets[0]).toEqual({ streetId: "1000-1-01", stateId: "BE-BRU", street: "Grote Markt" });
  });

  test("takes `city` as well, as the second text's list has it [P-258, C-365]", async () => {
    expect(await ask("gr", "fr", { ...town, city: "Bruxelles" })).toContain("Grand-Place");
  });

  test.each([
    ["grand place", "1000", "Grand-Place"],
    ["GRAND-PLACE", "1000", "Grand-Place"],
    ["leopold", "4000", "Rue Léopold"],
    ["  Léopold ", "4000", "Rue Léopold"],
    ["Chée de Mons", "1070", "Chaussée de Mons"],
    ["chée. de mons", "1070", "Chaussée de Mons"],
    ["R. Léopold", "4000", "Rue Léopold"],
    ["r leopold", "4000", "Rue Léopold"],
  ])("finds '%s' in %s without regard to case, accents, hyphens and abbreviations: %s", async (typed, postalCode, found) => {
    const { answer } = await call(api, addressCity, { body: { postalCode, lang: "fr" } });
    const city = answer.cities?.[0];
    expect(await ask(typed, "fr", { cityId: city?.cityId, stateId: city?.stateId, postalCode })).toContain(found);
  });

  test("finds a street by its name in another language", async () => {
    expect(await ask("grote markt", "fr")).toEqual(["Grand-Place"]);
  });

  test("puts names that begin with the words first, and answers at most 20", async () => {
    expect(await ask("r", "fr")).toHaveLength(20);
    const found = await ask("ru", "fr");
    const begins = found.map((name) => name.toLowerCase().startsWith("ru"));
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
  });

  test.each(["%", "_", "--", "xyzzy"])("finds nothing for '%s'", async (typed) => {
    expect(await ask(typed)).toEqual([]);
  });

  test("refuses a call without its city [P-258]", async () => {
    const { http, status } = await call(api, addressStreet, { body: { street: "gr", lang: "fr" } });
    expect(http).toBe(422);
    expect(Object.keys(status.message as object).toSorted()).toEqual(["cityId", "postalCode", "stateId"]);
  });
});

describe("POST /address/number", () => {
  const ask = async (number: string, streetId = "1000-1-01") =>
    (await call(api, addressNumber, { body: { streetId, number, cityId: "1000-1", stateId: "BE-BRU", postalCode: "1000" } })).answer
      .numbers;

  test("answers the numbers that begin with what was typed, in natural order, with the address id [P-260, P-261, C-367, C-368]", async () => {
    const found = await ask("1");
    expect(found.slice(0, 5).map(({ number }) => number)).toEqual(["1", "10", "11", "12", "12A"]);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(new Set(found.map(({ fttbId }) => fttbId)).size).toBe(found.length);
  });

  test.each(["5/3", "5 bte 3", "5 bus 3", "5/"])("never joins a number with its box: '%s' finds 5", async (typed) => {
    const numbers = (await ask(typed)).map(({ number }) => number);
    expect(numbers[0]).toBe("5");
    expect(numbers).toEqual((await ask("5")).map(({ number }) => number));
  });

  test("finds 12A for '12 a', and the boxes of a building", async () => {
    expect((await ask("12 a")).map(({ number }) => number)).toEqual(["12A"]);
    expect((await ask("16"))[0]?.boxes?.length).toBeGreaterThan(1);
  });

  test("finds nothing in a street that does not exist", async () => {
    expect(await ask("1", "nowhere")).toEqual([]);
    expect(await ask("")).toEqual([]);
  });

  test("takes no `lang` [P-260]", async () => {
    const body = { streetId: "1000-1-01", number: "1", cityId: "1000-1", stateId: "BE-BRU", postalCode: "1000", lang: "en" };
    expect((await call(api, addressNumber, { body })).http).toBe(422);
  });
});

describe("GET /address/{fttbAddressId}", () => {
  const ask = (fttbAddressId: string, lang = "en") => call(api, addressById, { query: { fttbAddressId, lang } });

  test("answers the address in the language that is asked for, with the ids that other calls take", async () => {
    const names = await Promise.all(
      languages.map(async (lang) => {
        const { city, street } = (await ask("FTTB-1000-1-01-1", lang)).answer.address;
        return [city, street];
      }),
    );
    expect(names).toEqual([
      ["Brussels", "Grand-Place"],
      ["Bruxelles", "Grand-Place"],
      ["Brussel", "Grote Markt"],
    ]);
    expect((await ask("FTTB-1000-1-01-1")).answer.address).toEqual({
      fttbAddressId: "FTTB-1000-1-01-1",
      postalCode: "1000",
      city: "Brussels",
      cityId: "1000-1",
      stateId: "BE-BRU",
      street: "Grand-Place",
      streetId: "1000-1-01",
      number: "1",
    });
  });

  test("knows every promised address, in each language", async () => {
    for (const fttbAddressId of Object.keys(promised)) {
      for (const lang of languages) {
        const { answer } = await ask(fttbAddressId, lang);
        expect(answer.address).toMatchObject({ fttbAddressId, postalCode: fttbAddressId.split("-")[1] });
      }
    }
  });

  test("names the known boxes of a house with several homes, as the lookup of its number does", async () => {
    const body = { streetId: "1000-1-01", number: "16", cityId: "1000-1", stateId: "BE-BRU", postalCode: "1000" };
    const [house] = (await call(api, addressNumber, { body })).answer.numbers;
    const { address } = (await ask(house?.fttbId ?? "")).answer;
    expect(address.boxes?.length).toBeGreaterThan(1);
    expect(address.boxes).toEqual(house?.boxes);
  });

  test.each(["FTTB-1000-1-01-9999", "FTTB-9999-1-01-1", "nothing", "../city", "a".repeat(500)])(
    "%s is not found",
    async (fttbAddressId) => {
      const texts = await Promise.all(
        languages.map(async (lang) => {
          const { http, status } = await ask(fttbAddressId, lang);
          expect([http, status.error, status.code]).toEqual([200, true, "not_found"]);
          return status.message;
        }),
      );
      expect(texts[0]).toBe("We don’t know this address. Please choose it again.");
      expect(texts).toEqual([
        "We don’t know this address. Please choose it again.",
        "Nous ne connaissons pas cette adresse. Veuillez la choisir à nouveau.",
        "We kennen dit adres niet. Kies het opnieuw.",
      ]);
    },
  );
});

test("the promised addresses are the ones of the manual", () => {
  const manual = [
    ["1000", "Grand-Place", "1"],
    ["9000", "Veldstraat", "10"],
    ["4000", "Rue Léopold", "5"],
    ["2000", "Meir", "50"],
    ["5000", "Rue de Fer", "20"],
  ];
  const ids = manual.map(([postalCode, street, number]) => {
    const streets = cities.filter((city) => city.postalCode === postalCode).flatMap((city) => city.streets);
    return streets.find(({ name }) => name.fr === street)?.numbers.find((row) => row.number === number)?.fttbAddressId;
  });
  expect(ids).toEqual(Object.keys(promised));
});
