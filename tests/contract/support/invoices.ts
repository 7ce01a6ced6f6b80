/** Reads the invoices of a customer, and the query of a link to a payment. */
import { myDigiInvoices, type Invoice } from "#core/domain/invoices/invoices.contract.ts";
import type { Customer } from "./area.ts";

/** Returns one page of the invoices, the first without a number in the query. */
export const invoicePage = async ({ ask }: Customer, query: Record<string, string> = {}) => (await ask(myDigiInvoices, { query })).answer;

/** Returns the invoices of all pages, the newest first. */
export async function allInvoices(customer: Customer): Promise<Invoice[]> {
  const first = await invoicePage(customer);
  const numbers = Array.from({ length: first.page_count - 1 }, (_, index) => String(index + 2));
  const more = await Promise.all(numbers.map((page) => invoicePage(customer, { page })));
  return [first, ...more].flatMap(({ invoices }) => invoices);
}

export const queryOf = (url: string): Record<string, string> => Object.fromEntries(new URL(url).searchParams);
