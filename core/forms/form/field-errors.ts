/** Turns the errors of a form's fields into texts. Errors are stored as codes, so that a language switch changes their texts. */
import { isFieldCode } from "#core/base/values/field-codes.ts";
import type { Mistake } from "./error-summary.tsx";
import { fieldMessage } from "./forms.messages.ts";

export type FieldFault = { readonly type?: unknown; readonly message?: unknown };

/** Returns the message for a code which not every form has; undefined where the function has no message for the code. */
export type MessageOf = (code: unknown, name: string) => string | undefined;

/**
 * Returns the functions that turn the errors of a form's fields into texts. It is called anew for each rendering of the form, because
 * `mistakes` collects the errors of that rendering only.
 */
export function createFieldErrors(errors: Readonly<Record<string, FieldFault | undefined>>, messagesOf: readonly MessageOf[] = []) {
  const textOf = (name: string, fault: FieldFault | undefined, max?: number): string => {
    if (fault?.type === "server") return String(fault.message);
    for (const messageOf of messagesOf) {
      const own = messageOf(fault?.message, name);
      if (own !== undefined) return own;
    }
    return fieldMessage(isFieldCode(fault?.message) ? fault.message : "required", { name, max });
  };
  /** The mistakes of the fields, collected while the fields are bound during this render. */
  const mistakes = new Map<string, Mistake>();
  const errorOf = (name: string, max?: number): string | undefined => {
    const fault = errors[name];
    const text = fault && textOf(name, fault, max);
    if (text !== undefined && fault?.type !== "server") mistakes.set(name, { text, needsLabel: needsLabel(fault?.message, text) });
    return text;
  };
  return { mistakes, textOf, errorOf };
}

const needsLabel = (code: unknown, text: string): boolean =>
  ["name.characters", "text.too-long", "consent.required", "start"].includes(String(code)) || text === fieldMessage("required");
