/** What each test of a tag has: a section of its own, and a console that stays clean. */
import { takeComplaints } from "./watch.ts";
import { equal } from "./assert.ts";
import { createTag, mount, setLanguage, until, ways, type Definition, type Tag } from "./page.ts";

export type Here = {
  readonly container: HTMLElement;
  readonly mount: (attributes?: Record<string, string>) => Promise<Tag>;
  readonly standsOnce: boolean;
  /** Removes the tag before the next one comes, where only one tag of its kind on a page shows anything. */
  readonly makeSpace: (element: Tag) => Promise<void>;
};

export function prepareHere(definition: Definition): Here {
  let container: HTMLElement;

  beforeEach(() => {
    takeComplaints();
    sessionStorage.clear(); // no draft from the test before
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
