/**
 * The forms of the widgets: react-hook-form keeps the state, a struct holds the rules, and errors are codes. Errors are kept as codes and
 * put into words while drawing, so that a language switch changes them; only the server's own messages stay as they are.
 */
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useForm, type FieldValues, type FormState } from "react-hook-form";
import type { Struct } from "superstruct";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { isFieldCode } from "#core/base/values/field-codes.ts";
import type { Mistake } from "./error-summary.tsx";
import { formResolver } from "./form-resolver.ts";
import { errorCountText, fieldMessage } from "./forms.messages.ts";

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
  /**
   * Functions that return the messages which not every form has: one for each kind of field in this form, and the form's own. Each returns
   * undefined where it has no message.
   */
  messagesOf?: readonly ((code: unknown, name: string) => string | undefined)[];
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

  useEffect(() => {
    for (const [name, message] of Object.entries(failure?.fieldErrors ?? {})) setError(name, { type: "server", message });
  }, [failure, setError]);

  useErrorFocus(formState, element, announcer);

  const textOf = (name: string, fault: FieldFault | undefined, max?: number): string => {
    if (fault?.type === "server") return String(fault.message);
    for (const messageOf of options.messagesOf ?? []) {
      const own = messageOf(fault?.message, name);
      if (own !== undefined) return own;
    }
    return fieldMessage(isFieldCode(fault?.message) ? fault.message : "required", { name, max });
  };
  /** The mistakes of the fields that are bound during this render. */
  const mistakes = new Map<string, Mistake>();
  const errorOf = (name: string, max?: number): string | undefined => {
    const fault = errors[name];
    const text = fault && textOf(name, fault, max);
    if (text !== undefined && fault?.type !== "server") mistakes.set(name, { text, needsLabel: needsLabel(fault?.message, text) });
    return text;
  };

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
      const limits = [maxLength, options.maxLength].filter((limit) => limit !== undefined);
      return { ...bind(name, max), defaultValue: start.values[name] ?? "", maxLength: limits.length > 0 ? Math.min(...limits) : undefined };
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
      reset(Object.fromEntries(Object.entries(getValues()).map(([name, value]) => [name, isFiles(value) ? undefined : ""])));
      setStart(({ revision }) => ({ revision: revision + 1, values: {} }));
    },
  };
}

/** Announces the number of errors after an attempt to submit, and focuses the first field with an error. */
function useErrorFocus(
  { errors, submitCount }: FormState<FieldValues>,
  form: RefObject<HTMLFormElement | null>,
  announcer: Announcer,
): void {
  /** The last attempt whose errors have been announced. */
  const attended = useRef(0);
  useEffect(() => {
    const names = Object.keys(errors);
    if (attended.current === submitCount) return;
    attended.current = submitCount; // a later change of errors comes from the server, whose box takes focus itself
    if (names.length === 0) return;
    announcer.announce(errorCountText(names.length));
    focusControl(form.current ? controlsIn(form.current).find(({ name }) => names.includes(name)) : undefined);
  }, [submitCount, errors, form, announcer]);
}

const needsLabel = (code: unknown, text: string): boolean =>
  ["name.characters", "text.too-long", "consent.required"].includes(String(code)) || text === fieldMessage("required");

type FieldFault = { readonly type?: unknown; readonly message?: unknown };

const isFiles = (value: unknown): boolean => typeof FileList !== "undefined" && value instanceof FileList;

const textTypes = new Set(["text", "email", "tel", "password", "textarea", "select-one"]);

/** Returns the controls of a form. The list is read by index: a polyfill of a page gives lists without an iterator. */
function controlsIn({ elements }: HTMLFormElement): HTMLInputElement[] {
  const controls = [];
  for (let index = 0; index < elements.length; index++) controls.push(elements[index] as HTMLInputElement);
  return controls;
}

const textValues = (form: HTMLFormElement): [string, string][] =>
  controlsIn(form)
    // The text typed into a combobox is a search, not the value: the value is the chosen option.
    .filter((control) => textTypes.has(control.type) && control.role !== "combobox")
    .map(({ name, value }) => [name, value]);
