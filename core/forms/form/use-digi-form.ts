/**
 * The forms of the widgets: react-hook-form holds the state, and a struct holds the rules. Errors are stored as codes and turned into texts
 * while rendering, so that a language switch changes them; only the server's own messages stay as they are.
 */
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm, type FieldValues, type UseFormSetError } from "react-hook-form";
import type { Struct } from "superstruct";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { createFieldErrors, type MessageOf } from "./field-errors.ts";
import { createTextLimits, textValues } from "./form-controls.ts";
import { formResolver } from "./form-resolver.ts";
import { useErrorFocus } from "./use-error-focus.ts";

type Name<Fields> = keyof Fields & string;

export type FormOptions<Fields> = {
  struct: Struct<Fields, any>;
  /** The initial values of the fields; `"1"` stands for a checked box. Fields without an entry are empty. */
  defaultValues?: Readonly<Partial<Record<Name<Fields>, string>>>;
  /** The tag's attribute `max-length`: what is typed beyond it is ignored (P-210), and what is pasted is refused. */
  maxLength?: number | undefined;
  announcer: Announcer;
  /** The API's last refusal, whose field errors are shown at their fields. */
  failure?: Failure | undefined;
  /** Called with the values of the text fields and boxes after each change, before any check. */
  onValues?: (values: Readonly<Record<string, unknown>>) => void;
  /**
   * The functions that return the message for an error code which only some forms have: one function for each kind of field in this form,
   * and one for the form's own codes. Codes that nearly every form has need none.
   */
  messagesOf?: readonly MessageOf[];
};

/** The `submit` event of a form, or an object that stands in for the event. */
type SubmitAttempt = { readonly currentTarget: HTMLFormElement; preventDefault(): void };

type FieldOptions = {
  /** The field's own maximum length. The smaller of this and the tag's `max-length` counts. */
  maxLength?: number;
  /** The limit that the message for the code `text.too-long` names. */
  max?: number;
};

export function useDigiForm<Fields extends object>(options: FormOptions<Fields>) {
  const { struct, announcer, failure } = options;
  const defaults = (options.defaultValues ?? {}) as Record<string, string | undefined>;
  const element = useRef<HTMLFormElement>(null);
  const [limits] = useState(createTextLimits);
  const resolver = useMemo(() => formResolver(struct, limits.read), [struct, limits]);
  const { register, handleSubmit, trigger, clearErrors, setError, getFieldState, getValues, setValue, reset, formState } =
    useForm<FieldValues>({
      resolver,
      defaultValues: defaults,
      mode: "onSubmit",
      reValidateMode: "onSubmit",
      // react-hook-form would focus in the order of registration, and before the errors are rendered; `useErrorFocus` does it instead.
      shouldFocusError: false,
    });
  const { errors } = formState;
  const [start, setStart] = useState({ revision: 0, values: defaults });

  const { mistakes, textOf, errorOf } = createFieldErrors(errors, options.messagesOf);
  useServerErrors(failure, setError);
  useErrorFocus(formState, element, announcer);

  const bind = (name: string, max?: number) => {
    const { ref, onChange, onBlur } = register(name);
    return {
      name,
      inputRef: ref,
      error: errorOf(name, max),
      onBlur,
      onInput(event: { target: unknown; type?: unknown }): void {
        if (errors[name]) clearErrors(name); // A change of a field removes its error (P-211).
        void onChange(event); // The promise is not awaited: it resolves at once, because nothing is validated on change.
        options.onValues?.(getValues());
      },
    };
  };

  return {
    /** A number that changes with each `reset()`. It is the key of the form element, so that React creates all controls anew. */
    revision: start.revision,
    /**
     * The mistakes that the visitor has to correct, for the `ErrorSummary`. The list is complete only after all fields are bound, so a
     * child component has to read it.
     */
    mistakes,
    /** Binds a text control, a select or a radio group to the form. */
    field(name: Name<Fields>, { maxLength, max }: FieldOptions = {}) {
      const limit = smallest(maxLength, options.maxLength);
      return { ...bind(name, smallest(max, limit)), defaultValue: start.values[name] ?? "", maxLength: limit };
    },
    check: (name: Name<Fields>) => ({ ...bind(name), defaultChecked: start.values[name] === "1" }),
    file: (name: Name<Fields>) => bind(name),
    /** Returns the handler of the `submit` event. `onValid` gets the fields as they are sent: trimmed and stripped. */
    handleSubmit: (onValid: (fields: Fields) => void) => (event?: SubmitAttempt) => {
      event?.preventDefault();
      // Without an event, the same form element is submitted again with its present contents.
      if (event) limits.submit((element.current = event.currentTarget));
      for (const [name, value] of unheardValues(element.current, getValues())) setValue(name, value);
      void handleSubmit((fields) => {
        onValid(fields as Fields); // The submission is not awaited, because it continues after the form's own submit is done.
      })(); // The promise is not handled: it rejects only where `onValid` throws, a fault of our code that must become visible.
    },
    /** Validates one field now, for faults that are known before submitting (a file that is too large), and announces its error. */
    validate(name: Name<Fields>): void {
      void trigger(name).then((isGood) => isGood || announcer.announce(textOf(name, getFieldState(name).error)));
    },
    /** Sets the value of a field by code, and removes its error. */
    setValue(name: Name<Fields>, value: string): void {
      if (getValues(name) === value) return;
      clearErrors(name);
      setValue<string>(name, value);
    },
    /** Empties the form. */
    reset(): void {
      reset(emptied(getValues()));
      setStart(({ revision }) => ({ revision: revision + 1, values: {} }));
    },
  };
}

/** Returns the texts that the form's controls have and the form library does not: some password managers fill in without an event. */
const unheardValues = (form: HTMLFormElement | null, known: FieldValues): [string, string][] =>
  (form ? textValues(form) : []).filter(([name, value]) => name in known && known[name] !== value);

/** Shows the field errors of the API's refusal at their fields. */
function useServerErrors(failure: Failure | undefined, setError: UseFormSetError<FieldValues>): void {
  useEffect(() => {
    for (const [name, message] of Object.entries(failure?.fieldErrors ?? {})) setError(name, { type: "server", message });
  }, [failure, setError]);
}

/** Returns the smallest of the limits that are defined. */
function smallest(...limits: readonly (number | undefined)[]): number | undefined {
  const set = limits.filter((limit) => limit !== undefined);
  return set.length > 0 ? Math.min(...set) : undefined;
}

const emptied = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isFiles(value) ? undefined : ""]));

const isFiles = (value: unknown): boolean => typeof FileList !== "undefined" && value instanceof FileList;
