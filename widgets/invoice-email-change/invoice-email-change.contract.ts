import { optional, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

/**
 * The call that confirms the address (P-250, P-251). It changes state although it is a GET: it is sent once, never repeated or reused.
 * `already_done`: the link's address is in force.
 */
export const confirmChangeInvoiceEmail = endpoint({
  method: "GET",
  path: "/confirm-change-invoice-email",
  encoding: "none",
  idempotent: false,
  reusable: false,
  answer: type({}),
  spec: {
    id: "confirm-change-invoice-email",
    summary: "Confirms the address that invoices go to",
    query: type({ i: string(), d: string(), p: string(), lang: optional(string()) }),
    codes: ["link_invalid", "link_used", "already_done"],
  },
});
