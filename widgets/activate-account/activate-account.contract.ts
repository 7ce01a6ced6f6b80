import { record, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

/**
 * The call that activates an account is sent with the query of the page's address, unchanged (P-266). The code `already_done` means that
 * the link belongs to an account that is active already.
 */
export const activateAccount = endpoint({
  method: "GET",
  path: "/activate-account",
  encoding: "none",
  idempotent: false,
  reusable: false,
  answer: type({}),
  spec: {
    id: "activate-account",
    summary: "Activates an account by the link of the mail",
    query: record(string(), string()),
    codes: ["link_invalid", "link_used", "already_done"],
  },
});
