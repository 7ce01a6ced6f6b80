import { object, optional, string, type, unknown } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";

/** P-245…P-247. Changes nothing. `status.message.h` is the hash that the identity step carries. */
export const authValidateChangeEmail = endpoint({
  id: "auth.validate-change-email",
  method: "GET",
  path: "/auth/validate-change-email",
  summary: "Is this email-change link still good?",
  encoding: "none",
  reusable: false,
  query: type({ i: string(), d: string(), p: string(), lang: optional(string()) }),
  answer: type({ status: type({ message: optional(unknown()) }) }),
  codes: ["link_invalid", "link_used"],
});

/** P-248, P-249. */
export const authConfirmChangeEmail = endpoint({
  id: "auth.confirm-change-email",
  method: "POST",
  path: "/auth/confirm-change-email",
  summary: "Changes the account's email address, proven by the identity app",
  encoding: "json",
  body: object({
    lang: string(),
    clientInfo: type({ nationalRegNumber: optional(string()), eId: optional(string()) }),
    extra: type({ itsme_uuid: string(), i: string(), d: string(), p: string() }),
  }),
  answer: type({}),
  codes: ["link_invalid", "link_used", "identity_failed"],
});
