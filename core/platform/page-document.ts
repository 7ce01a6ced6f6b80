/**
 * Reads a property of the page's document as the browser made it. An element of the page that has a `name` (`<img name="currentScript">`)
 * hides the document's own property of that name, and sanitizers that remove scripts leave such markup in. Therefore each property is read
 * from `HTMLDocument.prototype`, where no markup can hide it (and not from `Document`, which MooTools replaces by its own). A test of
 * tests/architecture ensures that no code of ours uses `document.x`.
 */
const read = (name: string | symbol): unknown => Reflect.get(HTMLDocument.prototype, name, document);

/**
 * A proxy of `document` that reads every property safely. It is made for reading only: it is not the node itself, so use `document` to
 * compare and to observe.
 */
export const pageDocument: Document = /* @__PURE__ */ new Proxy(Object.create(null) as Document, {
  get(own, name) {
    // Properties that are written to the proxy stay on the proxy: React writes one to mark that it has added its listeners.
    if (name in own) return Reflect.get(own, name) as unknown;
    const value = read(name);
    return typeof value === "function" ? value.bind(document) : value;
  },
});

/** Returns the root of an element: its shadow root, or `pageDocument`, which unlike the document itself is safe to read. */
export function rootOf(element: Node): ShadowRoot | Document {
  const root = element.getRootNode();
  return root instanceof HTMLDocument ? pageDocument : (root as ShadowRoot);
}
