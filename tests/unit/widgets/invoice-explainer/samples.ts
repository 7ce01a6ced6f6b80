import { invoiceExplainedPage } from "#demo/api/domain/pages/invoice-explained.rules.ts";
import { seenIn } from "#tests/unit/demo/seen.ts";

/**
 * The answers for which `npm run heights` reserves space: both pages, in the language that takes the most. The picture's address leads
 * nowhere, and its space is kept all the same.
 * @public
 */
export const answers = { "/page-data?path=invoice-explained": invoiceExplainedPage({ ...seenIn("fr"), publicUrl: "" }) };
