/** The rule for when a visitor can send the callback form. Pure. */

/**
 * Tells whether both names and the phone number are filled in, which enables the button (P-151, P-153). Formats and consents are checked
 * only when the button is clicked.
 */
export const isReadyToSend = (values: Readonly<Record<string, unknown>>): boolean =>
  ["first_name", "last_name", "phone_number"].every((name) => Boolean(values[name]));
