/**
 * The small element behind every tag. The browser finds it (later insertions and shadow roots too), it keeps what the
 * page writes before the code is there, fetches the widget near the viewport, and hands everything over to the kernel.
 */
import type { HostLink, Kernel, Mounted, PendingWrite, Shell } from "#core/element/host-link.ts";
import { DigiError } from "#core/errors/digi-error.ts";
import { logError } from "#core/platform/console.ts";
import type { Language } from "#core/values/language.ts";
import { createFailure } from "./failure.ts";
import { rulesFor, type RoomEntry } from "./manifest.ts";
import type { createShell, ShellNode } from "./shell.ts";
import { sheetsFor } from "./styles.ts";
import { watchTrigger } from "./triggers.ts";

/** What a host needs of the page. */
export type Page = {
  /** Fetches a room and the kernel; rejects with a `DigiError`. */
  loadWidget(entry: RoomEntry): Promise<{ kernel: Kernel; exported: unknown; look: Look }>;
  /** Fetches what the first screen needs, which is little and comes first. */
  loadLook(entry: RoomEntry): Promise<Look>;
  /** The address of a page where the host's own table names it. */
  pageAddress(id: string): string | undefined;
  /** Calls when the element comes near the viewport; returns the stop. */
  whenNear(element: Element, onNear: () => void): () => void;
  currentLanguage(): Language;
};

/** The style sheets of a widget and, where it has one, its first screen in the page's language. */
export type Look = {
  readonly css: readonly [shared: string, firstScreen: string, own: string];
  readonly shell: readonly ShellNode[] | undefined;
  readonly createShell: typeof createShell;
};

/** A host as the page sees it: with properties and methods that the door declares. */
type Declared = Record<string, unknown>;

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * As tall until the visitor sends something; a grid like `reserve.css`, so that margins of fallback content stay as they were. The
 * two letters that nobody sees have the fonts of texts and labels found (or fetched) while the widget's files are on their way.
 */
const reserve = (heights: string): string =>
  ":host{display:block;container-type:inline-size}.reserved{display:grid}" +
  '.reserved>slot:before,.reserved>slot:after{position:fixed;visibility:hidden;content:"a";font:1em var(--digi-font-family,system-ui,sans-serif)}' +
  ".reserved>slot:after{font-weight:var(--digi-font-weight-strong,600)}" +
  rulesFor(heights, (inline, block) => `@container(min-width:${inline}px){.reserved{min-block-size:${block}px}}`);

const cssOf = (heights: string): string =>
  ":host([hidden]){display:none}" + (heights > "000" ? reserve(heights) : ":host,.frame{display:contents}");

/** Of no tag yet: `createHostClass` adds what a door declares. */
class Host extends HTMLElement {
  readonly #entry: RoomEntry;
  readonly #page: Page;
  #root = this.attachShadow({ mode: "open" });
  #states = this.attachInternals().states;
  #pending: PendingWrite[] = [];
  #mounted: Mounted | undefined;
  /** Holds in turn the fallback, the shell and the view, and keeps the reserved height until the visitor sends something. */
  #frame = document.createElement("div");
  #sheets: readonly string[] = [];
  #shell: Shell | undefined;
  #stops: (() => void)[] = [];
  /** Counts connections, so that what was started for an earlier one is dropped. */
  #connection = 0;
  #begun = false;
  #unwatch: (() => void) | undefined;

  static forRoom(entry: RoomEntry, page: Page): typeof HTMLElement {
    class Tag extends Host {
      static observedAttributes = [...entry.kinds.keys()];
      constructor() {
        super(entry, page);
      }
    }
    const declared = Tag.prototype as unknown as Declared;
    for (const name of entry.methods) {
      declared[name] = function (this: Host, ...args: unknown[]) {
        return this.#runMethod(name, args);
      };
    }
    for (const name of entry.kinds.keys()) {
      Object.defineProperty(declared, camelCase(name), {
        configurable: true,
        enumerable: true,
        get(this: Host) {
          return this.#readProperty(name);
        },
        set(this: Host, value: unknown) {
          this.#writeProperty(name, value);
        },
      });
    }
    return Tag;
  }

  constructor(entry: RoomEntry, page: Page) {
    super();
    this.#entry = entry;
    this.#page = page;
    this.#adoptSheets();
    this.#frame.addEventListener("submit", () => (this.#frame.className = "frame"));
    // Own properties set before the class was there would hide the accessors for good.
    const self = this as unknown as Declared;
    for (const name of Object.keys(self)) {
      if (!Object.hasOwn(new.target.prototype, name)) continue;
      const value = self[name];
      delete self[name];
      self[name] = value;
    }
  }

  connectedCallback(): void {
    if (this.#begun) return; // moved: still alive
    this.#begun = true;
    for (const left of this.querySelectorAll(":scope>[slot^=digi-]")) left.remove(); // a clone's, of another one's fields
    this.#showFallback();
    const { kinds, methods } = this.#entry;
    const [opens] = methods;
    if (kinds.has("for") && opens) this.#unwatch = watchTrigger(this, () => (this as unknown as Record<string, () => void>)[opens]?.());
    this.#loadIfWanted();
    if (!this.#states.has("loading")) this.#stops.push(this.#page.whenNear(this, () => void this.#load()));
  }

  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.#end());
  }

  /** With `moveBefore` nothing ends. */
  connectedMoveCallback(): void {}

  adoptedCallback(): void {
    this.#adoptSheets();
  }

  attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
    this.#mounted?.attributeChanged(name, value);
    // The later write wins. While an element is upgraded its attributes are told after its properties, but were written before.
    const upgrading = this.isConnected && !this.#begun;
    if (!upgrading) this.#drop((write) => write.kind === "property" && write.name === name);
    this.#loadIfWanted();
  }

  /** What the widget says, else what the page wrote, else what the attribute says. */
  #readProperty(name: string): unknown {
    if (this.#mounted) return this.#mounted.getProperty(name);
    const written = this.#pending.findLast((write) => write.kind === "property" && write.name === name);
    if (written) return (written as Extract<PendingWrite, { kind: "property" }>).value;
    const text = this.getAttribute(name);
    const kind = this.#entry.kinds.get(name);
    if (kind === "?") return text !== null;
    return text === null ? undefined : kind === "#" ? Number(text) : text;
  }

  #writeProperty(name: string, value: unknown): void {
    if (this.#mounted) this.#mounted.setProperty(name, value);
    else {
      this.#pending.push({ kind: "property", name, value });
      this.#loadIfWanted();
    }
  }

  #runMethod(name: string, args: readonly unknown[]): Promise<unknown> {
    return new Promise((settle) => {
      if (this.#mounted) return settle(this.#mounted.callMethod(name, args));
      this.#pending.push({ kind: "method", name, args, settle });
      this.#loadIfWanted();
    });
  }

  /** Now, and not when it comes near: by attribute, property or method. */
  #loadIfWanted(): void {
    const { loading, open } = this as { loading?: unknown; open?: unknown };
    if (loading === "eager" || Boolean(open) || this.#pending.some((write) => write.kind === "method")) void this.#load();
  }

  #adoptSheets(): void {
    this.#root.adoptedStyleSheets = sheetsFor(this.ownerDocument, [cssOf(this.#entry.heights), ...this.#sheets]);
  }

  /** Whoever waits for a call that will not be made is answered. */
  #drop(isStale: (write: PendingWrite) => boolean): void {
    for (const write of this.#pending.splice(0)) {
      if (!isStale(write)) this.#pending.push(write);
      else if (write.kind === "method") write.settle(undefined);
    }
  }

  #state(...states: ("loading" | "ready" | "error")[]): void {
    this.#states.clear();
    for (const state of states) this.#states.add(state);
  }

  #showFallback(...extra: Node[]): void {
    this.#frame.className = "frame reserved";
    this.#frame.replaceChildren(document.createElement("slot"), ...extra);
    this.#root.replaceChildren(this.#frame);
  }

  #dress(sheets: readonly string[]): void {
    this.#sheets = sheets;
    this.#adoptSheets();
  }

  /** Draws the first screen, unless the widget itself was faster. A shell that does not come is no failure: the widget may. */
  async #paintShell(connection: number): Promise<void> {
    const look = await this.#page.loadLook(this.#entry);
    if (connection !== this.#connection || this.#mounted || !look.shell || !this.#states.has("loading")) return;
    this.#dress(look.css);
    const text = (attribute: string): string | null => ((this as unknown as Declared)[camelCase(attribute)] as string | undefined) ?? null;
    // After a failure the same one comes back, with what was typed.
    this.#shell ??= look.createShell({ host: this, tree: look.shell, text, page: this.#page.pageAddress });
    this.#frame.replaceChildren(this.#shell.element);
  }

  #stopAll(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  async #load(): Promise<void> {
    if (!this.#begun || this.#states.has("loading") || this.#mounted) return;
    this.#stopAll();
    this.#state("loading");
    const connection = this.#connection;
    try {
      this.#paintShell(connection).catch(() => undefined); // the same files are needed below, which tells of a failure
      const { kernel, exported, look } = await this.#page.loadWidget(this.#entry);
      await kernel.prepare(exported);
      const shell = this.#shell;
      await shell?.settled();
      if (connection !== this.#connection) return;
      const [shared, , own] = look.css;
      const link: HostLink = {
        element: this,
        place: this.#frame,
        pending: this.#pending,
        shell: () => shell,
        adopt: (sheets) => this.#dress([shared, ...sheets, own]),
      };
      this.#mounted = kernel.mount(link, exported);
      this.#shell = undefined;
      this.#frame.querySelector(":scope>slot")?.remove();
      this.#state("ready");
      this.#send("digi-ready");
    } catch (cause) {
      if (connection === this.#connection) this.#fail(cause);
    }
  }

  #fail(cause: unknown): void {
    const again = (): void => {
      this.#state();
      this.#showFallback();
      void this.#load();
    };
    const error =
      (cause as DigiError).name === "DigiError"
        ? (cause as DigiError)
        : new DigiError("chunk.invalid", { detail: this.#entry.room, cause });
    logError(`<digi-${this.#entry.room}> failed`, error);
    this.#state("error");
    this.#showFallback(createFailure(this.#page.currentLanguage(), again));
    addEventListener("online", again);
    this.#stops.push(() => removeEventListener("online", again));
    this.#send("digi-error", { code: error.code, recoverable: true });
  }

  #send(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** A removed tag is a clean start when it comes back. */
  #end(): void {
    if (!this.#begun) return;
    this.#begun = false;
    this.#connection++;
    this.#unwatch?.();
    this.#stopAll();
    this.#mounted?.dispose();
    this.#shell?.remove();
    this.#mounted = this.#shell = undefined;
    this.#drop(() => true);
    this.#state();
    this.#root.replaceChildren();
  }
}

export const createHostClass = Host.forRoom;
