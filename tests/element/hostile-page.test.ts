/**
 * Tests pages that do harm to a tag or to the browser's functions: no tag may claim to be ready when it is not, and none may harm the page.
 */
import { takeComplaints } from "./watch.ts";
import { assert, equal } from "./assert.ts";
import {
  addLoader,
  createTag,
  elementsOf,
  firstInput,
  isReady,
  mount,
  nextEvent,
  readDefinitions,
  ready,
  settle,
  type,
  type Tag,
  ways,
} from "./page.ts";

history.replaceState(null, "", location.pathname);

const definitions = await readDefinitions();
await addLoader();

let container: HTMLElement;

beforeEach(() => {
  takeComplaints();
  sessionStorage.clear();
  container = document.createElement("section");
  document.body.append(container);
});

afterEach(() => container.remove());

const isShown = (element: Element): boolean => element.checkVisibility();

/**
 * Breaks rendering from the moment a view is created until the returned function restores it: no element can be created but the loader's
 * own, so that even the replacement for a broken view cannot be rendered.
 */
function breakDrawing(): () => void {
  const { createElement } = Document.prototype;
  let isBroken = false;
  Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    if (isBroken && !/^(p|button|slot)$/.test(name)) throw new Error("no element can be made");
    isBroken ||= name.startsWith("digi-view-");
    return createElement.call(this, name, options);
  } as typeof createElement;
  // React reports the error to `window.onerror`; the test runner's own handler must not see it.
  const { onerror } = window;
  window.onerror = () => true;
  return () => {
    window.onerror = onerror;
    Document.prototype.createElement = createElement;
  };
}

describe("a view that draws nothing is a failure", () => {
  for (const definition of definitions) {
    it(`${definition.tagName}: the page's own content, a card whose button works where it has a place, and digi-error`, async () => {
      const element = createTag(definition);
      const fallback = element.appendChild(document.createElement("a"));
      fallback.textContent = "Our other address";
      let readies = 0;
      element.addEventListener("digi-ready", (event) => (readies += Number(event.target === element)));
      const failed = nextEvent(element, "digi-error") as Promise<CustomEvent<unknown>>;
      const restore = breakDrawing();
      container.append(element);
      const { detail } = await failed;
      restore();
      equal([detail, readies], [{ code: "view.crashed", recoverable: true }, 0], "digi-error, and digi-ready events");
      assert(element.matches(":state(error)"), ":state(error)");
      assert(isShown(fallback), "the page's own content");
      assert(
        takeComplaints().some((said) => said.includes("view.crashed")),
        "it is logged",
      );
      const button = element.shadowRoot.querySelector<HTMLElement>("[role=alert] > button");
      equal(button !== null, getComputedStyle(element).display !== "contents", "the card: a bar or dialog has no place for one");
      if (button) button.click();
      else dispatchEvent(new Event("online"));
      await ready(element);
      assert(!isShown(fallback), "it gives way");
    });
  }
});

/** Waits until some promises are resolved, as Turbo does while it moves permanent elements. */
async function promises(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
}

describe("a tag that is put back before the next task was only moved", () => {
  for (const definition of definitions) {
    it(`${definition.tagName}: the same nodes, what was typed, and no second digi-ready`, async () => {
      const element = await mount(createTag(definition), container);
      const [first] = elementsOf(element);
      const input = firstInput(element);
      if (input) type(input, "typed");
      let readies = 0;
      element.addEventListener("digi-ready", () => (readies += 1));
      element.remove();
      await promises();
      container.append(element);
      await settle();
      equal([isReady(element), elementsOf(element)[0] === first, readies], [true, true, 0], "ready, the same nodes, new digi-ready events");
      equal([firstInput(element) === input, input?.value ?? "typed"], [true, "typed"], "the field and its text");
    });
  }
});

describe("a page set in columns", () => {
  for (const definition of definitions) {
    it(`${definition.tagName} is set in lines, as wide as it is elsewhere`, async () => {
      container.style.writingMode = "vertical-rl";
      const element = await mount(createTag(definition), container);
      const [first] = elementsOf(element);
      assert(first, "it is drawn");
      for (const one of [element, first]) equal(getComputedStyle(one).writingMode, "horizontal-tb", one.localName);
    });
  }
});

describe("a tag that has swallowed what follows it", () => {
  const rests: Readonly<Record<string, string>> = {
    "a footer": "<p>The rest</p><footer>The end</footer>",
    "a header": "<p>The rest</p><header>The beginning</header>",
    "a navigation": "<p>The rest</p><nav>The ways</nav>",
    "the page's main part": "<p>The rest</p><main>The middle</main>",
    "a script": `<p>The rest</p><script type="application/json">{}</script>`,
    "another tag of ours": `<p>The rest</p><div><digi-other></digi-other></div>`,
    "a heading": "<p>The rest</p><h2>Our address</h2>",
    "a heading in a box": "<div><h3>The rest</h3></div>",
    "a second block": "<p>The rest</p><ul><li>One</li></ul>",
    "what is taller than any fallback": `<div style="height: 500px">The rest</div>`,
  };
  for (const [what, rest] of Object.entries(rests)) {
    for (const { tagName } of definitions) {
      it(`${tagName}: ${what} stays visible under the widget, and is named once`, async () => {
        const html = `<${tagName} loading="eager" open>${rest}</${tagName}>`;
        container.innerHTML = html;
        const element = container.firstElementChild as Tag;
        await ready(element);
        const first = element.firstElementChild as HTMLElement;
        assert(isShown(first), "the rest of the page");
        const view = elementsOf(element).find((one) => one.matches(".ui-root, dialog"));
        assert(view, "the widget");
        assert(first.getBoundingClientRect().top >= element.getBoundingClientRect().top, "under it");
        const named = (): string[] => takeComplaints().filter((said) => said.includes(`<${tagName}> has <`) && said.includes("end tag"));
        equal(named().length, 1, "it is named");
        const second = document.createElement("div");
        second.innerHTML = html;
        if (ways[tagName]?.standsOnce) return;
        container.append(second);
        await ready(second.firstElementChild as Tag);
        equal(named(), [], "what is said of the next one: it is named once on a page");
      });
    }
  }

  it("is named by the doctor", async () => {
    container.innerHTML = `<digi-newsletter loading="eager"><p>The rest</p><footer>The end</footer></digi-newsletter>`;
    await ready(container.firstElementChild as Tag);
    const { digiWidgets } = window as unknown as {
      digiWidgets: { doctor(): Promise<readonly { code: string; tag?: string; stray?: string; fix?: string }[]> };
    };
    const findings = await digiWidgets.doctor();
    equal(
      findings.filter(({ code }) => code === "swallowed").map(({ tag, stray, fix }) => [tag, stray, fix]),
      [["digi-newsletter", "footer", '<digi-newsletter loading="eager"></digi-newsletter>']],
      "what it found",
    );
  });

  for (const { tagName } of definitions)
    it(`${tagName}: is none where a link is all that it has in it, however much space is reserved for it`, async () => {
      container.innerHTML = `<${tagName} loading="eager" open><a href="/offers">Our offers</a></${tagName}>`;
      await ready(container.firstElementChild as Tag);
      equal(
        takeComplaints().filter((said) => said.includes("end tag")),
        [],
        "what is said",
      );
    });

  it("is none where something follows the tag: its fallback has a heading and as many blocks as it likes", async () => {
    container.innerHTML = `<digi-newsletter loading="eager"><h2>Letters</h2><p>Weekly</p><p>By post</p></digi-newsletter><p>After it</p>`;
    const element = container.firstElementChild as Tag;
    await ready(element);
    assert(!isShown(element.firstElementChild as Element), "its fallback gives way");
    equal(takeComplaints(), [], "what is said");
  });

  it("is none where the tag has fallback only", async () => {
    container.innerHTML = `<digi-newsletter loading="eager"><article><header><h2>Letters</h2></header><p>By <a href="/letters">another way</a></p><footer>Weekly</footer></article></digi-newsletter><p>After it</p>`;
    const element = container.firstElementChild as Tag;
    await ready(element);
    assert(!isShown(element.firstElementChild as Element), "its fallback gives way");
    equal(takeComplaints(), [], "what is said");
  });
});
