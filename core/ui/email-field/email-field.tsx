import { useRef } from "react";
import { meantEmail } from "./meant-email.rules.ts";
import { enter } from "#core/platform/controls.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Doubt, useDoubt } from "#core/ui/doubt/doubt.tsx";
import { Field, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { keyLimit } from "#core/ui/fields/key-limit.ts";
import { bound, type Binding, type TextFieldProps } from "#core/ui/fields/text-field.tsx";
import { meantText, useMeantText } from "./email-field.messages.ts";

type EmailFieldProps = FieldProps & Binding<HTMLInputElement> & Pick<TextFieldProps, "maxLength">;

/**
 * Renders the field for an email address. Where the address is one letter away from that of a common provider, the field asks about it when
 * it is left, and offers the other one. Nothing is changed by itself.
 */
export function EmailField({ maxLength, ...field }: EmailFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const { doubtful, doubt, ...handlers } = useDoubt(field, doubtOf);
  const { control, noteId, ...frame } = useControl(field, doubt !== undefined);
  const meant = doubtful === undefined ? undefined : meantEmail(doubtful);
  const useMeant = (): void => {
    const input = box.current?.querySelector("input");
    if (!input || meant === undefined) return;
    enter(input, meant);
    input.focus();
  };
  return (
    <Field {...field} {...frame}>
      <div className="ui-meant" ref={box}>
        <input
          {...control}
          {...bound({ ...field, ...handlers })}
          className="ui-input"
          part="input"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          data-max={maxLength}
          onBeforeInput={keyLimit(maxLength)}
        />
        {doubt !== undefined && <Doubt id={noteId} text={doubt} />}
        {meant !== undefined && (
          <Button variant="quiet" onClick={useMeant}>
            {useMeantText(meant)}
          </Button>
        )}
      </div>
    </Field>
  );
}

function doubtOf(typed: string): string | undefined {
  const meant = meantEmail(typed);
  return meant === undefined ? undefined : meantText(meant);
}
