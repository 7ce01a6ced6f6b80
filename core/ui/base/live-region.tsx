/**
 * What is said to screen readers without moving focus. One region per root, there before its first message; a modal
 * dialog holds a second view of the same messages, since everything outside it is inert while it is open.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { createContext, useContext } from "react";

export type Announcer = {
  readonly message: ReadonlySignal<string>;
  /** Says a text once. The latest wins; the same text twice is said twice. */
  announce(text: string): void;
  /** Says what is only so for a while. @returns takes it back, unless something else has been said since: whoever reads on would find it there. */
  announceForNow(text: string): () => void;
};

export function createAnnouncer(): Announcer {
  const message = signal("");
  return {
    message,
    announce(text) {
      // An unchanged text would not be read again.
      message.value = message.peek() === text ? `${text}\u00a0` : text;
    },
    announceForNow(text) {
      this.announce(text);
      const said = message.peek();
      return () => {
        if (message.peek() === said) message.value = "";
      };
    },
  };
}

/** The announcer of the root, for pieces deep inside. Without one nothing is said. */
export const AnnouncerContext = createContext<Announcer>(createAnnouncer());
export const useAnnouncer = (): Announcer => useContext(AnnouncerContext);

export function LiveRegion({ announcer }: { announcer: Announcer }) {
  useSignals();
  return (
    // An output is a polite live region by itself.
    <output className="ui-hidden">{announcer.message.value}</output>
  );
}
