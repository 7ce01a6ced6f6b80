/**
 * What a text is called in the files with texts: the beginning of the id that `msg()` makes of it. The whole id costs nine bytes more
 * for each text, which do not compress. The build refuses two texts with one beginning (build/catalogues.ts).
 */
export const textKey = (id: string): string => id.slice(0, 7);
