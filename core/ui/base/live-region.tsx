/**
 * Messages for screen readers that do not move focus. There is one region per root, rendered before its first message; a modal dialog holds
 * a second view of the same messages, since everything outside it is inert while it is open.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { createContext, useContext } from "react";

export type Announcer = {
  readonly message: ReadonlySignal<string>;
  /** Announces a text once. The latest text wins; the same text twice is read twice. */
  announce(text: string): void;
  /**
   * Announces a state that lasts only for a while.
   * @returns a function to call when the state is over. It removes the text, which a visitor who reads on would otherwise still find; but
   * not where another text has been announced since.
   */
  announceForNow(text: string): () => void;
};

export function createAnnouncer(): Announcer {
  const message = signal("");
  return {
    message,
    announce(text) {
      // Screen readers would not read an unchanged text again.
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

/** The announcer of the root, for components deep inside. Without one nothing is announced. */
export const AnnouncerContext = createContext<Announcer>(createAnnouncer());
export const useAnnouncer = (): Announcer => useContext(AnnouncerContext);

export function LiveRegion({ announcer }: { announcer: Announcer }) {
  useSignals();
  return (
    // An output is a polite live region by itself.
    <output className="ui-hidden">{announcer.message.value}</output>
  );
}
