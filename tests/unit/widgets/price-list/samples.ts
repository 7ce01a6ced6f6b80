import { priceListPage } from "#demo/api/domain/pages/price-list.rules.ts";
import { seenIn } from "#tests/unit/demo/seen.ts";

/**
 * The answers for which `npm run heights` reserves space: the whole list, in the language that takes the most.
 * @public
 */
export const answers = { "/page-data?path=price-list": priceListPage(seenIn("fr")) };
