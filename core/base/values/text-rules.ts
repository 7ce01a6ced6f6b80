/** Pure checks of texts that a visitor typed. Sources: text 1 §5, decisions §3. */

/**
 * Tells whether the text can be somebody's name: it may have every Unicode letter and combining mark, space, hyphen, `'` and `’` (P-184,
 * decisions §3), and the joiners between letters that `nameOf` leaves.
 */
export const isName = (text: string): boolean => /^(?:[\p{L}\p{M} '’-]|\u{200c}|\u{200d})+$/u.test(text);

/**
 * Tells whether the text is an email address: it fits the HTML standard's definition of a valid address, and besides has a dot in the
 * domain and at most 254 characters.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/.test(
    text,
  );

/** Tells whether the text has line breaks of any kind, tabs, or control characters. None of these belongs in a text of one line. */
export const hasControls = (text: string): boolean => /[\p{Cc}\u{2028}\u{2029}]/u.test(text);
