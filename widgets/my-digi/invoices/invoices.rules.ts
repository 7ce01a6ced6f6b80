/** Where a button and an action of an invoice may lead (C-176, C-397…C-399, decisions §9). Pure. */
import { paymentLink, type Invoice } from "#core/invoices/invoices.contract.ts";
import { httpAddress } from "#core/platform/http-address.ts";

/** The query of the button's address goes to the payment link as it stands (C-397). */
export function paymentAddressOf(buttonUrl: string): string {
  const start = buttonUrl.indexOf("?");
  return paymentLink.path + (start < 0 ? "" : buttonUrl.slice(start).replace(/#.*$/s, ""));
}

/** Undefined where nobody is to be led there: it is no `https:` address, nor one of this very machine. */
export function safePaymentPage(href: string, here: string): string | undefined {
  const address = httpAddress(href, here);
  if (address === undefined) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? address : undefined;
}

/** It can be paid by a transfer, or it may yet be. */
export const hasTransfer = ({ status, epc }: Pick<Invoice, "status" | "epc">): boolean => epc !== null && status !== "paid";
