import { useState } from "react";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { hidePasswordText, hideText, passwordHiddenText, passwordShownText, showPasswordText, showText } from "./password.messages.ts";

export type Reveal = {
  readonly isShown: boolean;
  /** The `type` attribute for the password input. */
  readonly type: "text" | "password";
  toggle(): void;
  /**
   * Hides the password. It has to be called before the form is sent, because browsers store the text of a field whose type is not
   * `password`.
   */
  hide(): void;
};

/** Returns the state whether the typed password is shown. */
export function useReveal(): Reveal {
  const announcer = useAnnouncer();
  const [isShown, setShown] = useState(false);
  return {
    isShown,
    type: isShown ? "text" : "password",
    toggle() {
      setShown(!isShown);
      announcer.announce(isShown ? passwordHiddenText() : passwordShownText());
    },
    hide: () => setShown(false),
  };
}

/** Renders the button at the end of a password field that shows or hides the password. */
export function PasswordReveal({ reveal }: { reveal: Reveal }) {
  return (
    <button
      className="ui-reveal"
      part="button"
      type="button"
      aria-label={reveal.isShown ? hidePasswordText() : showPasswordText()}
      onClick={reveal.toggle}
    >
      {reveal.isShown ? hideText() : showText()}
    </button>
  );
}
