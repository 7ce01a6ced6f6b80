/**
 * Tests how fields of the light DOM are rendered at build time: inside the form, from where the builder of prerendered screens then moves
 * them.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parseFragment, type DefaultTreeAdapterMap } from "parse5";
import { expect, test } from "vitest";
import { OneTimeCodeField } from "#core/forms/one-time-code/one-time-code.tsx";
import { LightDomField } from "#core/forms/light-dom/light-dom-field.tsx";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";

type Element = DefaultTreeAdapterMap["element"];

/** Returns every element of the rendered HTML with its attributes, in order. */
function elementsOf(node: ReactNode): { tag: string; attributes: Record<string, string>; parent: string; text: string }[] {
  const found: ReturnType<typeof elementsOf> = [];
  const visit = (element: Element | DefaultTreeAdapterMap["documentFragment"]): void => {
    for (const child of element.childNodes) {
      if (!("tagName" in child)) continue;
      const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
      const text = child.childNodes.map((one) => ("value" in one ? one.value : "")).join("");
      found.push({ tag: child.tagName, attributes, parent: "tagName" in element ? element.tagName : "", text });
      visit(child);
    }
  };
  visit(parseFragment(renderToStaticMarkup(node)));
  return found;
}

const form = (children: ReactNode, more: { reason?: string; waitsFor?: string } = {}): ReactNode => (
  <LightDomForm language="fr" onSubmit={() => undefined} {...more}>
    {children}
    <LightDomSubmit>Send</LightDomSubmit>
  </LightDomForm>
);

test("form, label, input, hint, note and error are pieces of the light DOM, each with a slot of its own", () => {
  const elements = elementsOf(
    form(<LightDomField label="Email" hint="Yours" note="Heard" error="Wrong" name="username" type="email" autoComplete="username" />),
  );
  const light = elements.filter(({ attributes }) => attributes["slot"] !== undefined);
  expect(light.map(({ tag, text }) => [tag, text])).toEqual([
    ["form", ""],
    ["label", "Email"],
    ["p", "Yours"],
    ["input", ""],
    ["p", "Heard"],
    ["p", "Wrong"],
  ]);
  const slots = elements.filter(({ tag }) => tag === "slot").map(({ attributes }) => attributes["name"]);
  expect(light.map(({ attributes }) => attributes["slot"])).toEqual(slots);
  expect(new Set(slots).size).toBe(slots.length);
  // The elements have our language, because that of the page would be wrong for their texts; and no attribute that the page's styles may
  // match.
  expect(light.filter(({ tag }) => tag !== "form").map(({ attributes }) => attributes["lang"])).toEqual(["fr", "fr", "fr", "fr", "fr"]);
  expect(light.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => ["class", "style", "part"].includes(name))).toEqual(
    [],
  );
});

test("the ties between them are ids of one prefix, which makes them unique in the page", () => {
  const elements = elementsOf(form(<LightDomField label="Email" hint="Yours" error="Wrong" name="username" autoComplete="username" />));
  const find = (tag: string): Record<string, string> => elements.find((one) => one.tag === tag)?.attributes ?? {};
  const input = find("input");
  expect(input).toMatchObject({ name: "username", autocomplete: "username", form: find("form")["id"], "aria-invalid": "true" });
  expect(find("label")["for"]).toBe(input["id"]);
  const ids = elements.map(({ attributes }) => attributes["id"]);
  expect(input["aria-describedby"]?.split(" ").map((id) => elements[ids.indexOf(id)]?.text)).toEqual(["Yours", "Wrong"]);
  const slotted = elements.filter(({ attributes }) => attributes["slot"]);
  expect(slotted.length).toBeGreaterThan(0);
  expect(slotted.flatMap(({ attributes }) => [attributes["id"], attributes["slot"]]).filter((id) => !id?.startsWith("digi-~-"))).toEqual(
    [],
  );
});

test("the form is sent nowhere by itself, and its hidden button follows the one that is seen", () => {
  const formOf = (more: { reason?: string; waitsFor?: string }): string[] =>
    elementsOf(form(null, more))
      .filter(({ tag }) => tag === "form" || tag === "button")
      .map(({ tag, attributes }) => `${tag} ${attributes["method"] ?? attributes["type"]} ${"disabled" in attributes}`);
  expect(formOf({})).toEqual(["form dialog false", "button submit false", "button submit false"]);
  expect(formOf({ reason: "First this" })).toEqual(["form dialog false", "button submit true", "button submit true"]);
  expect(formOf({ waitsFor: "line" }), "a press is kept").toEqual(["form dialog false", "button submit false", "button submit false"]);
});

test("a code is one input that browsers and phones know, drawn as boxes that nobody hears", () => {
  const elements = elementsOf(form(<OneTimeCodeField label="Code" name="code" />));
  const inputs = elements.filter(({ tag }) => tag === "input");
  expect(inputs).toHaveLength(1);
  expect(inputs[0]?.attributes).toMatchObject({ inputmode: "numeric", autocomplete: "one-time-code", type: "text" });
  // The field has no `maxlength`, because a pasted `123 456` is longer than the code.
  expect(inputs[0]?.attributes).not.toHaveProperty("maxlength");
  const boxes = elements.find(({ attributes }) => attributes["class"] === "ui-code-boxes");
  expect(boxes?.attributes["aria-hidden"]).toBe("true");
  expect(elements.filter(({ tag, parent }) => tag === "span" && parent === "div")).toHaveLength(6);
});
