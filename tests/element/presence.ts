/**
 * Tests how every tag behaves in a page: what it shares with other tags of its kind, what it keeps to itself, and what it announces to
 * users.
 */
import { takeComplaints } from "./watch.ts";
import { assert, equal } from "./assert.ts";
import {
  createTag,
  elementsOf,
  firstInput,
  mount,
  nextEvent,
  outlineOf,
  setLanguage,
  textOf,
  type,
  until,
  type Definition,
  type Tag,
} from "./page.ts";
import type { Here } from "./here.ts";

export function describePresence(definition: Definition, here: Here): void {
  describeApartness(definition, here);
  describeUse(here);
}

/** The styles of a host that a tag would inherit if it did not reset them. */
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

/** Defines the tests that neither the page nor neighbouring tags affect a tag, and that the tag affects neither of them. */
function describeApartness(definition: Definition, here: Here): void {
  it("keeps a crash inside, says so, and draws again on retry", async () => {
    const element = await here.mount({ heading: "Stands" });
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
    const [first, second] = [await here.mount(), await here.mount()];
    const shared = first.shadowRoot.adoptedStyleSheets.filter((sheet) => second.shadowRoot.adoptedStyleSheets.includes(sheet));
    assert(
      shared.length >= first.shadowRoot.adoptedStyleSheets.length - 1,
      `${shared.length} of ${first.shadowRoot.adoptedStyleSheets.length} are shared`,
    );
  });

  it("honours hidden", async () => {
    const element = await here.mount();
    element.hidden = true;
    equal(getComputedStyle(element).display, "none", "display");
    element.hidden = false;
    assert(getComputedStyle(element).display !== "none", "shown again");
  });

  it("looks the same whatever it inherits from the host", async () => {
    const plain = await here.mount({ open: "" });
    const hostile = document.createElement("div");
    Object.assign(hostile.style, inherited);
    document.documentElement.style.fontSize = "62.5%";
    here.container.append(hostile);
    const names = Object.keys(inherited) as (keyof typeof inherited)[];
    // The element that contains the CSS reset is left out, because it renders nothing itself.
    const drawn = (element: Tag): Element[] => elementsOf(element).filter((one) => !one.querySelector(".ui-reset"));
    const looks = (element: Tag): string[] =>
      drawn(element).map((one) => `${one.localName} ${names.map((name) => `${name}=${getComputedStyle(one)[name]}`).join(" ")}`);
    const expected = looks(plain);
    await here.makeSpace(plain);
    const hidden = createTag(definition, { open: "" });
    await mount(hidden, hostile);
    const different = looks(hidden).filter((look, index) => look !== expected[index]);
    document.documentElement.style.fontSize = "";
    equal(different.slice(0, 3), [], "elements that look different");
  });

  it("stands twice on a page, each with its own heading", async () => {
    const [first, second] = [await here.mount({ heading: "One" }), await here.mount({ heading: "Two" })];
    equal(
      [textOf(first).includes("One"), textOf(first).includes("Two"), textOf(second).includes("Two")],
      [true, false, !here.standsOnce],
      "their headings",
    );
    await here.makeSpace(first);
    await until(() => textOf(second).includes("Two"));
  });
}

/** Defines tests of the use by keyboard and by screen readers, in three languages. */
function describeUse(here: Here): void {
  it("has ids that are its own and references that lead somewhere", async () => {
    const [first, second] = [await here.mount(), await here.mount()];
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
    const element = await here.mount();
    const region = element.shadowRoot.querySelector("[aria-live=polite], [role=status], output");
    assert(region, "the region");
    equal(region.textContent, "", "its text");
  });

  it("has no positive tabindex", async () => {
    const element = await here.mount();
    equal(elementsOf(element).filter((one) => (one as HTMLElement).tabIndex > 0).length, 0, "elements that jump the queue");
  });

  it("speaks the page's language, switched live, and keeps what was typed", async () => {
    const element = await here.mount({ open: "" });
    // A tag that adds another tag to its light DOM may leave the heading to that tag, so its whole text is compared.
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
}

/**
 * Makes writing a text inside a tag fail, as it does when a translator has removed the text nodes.
 * @returns a function that undoes this
 */
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
