import { record, string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";

/** P-266: the page's query as it stands. */
export const activateAccount = endpoint({
  id: "activate-account",
  method: "GET",
  path: "/activate-account",
  summary: "Activates an account by the link of the mail",
  encoding: "none",
  idempotent: false,
  reusable: false,
  query: record(string(), string()),
  answer: type({}),
  codes: ["link_invalid", "link_used"],
});
