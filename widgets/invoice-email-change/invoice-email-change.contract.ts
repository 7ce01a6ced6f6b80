import { optional, string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";

/** P-250, P-251. Changes state although it is a GET: sent once, never repeated or reused. */
export const confirmChangeInvoiceEmail = endpoint({
  id: "confirm-change-invoice-email",
  method: "GET",
  path: "/confirm-change-invoice-email",
  summary: "Confirms the address that invoices go to",
  encoding: "none",
  idempotent: false,
  reusable: false,
  query: type({ i: string(), d: string(), p: string(), lang: optional(string()) }),
  answer: type({}),
  codes: ["link_invalid", "link_used"],
});
