/**
 * The announcer sends messages to screen readers without moving the focus. Each shadow root has one live region, rendered before its first
 * message. A modal dialog renders a second region with the same messages, because everything outside an open modal dialog is inert.
 */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { createContext, useContext } from "react";

export type Announcer = {
  readonly message: ReadonlySignal<string>;
  /** Announces a text. A later text replaces it; the same text twice is read twice. */
  announce(text: string): void;
  /**
   * Announces a state that lasts only for a while.
   * @returns a function to call when the state is over. It removes the text, which a screen reader user would otherwise still find while
   * reading on. A later text stays.
   */
  announceForNow(text: string): () => void;
};

export function createAnnouncer(): Announcer {
  const message = signal("");
  return {
    message,
    announce(text) {
      // A screen reader would not read an unchanged text again, so a no-break space is added.
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

/** The React context with the announcer of the shadow root, for components deep inside. Its default announces nothing. */
export const AnnouncerContext = createContext<Announcer>(createAnnouncer());
export const useAnnouncer = (): Announcer => useContext(AnnouncerContext);

export function LiveRegion({ announcer }: { announcer: Announcer }) {
  useSignals();
  return (
    // The element `output` is a polite live region by itself.
    <output className="ui-hidden">{announcer.message.value}</output>
  );
}
