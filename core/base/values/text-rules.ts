/** Pure questions about what a visitor typed. Sources: text 1 §5, decisions §3. */

/** Every Unicode letter and combining mark, space, hyphen, `'` and `’` (P-184, decisions §3). */
export const isName = (text: string): boolean => /^[\p{L}\p{M} '’-]+$/u.test(text);

/**
 * The HTML standard's own definition of a valid address, with a dot required in the domain, 254 characters at most.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/.test(
    text,
  );

/** Line breaks of any kind, tabs, and characters that order a machine about. None has a place in a text of one line. */
export const hasControls = (text: string): boolean => /[\p{Cc}\u{2028}\u{2029}]/u.test(text);
