import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cards } from "#core/ui/cards/cards.tsx";
import { attributesOf, wordsOf } from "#tests/unit/core/ui/base/markup.ts";

const cards = [
  { value: "s", label: "5 GB", body: "Calls without limit" },
  { value: "m", label: "20 GB" },
  { value: "l", label: "Unlimited", reason: "Only with internet at home." },
];
const draw = (kind: "one" | "many", error?: string): string =>
  renderToStaticMarkup(
    <Cards label="Plan" name="plan" kind={kind} cards={cards} chosen={["m"]} onChoose={() => undefined} error={error} />,
  );

test("one of several: radio buttons in a group with a name, told chosen by border, tick and word", () => {
  const markup = draw("one");
  const group = attributesOf(markup, "fieldset")[0];
  expect(group?.["role"]).toBe("radiogroup");
  expect(wordsOf(markup, group?.["aria-labelledby"])).toBe("Plan");
  expect(attributesOf(markup, "input").map(({ type, name, value }) => [type, name, value])).toEqual([
    ["radio", "plan", "s"],
    ["radio", "plan", "m"],
    ["radio", "plan", "l"],
  ]);
  expect(markup.match(/ checked=""/g)).toHaveLength(1);
  expect(markup.match(/Chosen/g)).toHaveLength(1);
});

test("as many as wanted: boxes", () => {
  expect(attributesOf(draw("many"), "input").map(({ type }) => type)).toEqual(["checkbox", "checkbox", "checkbox"]);
  expect(attributesOf(draw("many"), "fieldset")[0]?.["role"]).toBe("group");
});

test("a card is named by its label and described by what stands in it", () => {
  const markup = draw("one");
  const [first, second] = attributesOf(markup, "input");
  expect(wordsOf(markup, first?.["aria-labelledby"])).toBe("5 GB");
  expect(wordsOf(markup, first?.["aria-describedby"])).toBe("Calls without limit");
  expect(second?.["aria-describedby"]).toBeUndefined();
});

test("a card that cannot be chosen says why", () => {
  const markup = draw("one");
  const last = attributesOf(markup, "input", 'value="l"')[0];
  expect(last?.["disabled"]).toBe("");
  expect(wordsOf(markup, last?.["aria-describedby"])).toBe("Only with internet at home.");
});

test("what is wrong is tied to the group", () => {
  const markup = draw("one", "Please select an option");
  const group = attributesOf(markup, "fieldset")[0];
  expect(group?.["aria-invalid"]).toBe("true");
  expect(wordsOf(markup, group?.["aria-describedby"])).toBe("Please select an option");
});
