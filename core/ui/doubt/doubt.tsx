import { useState, type ChangeEvent, type FocusEvent } from "react";
import { afterPress } from "#core/platform/after-press.ts";
import { Icon } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Binding } from "#core/ui/fields/text-field.tsx";

type Bound = Pick<Binding<HTMLInputElement>, "onInput" | "onBlur">;

/**
 * Doubts what was typed once a field is left: the text stands below the field and is announced, until the visitor types there again. It
 * keeps nothing from being sent, because the visitor decides.
 *
 * @param doubtOf returns the text of the doubt about what is typed; undefined where there is none
 * @returns the text that is shown, and the handlers of the control, which call those of the field
 */
export function useDoubt(field: Bound, doubtOf: (typed: string) => string | undefined) {
  /** The doubtful text that was typed. The text is made while rendering, so that it follows the language. */
  const [doubtful, setDoubtful] = useState<string>();
  const announcer = useAnnouncer();
  return {
    doubtful,
    doubt: doubtful === undefined ? undefined : doubtOf(doubtful),
    onInput(event: ChangeEvent<HTMLInputElement>): void {
      setDoubtful(undefined);
      field.onInput?.(event);
    },
    onBlur(event: FocusEvent<HTMLInputElement>): void {
      field.onBlur?.(event);
      const { value } = event.currentTarget;
      const text = doubtOf(value);
      if (doubtful !== undefined || text === undefined) return;
      // The doubt is a line between the field and what was pressed, so it waits until the press has its effect.
      afterPress(() => {
        setDoubtful(value);
        announcer.announce(text);
      });
    },
  };
}

/** Renders the text of a doubt. The control refers to it by `aria-describedby`. */
export const Doubt = ({ id, text }: { id: string; text: string }) => (
  <p className="ui-doubt" id={id}>
    <Icon name="warning" />
    <span>{text}</span>
  </p>
);
