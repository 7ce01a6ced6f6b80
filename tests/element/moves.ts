/** Tests how every tag is moved within a page, between documents, and removed. */
import { pageListeners, pageTimers } from "./watch.ts";
import { assert, equal } from "./assert.ts";
import {
  createTag,
  elementsOf,
  firstInput,
  isReady,
  lightDomOf,
  mount,
  outlineOf,
  settle,
  type,
  until,
  type Definition,
  type Tag,
} from "./page.ts";
import type { Here } from "./here.ts";

export function describeMoving(here: Here): void {
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
      const element = await here.mount();
      const nodes = elementsOf(element);
      const light = lightDomOf(element);
      const input = firstInput(element);
      if (input) type(input, "typed");
      const to = document.createElement("div");
      here.container.append(to);
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
        lightDomOf(element).length === light.length && light.every((node, index) => lightDomOf(element)[index] === node),
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
    const element = await here.mount();
    const [first] = elementsOf(element);
    const before = element.shadowRoot.adoptedStyleSheets.length;
    const frame = document.createElement("iframe");
    here.container.append(frame);
    frame.contentDocument?.body.append(element);
    await settle();
    assert(isReady(element), "it is still ready");
    equal(element.shadowRoot.adoptedStyleSheets.length, before, "style sheets");
    assert(elementsOf(element)[0] === first, "the same nodes");
    // The tag is removed before its frame: removing a frame dispatches no event for the elements in it.
    element.remove();
    await until(() => element.shadowRoot.childElementCount === 0);
  });
}

export function describeLeaving(definition: Definition, here: Here): void {
  it("and leaves nothing behind: no nodes, no listeners on the page, no timers", async () => {
    // Everything that a tag loads on focus is loaded by a first tag before the count begins, because what the first tag of its kind loads
    // stays on the page.
    const waiting = pageTimers();
    const first = await here.mount();
    firstInput(first)?.focus();
    first.remove();
    await until(() => pageTimers() <= waiting);
    await settle();
    const [listeners, timers] = [pageListeners(), pageTimers()];
    const element = await here.mount();
    firstInput(element)?.focus();
    element.remove();
    await until(() => element.shadowRoot.childElementCount === 0);
    await settle();
    equal(pageListeners(), listeners, "listeners as before");
    equal(Math.max(0, pageTimers() - timers), 0, "timers more than before");
    equal(isReady(element), false, ":state(ready)");
  });

  it("before its files are there, and never comes up", async () => {
    const element = createTag(definition);
    let heard = 0;
    element.addEventListener("digi-ready", () => (heard += 1));
    here.container.append(element);
    element.remove();
    await here.mount();
    await settle();
    equal([heard, element.shadowRoot.childElementCount], [0, 0], "digi-ready events, children of its root");
  });

  it("and comes back as a clean start", async () => {
    const element = await here.mount();
    const outline = outlineOf(element);
    const input = firstInput(element);
    const atFirst = input?.value;
    if (input) type(input, "typed");
    element.remove();
    await until(() => element.shadowRoot.childElementCount === 0);
    await mount(element, here.container);
    equal([outlineOf(element), firstInput(element)?.value], [outline, atFirst], "its outline and its first field");
  });
}
