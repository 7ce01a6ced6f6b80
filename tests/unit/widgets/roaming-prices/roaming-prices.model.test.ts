import { signal } from "@preact/signals-core";
import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createFakeAddressBar } from "#tests/unit/core/platform/fake-address-bar.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";
import { Model } from "#widgets/roaming-prices/roaming-prices.model.ts";
import { wantedCountry } from "#widgets/roaming-prices/roaming-prices.rules.ts";

const belgium = { code: "BE", name: "Belgium", zone: "home" } as const;
const ivoryCoast = { code: "CI", name: "Côte d’Ivoire", zone: "world" } as const;
const france = { code: "FR", name: "France", zone: "eu" } as const;
const countries = [ivoryCoast, france, belgium];
const answerFor = (country: (typeof countries)[number]) => ({ country, countries, tables: [], notes: [] });

function open(address = "https://site.example/en/roaming", country?: string) {
  const desk = createDesk();
  const bar = createFakeAddressBar(address);
  const model = new Model(desk.ports as unknown as Ports, signal(country === undefined ? {} : { country }), bar);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  const asked = (): unknown => desk.last().request.query;
  return { model, desk, bar, asked };
}

test.each([
  [[undefined, undefined], "BE"],
  [["ci", "FR"], "CI"],
  [["<script>", "fr"], "FR"],
  [["C", "FRA"], "BE"],
  [["", null], "BE"],
])("of %j, %s is asked for", (named, code) => {
  expect(wantedCountry(named, new Set())).toBe(code);
});

test("Belgium comes first, in the language of the page", async () => {
  const { model, desk, asked } = open();
  expect(asked()).toEqual({ country: "BE", lang: "en" });
  expect(model.text.value, "the field has its name before the answer").toBe("Belgium");
  await desk.last().answer(answerFor(belgium));
  expect(model.found.value.map(({ code }) => code)).toEqual(["BE", "CI", "FR"]);
  desk.language.value = "fr";
  expect(asked()).toEqual({ country: "BE", lang: "fr" });
});

test("the address counts more than the tag", () => {
  expect(open("https://site.example/en/roaming?country=ci", "FR").asked()).toEqual({ country: "CI", lang: "en" });
  expect(open("https://site.example/en/roaming", "FR").asked()).toEqual({ country: "FR", lang: "en" });
});

test("a country that the API does not know stays in the address, and the next one is shown", async () => {
  const { desk, bar, asked } = open("https://site.example/en/roaming?country=XX", "FR");
  expect(asked()).toEqual({ country: "XX", lang: "en" });
  await desk.last().fail({ code: "not_found" });
  expect(asked()).toEqual({ country: "FR", lang: "en" });
  expect(bar.entries).toEqual(["https://site.example/en/roaming?country=XX"]);
});

test("an API that does not know Belgium fails, and is not asked without end", async () => {
  const { model, desk } = open();
  await desk.last().fail({ code: "not_found" });
  expect(desk.asked).toHaveLength(1);
  expect(model.prices.state.value.status).toBe("failed");
});

test("a choice is asked for and stands in the address, Back leads to the one before; the list stays meanwhile", async () => {
  const { model, desk, bar, asked } = open("https://site.example/en/roaming?x=1");
  await desk.last().answer(answerFor(belgium));
  model.type("cote d i");
  expect(model.isChosen.value).toBe(false);
  expect(model.found.value).toEqual([ivoryCoast]);
  model.choose(ivoryCoast);
  expect(bar.read()).toBe("https://site.example/en/roaming?x=1&country=CI");
  expect([model.text.value, model.isChosen.value, asked()]).toEqual(["Côte d’Ivoire", true, { country: "CI", lang: "en" }]);
  expect(model.found.value).toHaveLength(3);
  model.choose(ivoryCoast);
  expect(bar.entries, "the same country is no new entry").toHaveLength(2);
  bar.back();
  expect(asked()).toEqual({ country: "BE", lang: "en" });
});

test("a late answer about the country before is dropped", async () => {
  const { model, desk } = open();
  await desk.last().answer(answerFor(belgium));
  model.choose(france);
  const first = desk.last();
  model.choose(ivoryCoast);
  await desk.last().answer(answerFor(ivoryCoast));
  await first.answer(answerFor(france));
  expect(model.prices.state.value).toMatchObject({ status: "loaded", value: { country: ivoryCoast } });
});
