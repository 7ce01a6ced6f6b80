/**
 * The kinds of documents and the functions that make them. They run in a thread of their own (worker.ts), because a document may take a second,
 * in which the main thread would answer no request.
 */
import type { Language } from "#core/base/values/language.ts";
import { invoiceDocument } from "./invoice.ts";
import { termsDocument, withdrawalForm } from "./terms.ts";
import { summaryDocument } from "./summary.ts";

/** The job of making a document. The whole job is posted to the other thread, so it contains only plain values. */
export type DocumentJob =
  | { readonly kind: "invoice"; readonly of: Parameters<typeof invoiceDocument>[0] }
  | { readonly kind: "summary"; readonly of: Parameters<typeof summaryDocument>[0] }
  | { readonly kind: "terms"; readonly of: { readonly language: Language } }
  | { readonly kind: "withdrawal"; readonly of: { readonly language: Language; readonly siteUrl: string } };

export function makeDocument(job: DocumentJob): Promise<Buffer> {
  switch (job.kind) {
    case "invoice":
      return invoiceDocument(job.of);
    case "summary":
      return summaryDocument(job.of);
    case "terms":
      return termsDocument(job.of.language);
    case "withdrawal":
      return withdrawalForm(job.of.siteUrl, job.of.language);
  }
}
