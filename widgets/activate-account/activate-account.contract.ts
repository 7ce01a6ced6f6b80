import { record, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

/**
 * The call that activates an account, with the page's query unchanged (P-266). `already_done`: the link is the account's own, and the
 * account is active.
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
