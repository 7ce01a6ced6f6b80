import { conditionsPage } from "#demo/api/domain/pages/conditions.rules.ts";
import { seenIn } from "#tests/unit/demo/seen.ts";

/**
 * The answers for which `npm run heights` reserves space: all conditions, in the language that takes the most.
 * @public
 */
export const answers = { "/page-data?path=conditions": conditionsPage(seenIn("fr")) };
