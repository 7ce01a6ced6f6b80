import { useEffect, useState, type ReactNode } from "react";
import { afterPress } from "#core/platform/after-press.ts";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { capsLockText } from "./password.messages.ts";

type KeyPress = { getModifierState?: (key: "CapsLock") => boolean };

/**
 * Tells whether Caps Lock is on. The state is known only after the first key press, because browsers report it with keyboard events alone.
 * `onKey` handles the key events of the password field.
 */
export function useCapsLock() {
  const announcer = useAnnouncer();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (isOn) announcer.announce(capsLockText());
  }, [isOn, announcer]);
  return {
    isOn,
    /** Handles a key event of the password field. Autofill sends key events that do not report Caps Lock; the state then stays as it is. */
    onKey: (event: KeyPress): void => setOn(event.getModifierState?.("CapsLock") ?? isOn),
    onLeave: (): void => afterPress(() => setOn(false)),
  };
}

export function CapsLockNotice({ isOn }: { isOn: boolean }): ReactNode {
  return (
    isOn && (
      <p className="ui-caps-lock">
        <Icon name="info" />
        <span>{capsLockText()}</span>
      </p>
    )
  );
}
