/** Tells whether the visitor wants less motion, from the system's setting; no other code reads it. */
export const wantsLessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
