/** The call for a document of one of the customer's orders. */
import { optional, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { file } from "#core/base/contract/file-answer.ts";

/** Returns a document of a contract, as it was when the contract was signed. */
export const accountDocument = endpoint({
  method: "GET",
  path: "/my-digi/account/documents/{id}",
  access: "account",
  encoding: "none",
  answer: file("text/html", "text/calendar"),
  spec: {
    id: "my-digi.account.document",
    summary: "A document of one of the customer's orders, as a file: its confirmation, or its visit for a calendar",
    query: type({ id: string(), lang: optional(string()) }),
    codes: ["not_found"],
  },
});
