/** Tests that every tag works in every way in which a page may create it. */
import { assert, equal } from "./assert.ts";
import {
  createTag,
  elementsOf,
  firstInput,
  isReady,
  mount,
  nextEvent,
  outlineOf,
  ready,
  setLanguage,
  settle,
  textOf,
  type,
  wakeUp,
  type Definition,
  type Tag,
} from "./page.ts";
import type { Here } from "./here.ts";

export function describeArrival(definition: Definition, here: Here): void {
  describe("comes to life the same way", () => {
    describeWays(definition, here);
  });

  it("does nothing until it is in the page", async () => {
    const element = createTag(definition, { heading: "Somewhere" });
    element["heading"] = "Elsewhere";
    await settle();
    equal([isReady(element), element.shadowRoot.childElementCount], [false, 0], "ready, and children of its root");
  });

  it("says ready once, to every listener on the way up", async () => {
    const stopped = new AbortController();
    let heard = 0;
    // The event of another tag that the tested tag adds to its light DOM bubbles, too, and is not counted.
    const count = (event: Event): void => void (heard += (event.target as Element).localName === definition.tagName ? 1 : 0);
    document.addEventListener("digi-ready", count, { signal: stopped.signal });
    await here.mount();
    await settle();
    stopped.abort();
    equal(heard, 1, "digi-ready on the document");
  });

  it("writes nothing on the host: no class, no style, no attribute", async () => {
    const element = createTag(definition, { id: "mine", class: "a b", "data-x": "1" });
    const written: (string | null)[] = [];
    const seen = new MutationObserver((records) => written.push(...records.map((record) => record.attributeName)));
    seen.observe(element, { attributes: true });
    await mount(element, here.container);
    await setLanguage("fr");
    await settle();
    equal(written, [], "attributes written");
    seen.disconnect();
  });

  it("shows the fallback content until it is there, and keeps it in the page", async () => {
    const element = createTag(definition);
    const fallback = document.createElement("p");
    fallback.textContent = "Our other address";
    element.append(fallback);
    here.container.append(element);
    assert(fallback.assignedSlot, "shown while the files are on their way");
    await ready(element);
    equal([fallback.assignedSlot === null, fallback.parentNode === element], [true, true], "hidden, but where it was");
  });

  it("puts no style element or attribute anywhere", async () => {
    const before = document.querySelectorAll("style, link[rel=stylesheet], [style]").length;
    const element = await here.mount({ open: "" });
    const inside = elementsOf(element).filter((one) => one.matches("style, link, [style]"));
    equal(
      inside.map((one) => one.outerHTML.slice(0, 80)),
      [],
      "inside",
    );
    equal(document.querySelectorAll("style, link[rel=stylesheet], [style]").length, before, "in the host page");
  });
}

function describeWays(definition: Definition, here: Here): void {
  const ways: Record<string, () => Tag> = {
    "by innerHTML": () => {
      const box = here.container.appendChild(document.createElement("div"));
      box.innerHTML = `<${definition.tagName} loading="eager"></${definition.tagName}>`;
      return box.firstElementChild as Tag;
    },
    "from a template": () => {
      const template = document.createElement("template");
      template.innerHTML = `<${definition.tagName} loading="eager"></${definition.tagName}>`;
      here.container.append(document.importNode(template.content, true));
      return here.container.lastElementChild as Tag;
    },
    "inside another shadow root": () => {
      const element = createTag(definition);
      const other = here.container.appendChild(document.createElement("div"));
      other.attachShadow({ mode: "open" }).append(element);
      return element;
    },
    "when it was adopted from another document": () => {
      const other = document.implementation.createHTMLDocument();
      const element = other.createElement(definition.tagName) as Tag;
      wakeUp(element);
      here.container.append(element);
      return element;
    },
  };
  for (const [way, make] of Object.entries(ways)) {
    it(way, async () => {
      const plain = await here.mount();
      const [outline, text] = [outlineOf(plain), textOf(plain)];
      await here.makeSpace(plain);
      const element = make();
      await ready(element);
      equal(outlineOf(element), outline, "its outline");
      equal(textOf(element), text, "its text");
    });
  }

  it("by the parser of a page", async () => {
    const frame = document.createElement("iframe");
    frame.srcdoc = `<!doctype html><html lang="en"><body><${definition.tagName} loading="eager"></${definition.tagName}><script src="${location.origin}/dist/v1/loader.js"></script>`;
    const loaded = nextEvent(frame, "load");
    here.container.append(frame);
    await loaded;
    const element = frame.contentDocument?.querySelector(definition.tagName);
    assert(element, "it is in the page");
    await ready(element);
  });

  it("as a clone, which is a clean start", async () => {
    const original = await here.mount();
    const outline = outlineOf(original);
    const input = firstInput(original);
    const atFirst = input?.value;
    if (input) type(input, "typed");
    const clone = original.cloneNode(true) as Tag;
    equal(clone.shadowRoot.childElementCount, 0, "a clone that is not in the page is empty");
    await here.makeSpace(original);
    await mount(clone, here.container);
    equal(outlineOf(clone), outline, "its outline");
    equal(firstInput(clone)?.value, atFirst, "its first field");
  });
}
