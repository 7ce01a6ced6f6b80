/** Tests every part of a widget: each state of the part is reached, and left, in a tag that is moved, cloned or removed meanwhile. */
import { takeComplaints, pageListeners, pageTimers } from "./watch.ts";
import { assert, equal } from "./assert.ts";
import {
  createTag,
  elementsOf,
  isReady,
  mount,
  outlineOf,
  setFiles,
  settle,
  until,
  type Definition,
  type PartWay,
  type Tag,
} from "./page.ts";

type State = "closed" | "waiting" | "loading" | "failed" | "shown";

const boxOf = (element: Tag): HTMLElement | null => element.shadowRoot.querySelector<HTMLElement>(".ui-part");

function stateOf(element: Tag): State {
  const box = boxOf(element);
  if (!box) return "closed";
  if (box.dataset["waiting"] !== undefined) return "waiting";
  if (box.querySelector(":scope > .ui-skeleton")) return "loading";
  return retryOf(element) ? "failed" : "shown";
}

const buttonOf = (element: Tag, name: string): HTMLButtonElement | undefined =>
  [...element.shadowRoot.querySelectorAll("button")].find((button) => button.textContent === name);
const retryOf = (element: Tag): HTMLButtonElement | undefined => buttonOf(element, "Try again");

async function press(element: Tag, name: string): Promise<void> {
  await until(() => buttonOf(element, name) !== undefined);
  buttonOf(element, name)?.click();
}

/** Returns the text that the tag's live region announces to screen readers. */
const said = (element: Tag): string => (element.shadowRoot.querySelector("output")?.textContent ?? "").trim();

const isGone = (element: Tag): boolean => element.shadowRoot.childElementCount === 0;

/** Moves a tag in the page and checks that its nodes and its state stay. */
async function moved(element: Tag, parent: HTMLElement): Promise<void> {
  const [state, nodes] = [stateOf(element), elementsOf(element)];
  const to = parent.appendChild(document.createElement("div"));
  element.remove();
  to.append(element);
  await settle();
  assert(isReady(element), "it is still ready");
  equal(stateOf(element), state, "its part");
  assert(nodes.length > 0 && nodes.every((node, index) => elementsOf(element)[index] === node), "the same nodes");
}

/**
 * Removes a tag and checks that no listener and no timer of it remains.
 * @param before what the page held on to before the tag was inserted
 */
async function leavesNothing(element: Tag, before: { readonly listeners: number; readonly timers: number }): Promise<void> {
  element.remove();
  await until(() => isGone(element));
  await settle();
  const more = [pageListeners().length - before.listeners, Math.max(0, pageTimers() - before.timers)];
  equal(more, [0, 0], "listeners and timers more than before it came");
}

const held = (): { listeners: number; timers: number } => ({ listeners: pageListeners().length, timers: pageTimers() });

export function describePart(definition: Definition, part: string, { opens, leaves }: PartWay): void {
  describe(`${definition.tagName}, its part ${part}`, () => {
    /** The beginning of the names of the part's files, which the server holds back, refuses or sends. */
    const files = `${definition.tagName.slice("digi-".length)}.${part}`;
    let container: HTMLElement;
    /** The tag that most of the following tests use. */
    let main: Tag;

    const open = async (): Promise<Tag> => {
      const element = await mount(createTag(definition), container);
      for (const name of opens) await press(element, name);
      await until(() => stateOf(element) !== "closed");
      return element;
    };
    const opened = async (state: State): Promise<Tag> => {
      const element = await open();
      await until(() => stateOf(element) === state);
      return element;
    };

    before(async () => {
      container = document.body.appendChild(document.createElement("section"));
      // A first tag is mounted and removed, because what the first tag of its kind loads stays on the page.
      await mount(createTag(definition), container).then((first) => first.remove());
      await settle();
      takeComplaints();
    });
    after(async () => {
      container.remove();
      await setFiles(files, "sent");
    });
    afterEach(() => equal(takeComplaints(), [], "the console stays clean"));

    it("is waited for in its place; a tag that goes meanwhile leaves nothing behind", async () => {
      await setFiles(files, "held");
      const before = held();
      const first = await open();
      first.remove();
      await until(() => isGone(first));
      await settle();
      // The loader keeps waiting for the files of the removed tag, so their time limit is still a timer of the page. The next tag must not
      // add another.
      const earlier = held();
      equal(earlier.listeners, before.listeners, "listeners");
      const second = await opened("loading");
      await moved(second, container);
      await leavesNothing(second, earlier);
      main = await opened("loading");
      equal(said(main), "Loading…", "what is said of it");
    });

    it("is not cloned with its tag", async () => {
      const clone = main.cloneNode(true) as Tag;
      await mount(clone, container);
      equal([stateOf(clone), stateOf(main)], ["closed", "loading"], "the part of the clone, and of the first");
      clone.remove();
      await until(() => isGone(clone));
    });

    it("does not come: it is said in its place, and to the page; what was left while it loaded stays empty", async () => {
      const gone = await opened("loading");
      const going = await opened("loading");
      gone.remove();
      await until(() => isGone(gone));
      const told: unknown[] = [];
      main.addEventListener("digi-error", (event) => told.push((event as CustomEvent).detail));
      await setFiles(files, "refused");
      await until(() => stateOf(main) === "failed" && stateOf(going) === "failed");
      equal(told, [{ code: "chunk.failed", recoverable: true }], "digi-error");
      const box = boxOf(main)?.querySelector(":scope > [part=alert]");
      assert(box?.hasAttribute("tabindex") || said(main) === "This part couldn’t be loaded.", "the box takes focus, or it is said");
      assert(isGone(gone), "the tag that had gone");
      equal(takeComplaints().length, 2, "what is logged: once for each tag that waits");
      await moved(going, container);
      await leavesNothing(going, held());
    });

    it("is asked for again by hand, and is shown", async () => {
      await setFiles(files, "held");
      retryOf(main)?.click();
      await until(() => retryOf(main)?.getAttribute("aria-disabled") === "true");
      await setFiles(files, "sent");
      await until(() => stateOf(main) === "shown");
      assert(boxOf(main)?.querySelector("[part~=heading]"), "its heading");
    });

    it("is shown at once when it was there before, moves with its tag, and leaves nothing behind", async () => {
      main.remove();
      await until(() => isGone(main));
      await settle();
      const earlier = held();
      const element = await opened("shown");
      await moved(element, container);
      const clone = await mount(element.cloneNode(true) as Tag, container);
      equal(stateOf(clone), "closed", "the clone's part");
      clone.remove();
      await until(() => isGone(clone));
      await leavesNothing(element, earlier);
      const again = await mount(element, container);
      equal(stateOf(again), "closed", "the part of a tag that came back");
    });

    it("is left for where it was opened, and leaves what it was", async () => {
      const element = await mount(createTag(definition), container);
      const [outline, earlier] = [outlineOf(element), held()];
      for (const name of opens) await press(element, name);
      await until(() => stateOf(element) === "shown");
      await press(element, leaves);
      await until(() => outlineOf(element) === outline);
      await settle();
      equal(held(), earlier, "listeners and timers");
    });
  });
}
