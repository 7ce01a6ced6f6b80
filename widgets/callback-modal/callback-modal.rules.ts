/** The rule for when a visitor can send the form. Pure. */

/**
 * Tells whether names and phone are filled in (P-151, P-153). Nothing else of the form decides; formats and consents are checked on the
 * click.
 */
export const isReadyToSend = (values: Readonly<Record<string, unknown>>): boolean =>
  ["first_name", "last_name", "phone_number"].every((name) => Boolean(values[name]));
