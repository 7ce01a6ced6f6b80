/**
 * A replacement for `window` that the library downshift uses, with the tree of a given element as its document. In a shadow root,
 * `document` finds no ids, the host is its active element, and events that reach the window have the host as their target.
 */
import { pageDocument, rootOf } from "#core/platform/page-document.ts";
import type { UseComboboxProps } from "downshift";

export type Environment = NonNullable<UseComboboxProps<unknown>["environment"]>;
type Listener = (event: { target: EventTarget | undefined }) => void;

/** Creates the environment. Its `anchor` is called with the element later, because the environment is created before the element exists. */
export function createRootEnvironment(): { environment: Environment | undefined; anchor: (element: Element | null) => void } {
  let anchored: Element | null = null;
  const root = (): ShadowRoot | Document => (anchored ? rootOf(anchored) : pageDocument);
  const wrapped = new Map<unknown, EventListener>();
  // The properties that only downshift's live region needs are missing, because the build removes that region (build/lean-libraries.ts).
  const environment = {
    addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions) {
      const heard = wrapped.get(listener) ?? ((event: Event) => listener({ target: event.composedPath()[0] }));
      wrapped.set(listener, heard);
      window.addEventListener(type, heard, options);
    },
    removeEventListener(type: string, listener: Listener) {
      const heard = wrapped.get(listener);
      if (heard) window.removeEventListener(type, heard);
    },
    get Node() {
      return window.Node;
    },
    document: {
      get activeElement() {
        return root().activeElement ?? pageDocument.body;
      },
      get body() {
        return pageDocument.body;
      },
    },
  };
  return {
    environment: typeof document === "undefined" ? undefined : (environment as unknown as Environment),
    anchor(element) {
      anchored = element;
    },
  };
}
