/**
 * Tests the contract that every tag must keep, whatever it does: how it is created, takes values, is moved, is removed, and behaves in a
 * page.
 */
import "./watch.ts";
import { assert, equal } from "./assert.ts";
import { describeArrival } from "./arrival.ts";
import { describeAttributes } from "./attributes.ts";
import { prepareHere } from "./here.ts";
import { describeLeaving, describeMoving } from "./moves.ts";
import { describePart } from "./parts.ts";
import { describePresence } from "./presence.ts";
import { addLoader, readDefinitions, ready, textOf, until, wakeUp, ways, type Tag } from "./page.ts";

// The test runner's own query is removed: a page that reads its query would take it for the link of a mail.
history.replaceState(null, "", location.pathname);

const definitions = await readDefinitions();

// These tags are created before the loader runs, as a page author's script may do while our file is still loading.
const early = definitions.map((definition) => {
  const element = document.createElement(definition.tagName) as Tag;
  wakeUp(element);
  Object.assign(element, { heading: "Set before the definition" });
  document.body.append(element);
  return element;
});

await addLoader();

describe("a property set before the definition", () => {
  for (const [index, definition] of definitions.entries()) {
    const element = early[index];
    it(`is kept and stays alive: ${definition.tagName}`, async () => {
      assert(element, "it was made");
      await ready(element);
      equal(element["heading"], "Set before the definition", "the property");
      assert(textOf(element).includes("Set before the definition"), "it is shown");
      element["heading"] = "Set later";
      await until(() => textOf(element).includes("Set later"));
      element.remove();
    });
  }
});

for (const definition of definitions) {
  /**
   * The mark that leaves a test to the whole run. Each day one tag of each kind is tested completely; of the other tags only arrival,
   * values and removal are tested.
   */
  const mark = ways[definition.tagName]?.standsFor ? "" : " @all";
  describe(definition.tagName, () => {
    // Where the tests of these early tags were not chosen, the tags are still starting. They are removed, so that they are not counted
    // here.
    before(async () => {
      for (const element of early) element.remove();
      await until(() => early.every((element) => element.shadowRoot.childElementCount === 0));
    });
    const here = prepareHere(definition);
    describeArrival(definition, here);
    describeAttributes(definition, here);
    describe(`moves${mark}`, () => {
      describeMoving(here);
    });
    describe("goes", () => {
      describeLeaving(definition, here);
    });
    describe(`stands in a page${mark}`, () => {
      describePresence(definition, here);
    });
  });
}

for (const definition of definitions) {
  for (const [part, way] of Object.entries(ways[definition.tagName]?.parts ?? {})) describePart(definition, part, way);
}
