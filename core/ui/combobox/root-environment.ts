/**
 * The parts of `window` that downshift uses, answered for the tree that contains an element: in a shadow root, `document` finds no ids and
 * calls the host the active element, and events seen from the window all come from the host.
 */
import { pageDocument, rootOf } from "#core/platform/page-document.ts";
import type { UseComboboxProps } from "downshift";

export type Environment = NonNullable<UseComboboxProps<unknown>["environment"]>;
type Listener = (event: { target: EventTarget | undefined }) => void;

/** Creates the environment. `anchor` takes the element once it is there, since the environment is made earlier. */
export function createRootEnvironment(): { environment: Environment | undefined; anchor: (element: Element | null) => void } {
  let anchored: Element | null = null;
  const root = (): ShadowRoot | Document => (anchored ? rootOf(anchored) : pageDocument);
  const wrapped = new Map<unknown, EventListener>();
  // The properties that downshift's own live region needs are missing: the build leaves that region out (build/lean-libraries.ts).
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
