/** The contract of every tag, whatever it does: how it comes, how it is written to, how it moves and goes. */
import { takeComplaints, pageListeners, pageTimers } from "./watch.ts";
import { assert, equal } from "./assert.ts";
import { describePart } from "./parts.ts";
import {
  addLoader,
  createTag,
  elementsOf,
  firstInput,
  isReady,
  lightOf,
  mount,
  nextEvent,
  outlineOf,
  readDoors,
  ready,
  setLanguage,
  settle,
  textOf,
  type,
  until,
  wakeUp,
  ways,
  type Attribute,
  type Door,
  type Tag,
} from "./page.ts";

// The test runner's own query: a page that takes its query as given would take it for the link of a mail.
history.replaceState(null, "", location.pathname);

const doors = await readDoors();

// Before the loader: what a page author's script may do while our file is still on its way.
const early = doors.map((door) => {
  const element = document.createElement(door.tagName) as Tag;
  wakeUp(element);
  Object.assign(element, { heading: "Set before the definition" });
  document.body.append(element);
  return element;
});

await addLoader();

const eventNames = ["digi-error", "digi-submit", "digi-success", "digi-navigate", "digi-close"];

const attributesOf = (door: Door, kind: string): readonly Attribute[] =>
  door.attributes.filter((one) => one.digi.kind === kind && one.name !== "loading");

describe("a property set before the definition", () => {
  for (const [index, door] of doors.entries()) {
    const element = early[index];
    it(`is kept and stays alive: ${door.tagName}`, async () => {
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

for (const door of doors) {
  describe(door.tagName, () => {
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

    const standsOnce = ways[door.tagName]?.standsOnce === true;
    /** Where one alone has something to say, it makes place for the next. */
    const makePlace = async (element: Tag): Promise<void> => {
      if (!standsOnce) return;
      element.remove();
      await until(() => element.shadowRoot.childElementCount === 0);
    };
    const mountHere = (attributes: Record<string, string> = {}): Promise<Tag> => mount(createTag(door, attributes), place);

    describe("comes to life the same way", () => {
      const ways: Record<string, () => Tag> = {
        "by innerHTML": () => {
          const box = place.appendChild(document.createElement("div"));
          box.innerHTML = `<${door.tagName} loading="eager"></${door.tagName}>`;
          return box.firstElementChild as Tag;
        },
        "from a template": () => {
          const template = document.createElement("template");
          template.innerHTML = `<${door.tagName} loading="eager"></${door.tagName}>`;
          place.append(document.importNode(template.content, true));
          return place.lastElementChild as Tag;
        },
        "inside another shadow root": () => {
          const element = createTag(door);
          const other = place.appendChild(document.createElement("div"));
          other.attachShadow({ mode: "open" }).append(element);
          return element;
        },
        "when it was adopted from another document": () => {
          const other = document.implementation.createHTMLDocument();
          const element = other.createElement(door.tagName) as Tag;
          wakeUp(element);
          place.append(element);
          return element;
        },
      };
      for (const [way, make] of Object.entries(ways)) {
        it(way, async () => {
          const plain = await mountHere();
          const [outline, text] = [outlineOf(plain), textOf(plain)];
          await makePlace(plain);
          const element = make();
          await ready(element);
          equal(outlineOf(element), outline, "its outline");
          equal(textOf(element), text, "its text");
        });
      }

      it("by the parser of a page", async () => {
        const frame = document.createElement("iframe");
        frame.srcdoc = `<!doctype html><html lang="en"><body><${door.tagName} loading="eager"></${door.tagName}><script src="${location.origin}/dist/v1/loader.js"></script>`;
        const loaded = nextEvent(frame, "load");
        place.append(frame);
        await loaded;
        const element = frame.contentDocument?.querySelector(door.tagName);
        assert(element, "it is in the page");
        await ready(element);
      });

      it("as a clone, which is a clean start", async () => {
        const original = await mountHere();
        const outline = outlineOf(original);
        const input = firstInput(original);
        if (input) type(input, "typed");
        const clone = original.cloneNode(true) as Tag;
        equal(clone.shadowRoot.childElementCount, 0, "a clone that is not in the page is empty");
        await makePlace(original);
        await mount(clone, place);
        equal(outlineOf(clone), outline, "its outline");
        equal(firstInput(clone)?.value ?? "", "", "its first field");
      });
    });

    it("does nothing until it is in the page", async () => {
      const element = createTag(door, { heading: "Somewhere" });
      element["heading"] = "Elsewhere";
      await settle();
      equal([isReady(element), element.shadowRoot.childElementCount], [false, 0], "ready, and children of its root");
    });

    it("says ready once, to every listener on the way up", async () => {
      const stopped = new AbortController();
      let heard = 0;
      // A tag that it brings along says it of itself.
      const count = (event: Event): void => void (heard += (event.target as Element).localName === door.tagName ? 1 : 0);
      document.addEventListener("digi-ready", count, { signal: stopped.signal });
      await mountHere();
      await settle();
      stopped.abort();
      equal(heard, 1, "digi-ready on the document");
    });

    it("writes nothing on the host: no class, no style, no attribute", async () => {
      const element = createTag(door, { id: "mine", class: "a b", "data-x": "1" });
      const written: (string | null)[] = [];
      const seen = new MutationObserver((records) => written.push(...records.map((record) => record.attributeName)));
      seen.observe(element, { attributes: true });
      await mount(element, place);
      await setLanguage("fr");
      await settle();
      equal(written, [], "attributes written");
      seen.disconnect();
    });

    it("shows the fallback content until it is there, and keeps it in the page", async () => {
      const element = createTag(door);
      const fallback = document.createElement("p");
      fallback.textContent = "Our other address";
      element.append(fallback);
      place.append(element);
      assert(fallback.assignedSlot, "shown while the files are on their way");
      await ready(element);
      equal([fallback.assignedSlot === null, fallback.parentNode === element], [true, true], "hidden, but where it was");
    });

    it("puts no style element or attribute anywhere", async () => {
      const before = document.querySelectorAll("style, link[rel=stylesheet], [style]").length;
      const element = await mountHere({ open: "" });
      const inside = elementsOf(element).filter((one) => one.matches("style, link, [style]"));
      equal(
        inside.map((one) => one.outerHTML.slice(0, 80)),
        [],
        "inside",
      );
      equal(document.querySelectorAll("style, link[rel=stylesheet], [style]").length, before, "in the host page");
    });

    describe("attributes", () => {
      it("heading: set, changed, and its default again when removed", async () => {
        const element = await mountHere();
        const own = textOf(element);
        element.setAttribute("heading", "Of the host");
        await until(() => textOf(element).includes("Of the host"));
        element.removeAttribute("heading");
        await until(() => textOf(element) === own);
        equal(element["heading"] ?? null, null, "the property");
      });

      for (const { name, fieldName } of attributesOf(door, "boolean")) {
        it(`${name}: bare is true, removed is false`, async () => {
          const element = await mountHere();
          equal(element[fieldName], false, "at first");
          element.setAttribute(name, "");
          equal(element[fieldName], true, "bare");
          element.removeAttribute(name);
          equal(element[fieldName], false, "removed");
          await settle();
        });

        it(`${name}: the text "false" is false, before the code is there and after, and said once`, async () => {
          const element = createTag(door, { [name]: "false" });
          equal(element[fieldName], false, "before");
          await mount(element, place);
          equal(element[fieldName], false, "after");
          equal(element.shadowRoot.querySelector("dialog[open]"), null, "an open dialog");
          element.setAttribute(name, "");
          element[fieldName] = "false";
          equal(element[fieldName], false, "as a property");
          await settle();
          const said = takeComplaints();
          equal(
            said.filter((one) => one.includes(`<${door.tagName}> ${name}: "false" is taken for false`)).length,
            1,
            "one line to the author",
          );
          equal(said.length, 1, "all that is said");
        });
      }

      for (const { name, fieldName, digi } of attributesOf(door, "integer")) {
        const good = digi.min ?? 1;
        it(`${name}: a bad value keeps the last good one and is said once`, async () => {
          const element = await mountHere({ [name]: String(good) });
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

      for (const { name, fieldName, digi } of attributesOf(door, "choice")) {
        it(`${name}: a bad value keeps the last good one`, async () => {
          const [first = "", second = first] = digi.values ?? [];
          const element = await mountHere({ [name]: first });
          element.setAttribute(name, "none of them");
          equal(element[fieldName], first, "after a bad value");
          element.setAttribute(name, second);
          equal(element[fieldName], second, "after a good one");
          takeComplaints();
        });
      }

      for (const { name, fieldName } of attributesOf(door, "address")) {
        it(`${name}: an address that is none is refused`, async () => {
          const element = await mountHere({ [name]: "/here" });
          element.setAttribute(name, "javascript:alert(1)");
          equal(element[fieldName], "/here", "after javascript:");
          takeComplaints();
        });
      }

      it("are never echoed as events", async () => {
        const element = await mountHere();
        const heard: string[] = [];
        for (const event of [...eventNames, "digi-ready", "digi-analytics"]) element.addEventListener(event, () => heard.push(event));
        for (const { name, digi } of door.attributes) {
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
      for (const { name } of (door.members ?? []).filter((member) => member.kind === "method")) {
        it(`${name}() called before the code is there is kept and answered`, async () => {
          const element = createTag(door);
          place.append(element);
          const answer = (element[name] as () => Promise<unknown>)();
          assert(answer instanceof Promise, "it answers with a promise");
          await Promise.all([ready(element), answer]);
        });
      }
    });

    describe("moves", () => {
      const moves: Record<string, (element: Tag, to: HTMLElement) => void> = {
        "by append": (element, to) => to.append(element),
        "by remove and append in one task": (element, to) => {
          element.remove();
          to.append(element);
        },
      };
      if ("moveBefore" in Element.prototype) {
        moves["by moveBefore"] = (element, to) =>
          (to as unknown as { moveBefore: (node: Node, before: null) => void }).moveBefore(element, null);
      }
      for (const [way, move] of Object.entries(moves)) {
        it(`${way}, and keeps its nodes and what was typed`, async () => {
          const element = await mountHere();
          const nodes = elementsOf(element);
          const light = lightOf(element);
          const input = firstInput(element);
          if (input) type(input, "typed");
          const to = document.createElement("div");
          place.append(to);
          let heard = 0;
          element.addEventListener("digi-ready", () => (heard += 1));
          move(element, to);
          await settle();
          assert(isReady(element), "it is still ready");
          equal(
            elementsOf(element).length > 0 && nodes.slice(0, 5).every((node, index) => elementsOf(element)[index] === node),
            true,
            "the same nodes",
          );
          equal(
            lightOf(element).length === light.length && light.every((node, index) => lightOf(element)[index] === node),
            true,
            "in its light DOM, too",
          );
          equal(
            [firstInput(element) === input, input?.value ?? "typed", heard],
            [true, "typed", 0],
            "the field, its text, new digi-ready events",
          );
        });
      }

      it("into another document, and takes its styles along", async () => {
        const element = await mountHere();
        const [first] = elementsOf(element);
        const before = element.shadowRoot.adoptedStyleSheets.length;
        const frame = document.createElement("iframe");
        place.append(frame);
        frame.contentDocument?.body.append(element);
        await settle();
        assert(isReady(element), "it is still ready");
        equal(element.shadowRoot.adoptedStyleSheets.length, before, "style sheets");
        assert(elementsOf(element)[0] === first, "the same nodes");
        // A frame that goes tells nothing to what is in it.
        element.remove();
        await until(() => element.shadowRoot.childElementCount === 0);
      });
    });

    describe("goes", () => {
      it("and leaves nothing behind: no nodes, no listeners on the page, no timers", async () => {
        // What comes with the first of its kind stays; what it asks for once focus is in it has to come first.
        const waiting = pageTimers();
        const first = await mountHere();
        firstInput(first)?.focus();
        first.remove();
        await until(() => pageTimers() <= waiting);
        await settle();
        const [listeners, timers] = [pageListeners(), pageTimers()];
        const element = await mountHere();
        firstInput(element)?.focus();
        element.remove();
        await until(() => element.shadowRoot.childElementCount === 0);
        await settle();
        equal(pageListeners(), listeners, "listeners as before");
        equal(Math.max(0, pageTimers() - timers), 0, "timers more than before");
        equal(isReady(element), false, ":state(ready)");
      });

      it("before its files are there, and never comes up", async () => {
        const element = createTag(door);
        let heard = 0;
        element.addEventListener("digi-ready", () => (heard += 1));
        place.append(element);
        element.remove();
        await mountHere();
        await settle();
        equal([heard, element.shadowRoot.childElementCount], [0, 0], "digi-ready events, children of its root");
      });

      it("and comes back as a clean start", async () => {
        const element = await mountHere();
        const outline = outlineOf(element);
        const input = firstInput(element);
        if (input) type(input, "typed");
        element.remove();
        await until(() => element.shadowRoot.childElementCount === 0);
        await mount(element, place);
        equal([outlineOf(element), firstInput(element)?.value ?? ""], [outline, ""], "its outline and its first field");
      });
    });

    it("keeps a crash inside, says so, and draws again on retry", async () => {
      const element = await mountHere({ heading: "Stands" });
      const outline = outlineOf(element);
      const failed = nextEvent(element, "digi-error") as Promise<CustomEvent<{ code: string; recoverable: boolean }>>;
      const restore = breakTextsOf(element);
      element["heading"] = "Breaks";
      const { detail, bubbles, composed } = await failed;
      restore();
      equal([detail, bubbles, composed], [{ code: "view.crashed", recoverable: true }, true, true], "digi-error");
      await until(() => !!element.shadowRoot.querySelector("button"));
      const retry = [...element.shadowRoot.querySelectorAll("button")].at(-1);
      retry?.click();
      await until(() => outlineOf(element) === outline);
      assert(textOf(element).includes("Breaks"), "the state of before the crash");
      assert(takeComplaints().length > 0, "the crash is logged");
    });

    it("shares its style sheets with every other of its kind", async () => {
      const [first, second] = [await mountHere(), await mountHere()];
      const shared = first.shadowRoot.adoptedStyleSheets.filter((sheet) => second.shadowRoot.adoptedStyleSheets.includes(sheet));
      assert(
        shared.length >= first.shadowRoot.adoptedStyleSheets.length - 1,
        `${shared.length} of ${first.shadowRoot.adoptedStyleSheets.length} are shared`,
      );
    });

    it("honours hidden", async () => {
      const element = await mountHere();
      element.hidden = true;
      equal(getComputedStyle(element).display, "none", "display");
      element.hidden = false;
      assert(getComputedStyle(element).display !== "none", "shown again");
    });

    it("looks the same whatever it inherits from the host", async () => {
      const plain = await mountHere({ open: "" });
      const hostile = document.createElement("div");
      const inherited = {
        fontSize: "31px",
        lineHeight: "3",
        letterSpacing: "9px",
        wordSpacing: "9px",
        textTransform: "uppercase",
        textAlign: "right",
        textIndent: "50px",
        color: "rgb(255, 0, 0)",
        direction: "rtl",
        fontStyle: "italic",
        fontWeight: "900",
        whiteSpace: "pre",
        listStyleType: "square",
      };
      Object.assign(hostile.style, inherited);
      document.documentElement.style.fontSize = "62.5%";
      place.append(hostile);
      const names = Object.keys(inherited) as (keyof typeof inherited)[];
      // What holds the reset shows nothing itself.
      const drawn = (element: Tag): Element[] => elementsOf(element).filter((one) => !one.querySelector(".ui-reset"));
      const looks = (element: Tag): string[] =>
        drawn(element).map((one) => `${one.localName} ${names.map((name) => `${name}=${getComputedStyle(one)[name]}`).join(" ")}`);
      const expected = looks(plain);
      await makePlace(plain);
      const hidden = createTag(door, { open: "" });
      await mount(hidden, hostile);
      const different = looks(hidden).filter((look, index) => look !== expected[index]);
      document.documentElement.style.fontSize = "";
      equal(different.slice(0, 3), [], "elements that look different");
    });

    it("has ids that are its own and references that lead somewhere", async () => {
      const [first, second] = [await mountHere(), await mountHere()];
      for (const element of [first, second]) {
        const ids = elementsOf(element).flatMap((one) => (one.id ? [one.id] : []));
        equal(ids.length, new Set(ids).size, "ids are unique in its root");
        const references = elementsOf(element).flatMap((one) =>
          ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-errormessage", "form"].flatMap((name) =>
            (one.getAttribute(name) ?? "").split(" ").filter((id) => id !== ""),
          ),
        );
        equal(
          references.filter((id) => !ids.includes(id)),
          [],
          "references to ids that are not there",
        );
      }
    });

    it("has a polite live region before it has anything to say", async () => {
      const element = await mountHere();
      const region = element.shadowRoot.querySelector("[aria-live=polite], [role=status], output");
      assert(region, "the region");
      equal(region.textContent, "", "its text");
    });

    it("has no positive tabindex", async () => {
      const element = await mountHere();
      equal(elementsOf(element).filter((one) => (one as HTMLElement).tabIndex > 0).length, 0, "elements that jump the queue");
    });

    it("speaks the page's language, switched live, and keeps what was typed", async () => {
      const element = await mountHere({ open: "" });
      // One that brings a tag along may leave the heading to it.
      const heading = (): string => element.shadowRoot.querySelector("[part~=heading]")?.textContent ?? textOf(element);
      const english = heading();
      const input = firstInput(element);
      if (input) type(input, "typed");
      for (const language of ["fr", "nl"]) {
        const before = heading();
        await setLanguage(language);
        await until(() => heading() !== before);
      }
      await setLanguage("en");
      await until(() => heading() === english);
      equal([firstInput(element) === input, input?.value ?? "typed"], [true, "typed"], "the field and its text");
    });

    it("stands twice on a page, each with its own heading", async () => {
      const [first, second] = [await mountHere({ heading: "One" }), await mountHere({ heading: "Two" })];
      equal(
        [textOf(first).includes("One"), textOf(first).includes("Two"), textOf(second).includes("Two")],
        [true, false, !standsOnce],
        "their headings",
      );
      await makePlace(first);
      await until(() => textOf(second).includes("Two"));
    });
  });
}

for (const door of doors) {
  for (const [part, way] of Object.entries(ways[door.tagName]?.parts ?? {})) describePart(door, part, way);
}

/** Until it is restored, writing a text inside this tag fails, as it does when a translator took the nodes away. */
function breakTextsOf(element: Tag): () => void {
  const original = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  const write = original?.set;
  assert(original && write, "nodeValue is an accessor");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...original,
    set(this: Node, value: string) {
      if (this.getRootNode() === element.shadowRoot) throw new Error("taken away");
      write.call(this, value);
    },
  });
  return () => Object.defineProperty(Node.prototype, "nodeValue", original);
}
