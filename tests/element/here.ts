/** Prepares each test of a tag: it gets a section of its own on the page, and fails if anything was written to the console. */
import { takeComplaints } from "./watch.ts";
import { equal } from "./assert.ts";
import { createTag, mount, setLanguage, until, ways, type Definition, type Tag } from "./page.ts";

export type Here = {
  readonly container: HTMLElement;
  readonly mount: (attributes?: Record<string, string>) => Promise<Tag>;
  readonly standsOnce: boolean;
  /** Removes a tag before the next one is inserted, if only one tag of its kind on a page shows anything. */
  readonly makeSpace: (element: Tag) => Promise<void>;
};

export function prepareHere(definition: Definition): Here {
  let container: HTMLElement;

  beforeEach(() => {
    takeComplaints();
    sessionStorage.clear(); // The draft of the test before is deleted.
    container = document.createElement("section");
    document.body.append(container);
  });

  afterEach(async () => {
    container.remove();
    await setLanguage("en");
    equal(takeComplaints(), [], "the console stays clean");
  });

  const standsOnce = ways[definition.tagName]?.standsOnce === true;
  return {
    get container() {
      return container;
    },
    mount: (attributes = {}) => mount(createTag(definition, attributes), container),
    standsOnce,
    async makeSpace(element) {
      if (!standsOnce) return;
      element.remove();
      await until(() => element.shadowRoot.childElementCount === 0);
    },
  };
}
