import { useEffect, useRef, type RefObject } from "react";
import type { FieldValues, FormState } from "react-hook-form";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { controlsIn } from "./form-controls.ts";
import { errorCountText } from "./forms.messages.ts";

/** Announces the number of errors after an attempt to submit, and focuses the first field with an error. */
export function useErrorFocus(
  { errors, submitCount }: FormState<FieldValues>,
  form: RefObject<HTMLFormElement | null>,
  announcer: Announcer,
): void {
  /** The number of the last attempt to submit whose errors have been announced. */
  const attended = useRef(0);
  useEffect(() => {
    const names = Object.keys(errors);
    if (attended.current === submitCount) return;
    attended.current = submitCount; // Errors that change later come from the server, whose failure box takes the focus itself.
    if (names.length === 0) return;
    announcer.announce(errorCountText(names.length));
    focusControl(form.current ? controlsIn(form.current).find(({ name }) => names.includes(name)) : undefined);
  }, [submitCount, errors, form, announcer]);
}
