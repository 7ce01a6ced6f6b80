/** Tells whether the window is narrower than so many CSS pixels. */
export const isNarrowerThan = (widthPx: number): boolean => matchMedia(`(width < ${widthPx}px)`).matches;
