/** Tests on which days a technician comes, and from which operators a customer can switch. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installIntervals } from "#core/domain/order/installation.contract.ts";
import { slotIntervals } from "#core/domain/order/installation.schema.ts";
import { easyswitchOperators } from "#core/domain/order/portability.contract.ts";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { languages } from "#core/base/values/language.ts";
import { isWorkingDay, publicHolidays } from "#core/base/values/working-days.ts";
import { promised } from "#demo/api/data/fibre.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

const at = (date: string, time: string): number => {
  const day = parseDate(date);
  if (!day) throw new Error(`${date} is no day`);
  return instantInBrussels(day, time);
};

let nowMs = at("2026-12-11", "09:00");
let api: TestApi;
beforeAll(async () => void (api = await startApi({ now: () => nowMs })));
afterAll(() => api.close());

const grandPlace = "FTTB-1000-1-01-1";
const ask = (fttbAddressId: string, lang = "en") => call(api, installIntervals, { query: { fttbAddressId, lang } });
const daysAt = async (instantMs: number) => {
  nowMs = instantMs;
  return (await ask(grandPlace)).answer.data.map(({ date }) => date);
};

describe("GET /bundle-configurator/install-interval/{fttbAddressId}", () => {
  test("answers 20 working days from the fifth on, each with three intervals within 8h–20h [C-157, C-302, C-369]", async () => {
    nowMs = at("2026-12-11", "09:00"); // The clock is set to a Friday.
    const { http, status, answer } = await ask(grandPlace);
    expect([http, status.error, answer.data.length]).toEqual([200, false, 20]);
    expect(answer.data.map(({ date }) => date).filter((date) => !isWorkingDay(date))).toEqual([]);
    // Christmas and New Year are not offered.
    expect([answer.data[0]?.date, answer.data.at(-1)?.date]).toEqual(["2026-12-18", "2027-01-18"]);
    for (const { intervals } of answer.data) expect(intervals.map(({ intervalValue }) => intervalValue)).toEqual([...slotIntervals]);
    const hours = slotIntervals.flatMap((interval) => interval.split("-"));
    expect([hours.toSorted()[0], hours.toSorted().at(-1)]).toEqual(["08:00", "20:00"]);
  });

  test.each([2026, 2027, 2028])("never names a public holiday of Belgium, whatever day it is asked on (%i)", async (year) => {
    const named = new Set<string>();
    for (let month = 1; month <= 12; month++) {
      for (const date of await daysAt(at(`${year}-${String(month).padStart(2, "0")}-03`, "12:00"))) named.add(date);
    }
    expect(named.size).toBeGreaterThan(200);
    expect(publicHolidays(year).filter((holiday) => named.has(holiday))).toEqual([]);
  });

  test("counts the days of Brussels, where a day has begun that has not begun elsewhere", async () => {
    const [before, after] = [await daysAt(at("2026-06-14", "23:59")), await daysAt(at("2026-06-15", "00:00"))];
    expect(new Date(at("2026-06-15", "00:00")).toISOString()).toBe("2026-06-14T22:00:00.000Z");
    expect([before[0], after[0]]).toEqual(["2026-06-19", "2026-06-22"]);
  });

  test("answers nothing where no technician comes, and refuses an unknown address in words", async () => {
    for (const [id, { slots }] of Object.entries(promised)) expect([id, (await ask(id)).answer.data.length]).toEqual([id, slots ? 20 : 0]);
    const texts = await Promise.all(languages.map(async (lang) => (await ask("FTTB-0-0", lang)).status));
    expect(texts.map(({ code }) => code)).toEqual(["not_found", "not_found", "not_found"]);
    expect(texts.map(({ message }) => message)).toEqual([
      "We don’t know this address. Please choose it again.",
      "Nous ne connaissons pas cette adresse. Veuillez la choisir à nouveau.",
      "We kennen dit adres niet. Kies het opnieuw.",
    ]);
  });
});

describe("GET /bundle-configurator/easyswitch-operators", () => {
  test("names operators of internet and TV, each with a prefix of its own [C-160, C-372]", async () => {
    const { http, answer } = await call(api, easyswitchOperators, {});
    expect(http).toBe(200);
    expect(answer.mobileOperators.length).toBeGreaterThanOrEqual(8);
    for (const key of ["prefix", "name"] as const) {
      expect(new Set(answer.mobileOperators.map((one) => one[key])).size).toBe(answer.mobileOperators.length);
    }
    expect(answer.mobileOperators.filter(({ prefix }) => !/^[A-Z]{3}$/.test(prefix))).toEqual([]);
    expect(answer.mobileOperators.map(({ name }) => name)).toEqual(expect.arrayContaining(["Proximus", "Telenet", "Orange", "VOO"]));
  });
});
