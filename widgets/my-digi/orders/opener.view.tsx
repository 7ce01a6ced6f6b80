import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "#core/ui/base/button.tsx";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import type { Change, OrderChanges } from "./order-changes.model.ts";

type OpenerProps = { changes: OrderChanges; change: Change; variant?: "primary" | "secondary"; children: ReactNode };

/**
 * Draws the button that opens the form of a change. The form replaces the button. When the form is closed without a change, the button is
 * shown again and takes the focus.
 */
export function Opener({ changes, change, variant = "secondary", children }: OpenerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const state = changes.state.peek();
    if (state.status === "idle" && state.closed === change && isFocusNowhere(button.current)) button.current?.focus();
  }, [changes, change]);
  return (
    <Button variant={variant} buttonRef={button} onClick={() => changes.open(change)}>
      {children}
    </Button>
  );
}
