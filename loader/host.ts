/**
 * The small element behind every tag. The browser finds it (later insertions and shadow roots too), it keeps what the
 * page writes before the code is there, fetches the widget near the viewport, and hands everything over to the kernel.
 */
import type { HostLink, Kernel, Mounted, PendingWrite, Shell } from "#core/element/host-link.ts";
import { DigiError } from "#core/errors/digi-error.ts";
import { logError } from "#core/platform/console.ts";
import type { Language } from "#core/values/language.ts";
import { createFailure } from "./failure.ts";
import { commonAttributeNames, unpackHeights, words, type RoomEntry } from "./manifest.ts";
import type { createShell, ShellNode } from "./shell.ts";
import { sheetsFor } from "./styles.ts";
import { watchTrigger } from "./triggers.ts";

/** What a host needs of the page. */
export type Page = {
  /** Fetches a room and the kernel; rejects with a `DigiError`. */
  loadWidget(room: string): Promise<{ kernel: Kernel; exported: unknown; look: Look }>;
  /** Fetches what the first screen needs, which is little and comes first. */
  loadLook(room: string): Promise<Look>;
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

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * As tall until the visitor sends something; a grid like `reserve.css`, so that margins of fallback content stay as they were. The
 * two letters that nobody sees have the fonts of texts and labels found (or fetched) while the widget's files are on their way.
 */
const reserve = (heights: RoomEntry[3]): string =>
  ":host{display:block;container-type:inline-size}.reserved{display:grid}" +
  '.reserved>slot:before,.reserved>slot:after{position:fixed;visibility:hidden;content:"a";font:1em var(--digi-font-family,system-ui,sans-serif)}' +
  ".reserved>slot:after{font-weight:var(--digi-font-weight-strong,600)}" +
  unpackHeights(heights)
    .map(([inline, block]) => `@container(min-width:${inline}px){.reserved{min-block-size:${block}px}}`)
    .join("");

export function createHostClass(room: string, [ownAttributes, methodNames, , heights]: RoomEntry, page: Page): typeof HTMLElement {
  const declared = words(ownAttributes);
  const kinds = new Map(declared.map((word) => [word.replace(/\W$/, ""), word.at(-1)]));
  const attributes = [...commonAttributeNames, ...kinds.keys()];
  const methods = words(methodNames);
  const properties = new Map(attributes.map((name) => [camel(name), name]));
  const css = ":host([hidden]){display:none}" + (heights.length > 0 ? reserve(heights) : ":host,.room{display:contents}");

  class Host extends HTMLElement {
    static observedAttributes = attributes;
    #root = this.attachShadow({ mode: "open" });
    #internals = this.attachInternals();
    #pending: PendingWrite[] = [];
    #mounted: Mounted | undefined;
    /** Holds in turn the fallback, the shell and the view, and keeps the reserved height until the visitor sends something. */
    #room = document.createElement("div");
    #sheets: readonly string[] = [];
    #shell: Shell | undefined;
    #stops: (() => void)[] = [];
    /** Counts connections, so that what was started for an earlier one is dropped. */
    #life = 0;
    #begun = false;
    #unwatch: (() => void) | undefined;

    constructor() {
      super();
      this.#adoptSheets();
      this.#room.addEventListener("submit", () => (this.#room.className = "room"));
      // Own properties set before the class was there would hide the accessors for good.
      for (const name of [...properties.keys(), ...methods]) {
        if (!Object.hasOwn(this, name)) continue;
        const self = this as unknown as Record<string, unknown>;
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
      const [opens] = methods;
      if (attributes.includes("for") && opens)
        this.#unwatch = watchTrigger(this, () => (this as unknown as Record<string, () => void>)[opens]?.());
      if (this.#isWanted()) void this.#load();
      else this.#stops.push(page.whenNear(this, () => void this.#load()));
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
      if (this.#isWanted()) void this.#load();
    }

    /** Now, and not when it comes near: by attribute, property or method. */
    #isWanted(): boolean {
      const { loading, open } = this as { loading?: unknown; open?: unknown };
      return loading === "eager" || Boolean(open) || this.#pending.some((write) => write.kind === "method");
    }

    #adoptSheets(): void {
      this.#root.adoptedStyleSheets = sheetsFor(this.ownerDocument, [css, ...this.#sheets]);
    }

    /** Whoever waits for a call that will not be made is answered. */
    #drop(isStale: (write: PendingWrite) => boolean): void {
      for (const write of this.#pending.splice(0)) {
        if (!isStale(write)) this.#pending.push(write);
        else if (write.kind === "method") write.settle(undefined);
      }
    }

    #state(state: "loading" | "ready" | "error" | undefined): void {
      const { states } = this.#internals;
      states.clear();
      if (state) states.add(state);
    }

    #showFallback(...extra: Node[]): void {
      this.#room.className = "room reserved";
      this.#room.replaceChildren(document.createElement("slot"), ...extra);
      this.#root.replaceChildren(this.#room);
    }

    #dress(sheets: readonly string[]): void {
      this.#sheets = sheets;
      this.#adoptSheets();
    }

    /** Draws the first screen, unless the widget itself was faster. A shell that does not come is no failure: the widget may. */
    async #paintShell(life: number): Promise<void> {
      const look = await page.loadLook(room);
      if (life !== this.#life || this.#mounted || !look.shell || !this.#internals.states.has("loading")) return;
      this.#dress(look.css);
      const text = (attribute: string): string | null => (this as unknown as Record<string, string | undefined>)[camel(attribute)] ?? null;
      // After a failure the same one comes back, with what was typed.
      this.#shell ??= look.createShell({ host: this, tree: look.shell, text, page: page.pageAddress });
      this.#room.replaceChildren(this.#shell.element);
    }

    #stopAll(): void {
      for (const stop of this.#stops.splice(0)) stop();
    }

    async #load(): Promise<void> {
      if (!this.#begun || this.#internals.states.has("loading") || this.#mounted) return;
      this.#stopAll();
      this.#state("loading");
      const life = this.#life;
      try {
        this.#paintShell(life).catch(() => undefined); // the same files are needed below, which tells of a failure
        const { kernel, exported, look } = await page.loadWidget(room);
        await kernel.prepare(exported);
        const shell = this.#shell;
        await shell?.settled();
        if (life !== this.#life) return;
        const [shared, , own] = look.css;
        const link: HostLink = {
          element: this,
          place: this.#room,
          pending: this.#pending,
          shell: () => shell,
          adopt: (sheets) => this.#dress([shared, ...sheets, own]),
        };
        this.#mounted = kernel.mount(link, exported);
        this.#shell = undefined;
        this.#room.querySelector(":scope>slot")?.remove();
        this.#state("ready");
        this.#send("digi-ready");
      } catch (cause) {
        if (life === this.#life) this.#fail(cause);
      }
    }

    #fail(cause: unknown): void {
      const again = (): void => {
        this.#state(undefined);
        this.#showFallback();
        void this.#load();
      };
      const error =
        (cause as DigiError).name === "DigiError" ? (cause as DigiError) : new DigiError("chunk.invalid", { detail: room, cause });
      logError(`<digi-${room}> failed`, error);
      this.#state("error");
      this.#showFallback(createFailure(page.currentLanguage(), again));
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
      this.#life++;
      this.#unwatch?.();
      this.#stopAll();
      this.#mounted?.dispose();
      this.#shell?.remove();
      this.#mounted = this.#shell = undefined;
      this.#drop(() => true);
      this.#state(undefined);
      this.#root.replaceChildren();
    }

    static {
      for (const [property, attribute] of properties) {
        Object.defineProperty(this.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: Host) {
            if (this.#mounted) return this.#mounted.getProperty(attribute);
            const written = this.#pending.findLast((write) => write.kind === "property" && write.name === attribute);
            if (written) return (written as Extract<PendingWrite, { kind: "property" }>).value;
            const text = this.getAttribute(attribute);
            if (kinds.get(attribute) === "?") return text !== null;
            return text === null ? undefined : kinds.get(attribute) === "#" ? Number(text) : text;
          },
          set(this: Host, value: unknown) {
            if (this.#mounted) this.#mounted.setProperty(attribute, value);
            else {
              this.#pending.push({ kind: "property", name: attribute, value });
              if (this.#isWanted()) void this.#load();
            }
          },
        });
      }
      for (const name of methods) {
        (this.prototype as unknown as Record<string, unknown>)[name] = function (this: Host, ...args: unknown[]) {
          return new Promise((settle) => {
            if (this.#mounted) return settle(this.#mounted.callMethod(name, args));
            void this.#load(); // whoever calls a method wants the widget now
            this.#pending.push({ kind: "method", name, args, settle });
          });
        };
      }
    }
  }
  return Host;
}
