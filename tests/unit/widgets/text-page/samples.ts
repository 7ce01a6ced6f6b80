import { termsPage } from "#demo/api/domain/pages/text-pages.rules.ts";
import { seenIn } from "#tests/unit/demo/seen.ts";

/**
 * The answers for which `npm run heights` reserves space: the general terms, in the language that takes the most.
 * @public
 */
export const answers = { "/page-data?path=terms": termsPage(seenIn("fr")) };
