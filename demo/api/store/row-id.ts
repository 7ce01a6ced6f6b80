/** Tells whether a text has the form of a row's id (a UUID). The database throws when it has to compare an id with any other text. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
