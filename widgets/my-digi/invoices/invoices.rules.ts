/** The rules for the addresses to which the payment button of an invoice may lead (C-397, C-398, decisions §9). Pure. */

/** Returns the query of the button's address, unchanged, because it is passed on to the request for the payment link (C-397). */
export function queryOf(buttonUrl: string): string {
  const start = buttonUrl.indexOf("?");
  return start < 0 ? "" : buttonUrl.slice(start).replace(/#.*$/s, "");
}

/**
 * Tells whether an address is allowed as a payment page. Only `https:` is allowed, except on the local machine.
 *
 * @param address a complete address
 */
export function isSafePaymentPage(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

/**
 * Tells whether an address is on another origin than the page. A payment page on the page's own origin is opened in a tab, because in a
 * sandboxed frame it could remove the sandbox.
 *
 * @param address a complete address, like `page`
 */
export const isElsewhere = (address: string, page: string): boolean => new URL(address).origin !== new URL(page).origin;

/** Tells whether the bank will be asked to pay the invoice by direct debit. After a refusal by the bank the customer has to pay. */
export const willBeTaken = ({ status, rejected }: { readonly status: string; readonly rejected: boolean }): boolean =>
  status === "direct_debit" && !rejected;

type Payable = { readonly status: string; readonly button: unknown; readonly epc: string | null };

/** Tells whether the customer still has to pay the invoice and can do so by bank transfer. */
export const hasTransfer = ({ status, button, epc }: Payable): boolean => epc !== null && button !== null && status !== "paid";
