/**
 * Tests every part of a widget: a tag reaches each state of the part and leaves it again, and meanwhile the tag is moved, cloned or
 * removed.
 */
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

/** The part that is tested, and the page that it is in. */
type PartPage = {
  readonly definition: Definition;
  readonly way: PartWay;
  /** The beginning of the names of the part's files, which the server holds back, refuses or sends. */
  readonly files: string;
  readonly container: HTMLElement;
  /** The tag that most of the tests use. Until the first test replaces it, it is a tag that is not in the page. */
  main: Tag;
  /** Mounts a tag and opens the part in it. */
  open(): Promise<Tag>;
  /** Mounts a tag, opens the part in it, and waits until the part is in the given state. */
  opened(state: State): Promise<Tag>;
};

function createPartPage(definition: Definition, part: string, way: PartWay): PartPage {
  const container = document.createElement("section");
  const open = async (): Promise<Tag> => {
    const element = await mount(createTag(definition), container);
    for (const name of way.opens) await press(element, name);
    await until(() => stateOf(element) !== "closed");
    return element;
  };
  const opened = async (state: State): Promise<Tag> => {
    const element = await open();
    await until(() => stateOf(element) === state);
    return element;
  };
  const files = `${definition.tagName.slice("digi-".length)}.${part}`;
  return { definition, way, files, container, main: createTag(definition), open, opened };
}

export function describePart(definition: Definition, part: string, way: PartWay): void {
  describe(`${definition.tagName}, its part ${part}`, () => {
    const here = createPartPage(definition, part, way);

    before(async () => {
      document.body.append(here.container);
      // What the first tag of its kind brings stays for all.
      await mount(createTag(definition), here.container).then((first) => first.remove());
      await settle();
      takeComplaints();
    });
    after(async () => {
      here.container.remove();
      await setFiles(here.files, "sent");
    });
    afterEach(() => equal(takeComplaints(), [], "the console stays clean"));

    describeWaiting(here);
    describeFailure(here);
    describeShown(here);
  });
}

/** Defines the tests of a part whose files have not arrived yet. The tests after these use the tag that these leave in the page. */
function describeWaiting(here: PartPage): void {
  it("is waited for in its place; a tag that goes meanwhile leaves nothing behind", async () => {
    await setFiles(here.files, "held");
    const before = held();
    const first = await here.open();
    first.remove();
    await until(() => isGone(first));
    await settle();
    // The time limit of its files is the loader's, which keeps waiting for them. The next tag adds nothing to that.
    const earlier = held();
    equal(earlier.listeners, before.listeners, "listeners");
    const second = await here.opened("loading");
    await moved(second, here.container);
    await leavesNothing(second, earlier);
    here.main = await here.opened("loading");
    equal(said(here.main), "Loading…", "what is said of it");
  });

  it("is not cloned with its tag", async () => {
    const clone = here.main.cloneNode(true) as Tag;
    await mount(clone, here.container);
    equal([stateOf(clone), stateOf(here.main)], ["closed", "loading"], "the part of the clone, and of the first");
    clone.remove();
    await until(() => isGone(clone));
  });
}

/** Defines the tests of a part whose files fail, until the visitor presses the retry button. */
function describeFailure(here: PartPage): void {
  it("does not come: it is said in its place, and to the page; what was left while it loaded stays empty", async () => {
    const gone = await here.opened("loading");
    const going = await here.opened("loading");
    gone.remove();
    await until(() => isGone(gone));
    const told: unknown[] = [];
    here.main.addEventListener("digi-error", (event) => told.push((event as CustomEvent).detail));
    await setFiles(here.files, "refused");
    await until(() => stateOf(here.main) === "failed" && stateOf(going) === "failed");
    equal(told, [{ code: "chunk.failed", recoverable: true }], "digi-error");
    const box = boxOf(here.main)?.querySelector(":scope > [part=alert]");
    assert(box?.hasAttribute("tabindex") || said(here.main) === "This part couldn’t be loaded.", "the box takes focus, or it is said");
    assert(isGone(gone), "the tag that had gone");
    equal(takeComplaints().length, 2, "what is logged: once for each tag that waits");
    await moved(going, here.container);
    await leavesNothing(going, held());
  });

  it("is asked for again by hand, and is shown", async () => {
    await setFiles(here.files, "held");
    retryOf(here.main)?.click();
    await until(() => retryOf(here.main)?.getAttribute("aria-disabled") === "true");
    await setFiles(here.files, "sent");
    await until(() => stateOf(here.main) === "shown");
    assert(boxOf(here.main)?.querySelector("[part~=heading]"), "its heading");
  });
}

/** Defines the tests of a part that is shown, and is then left. */
function describeShown(here: PartPage): void {
  it("is shown at once when it was there before, moves with its tag, and leaves nothing behind", async () => {
    here.main.remove();
    await until(() => isGone(here.main));
    await settle();
    const earlier = held();
    const element = await here.opened("shown");
    await moved(element, here.container);
    const clone = await mount(element.cloneNode(true) as Tag, here.container);
    equal(stateOf(clone), "closed", "the clone's part");
    clone.remove();
    await until(() => isGone(clone));
    await leavesNothing(element, earlier);
    const again = await mount(element, here.container);
    equal(stateOf(again), "closed", "the part of a tag that came back");
  });

  it("is left for where it was opened, and leaves what it was", async () => {
    const element = await mount(createTag(here.definition), here.container);
    const [outline, earlier] = [outlineOf(element), held()];
    for (const name of here.way.opens) await press(element, name);
    await until(() => stateOf(element) === "shown");
    await press(element, here.way.leaves);
    await until(() => outlineOf(element) === outline);
    await settle();
    equal(held(), earlier, "listeners and timers");
  });
}
