import { useEffect, useId, useRef, useState } from "react";
import { writeClipboard } from "#core/platform/clipboard.ts";
import { systemClock } from "#core/platform/clock.ts";
import { Button } from "#core/ui/base/button.tsx";
import { copyIcon } from "#core/ui/base/icons/copy.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { copiedText, copyByHandText, copyText } from "./copy.messages.ts";

type CopyButtonProps = {
  /** The text that the button copies. */
  text: string;
  /** The text on the button. */
  label?: string;
  /** The name of the copied text for screen readers, where the button's text does not say it. */
  name?: string;
  variant?: "secondary" | "quiet";
};

const copiedMs = 2000; // The milliseconds for which the confirmation is shown (C-440).

/**
 * Renders a button that copies a text and confirms it. Where the browser refuses, the text is shown and selected, so that the visitor can
 * copy it.
 */
export function CopyButton({ text, label = copyText(), name, variant = "secondary" }: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const announcer = useAnnouncer();
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();

  useEffect(() => (state === "copied" ? systemClock.after(copiedMs, () => setState("idle")) : undefined), [state]);
  useEffect(() => {
    if (state === "refused") field.current?.select(); // The focus is in the field then, so that screen readers read its note.
  }, [state]);

  const copy = async (): Promise<void> => {
    const isTaken = await writeClipboard(text);
    setState(isTaken ? "copied" : "refused");
    if (isTaken) announcer.announce(copiedText());
    else field.current?.select();
  };
  const isCopied = state === "copied";
  /** True for a button in a row: the confirmation is shown beside the button, whose text does not change, so that nothing moves. */
  const isQuiet = variant === "quiet";
  return (
    <div className="ui-copy">
      <Button variant={variant} icon={isCopied ? "check" : copyIcon} onClick={() => void copy()}>
        {isCopied && !isQuiet ? copiedText() : label}
        {name !== undefined && <span className="ui-hidden"> {name}</span>}
      </Button>
      {isCopied && isQuiet && <p className="ui-copied">{copiedText()}</p>}
      {state === "refused" && (
        <>
          <input className="ui-input" part="input" readOnly value={text} aria-label={name ?? label} aria-describedby={noteId} ref={field} />
          <p className="ui-quiet-text" id={noteId}>
            {copyByHandText()}
          </p>
        </>
      )}
    </div>
  );
}
