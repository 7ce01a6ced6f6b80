import type { InputEvent } from "react";

/**
 * Returns a handler for `beforeinput` that keeps a key from making a text longer than it may be, after cleaning (P-210). The browser's own
 * `maxlength` is not used: it cuts what is pasted or filled in before it is cleaned, and the rest may be another valid value. A pasted text
 * that is too long stays, and the form says so (decisions §3).
 */
export const keyLimit =
  (max: number | undefined, clean = (text: string): string => text.trimStart()) =>
  (event: InputEvent<HTMLInputElement>): void => {
    const { data, currentTarget } = event;
    const { value, selectionStart, selectionEnd } = currentTarget;
    // One character comes from a key; anything longer was pasted. A line break is the key that submits. In a field for an email, browsers
    // do not tell where the caret is.
    if (max === undefined || selectionStart === null || !/^.$/u.test(data)) return;
    const next = clean(value.slice(0, selectionStart) + data + value.slice(selectionEnd ?? undefined)).length;
    if (next > max && next > clean(value).length) event.preventDefault();
  };
