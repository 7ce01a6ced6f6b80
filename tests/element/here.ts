/** The place for each test of a tag: a section of its own, and a console that stays clean. */
import { takeComplaints } from "./watch.ts";
import { equal } from "./assert.ts";
import { createTag, mount, setLanguage, until, ways, type Definition, type Tag } from "./page.ts";

export type Here = {
  readonly place: HTMLElement;
  readonly mount: (attributes?: Record<string, string>) => Promise<Tag>;
  readonly standsOnce: boolean;
  /** Removes the tag before the next one comes, where only one tag of its kind on a page shows anything. */
  readonly makePlace: (element: Tag) => Promise<void>;
};

export function prepareHere(definition: Definition): Here {
  let place: HTMLElement;

  beforeEach(() => {
    takeComplaints();
    sessionStorage.clear(); // no draft from the test before
    place = document.createElement("section");
    document.body.append(place);
  });

  afterEach(async () => {
    place.remove();
    await setLanguage("en");
    equal(takeComplaints(), [], "the console stays clean");
  });

  const standsOnce = ways[definition.tagName]?.standsOnce === true;
  return {
    get place() {
      return place;
    },
    mount: (attributes = {}) => mount(createTag(definition, attributes), place),
    standsOnce,
    async makePlace(element) {
      if (!standsOnce) return;
      element.remove();
      await until(() => element.shadowRoot.childElementCount === 0);
    },
  };
}
