/**
 * The small custom element behind every tag. The browser finds it (also when it is inserted later, and in shadow roots). It keeps what the
 * page writes before the code is loaded, fetches the widget near the viewport, and hands everything over to the kernel.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import type { HostLink, Mounted, PendingWrite, PrerenderedScreen } from "#core/runtime/element/host-link.ts";
import { DigiError } from "#core/base/errors/digi-error.ts";
import { logError } from "#core/platform/console.ts";
import { hurry, pause } from "./chunks.ts";
import { createFailure, failed, lateAfterMs } from "./failure.ts";
import { frameCss } from "./frame.ts";
import type { Declared, Page } from "./host-page.ts";
import { takeIncluded } from "./included.ts";
import { camelCase, type WidgetEntry } from "./manifest.ts";
import { dropWrites, rewriteOwnProperties, valueOf } from "./pending-writes.ts";
import { sheetsFor } from "./styles.ts";
import { watchTrigger } from "./triggers.ts";

/** The number of hosts in the page, wherever they are: also in places that no query can reach (closed shadow roots). */
export let alive = 0;

/** The base class of all hosts. It belongs to no tag yet: `createHostClass` adds the properties and methods that a definition declares. */
class Host extends HTMLElement {
  readonly #entry: WidgetEntry;
  readonly #page: Page;
  #internals = this.attachInternals();
  #states = this.#internals.states;
  /** The shadow root; the one made by the parser where the prerendered screen came with the page, because `attachShadow` would empty it. */
  #root = this.#internals.shadowRoot ?? this.attachShadow({ mode: "open" });
  #pending: PendingWrite[] = [];
  #mounted: Mounted | undefined;
  /**
   * The frame, which contains the fallback, then the prerendered screen, then the view. It keeps the reserved height until a failure, or
   * until the view gives it back.
   */
  #frame = pageDocument.createElement("div");
  #sheets: readonly string[] = [];
  #css: readonly string[] = []; // the sheets of the prerendered screen, once they are loaded
  #screen: PrerenderedScreen | undefined;
  #included: HTMLElement | undefined;
  /**
   * The targets of presses in the root before its prerendered screen could listen. An element has only one such prerendered screen in its
   * life, so this list is never emptied.
   */
  readonly #clicks: EventTarget[] = [];
  #stops: (() => void)[] = [];
  /** Counts connections and retries, so that the results of an earlier one are dropped. */
  #connection = 0;
  #begun = false;
  #late: ReturnType<typeof setTimeout> | undefined;
  #unwatch: (() => void) | undefined;

  static forWidget(entry: WidgetEntry, page: Page): typeof HTMLElement {
    class Tag extends Host {
      // `maxLength` in a template is `maxlength` in the page, where the template was parsed before the script ran.
      static observedAttributes = [...entry.kinds].flatMap(([name]) => [name, name.replaceAll("-", "")]);
      constructor() {
        super(entry, page);
      }
    }
    const declared = Tag.prototype as unknown as Declared;
    for (const name of entry.methods) {
      declared[name] = function (this: Host, ...args: unknown[]) {
        return new Promise((settle) => {
          if (this.#mounted) return settle(this.#mounted.callMethod(name, args));
          this.#pending.push({ kind: "method", name, args, settle });
          this.#loadIfWanted();
        });
      };
    }
    for (const [name, kind] of entry.kinds) {
      Object.defineProperty(declared, camelCase(name), {
        configurable: true,
        enumerable: true,
        /** Returns the value of the widget, else the value that the page wrote, else the value of the attribute. */
        get(this: Host) {
          if (this.#mounted) return this.#mounted.getProperty(name);
          const written = this.#pending.findLast((write) => write.kind === "property" && write.name === name);
          if (written) return (written as Extract<PendingWrite, { kind: "property" }>).value;
          return valueOf(this.getAttribute(name), kind);
        },
        set(this: Host, value: unknown) {
          if (this.#mounted) this.#mounted.setProperty(name, value);
          else {
            this.#pending.push({ kind: "property", name, value });
            this.#loadIfWanted();
          }
        },
      });
    }
    return Tag;
  }

  constructor(entry: WidgetEntry, page: Page) {
    super();
    this.#entry = entry;
    this.#page = page;
    this.#adoptSheets();
    this.#root.addEventListener("click", (event) => this.#mounted || this.#clicks.push(event.target as Node));
    rewriteOwnProperties(this, new.target);
  }

  connectedCallback(): void {
    if (this.#begun) return; // the tag was moved and is still alive
    this.#begun = true;
    alive++;
    this.#include();
    const { heights, kinds, methods } = this.#entry,
      [opens] = methods;
    if (kinds.has("for") && opens) this.#unwatch = watchTrigger(this, () => (this as unknown as Record<string, () => void>)[opens]?.());
    // With a shared bundle in the address no tag waits until it is near: scripts of the page could read the bundle meanwhile (decision 33).
    // A tag without reserved space is never near.
    else if (/#digi=/.test(location.href) || heights < "001") void this.#load();
    this.#loadIfWanted();
    if (!this.#states.has("loading"))
      this.#stops.push(
        this.#page.whenNear(this, (isNear) =>
          isNear ? void this.#load() : heights > "000" && this.#page.unhide(this, this.#states, (css) => this.#setStyles([css])),
        ),
      );
  }

  disconnectedCallback(): void {
    setTimeout(() => this.isConnected || this.#end()); // put back within the task (Turbo: some promises later): only moved
  }
  connectedMoveCallback(): void {} // with `moveBefore` the tag's life does not end
  adoptedCallback(): void {
    this.#adoptSheets();
  }

  attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
    this.#mounted?.attributeChanged(name, value);
    // The later write wins. While an element is upgraded, the callbacks for its attributes come after its properties, although the
    // attributes were written before.
    const upgrading = this.isConnected && !this.#begun;
    if (!upgrading) dropWrites(this.#pending, (write) => write.kind === "property" && write.name === name);
    this.#loadIfWanted();
  }

  /** Loads the widget at once, and not only near the viewport, where an attribute, a property or a method call asks for that. */
  #loadIfWanted(): void {
    const declared = this as Declared;
    if (declared["loading"] === "eager" || declared["open"] || this.#pending.some((write) => write.kind === "method")) void this.#load();
  }

  #adoptSheets(): void {
    this.#root.adoptedStyleSheets = sheetsFor(this.ownerDocument, [frameCss(this.#entry.heights), ...this.#sheets]);
  }

  #state(state?: "loading" | "ready" | "error"): void {
    clearTimeout(this.#late);
    this.#states.clear();
    if (state) this.#states.add(state);
  }

  #showFallback(): void {
    this.#frame.className = "frame reserved";
    this.#frame.replaceChildren(pageDocument.createElement("slot"));
    this.#root.replaceChildren(this.#frame);
  }

  /**
   * Shows the fallback, which is the alternative to the widget, and the card under it. A tag without reserved space (a bar, a dialog) gets
   * no card. A press on the card requests late files once more.
   */
  #showFailure(): void {
    this.#showFallback();
    this.#tellFailure();
  }

  readonly #tellFailure = (): void =>
    void (this.#entry.heights > "000" && this.#frame.append(createFailure(this.#page.currentLanguage(), this.#tryAgain)));
  readonly #tryAgain = (): void => {
    hurry();
    this.#connection++;
    this.#state();
    this.#showFallback();
    void this.#load();
  };

  /** Takes the prerendered screen that came with the page, or shows the fallback. */
  #include(): void {
    this.#included = takeIncluded(this, this.#root);
    if (this.#included) this.#frame = this.#included.parentElement as HTMLDivElement;
    else this.#showFallback();
  }

  #setStyles(sheets: readonly string[]): void {
    this.#sheets = sheets;
    this.#adoptSheets();
  }

  /**
   * Draws the prerendered screen, unless the widget itself was faster. A prerendered screen that fails to load is not a failure of the tag:
   * the widget may still load.
   */
  async #showScreen(connection: number): Promise<void> {
    const prerendered = await this.#page.loadPrerendered(this.#entry);
    this.#css = prerendered.css;
    if (connection !== this.#connection || !prerendered.tree || !this.#states.has("loading")) return;
    if (!this.#screen && !this.#included) this.#include();
    // After a failure the same prerendered screen is shown again, with what was typed.
    this.#screen ??= prerendered.createScreen({
      host: this,
      document: pageDocument,
      tree: prerendered.tree,
      text: (attribute) => (this as unknown as Declared)[camelCase(attribute)] as string | undefined,
      page: this.#page.pageAddress,
      included: this.#included,
      clicks: this.#clicks,
      onStuck: this.#tellFailure,
    });
    const { element } = this.#screen;
    // A prerendered screen that came with the page has its own styles, of any release; inserting it again would lose the focus.
    this.#setStyles(element === this.#included ? [] : prerendered.css);
    if (!element.isConnected) this.#frame.replaceChildren(element);
  }

  #stopAll(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  async #load(): Promise<void> {
    if (!this.#begun || this.#states.has("loading") || this.#mounted) return;
    this.#stopAll();
    this.#state("loading");
    const connection = this.#connection;
    this.#late = setTimeout(() => this.#frame.querySelector(".ui-reset") || this.#showFailure(), lateAfterMs);
    try {
      this.#showScreen(connection).catch(() => undefined); // the same files are needed below, where a failure is reported
      const { kernel, exported, prerendered } = await this.#page.loadWidget(this.#entry);
      await kernel.prepare(exported);
      const screen = this.#screen;
      await screen?.settled();
      while (this.#begun && !this.isConnected) await pause(); // until the tag has arrived where it was moved to, or its life has ended
      if (connection !== this.#connection) return;
      const [shared, , own] = prerendered.css;
      const link: HostLink = {
        element: this,
        frame: this.#frame,
        pending: this.#pending,
        screen: () => screen,
        adopt: (sheets) => this.#setStyles([shared, ...sheets, own]),
      };
      this.#mounted = kernel.mount(link, exported);
      this.#screen = undefined;
      this.#state("ready");
      this.#send("digi-ready");
    } catch (cause) {
      if (connection === this.#connection) this.#fail(cause);
    }
  }

  #fail(cause: unknown): void {
    const isOurs = (cause as DigiError).name === "DigiError";
    const error = isOurs ? (cause as DigiError) : new DigiError("chunk.invalid", { detail: this.#entry.widget, cause });
    logError(`<${this.localName}> failed`, error);
    this.#state("error");
    this.#setStyles(this.#css); // where these sheets are loaded, the card has the widgets' own look
    this.#showFailure();
    this.#frame.className = "frame"; // the reserved space is given back
    failed.add(this.#tryAgain);
    this.#stops.push(() => failed.delete(this.#tryAgain));
    this.#send("digi-error", { code: error.code, recoverable: true });
  }

  #send(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** Ends the life of a removed tag. The tag starts from scratch when it is inserted again. */
  #end(): void {
    if (!this.#begun) return;
    this.#begun = false;
    alive--;
    this.#connection++;
    this.#unwatch?.();
    this.#stopAll();
    this.#mounted?.dispose();
    this.#screen?.remove();
    this.#mounted = this.#screen = this.#included = undefined;
    dropWrites(this.#pending, () => true);
    this.#state();
    this.#root.replaceChildren();
  }
}

export const createHostClass = Host.forWidget;
