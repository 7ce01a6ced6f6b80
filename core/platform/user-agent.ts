/** Returns the browser's own name of itself and its device; no other code reads it. */
export const userAgent = (): string => navigator.userAgent;
