/** It is on another origin than the page; a path never is. */
export const leadsElsewhere = (address: string): boolean =>
  URL.canParse(address, location.href) && new URL(address, location.href).origin !== location.origin;

/** Leaves the page by itself: Back does not lead here again, for it would lead on at once. Callers send `digi-navigate` first. */
export const leadOn = (href: string): void => location.replace(href);
