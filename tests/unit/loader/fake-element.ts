/**
 * The part of a custom element that the loader's host class uses. The test calls `connect` and `disconnect`, as the browser does when an
 * element enters or leaves a page.
 */
type Callbacks = {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, old: string | null, value: string | null): void;
};

export class FakeElement extends EventTarget {
  /**
   * Properties that the page has set on an element before the element's class was defined. If this is set, the next element is created as
   * if the browser had upgraded an element of the page.
   */
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

  /** Dispatches an event that bubbles, so that the page receives it, too. */
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

  /** The tag's children that remain from an earlier time in the page, or from the tag of which it is a clone. */
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

/** The part of the document that the classes above use. */
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
    /** Returns the first child with the given class. */
    querySelector(selector: string) {
      return this.children.find((child) => `.${(child as { className?: string }).className}` === selector) ?? null;
    },
    addEventListener() {},
    setAttribute() {},
    remove() {},
  }),
};
