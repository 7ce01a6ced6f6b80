/** Tells whether a text has the form of a row's id; the database throws when it has to compare an id with anything else. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
