import { object, optional, string, type, unknown, type Infer } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";

const EmailChanged = type({ before: string(), now: string() });
export type EmailChanged = Infer<typeof EmailChanged>;

/**
 * The call that checks the link without changing anything (P-245…P-247). `status.message.h` is the hash that the identity step sends along.
 * The code `already_done` means that the new address is in force already.
 */
export const authValidateChangeEmail = endpoint({
  method: "GET",
  path: "/auth/validate-change-email",
  encoding: "none",
  reusable: false,
  answer: type({ status: type({ message: optional(unknown()) }) }),
  spec: {
    id: "auth.validate-change-email",
    summary: "Is this email-change link still good?",
    query: type({ i: string(), d: string(), p: string(), lang: optional(string()) }),
    codes: ["link_invalid", "link_used", "already_done"],
  },
});

/** The call that changes the address (P-248, P-249). `data` contains the previous address and the new one, both masked. */
export const authConfirmChangeEmail = endpoint({
  method: "POST",
  path: "/auth/confirm-change-email",
  encoding: "json",
  answer: type({ data: optional(EmailChanged) }),
  spec: {
    id: "auth.confirm-change-email",
    summary: "Changes the account's email address, proven by the identity app",
    body: object({
      lang: string(),
      clientInfo: type({ nationalRegNumber: optional(string()), eId: optional(string()) }),
      extra: type({ itsme_uuid: string(), i: string(), d: string(), p: string() }),
    }),
    codes: ["link_invalid", "link_used", "already_done", "identity_failed"],
  },
});
