import { useEffect, useRef, useState } from "react";
import { Field, Hint, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Binding } from "#core/ui/fields/text-field.tsx";
import { charactersLeftText } from "./text-area.messages.ts";

type TextAreaProps = FieldProps & Binding<HTMLTextAreaElement> & { maxLength: number };

/** The numbers of remaining characters at which the count is announced; at every key it would be too often. */
const spokenAt = [100, 50, 20, 10, 0];

/** Renders a field for several lines of text, with the number of characters that still fit. */
export function TextArea(props: TextAreaProps) {
  const { name, inputRef, defaultValue = "", onInput, onBlur, maxLength } = props;
  const { control, noteId, ...frame } = useControl(props, true);
  const announcer = useAnnouncer();
  const element = useRef<HTMLTextAreaElement>(null);
  const [left, setLeft] = useState(maxLength - defaultValue.length);

  const count = (now: number): void => {
    setLeft(now);
    const passed = spokenAt.find((limit) => now <= limit && left > limit);
    if (passed !== undefined) announcer.announce(charactersLeftText(now));
  };
  // When a form is shown again, it contains the text that was typed before, so the number is computed from the element.
  useEffect(() => setLeft(maxLength - (element.current?.value.length ?? 0)), [maxLength]);

  return (
    <Field {...props} {...frame}>
      <textarea
        {...control}
        className="ui-input"
        part="input"
        name={name}
        ref={(node) => {
          element.current = node;
          inputRef?.(node);
        }}
        rows={5}
        defaultValue={defaultValue}
        maxLength={maxLength}
        onChange={(event) => {
          count(maxLength - event.currentTarget.value.length);
          onInput?.(event);
        }}
        onBlur={onBlur}
      />
      <Hint id={noteId}>{charactersLeftText(left)}</Hint>
    </Field>
  );
}
