/**
 * The page's document as the browser made it. An element of the page that has a `name` (`<img name="currentScript">`) stands in the place
 * of the document's own property of that name, and such markup is let through where scripts are not: so each property is read where the
 * browser keeps it: not in `Document`, in whose place MooTools puts its own. A law (tests/architecture) sees to it that nobody of ours
 * writes `document.x`.
 */
const read = (page: Document, name: string | symbol): unknown => Reflect.get(HTMLDocument.prototype, name, page);

/** `document`, safely; made for reading: it is not the node itself, so compare and observe `document`. */
export const pageDocument: Document = /* @__PURE__ */ new Proxy(Object.create(null) as Document, {
  get(own, name) {
    // What is written to it is its own: React marks with it that it listens there.
    if (name in own) return Reflect.get(own, name) as unknown;
    const value = read(document, name);
    return typeof value === "function" ? value.bind(document) : value;
  },
});

/** @param text as `document.cookie` takes it */
export const writeCookie = (text: string): void => void Reflect.set(HTMLDocument.prototype, "cookie", text, document);

/** Where an element stands: a shadow root, in which no name hides anything, or the page's document. */
export function rootOf(element: Node): ShadowRoot | Document {
  const root = element.getRootNode();
  return root instanceof HTMLDocument ? pageDocument : (root as ShadowRoot);
}

/** The window that a document is drawn in; null for one that is not (a template's). */
export const viewOf = (page: Document): (Window & typeof globalThis) | null => read(page, "defaultView") as Document["defaultView"];
