/**
 * The kinds of papers and the functions that make them. They run in a thread of their own (worker.ts), because a paper may take a second,
 * in which the main thread would answer no request.
 */
import type { Language } from "#core/base/values/language.ts";
import { invoicePaper } from "./invoice.ts";
import { termsPaper, withdrawalForm } from "./terms.ts";
import { summaryPaper } from "./summary.ts";

/** The job of making a paper. The whole job is posted to the other thread, so it contains only plain values. */
export type PaperJob =
  | { readonly kind: "invoice"; readonly of: Parameters<typeof invoicePaper>[0] }
  | { readonly kind: "summary"; readonly of: Parameters<typeof summaryPaper>[0] }
  | { readonly kind: "terms"; readonly of: { readonly language: Language } }
  | { readonly kind: "withdrawal"; readonly of: { readonly language: Language; readonly siteUrl: string } };

export function makePaper(job: PaperJob): Promise<Buffer> {
  switch (job.kind) {
    case "invoice":
      return invoicePaper(job.of);
    case "summary":
      return summaryPaper(job.of);
    case "terms":
      return termsPaper(job.of.language);
    case "withdrawal":
      return withdrawalForm(job.of.siteUrl, job.of.language);
  }
}
