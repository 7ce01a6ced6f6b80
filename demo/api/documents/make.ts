/**
 * This module lists the kinds of documents and calls the functions that make them. It runs in a thread of its own (worker.ts), because a
 * document may take a second, in which the main thread would answer no request.
 */
import type { Language } from "#core/base/values/language.ts";
import { invoiceDocument } from "./invoice.ts";
import { termsDocument, withdrawalForm } from "./terms.ts";
import { summaryDocument } from "./summary.ts";

/** The order to make one document. It is posted to another thread, so it contains only plain values. */
export type DocumentJob =
  | { readonly kind: "invoice"; readonly of: Parameters<typeof invoiceDocument>[0] }
  | { readonly kind: "summary"; readonly of: Parameters<typeof summaryDocument>[0] }
  | { readonly kind: "terms"; readonly of: { readonly language: Language } }
  | { readonly kind: "withdrawal"; readonly of: { readonly language: Language; readonly siteUrl: string } };

/**
 * Makes the PDF of a job. A call blocks its thread for up to a second, so only the thread of documents calls this function; everybody else
 * uses `createDocuments`.
 */
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
