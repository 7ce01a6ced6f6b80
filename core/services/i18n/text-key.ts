/**
 * Returns the key of a text in the files of texts: the beginning of the id that `msg()` derives from the text. The whole id would cost nine
 * more bytes for each text, which do not compress. The build refuses two texts whose ids begin with the same key (build/catalogues.ts).
 */
export const textKey = (id: string): string => id.slice(0, 7);
