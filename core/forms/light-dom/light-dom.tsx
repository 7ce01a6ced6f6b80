/**
 * The pieces of a view that are rendered in the host's light DOM instead of its shadow root: fields that password managers and autofill
 * must find. Each piece is a direct child of the host, shown in a slot of its own.
 */
import { createContext, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode, type Ref } from "react";
import { createPortal } from "react-dom";

export type LightDom = {
  /** The prefix of every id and every slot name. It is unique in the page, also where the page has several such widgets. */
  readonly prefix: string;
  /** The language of the pieces. The page around them may be in another one. */
  readonly lang: string;
  readonly host: Element | undefined;
  /**
   * True while the pieces are drawn where they are written in the tree: in a prerendered screen, whose maker moves them
   * (loader/prerendered-screen.ts).
   */
  readonly isInPlace: boolean;
  /** The slots of the pieces that are in the host now. */
  readonly slots: Set<string>;
};

export const LightDomContext = createContext<LightDom>({ prefix: "", lang: "", host: undefined, isInPlace: false, slots: new Set() });

let made = 0;
/** Stands for the number in a prerendered screen, which has no number yet. */
const anyNumber = "~";

const watchNothing = () => () => undefined;

/** Returns the light DOM of the host that the element with `ref` belongs to. That element is in the shadow root and leads to the host. */
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
  // The view is drawn again at once, before the visitor sees it or types.
  useLayoutEffect(() => setHost((ref.current?.getRootNode() as ShadowRoot | undefined)?.host), []);
  useLayoutEffect(() => host && putBack(host, slots), [host, slots]);
  return { prefix: `digi-${isInPlace ? anyNumber : number}`, lang, host, isInPlace, slots, ref };
}

/**
 * Puts our pieces back when the page takes them out: a page that sets the tag's content anew, as frameworks do with a text in it, removes
 * ours, too.
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
 * Renders its child, one element in the slot `prefix-name`, as a child of the host. Effects that need that element belong to a component
 * inside it.
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

/** Draws a text in the light DOM: a text that `for` or `aria-describedby` ties to a field must be in the same tree as the field. */
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
