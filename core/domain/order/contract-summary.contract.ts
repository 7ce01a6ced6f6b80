/** The contract summary that the law wants before an order (Implementing Regulation (EU) 2019/2243, decisions §12). */
import { optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { file } from "#core/base/contract/file-answer.ts";
import { SummaryRequest } from "./contract-summary.schema.ts";

/** `h`: its heading; `p`: paragraphs, plain text. The regulation's order. */
const SummarySection = type({ h: string(), p: list(string(), 100) });

export const ContractSummary = type({
  /** The same content has the same id. */
  id: string(),
  /** Of the template and its texts, which an order keeps. */
  version: string(),
  title: string(),
  /** The template's own sentences. */
  opening: list(string(), 20),
  /** What it is of: names of services, provider, contact, date. */
  provider: list(string(), 20),
  sections: list(SummarySection, 20),
  /** The same as PDF. Absolute, opens without signing in. */
  url: string(),
});
export type ContractSummary = Infer<typeof ContractSummary>;

/**
 * Made of the bundle at the catalogue's prices of now; nothing of the visitor is in it. Asking again is free. `not_found`: a card is not
 * offered, or not at that address.
 */
export const contractSummary = endpoint({
  method: "POST",
  path: "/bundle-configurator/contract-summary",
  encoding: "json",
  access: "optional",
  idempotent: true,
  answer: type({ data: ContractSummary }),
  spec: {
    id: "bundle.contract-summary",
    summary: "Makes the contract summary of a bundle",
    body: SummaryRequest,
    codes: ["not_found"],
  },
});

/** A summary that was made, as tagged PDF. */
export const contractSummaryFile = endpoint({
  method: "GET",
  path: "/contract-summary/{id}",
  encoding: "none",
  reusable: false,
  answer: file("application/pdf"),
  spec: {
    id: "contract-summary.file",
    summary: "A contract summary as PDF",
    query: type({ id: string(), lang: optional(string()) }),
    codes: ["not_found"],
  },
});
