/** Tests how a page sets values of every tag: by attributes, properties and methods. */
import { takeComplaints } from "./watch.ts";
import { assert, equal } from "./assert.ts";
import { createTag, mount, ready, settle, textOf, until, type Attribute, type Definition } from "./page.ts";
import type { Here } from "./here.ts";

const eventNames = ["digi-error", "digi-submit", "digi-success", "digi-navigate", "digi-close"];

const attributesOf = (definition: Definition, kind: string): readonly Attribute[] =>
  definition.attributes.filter((one) => one.digi.kind === kind && one.name !== "loading");

export function describeAttributes(definition: Definition, here: Here): void {
  describe("attributes", () => {
    it("heading: set, changed, and its default again when removed", async () => {
      const element = await here.mount();
      const own = textOf(element);
      element.setAttribute("heading", "Of the host");
      await until(() => textOf(element).includes("Of the host"));
      element.removeAttribute("heading");
      await until(() => textOf(element) === own);
      equal(element["heading"] ?? null, null, "the property");
    });

    describeKinds(definition, here);

    it("are never echoed as events", async () => {
      const element = await here.mount();
      const heard: string[] = [];
      for (const event of [...eventNames, "digi-ready", "digi-analytics"]) element.addEventListener(event, () => heard.push(event));
      for (const { name, digi } of definition.attributes) {
        const value =
          { boolean: "", integer: String(digi.min ?? 1), choice: digi.values?.[0] ?? "", address: "/here", data: "[]" }[digi.kind] ??
          "text";
        element.setAttribute(name, value);
        element.removeAttribute(name);
      }
      await settle();
      equal(heard, [], "events");
    });
  });

  describe("methods", () => {
    for (const { name } of (definition.members ?? []).filter((member) => member.kind === "method")) {
      it(`${name}() called before the code is there is kept and answered`, async () => {
        const element = createTag(definition);
        here.container.append(element);
        const answer = (element[name] as () => Promise<unknown>)();
        assert(answer instanceof Promise, "it answers with a promise");
        await Promise.all([ready(element), answer]);
      });

      it(`${name}() called in the turn in which the tag leaves the page writes nothing to the console`, async () => {
        const element = await here.mount();
        const answer = (element[name] as () => Promise<unknown>)();
        element.remove();
        await Promise.all([until(() => element.shadowRoot.childElementCount === 0), answer]);
      });
    }
  });
}

/** Defines the tests of attributes that are booleans, numbers, choices or addresses. */
function describeKinds(definition: Definition, here: Here): void {
  for (const { name, fieldName } of attributesOf(definition, "boolean")) {
    it(`${name}: bare is true, removed is false`, async () => {
      const element = await here.mount();
      equal(element[fieldName], false, "at first");
      element.setAttribute(name, "");
      equal(element[fieldName], true, "bare");
      element.removeAttribute(name);
      equal(element[fieldName], false, "removed");
      await settle();
    });

    it(`${name}: the text "false" is false, before the code is there and after, and said once`, async () => {
      const element = createTag(definition, { [name]: "false" });
      equal(element[fieldName], false, "before");
      await mount(element, here.container);
      equal(element[fieldName], false, "after");
      equal(element.shadowRoot.querySelector("dialog[open]"), null, "an open dialog");
      element.setAttribute(name, "");
      element[fieldName] = "false";
      equal(element[fieldName], false, "as a property");
      await settle();
      const said = takeComplaints();
      equal(
        said.filter((one) => one.includes(`<${definition.tagName}> ${name}: "false" is taken for false`)).length,
        1,
        "one line to the author",
      );
      equal(said.length, 1, "all that is said");
    });
  }

  for (const { name, fieldName, digi } of attributesOf(definition, "integer")) {
    const good = digi.min ?? 1;
    it(`${name}: a bad value keeps the last good one and is said once`, async () => {
      const element = await here.mount({ [name]: String(good) });
      equal(element[fieldName], good, "a good value");
      for (const bad of ["", "many", "1.5", String(good - 1)]) {
        element.setAttribute(name, bad);
        equal(element[fieldName], good, `after "${bad}"`);
      }
      element.removeAttribute(name);
      equal(element[fieldName] ?? null, null, "removed");
      equal(takeComplaints().length, 1, "lines to the author");
    });
  }

  for (const { name, fieldName, digi } of attributesOf(definition, "choice")) {
    it(`${name}: a bad value keeps the last good one`, async () => {
      const [first = "", second = first] = digi.values ?? [];
      const element = await here.mount({ [name]: first });
      element.setAttribute(name, "none of them");
      equal(element[fieldName], first, "after a bad value");
      element.setAttribute(name, second);
      equal(element[fieldName], second, "after a good one");
      takeComplaints();
    });
  }

  for (const { name, fieldName } of attributesOf(definition, "address")) {
    it(`${name}: an address that is none is refused`, async () => {
      const element = await here.mount({ [name]: "/here" });
      element.setAttribute(name, "javascript:alert(1)");
      equal(element[fieldName], "/here", "after javascript:");
      equal(takeComplaints().length, 1, "lines to the author");
    });
  }
}
