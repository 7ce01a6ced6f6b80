/** Tells whether the address is on another origin than the page. A path is always on the page's origin. */
export const isCrossOrigin = (address: string): boolean =>
  URL.canParse(address, location.href) && new URL(address, location.href).origin !== location.origin;

/**
 * Leaves the page without an action of the visitor. The page's history entry is replaced, because otherwise the Back button would lead to
 * this page, which would redirect again. Callers send `digi-navigate` first.
 */
export const redirectTo = (href: string): void => location.replace(href);
