/** Finds addresses that a browser does not request from a page that is served over https. */

/** Matches the hosts that a browser considers secure without a certificate. */
const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/;

/**
 * Tells whether an address is mixed content on a page.
 * @param address absolute, or relative to the page
 */
export function isMixed(address: string, page: string): boolean {
  if (!page.startsWith("https:") || !URL.canParse(address, page)) return false;
  const { protocol, hostname } = new URL(address, page);
  return protocol === "http:" && !ownMachine.test(hostname);
}

export const overHttps = (address: string): string => address.replace(/^\s*http:/i, "https:");
