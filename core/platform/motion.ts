/** The only access to how much motion the visitor wants, as the system says it. */
export const wantsLessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
