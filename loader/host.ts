/**
 * The small custom element behind every tag. The browser creates it, also for tags that are inserted later or are in shadow roots. It
 * stores what the page writes before the code is loaded, fetches the widget near the viewport, and passes everything on to the kernel.
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

/** The number of the widgets' tags in the page, including those that no query can find, such as in closed shadow roots. */
export let alive = 0;

/** The base class of all tags. `createHostClass` derives a class for each tag, with the properties and methods of its definition. */
class Host extends HTMLElement {
  readonly #entry: WidgetEntry;
  readonly #page: Page;
  #internals = this.attachInternals();
  #states = this.#internals.states;
  /** The shadow root: the parser's where the page's HTML has the prerendered screen, because `attachShadow` would empty that one. */
  #root = this.#internals.shadowRoot ?? this.attachShadow({ mode: "open" });
  #pending: PendingWrite[] = [];
  #mounted: Mounted | undefined;
  /**
   * The frame contains the fallback, then the prerendered screen, then the view. It has the reserved height until a failure, or until the
   * view releases the height.
   */
  #frame = pageDocument.createElement("div");
  #sheets: readonly string[] = [];
  #css: readonly string[] = []; // The style sheets of the prerendered screen, once they are loaded.
  #screen: PrerenderedScreen | undefined;
  #included: HTMLElement | undefined;
  /**
   * The targets of presses in the shadow root before its prerendered screen could listen. Only a prerendered screen in the page's HTML can
   * miss presses, and an element has only one such screen in its life, so the list is never emptied.
   */
  readonly #clicks: EventTarget[] = [];
  #stops: (() => void)[] = [];
  /** Counts connections and retries, so that results that belong to an earlier one are ignored. */
  #connection = 0;
  #begun = false;
  #late: ReturnType<typeof setTimeout> | undefined;
  #unwatch: (() => void) | undefined;

  static forWidget(entry: WidgetEntry, page: Page): typeof HTMLElement {
    class Tag extends Host {
      // The attribute without hyphens is observed, too: `maxLength` in a template becomes `maxlength` in a page that was parsed before the
      // script ran.
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
    if (this.#begun) return; // The tag was moved within the page, so its life goes on.
    this.#begun = true;
    alive++;
    this.#include();
    const { heights, kinds, methods } = this.#entry,
      [opens] = methods;
    if (kinds.has("for") && opens) this.#unwatch = watchTrigger(this, () => (this as unknown as Record<string, () => void>)[opens]?.());
    // With a shared bundle in the address, each tag loads at once, because scripts of the page could read the bundle while a tag waits
    // (decision 33). A tag without reserved space loads at once, too, because it is never near the viewport.
    else if (/#digi=/.test(location.href) || heights < "001") void this.#load();
    this.#loadIfWanted();
    if (!this.#states.has("loading"))
      this.#stops.push(
        this.#page.whenNear(this, (isNear) =>
          isNear
            ? void this.#load()
            : heights > "000" && this.#page.unhide(this.#report, this, this.#states, (css) => this.#setStyles([css])),
        ),
      );
  }

  disconnectedCallback(): void {
    // A tag that is inserted again within the task was only moved. The page library Turbo takes some promises longer, so the check runs in
    // a later task.
    setTimeout(() => this.isConnected || this.#end());
  }
  connectedMoveCallback(): void {} // The empty callback makes `moveBefore` keep the tag alive without calling the other callbacks.
  adoptedCallback(): void {
    this.#adoptSheets();
  }

  attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
    this.#mounted?.attributeChanged(name, value);
    // The later write takes precedence. While an element is upgraded, however, the callbacks for its attributes come after its properties,
    // although the attributes were written first.
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
   * Shows the page's fallback content, with the failure card under it. A tag without reserved space (a bar, a dialog) gets no card. The
   * card's button also requests late files again.
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

  /** Takes over the prerendered screen in the page's HTML, or shows the fallback where there is none. */
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
   * Draws the prerendered screen, unless the widget itself was faster. A prerendered screen that fails to load does not count as a failure
   * of the tag, because the widget may still load.
   */
  async #showScreen(connection: number): Promise<void> {
    const prerendered = await this.#page.loadPrerendered(this.#entry);
    this.#css = prerendered.css;
    if (connection !== this.#connection || !prerendered.tree || !this.#states.has("loading")) return;
    if (!this.#screen && !this.#included) this.#include();
    // After a failure the same prerendered screen is shown again, because it contains the visitor's input.
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
    // A prerendered screen in the page's HTML keeps its own styles, which may be those of another release. It is not inserted again,
    // because that would lose the focus.
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
      // A failure is ignored here, because loading the widget needs the same files and reports the failure.
      this.#showScreen(connection).catch(() => undefined);
      const { kernel, exported, prerendered } = await this.#page.loadWidget(this.#entry);
      await kernel.prepare(exported);
      const screen = this.#screen;
      await screen?.settled();
      // A tag that is being moved is waited for until it is in the page again or its life has ended.
      while (this.#begun && !this.isConnected) await pause();
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
      if (connection !== this.#connection) return;
      this.#state("error");
      this.#setStyles(this.#css); // gives the card the widgets' own look where the style sheets are loaded
      this.#showFailure();
      this.#frame.className = "frame"; // releases the reserved space
      failed.add(this.#tryAgain);
      this.#stops.push(() => failed.delete(this.#tryAgain));
      this.#report(cause);
    }
  }

  /** Reports in the console and by an event that a file of this tag could not be loaded. */
  readonly #report = (cause: unknown): void => {
    const isOurs = (cause as DigiError).name === "DigiError";
    const error = isOurs ? (cause as DigiError) : new DigiError("chunk.invalid", { detail: this.#entry.widget, cause });
    logError(`<${this.localName}> failed`, error);
    this.#send("digi-error", { code: error.code, recoverable: true });
  };

  #send(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** Ends the life of a removed tag. If the tag is inserted again, it starts from scratch. */
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
