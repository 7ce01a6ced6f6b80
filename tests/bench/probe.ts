/**
 * The probe is a script that runs in every measured page before anything else. It finds the first field that can be typed in, types into it
 * without taking the focus (a first focus starts work that belongs to interaction, not to loading), and watches whether the text is kept.
 */
export type Reading = {
  /**
   * The time when the probe found a visible field that took the text and still has it, in ms. Undefined where there was no field, or the
   * text is gone.
   */
  readonly usable: number | undefined;
  /** The time when the last awaited `digi-ready` event was dispatched, in ms. */
  readonly ready: number | undefined;
  readonly shift: number;
  readonly longTasks: readonly number[];
};

/** One event of a key or press, with the time from it to the next paint. Events that belong to one interaction have the same id. */
export type Interaction = { readonly id: number; readonly type: string; readonly duration: number };

type Field = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    bench: typeof bench;
    /** Reports an event to the script that drives the page. The function exists only while that script listens. */
    benchReport?: (what: string) => void;
  }
}

const textual = "input:not([type]), input[type=text], input[type=email], input[type=tel], textarea";
const typed = "Ann";
let field: Field | undefined;
let usable: number | undefined;
let ready: number | undefined;
let readyTags = 0;
let shift = 0;
let interactions: Interaction[] = [];
let isOver = false;
const longTasks: number[] = [];

function* fieldsIn(root: Document | ShadowRoot): Generator<Field> {
  for (const element of root.querySelectorAll("*")) {
    if (element.matches(textual)) yield element as Field;
    if (element.shadowRoot) yield* fieldsIn(element.shadowRoot);
  }
}

/** Tells whether a field is visible, and nothing covers it where a visitor would touch it. */
function isUsable(candidate: Field): boolean {
  if (candidate.disabled || candidate.readOnly) return false;
  if (!candidate.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
  const { x, y, width, height } = candidate.getBoundingClientRect();
  if (width < 40 || height < 8) return false;
  const middle = [x + width / 2, y + height / 2] as const;
  if (middle[1] > innerHeight) return true;
  const hit = (candidate.getRootNode() as Document | ShadowRoot).elementFromPoint(...middle);
  return hit === candidate || [...(candidate.labels ?? [])].includes(hit?.closest("label") as HTMLLabelElement);
}

function type(into: Field): boolean {
  const kind = into instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(into, typed);
  into.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data: typed }));
  return into.value === typed;
}

const isKept = (): boolean => field !== undefined && field.isConnected && field.value.startsWith(typed);

function watch(): void {
  if (isOver) return;
  if (!isKept()) {
    field = [...fieldsIn(document)].find(isUsable);
    // A new field that took over the typed text is the same field to a visitor. Where the text is gone, the probe types again and the time
    // counts anew.
    if (field && !field.value.startsWith(typed) && type(field)) {
      usable = performance.now();
      window.benchReport?.("usable");
    }
  }
  requestAnimationFrame(watch);
}

function observe(type: string, use: (entry: PerformanceEntry) => void, more: object = {}): void {
  new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...more });
}

observe("longtask", (entry) => longTasks.push(entry.duration));
observe("layout-shift", (entry) => (shift += (entry as PerformanceEntry & { value: number }).value));
observe(
  "event",
  (entry) => {
    const { interactionId: id, name: type, duration } = entry as PerformanceEventTiming & { interactionId: number };
    if (id > 0) interactions.push({ id, type, duration });
  },
  { durationThreshold: 16 },
);
addEventListener("digi-ready", () => {
  readyTags += 1;
  if (readyTags < Number(document.documentElement.dataset["expect"] ?? 1)) return;
  ready = performance.now();
  window.benchReport?.("ready");
});

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

function card(index: number): HTMLElement {
  const article = document.createElement("article");
  article.append(Object.assign(document.createElement("h3"), { textContent: `Product ${index}` }));
  article.append(Object.assign(document.createElement("a"), { textContent: "More", href: "#more" }));
  return article;
}

const bench = {
  start: (): void => watch(),
  read: (): Reading => ({ usable: isKept() ? usable : undefined, ready, shift, longTasks: [...longTasks] }),
  focus: (): void => field?.focus(),
  value: (): string | undefined => field?.value,
  frames,

  /**
   * Inserts `count` nodes in one task, as a page does that fills a list of its own. Returns the ms until they are painted, and the long
   * tasks.
   */
  async insert(count: number): Promise<{ took: number; longTasks: number[] }> {
    longTasks.length = 0;
    const start = performance.now();
    const main = document.querySelector("main");
    for (let index = 0; index < count; index++) main?.append(card(index));
    await frames(2);
    const took = performance.now() - start;
    await frames(30); // The browser reports long tasks later, when it is idle, so the probe waits some frames.
    return { took, longTasks: [...longTasks] };
  },

  /** Returns how many puzzles of the security check the page has requested. */
  puzzles: (): number => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/altcha-challenge")).length,

  /** Scrolls down by one screen, which brings a form into view. Returns the ms until the form's button is enabled. */
  async reach(tag: string): Promise<number> {
    const isEnabled = (): boolean =>
      document.querySelector(tag)?.shadowRoot?.querySelector("button[type=submit]")?.hasAttribute("aria-disabled") === false;
    const start = performance.now();
    scrollTo(0, innerHeight);
    while (!isEnabled()) await frames(1);
    return performance.now() - start;
  },

  /** Inserts a tag, waits until it is ready, and removes it, `count` times. */
  async churn(tag: string, count: number): Promise<void> {
    for (let round = 0; round < count; round++) {
      const element = document.createElement(tag);
      element.setAttribute("loading", "eager");
      const isReady = new Promise((resolve) => element.addEventListener("digi-ready", resolve, { once: true }));
      document.querySelector("main")?.append(element);
      await isReady;
      element.remove();
      await frames(1);
    }
    await frames(10);
  },

  /** Stops the probe's typing, because the driver of the page types from now on. */
  leave: (): void => void (isOver = true),
  clearInteractions: (): void => void (interactions = []),
  interactions: (): readonly Interaction[] => interactions,
};
window.bench = bench;
if (document.documentElement) watch();
else new MutationObserver((_, observer) => (observer.disconnect(), watch())).observe(document, { childList: true });
