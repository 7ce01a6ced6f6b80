/** When a visitor can send. Pure. */

/** P-151, P-153: nothing else of the form decides; formats and consents are checked on the click. */
export const isReadyToSend = (values: Readonly<Record<string, unknown>>): boolean =>
  ["first_name", "last_name", "phone_number"].every((name) => Boolean(values[name]));
