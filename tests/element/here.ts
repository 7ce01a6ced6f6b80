/** Where each test of a tag has it stand: a place of its own, with a console that stays clean. */
import { takeComplaints } from "./watch.ts";
import { equal } from "./assert.ts";
import { createTag, mount, setLanguage, until, ways, type Definition, type Tag } from "./page.ts";

export type Here = {
  readonly place: HTMLElement;
  readonly mount: (attributes?: Record<string, string>) => Promise<Tag>;
  readonly standsOnce: boolean;
  /** Where one alone has something to say, it makes place for the next. */
  readonly makePlace: (element: Tag) => Promise<void>;
};

export function prepareHere(definition: Definition): Here {
  let place: HTMLElement;

  beforeEach(() => {
    takeComplaints();
    sessionStorage.clear(); // no draft of the test before
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
