/**
 * Renders elements of a view in the host's light DOM instead of its shadow root: fields that password managers and autofill must find. Each
 * element is a direct child of the host and is shown in a slot of its own.
 */
import { createContext, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode, type Ref } from "react";
import { createPortal } from "react-dom";

export type LightDom = {
  /** The prefix of every id and every slot name. It is unique in the page, also where several such widgets are on the page. */
  readonly prefix: string;
  /** The language of the slotted elements. The page around them may be in another one. */
  readonly lang: string;
  readonly host: Element | undefined;
  /**
   * True while the elements are rendered inside the view's own tree. That is so in a prerendered screen, where loader/prerendered-screen.ts
   * moves them into the light DOM.
   */
  readonly isInPlace: boolean;
  /** The names of the slots whose elements are in the host now. */
  readonly slots: Set<string>;
};

export const LightDomContext = createContext<LightDom>({ prefix: "", lang: "", host: undefined, isInPlace: false, slots: new Set() });

let made = 0;
/** The placeholder for the widget's number in a prerendered screen, where the number is not known yet. */
const anyNumber = "~";

const watchNothing = () => () => undefined;

/**
 * Returns the light DOM of the host to which the element with `ref` belongs. That element is in the shadow root, from which the host is
 * found.
 */
export function useLightDom(lang: string): LightDom & { readonly ref: Ref<HTMLDivElement> } {
  const ref = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<Element>();
  const [number] = useState(() => ++made);
  const [slots] = useState(() => new Set<string>());
  const isInPlace = useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );
  // A layout effect renders the view again before the browser shows it, so that the visitor sees no change.
  useLayoutEffect(() => setHost((ref.current?.getRootNode() as ShadowRoot | undefined)?.host), []);
  useLayoutEffect(() => host && putBack(host, slots), [host, slots]);
  return { prefix: `digi-${isInPlace ? anyNumber : number}`, lang, host, isInPlace, slots, ref };
}

/**
 * Puts our elements back into the host when the page removes them. Frameworks that set the tag's content anew, such as its fallback text,
 * remove ours, too.
 */
function putBack(host: Element, slots: ReadonlySet<string>): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]) as Element[])
      if (slots.has(node.slot) && !host.querySelector(`:scope > [slot="${node.slot}"]`)) host.append(node);
  });
  observer.observe(host, { childList: true });
  return () => observer.disconnect();
}

/**
 * Renders its child, one element in the slot `prefix-name`, as a child of the host. Effects that need that element have to be in a
 * component inside it.
 */
export function InLightDom({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const { prefix, host, isInPlace, slots } = useContext(LightDomContext);
  const slot = `${prefix}-${name}`;
  useLayoutEffect(() => {
    slots.add(slot);
    return () => void slots.delete(slot);
  }, [slots, slot]);
  return host ? createPortal(children, host) : isInPlace && children;
}

/** Renders a text in the light DOM, because `for` and `aria-describedby` connect only elements of the same tree. */
export function LightDomText({ name, children }: { name: string; children: ReactNode }) {
  const { prefix, lang } = useContext(LightDomContext);
  const id = `${prefix}-${name}`;
  return (
    <InLightDom name={name}>
      <p id={id} slot={id} lang={lang}>
        {children}
      </p>
    </InLightDom>
  );
}
