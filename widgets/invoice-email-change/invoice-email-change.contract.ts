import { optional, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

/**
 * The call that confirms the email address for invoices (P-250, P-251). Although it is a GET it changes state, so it is sent once and its
 * response is never reused. The code `already_done` means that the link's address is in force already.
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
