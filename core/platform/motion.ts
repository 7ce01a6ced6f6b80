/** The only access to the system's setting for reduced motion: tells whether the visitor wants less motion. */
export const wantsLessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
