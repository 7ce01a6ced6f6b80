/** Where a button of an invoice may lead (C-397, C-398, decisions §9). Pure. */

/** The query of the button's address, as it stands: it goes to the payment link (C-397). */
export function queryOf(buttonUrl: string): string {
  const start = buttonUrl.indexOf("?");
  return start < 0 ? "" : buttonUrl.slice(start).replace(/#.*$/s, "");
}

/** Nobody is led to a page that is not `https:`, but for those of this very machine. @param address whole */
export function isSafePaymentPage(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

/** A page of the host's own could step out of its frame's sandbox: it is shown in a tab. @param address whole, like `page` */
export const isElsewhere = (address: string, page: string): boolean => new URL(address).origin !== new URL(page).origin;

/** The bank will be asked for it on its day; where it refused, the customer pays by hand. */
export const willBeTaken = ({ status, rejected }: { readonly status: string; readonly rejected: boolean }): boolean =>
  status === "direct_debit" && !rejected;

type Payable = { readonly status: string; readonly button: unknown; readonly epc: string | null };

/** It is to be paid by the customer, and can be by a transfer. */
export const hasTransfer = ({ status, button, epc }: Payable): boolean => epc !== null && button !== null && status !== "paid";
