/** Tells whether the address is on another origin than the page. A path never is. */
export const isCrossOrigin = (address: string): boolean =>
  URL.canParse(address, location.href) && new URL(address, location.href).origin !== location.origin;

/**
 * Leaves the page without an action of the visitor. Back does not return here, because this page would lead on again at once. Callers send
 * `digi-navigate` first.
 */
export const redirectTo = (href: string): void => location.replace(href);
