import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from "react";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import * as say from "./inline-edit.messages.ts";
import type { InlineEdits } from "./inline-edit.model.ts";
import { SettingRow } from "./setting-row.tsx";

type InlineEditProps<Name extends string> = {
  edits: InlineEdits<Name>;
  name: Name;
  label: string;
  /** The form that replaces the row while the value is edited (core/forms/edit-form). */
  form: ReactNode;
  /**
   * True where the files of the form are loaded once it is opened. The row then stays until the form is there, so that nothing moves and
   * the focus stays at its button; the style sheet hides it from then on.
   */
  isLater?: boolean;
  /** Returns a note, shown once the value is saved, on what the visitor still has to do. */
  savedNote?: ((value: string) => string) | undefined;
  hint?: string | undefined;
  /** The value as the row shows it while it is not edited. */
  children: ReactNode;
};

/** Renders a value with a 'Change' button. While the value is edited, a form replaces it. */
export function InlineEdit<Name extends string>({
  edits,
  name,
  label,
  form,
  isLater = false,
  savedNote,
  hint,
  children,
}: InlineEditProps<Name>) {
  useSignals();
  const button = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const waitId = useId();
  const state = edits.state.value;
  const isOpen = state.kind !== "closed" && state.name === name;
  const isWaited = isLater && isOpen && !edits.isDrawn.value;
  const saved = state.kind === "closed" && state.saved?.name === name ? state.saved : undefined;
  const note = saved && savedNote?.(saved.value);
  useKeptHeight(row, () => {
    const now = edits.state.value;
    const isDrawn = edits.isDrawn.value;
    if (now.kind === "closed") return now.saved?.name === name ? "done" : "none";
    if (now.name !== name || (now.kind === "open" && (!isLater || now.failure))) return "none";
    return now.kind === "open" && isDrawn ? "done" : "sending";
  });
  useReturnOfFocus(isOpen, button);
  useSavedSaid(saved !== undefined, note);
  if (isOpen && !isLater) return <SettingRow rowRef={row} below={form} />;
  const isWaiting = state.kind === "saving" && !isOpen;
  const action = (
    <>
      <Button variant="quiet" onClick={() => edits.open(name)} buttonRef={button} waitsFor={isWaiting ? waitId : undefined}>
        {say.changeText()} <span className="ui-hidden">{label}</span>
      </Button>
      {isWaiting && (
        <span id={waitId} hidden>
          {say.savingText()}
        </span>
      )}
    </>
  );
  return (
    <SettingRow {...{ label, hint, action, isWaited }} rowRef={row} below={isOpen ? form : saved && <SavedNote note={note} />}>
      {children}
    </SettingRow>
  );
}

function SavedNote({ note }: { note: string | undefined }) {
  return (
    <div className="ui-setting-saved">
      <Icon name="check" />
      <div>
        <p>{say.savedText()}</p>
        {note && <p>{note}</p>}
      </div>
    </div>
  );
}

/**
 * Returns the focus to the 'Change' button when the field closes, unless the focus has moved on, for example to another field that was
 * opened.
 */
function useReturnOfFocus(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusNowhere(button.current)) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}

function useSavedSaid(isSaved: boolean, note: string | undefined): void {
  const announcer = useAnnouncer();
  const announce = useEffectEvent((): void => announcer.announce([say.savedText(), note].filter(Boolean).join(" ")));
  useEffect(() => {
    if (isSaved) announce();
  }, [isSaved]);
}
