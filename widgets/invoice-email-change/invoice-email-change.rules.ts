import { pick } from "#core/services/stored/link-params.rules.ts";

export const linkNames = ["i", "d", "p"] as const; // The names of the link's parameters are given by P-074.

/** Returns the parameters of the link, or undefined where one of them is missing (P-298). */
export const readInvoiceLink = (params: Readonly<Record<string, string>>): Readonly<Record<"i" | "d" | "p", string>> | undefined =>
  pick(params, linkNames);
