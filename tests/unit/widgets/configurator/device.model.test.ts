/** Tests the search for the phone model on which an eSIM will be used. */
import { signal } from "@preact/signals-core";
import { expect, onTestFinished, test } from "vitest";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { Model } from "#widgets/configurator/device/device.model.ts";
import { createPorts } from "./desk.ts";

const pixel = { value: "google-pixel-8", label: "Google Pixel 8" };
const devices = [
  { value: "apple-iphone-15", label: "Apple iPhone 15" },
  pixel,
  { value: "device-not-found", label: "My phone is not in this list" },
];

/** Creates a search whose chosen phone model is stored in a form. */
async function setUp(first = "") {
  const { clock, openTab } = createBundleBrowser();
  const desk = createPorts(openTab().store, clock);
  const choices: string[] = [];
  const given = signal({
    chosen: first,
    onChoose(slug: string) {
      choices.push(slug);
      given.value = { ...given.peek(), chosen: slug };
    },
  });
  const model = new Model(desk.ports, given);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  const found = () => model.found.value.map(({ value }) => value);
  const answer = (at = 0, list = devices) => desk.asked[at]?.answer(good({ devices: list }));
  return { ...desk, model, choices, found, answer };
}

test("from two letters on, in any case, anywhere in the label; one that is not there can be said [C-315]", async () => {
  const { model, found, answer } = await setUp();
  await answer();
  model.type("p");
  expect(found()).toEqual([]);
  model.type("PIX");
  expect(found()).toEqual(["google-pixel-8", "device-not-found"]);
});

test("what is chosen stands in the field; typed on, it is chosen no more", async () => {
  const { model, choices, answer } = await setUp();
  await answer();
  model.type("pix");
  expect(choices, "nothing was chosen yet").toEqual([]);
  model.choose(pixel);
  expect([model.text.value, model.chosen.value?.value]).toEqual(["Google Pixel 8", "google-pixel-8"]);
  model.type("Google Pixel");
  expect([choices, model.text.value, model.chosen.value]).toEqual([["google-pixel-8", ""], "Google Pixel", undefined]);
  model.type("Google");
  expect(choices).toHaveLength(2);
});

test("a line that is edited shows its phone once the list is there, in the language of the page", async () => {
  const { model, answer, asked, language } = await setUp("device-not-found");
  expect([model.text.value, asked.map(({ id }) => id)]).toEqual(["", ["bundle.esim-devices"]]);
  await answer();
  expect(model.text.value).toBe("My phone is not in this list");
  language.value = "fr";
  await answer(1, [{ value: "device-not-found", label: "Mon téléphone n’y est pas" }]);
  expect(model.text.value).toBe("Mon téléphone n’y est pas");
});
