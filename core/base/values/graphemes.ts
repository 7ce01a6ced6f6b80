/** Returns the characters of a text as readers count them: a letter with its accents, and an emoji with all its parts, is one. */
export const graphemesOf = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
