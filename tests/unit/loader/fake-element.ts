/** As much of a custom element as the loader's host class touches; the browser's part is played by `connect` and `disconnect`. */
type Callbacks = {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, old: string | null, value: string | null): void;
};

export class FakeElement extends EventTarget {
  /** What the page had written on the element before its class was there: the next one is an upgrade, in the page. */
  static found: Readonly<Record<string, unknown>> | undefined;

  static page = new EventTarget();

  readonly localName = "digi-thing";
  isConnected = FakeElement.found !== undefined;
  readonly states = new Set<string>();
  readonly shadow = {
    adoptedStyleSheets: [] as unknown[],
    children: [] as unknown[],
    replaceChildren(...children: unknown[]) {
      this.children = children;
    },
    querySelector: () => null,
    addEventListener() {},
  };
  readonly #attributes = new Map<string, string>();

  constructor() {
    super();
    for (const [name, value] of Object.entries(FakeElement.found ?? {})) {
      Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
    }
    FakeElement.found = undefined;
  }

  get ownerDocument(): unknown {
    return document;
  }

  attachShadow(): unknown {
    return this.shadow;
  }

  attachInternals(): unknown {
    return { states: this.states };
  }

  /** As a bubbling event: the page hears it too. */
  override dispatchEvent(event: Event): boolean {
    FakeElement.page.dispatchEvent(new CustomEvent(event.type, { detail: (event as CustomEvent).detail }));
    return super.dispatchEvent(event);
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  setAttribute(name: string, value: string): void {
    const old = this.getAttribute(name);
    this.#attributes.set(name, value);
    this.#changed(name, old, value);
  }

  removeAttribute(name: string): void {
    const old = this.getAttribute(name);
    this.#attributes.delete(name);
    this.#changed(name, old, null);
  }

  matches(selector: string): boolean {
    return this.states.has(/^:state\((\w+)\)$/.exec(selector)?.[1] ?? "");
  }

  /** What an earlier life, or that of the tag it is a clone of, left among its children. */
  leftovers: { remove(): void }[] = [];

  querySelector(): null {
    return null;
  }

  querySelectorAll(): readonly { remove(): void }[] {
    return this.leftovers;
  }

  connect(): void {
    this.isConnected = true;
    (this as unknown as Callbacks).connectedCallback();
  }

  disconnect(): void {
    this.isConnected = false;
    (this as unknown as Callbacks).disconnectedCallback();
  }

  #changed(name: string, old: string | null, value: string | null): void {
    const { observedAttributes } = this.constructor as unknown as { observedAttributes: string[] };
    if (observedAttributes.includes(name)) (this as unknown as Callbacks).attributeChangedCallback(name, old, value);
  }
}

/** What the classes above need of the page. */
export const fakeDocument = {
  defaultView: {
    CSSStyleSheet: class {
      text = "";
      replaceSync(text: string): void {
        this.text = text;
      }
    },
  },
  createElement: (localName: string) => ({
    localName,
    className: "",
    children: [] as unknown[],
    append(...children: unknown[]) {
      this.children.push(...children);
    },
    replaceChildren(...children: unknown[]) {
      this.children = children;
    },
    /** By class, among its children. */
    querySelector(selector: string) {
      return this.children.find((child) => `.${(child as { className?: string }).className}` === selector) ?? null;
    },
    addEventListener() {},
    setAttribute() {},
    remove() {},
  }),
};
