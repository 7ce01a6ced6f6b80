import { useEffect, useState, type ReactNode } from "react";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { capsLockText } from "./password.messages.ts";

type KeyPress = { getModifierState?: (key: "CapsLock") => boolean };

/**
 * Tells whether Caps Lock is on, from the first key press on: no browser tells it earlier. `onKey` takes key presses of the password field.
 */
export function useCapsLock() {
  const announcer = useAnnouncer();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (isOn) announcer.announce(capsLockText());
  }, [isOn, announcer]);
  return {
    isOn,
    /** Takes a key event. Autofill sends key events without a key, which know nothing of Caps Lock: the state then stays as it is. */
    onKey: (event: KeyPress): void => setOn(event.getModifierState?.("CapsLock") ?? isOn),
    onLeave: (): void => setOn(false),
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
