import { useEffect, useId, useRef, useState } from "react";
import { writeClipboard } from "#core/platform/clipboard.ts";
import { systemClock } from "#core/platform/clock.ts";
import { Button } from "#core/ui/base/button.tsx";
import { copyIcon } from "#core/ui/base/icons/copy.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { copiedText, copyByHandText, copyText } from "./copy.messages.ts";

type CopyButtonProps = {
  /** The text that is copied. */
  text: string;
  /** The text of the button. */
  label?: string;
  /** The name of the copied text, where the button does not say it: for screen readers. */
  name?: string;
  variant?: "secondary" | "quiet";
};

const copiedMs = 2000; // C-440

/** A button that copies a text and confirms it. Where the browser refuses, the text is displayed and selected, to be copied by hand. */
export function CopyButton({ text, label = copyText(), name, variant = "secondary" }: CopyButtonProps) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const announcer = useAnnouncer();
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();

  useEffect(() => (state === "copied" ? systemClock.after(copiedMs, () => setState("idle")) : undefined), [state]);
  useEffect(() => {
    if (state === "refused") field.current?.select(); // focus is in the field then, and its note is read
  }, [state]);

  const copy = async (): Promise<void> => {
    const isTaken = await writeClipboard(text);
    setState(isTaken ? "copied" : "refused");
    if (isTaken) announcer.announce(copiedText());
    else field.current?.select();
  };
  const isCopied = state === "copied";
  /** True for a button in a row: the confirmation is displayed beside the button, so that nothing moves. */
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
