/** What the questions of a mobile line choose from. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { esimDevices, mobileOperators } from "#core/mobile-line/mobile-line.contract.ts";
import { findDevices } from "#core/mobile-line/devices.rules.ts";
import { operatorsOf } from "#core/mobile-line/operators.rules.ts";
import { deviceNotFound } from "#core/values/esim-device.ts";
import { languages } from "#core/values/language.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe("GET /bundle-configurator/mobile-operators", () => {
  test("answers names of operators as texts, each once, and leaves 'Others' to the page [C-370]", async () => {
    const { answer } = await call(api, mobileOperators);
    expect(answer.mobileOperators.length).toBeGreaterThanOrEqual(10);
    expect(answer.mobileOperators).toEqual(expect.arrayContaining(["Proximus", "Orange", "BASE", "Telenet"]));
    expect(answer.mobileOperators.every((name) => name.trim() === name && name !== "")).toBe(true);
    expect(answer.mobileOperators.map((name) => name.toLowerCase())).not.toContain("others");
    // As many ids as names, and one for those that are not named.
    expect(operatorsOf(answer.mobileOperators, "Others")).toHaveLength(answer.mobileOperators.length + 1);
  });
});

describe("GET /bundle-configurator/esim-devices", () => {
  const ask = async (lang: string) => (await call(api, esimDevices, { query: { lang } })).answer.devices;

  test("answers a long list of phones, each with a slug of its own and a label [C-170]", async () => {
    const phones = (await ask("en")).filter(({ value }) => value !== deviceNotFound);
    expect(phones.length).toBeGreaterThanOrEqual(120);
    expect(phones.filter(({ value }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))).toEqual([]);
    expect(phones.filter(({ label }) => !/^\S.*\S$/.test(label))).toEqual([]);
    for (const key of ["value", "label"] as const) expect(new Set(phones.map((phone) => phone[key])).size).toBe(phones.length);
  });

  test("of makers that sell in Belgium, under the names that people know [C-172]", async () => {
    const devices = await ask("nl");
    const count = (typed: string): number => findDevices(devices, typed).length - 1;
    expect([count("iphone"), count("galaxy"), count("pixel")].every((found) => found >= 20)).toBe(true);
    expect(["xperia", "fairphone", "motorola", "xiaomi", "oneplus", "honor"].map(count)).not.toContain(0);
    expect(devices).toContainEqual({ value: "apple-iphone-15-pro", label: "Apple iPhone 15 Pro" });
    expect(devices).toContainEqual({ value: "samsung-galaxy-s20-plus", label: "Samsung Galaxy S20+" });
  });

  test("ends with device-not-found, the only entry that is said in the language that is asked for [C-171]", async () => {
    const lists = await Promise.all(languages.map(ask));
    expect(lists.map((devices) => devices.at(-1))).toEqual([
      { value: deviceNotFound, label: "My phone is not in this list" },
      { value: deviceNotFound, label: "Mon téléphone n’est pas dans cette liste" },
      { value: deviceNotFound, label: "Mijn telefoon staat niet in deze lijst" },
    ]);
    expect(new Set(lists.map((devices) => JSON.stringify(devices.slice(0, -1)))).size).toBe(1);
  });

  test("refuses a call without language", async () => {
    const { http, status } = await call(api, esimDevices, {});
    expect(http).toBe(422);
    expect(status.message).toEqual({ lang: ["This field is required"] });
  });
});
