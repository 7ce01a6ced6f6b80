/** The calls for the contract summary that the law requires before an order (Implementing Regulation (EU) 2019/2243, decisions §12). */
import { optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { file } from "#core/base/contract/file-answer.ts";
import { SummaryRequest } from "./contract-summary.schema.ts";

/** A section of the summary. `h` is the heading, `p` are paragraphs of plain text. The sections have the regulation's order. */
const SummarySection = type({ h: string(), p: list(string(), 100) });

export const ContractSummary = type({
  /** The id of the summary. The same content has the same id. */
  id: string(),
  /** The version of the template and its texts; an order stores it. */
  version: string(),
  title: string(),
  /** The sentences that the regulation's template puts before the sections. */
  opening: list(string(), 20),
  /** The lines above the sections: the names of the services, the provider, its contact data, and the date. */
  provider: list(string(), 20),
  sections: list(SummarySection, 20),
  /** The address of the same summary as PDF. It is absolute and needs no sign-in. */
  url: string(),
});
export type ContractSummary = Infer<typeof ContractSummary>;

/**
 * Creates the contract summary of a bundle at the catalogue's current prices. The summary contains no data of the visitor, and a repeated
 * request has no side effect. The code `not_found` means that a card is not offered, or not at that address.
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

/** Returns a summary that was created before, as a tagged PDF. */
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
