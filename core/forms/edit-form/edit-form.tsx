/** The form in which one value is changed where it is read (core/forms/inline-edit). */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type ComponentType, type KeyboardEvent, type RefObject } from "react";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm, type FormOptions } from "#core/forms/form/use-digi-form.ts";
import type { InlineEdits } from "#core/forms/inline-edit/inline-edit.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { Binding } from "#core/ui/fields/text-field.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import * as say from "./edit-form.messages.ts";

type Fields<Own extends string> = Readonly<Record<Own, string>>;
export type EditBinding = Binding<HTMLInputElement> & { readonly error: string | undefined };

type EditFormProps<Name extends string, Own extends Name> = {
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
};

/** Renders the field of a value that is edited, with the buttons that save and restore it; Enter saves, Escape restores. */
export function EditForm<Name extends string, Own extends Name>(props: EditFormProps<Name, Own>) {
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
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the field and buttons inside bubble */
    <fieldset className="ui-setting-form" aria-label={label} onKeyDown={restoreByEscape} ref={box}>
      <DigiForm form={form} onValid={save}>
        <Field {...bound} />
        <div className="ui-setting-buttons">
          <Button type="submit" busy={state.kind === "saving"}>
            {say.saveText()}
          </Button>
          <Button variant="quiet" onClick={edits.restore}>
            {say.cancelText()}
          </Button>
        </div>
        <Outcome>{failure && <FormAlert failure={failure} labels={{ [name]: label }} onRetry={() => form.handleSubmit(save)()} />}</Outcome>
      </DigiForm>
    </fieldset>
  );
}

/**
 * Moves the focus into the field once it is there. Where the files of the form were loaded meanwhile, so that its row with the button is
 * still in the page, and the visitor has gone to another element, the focus stays at that.
 */
function useFocusOnOpening(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    const focused = (current?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    const row = current?.closest(".ui-setting");
    if (focused && row?.querySelector(".ui-setting-action") && !row.contains(focused)) return;
    const input = current?.querySelector("input");
    focusControl(input);
    input?.select();
  }, [box]);
}
