/** Rules for where a button of an invoice may lead (C-397, C-398, decisions §9). Pure. */

/** Returns the query of the button's address as it was written: it is passed on to the payment link (C-397). */
export function queryOf(buttonUrl: string): string {
  const start = buttonUrl.indexOf("?");
  return start < 0 ? "" : buttonUrl.slice(start).replace(/#.*$/s, "");
}

/**
 * Tells whether a visitor may be led to a payment page: only to `https:`, except for pages of this very machine.
 * @param address a complete address
 */
export function isSafePaymentPage(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

/**
 * Tells whether an address is on another origin than the page. A page of the host's own could break out of the sandbox of its frame: it is
 * shown in a tab.
 * @param address a complete address, like `page`
 */
export const isElsewhere = (address: string, page: string): boolean => new URL(address).origin !== new URL(page).origin;

/** Tells whether the bank will be asked for the amount on its day. Where the bank refused, the customer pays by hand. */
export const willBeTaken = ({ status, rejected }: { readonly status: string; readonly rejected: boolean }): boolean =>
  status === "direct_debit" && !rejected;

type Payable = { readonly status: string; readonly button: unknown; readonly epc: string | null };

/** Tells whether the customer has to pay the invoice, and can do so by a transfer. */
export const hasTransfer = ({ status, button, epc }: Payable): boolean => epc !== null && button !== null && status !== "paid";
