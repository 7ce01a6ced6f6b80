/**
 * What stands in the host's light DOM instead of its shadow root: fields that password managers and autofill must find. Each piece
 * is a direct child of the host, shown in a slot of its own.
 */
import { createContext, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode, type Ref } from "react";
import { createPortal } from "react-dom";

export type LightDom = {
  /** Begins every id and every slot name: unique in the page, also where the page has several such widgets. */
  readonly prefix: string;
  /** The page around them may be in another one. */
  readonly lang: string;
  readonly host: Element | undefined;
  /** Drawn where it is written: in a first screen, whose maker moves it (loader/shell.ts). */
  readonly isInPlace: boolean;
  /** The slots of the pieces that stand there now. */
  readonly slots: Set<string>;
};

export const LightDomContext = createContext<LightDom>({ prefix: "", lang: "", host: undefined, isInPlace: false, slots: new Set() });

let made = 0;
/** In a first screen, which has no number yet. */
const anyNumber = "~";

const watchNothing = () => () => undefined;

/** `ref` belongs to an element of the shadow root, which leads to the host. */
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
  // Drawn again at once, before anybody sees it or types.
  useLayoutEffect(() => setHost((ref.current?.getRootNode() as ShadowRoot | undefined)?.host), []);
  useLayoutEffect(() => host && putBack(host, slots), [host, slots]);
  return { prefix: `digi-${isInPlace ? anyNumber : number}`, lang, host, isInPlace, slots, ref };
}

/** A page that sets the tag's content anew, as frameworks do with a text in it, takes ours out, too. */
function putBack(host: Element, slots: ReadonlySet<string>): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]) as Element[])
      if (slots.has(node.slot) && !host.querySelector(`:scope > [slot="${node.slot}"]`)) host.append(node);
  });
  observer.observe(host, { childList: true });
  return () => observer.disconnect();
}

/** Its child, one element in the slot `prefix-name`, becomes the host's. Effects that need it belong to a component inside it. */
export function Light({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const { prefix, host, isInPlace, slots } = useContext(LightDomContext);
  const slot = `${prefix}-${name}`;
  useLayoutEffect(() => {
    slots.add(slot);
    return () => void slots.delete(slot);
  }, [slots, slot]);
  return host ? createPortal(children, host) : isInPlace && children;
}

/** A text of the light DOM: what `for` and `aria-describedby` tie to a field must stand in one tree with it. */
export function LightDomText({ name, children }: { name: string; children: ReactNode }) {
  const { prefix, lang } = useContext(LightDomContext);
  const id = `${prefix}-${name}`;
  return (
    <Light name={name}>
      <p id={id} slot={id} lang={lang}>
        {children}
      </p>
    </Light>
  );
}
