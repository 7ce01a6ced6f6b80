/**
 * The forms of the widgets: react-hook-form keeps the state, a struct holds the rules, and errors are codes. Errors are kept as codes and
 * put into words while drawing, so that a language switch changes them; only the server's own messages stay as they are.
 */
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm, type FieldValues, type UseFormSetError } from "react-hook-form";
import type { Struct } from "superstruct";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { createFieldErrors, type MessageOf } from "./field-errors.ts";
import { textValues } from "./form-controls.ts";
import { formResolver } from "./form-resolver.ts";
import { useErrorFocus } from "./use-error-focus.ts";

type Name<Fields> = keyof Fields & string;

export type FormOptions<Fields> = {
  struct: Struct<Fields, any>;
  /** The first values of the fields; `"1"` for a checked box. Fields that are missing here are empty. */
  defaultValues?: Readonly<Partial<Record<Name<Fields>, string>>>;
  /** The tag's `max-length`: the browser cuts what is typed beyond it (P-210). */
  maxLength?: number | undefined;
  announcer: Announcer;
  /** The last refusal of the API: its field errors are shown at their fields. */
  failure?: Failure | undefined;
  /** Called with the values of the text fields and boxes after each change, before any check. */
  onValues?: (values: Readonly<Record<string, unknown>>) => void;
  /** The messages which not every form has: one function for each kind of field in this form, and the form's own. */
  messagesOf?: readonly MessageOf[];
};

/** The `submit` event of a form, or an object that stands in for the event. */
type SubmitAttempt = { readonly currentTarget: HTMLFormElement; preventDefault(): void };

type FieldOptions = {
  /** The field's own hard limit. The smaller of this limit and `max-length` counts. */
  maxLength?: number;
  /** The limit that the struct's code `text.too-long` is about, for the message. */
  max?: number;
};

export function useDigiForm<Fields extends object>(options: FormOptions<Fields>) {
  const { struct, announcer, failure } = options;
  const defaults = (options.defaultValues ?? {}) as Record<string, string | undefined>;
  const resolver = useMemo(() => formResolver(struct), [struct]);
  const { register, handleSubmit, trigger, clearErrors, setError, getFieldState, getValues, setValue, reset, formState } =
    useForm<FieldValues>({
      resolver,
      defaultValues: defaults,
      mode: "onSubmit",
      reValidateMode: "onSubmit",
      shouldFocusError: false, // react-hook-form goes in the order of registration, and focuses before the errors are drawn
    });
  const { errors } = formState;
  const [start, setStart] = useState({ revision: 0, values: defaults });
  const element = useRef<HTMLFormElement>(null);

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
        if (errors[name]) clearErrors(name); // P-211
        void onChange(event); // resolves at once: nothing is validated on change
        options.onValues?.(getValues());
      },
    };
  };

  return {
    /** A number that changes with `reset()`. It is the key of the form element, so that every control starts anew. */
    revision: start.revision,
    /**
     * The mistakes that the visitor has to correct, for the `ErrorSummary`. They are complete once all fields are bound, so read them in a
     * child.
     */
    mistakes,
    /** Binds a text control, a select or a radio group. */
    field(name: Name<Fields>, { maxLength, max }: FieldOptions = {}) {
      return { ...bind(name, max), defaultValue: start.values[name] ?? "", maxLength: smallest(maxLength, options.maxLength) };
    },
    check: (name: Name<Fields>) => ({ ...bind(name), defaultChecked: start.values[name] === "1" }),
    file: (name: Name<Fields>) => bind(name),
    /** Returns a submit handler. `onValid` gets the fields as they are sent: trimmed and stripped. */
    handleSubmit: (onValid: (fields: Fields) => void) => (event?: SubmitAttempt) => {
      event?.preventDefault();
      if (event) element.current = event.currentTarget; // without an event, the same form is sent again as it is filled in now
      // Some password managers and autofills change a field without an event.
      for (const [name, value] of element.current ? textValues(element.current) : [])
        if (name in getValues() && getValues(name) !== value) setValue(name, value);
      void handleSubmit((fields) => {
        onValid(fields as Fields); // not awaited: the submission has a life of its own, apart from the form's
      })(); // rejects only where onValid throws, which is a fault that must be visible
    },
    /**
     * Checks one field now, for faults that are known before submitting (a file that is too large), and announces what is wrong with the
     * field.
     */
    validate(name: Name<Fields>): void {
      void trigger(name).then((isGood) => isGood || announcer.announce(textOf(name, getFieldState(name).error)));
    },
    /** Changes the value of a field from outside. */
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

/** Shows the field errors of a refusal at their fields. */
function useServerErrors(failure: Failure | undefined, setError: UseFormSetError<FieldValues>): void {
  useEffect(() => {
    for (const [name, message] of Object.entries(failure?.fieldErrors ?? {})) setError(name, { type: "server", message });
  }, [failure, setError]);
}

/** Returns the smallest of the limits that are set. */
function smallest(...limits: readonly (number | undefined)[]): number | undefined {
  const set = limits.filter((limit) => limit !== undefined);
  return set.length > 0 ? Math.min(...set) : undefined;
}

const emptied = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isFiles(value) ? undefined : ""]));

const isFiles = (value: unknown): boolean => typeof FileList !== "undefined" && value instanceof FileList;
