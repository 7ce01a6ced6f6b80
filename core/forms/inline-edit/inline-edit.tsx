import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useId, useRef, type ComponentType, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { Binding } from "#core/ui/fields/text-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm, type FormOptions } from "#core/forms/form/use-digi-form.ts";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import * as say from "./inline-edit.messages.ts";
import type { InlineEdits } from "./inline-edit.model.ts";
import { SettingRow } from "./setting-row.tsx";

type Fields<Own extends string> = Readonly<Record<Own, string>>;
export type EditBinding = Binding<HTMLInputElement> & { readonly error: string | undefined };

type InlineEditProps<Name extends string, Own extends Name> = {
  edits: InlineEdits<Name>;
  name: Own;
  label: string;
  /** The value as the field shows it when the field is opened. */
  text: string;
  /** The struct of the form, which has one field, named `name`. */
  struct: FormOptions<Fields<Own>>["struct"];
  messagesOf?: FormOptions<Fields<Own>>["messagesOf"];
  /** The most characters, as the struct allows them, where they differ from the default. */
  maxLength?: number | undefined;
  /**
   * The component that renders the field with its label. It has to be the same component in all renders, because a new one would lose the
   * typed text.
   */
  Field: ComponentType<EditBinding>;
  /** Returns a note, shown once the value is saved, on what the visitor still has to do. */
  savedNote?: ((value: string) => string) | undefined;
  hint?: string | undefined;
  /** The value as the row shows it while it is not edited. */
  children: ReactNode;
};

/** Renders a value with a 'Change' button. While the value is edited, a field replaces it; Enter saves, Escape cancels. */
export function InlineEdit<Name extends string, Own extends Name>(props: InlineEditProps<Name, Own>) {
  useSignals();
  const { edits, name, label, hint, savedNote, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const waitId = useId();
  const state = edits.state.value;
  const isOpen = state.kind !== "closed" && state.name === name;
  const saved = state.kind === "closed" && state.saved?.name === name ? state.saved : undefined;
  const note = saved && savedNote?.(saved.value);
  useReturnOfFocus(isOpen, button);
  useSavedSaid(saved !== undefined, note);
  if (isOpen) return <OpenEdit {...props} />;
  const isWaiting = state.kind === "saving";
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
    <SettingRow label={label} hint={hint} action={action} below={saved && <SavedNote note={note} />}>
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

function OpenEdit<Name extends string, Own extends Name>(props: InlineEditProps<Name, Own>) {
  useSignals();
  const { edits, name, label, text, struct, messagesOf = [], maxLength, Field } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const state = edits.state.value;
  const failure = state.kind === "open" ? state.failure : undefined;
  const form = useDigiForm<Fields<Own>>({
    struct,
    defaultValues: { [name]: edits.typedIn(name) ?? text } as Fields<Own>,
    announcer: useAnnouncer(),
    failure,
    messagesOf: [(code) => say.inlineEditMessage(code, maxLength), ...messagesOf],
    onValues: (values) => edits.type(String(values[name] ?? "")),
  });
  useFocusOnOpening(box);
  const save = (fields: Fields<Own>): void => void edits.save(fields[name]);
  const restoreByEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault(); // The key is handled here only, because Escape would also close a dialog around the field.
    event.stopPropagation();
    edits.restore();
  };
  // The browser's length limit is left out, because an email address that it cut would be another address.
  const { maxLength: _, ...bound } = form.field(name);
  return (
    <li className="ui-setting">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the field and buttons inside bubble */}
      <fieldset className="ui-setting-form" aria-label={label} onKeyDown={restoreByEscape} ref={box}>
        <DigiForm form={form} onValid={save}>
          <Field {...bound} />
          {failure && <FormAlert failure={failure} labels={{ [name]: label }} onRetry={() => form.handleSubmit(save)()} />}
          <div className="ui-setting-buttons">
            <Button type="submit" busy={state.kind === "saving"}>
              {say.saveText()}
            </Button>
            <Button variant="quiet" onClick={edits.restore}>
              {say.cancelText()}
            </Button>
          </div>
        </DigiForm>
      </fieldset>
    </li>
  );
}

function useFocusOnOpening(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const input = box.current?.querySelector("input");
    focusControl(input);
    input?.select();
  }, [box]);
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
