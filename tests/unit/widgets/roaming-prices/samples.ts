import { roamingIn } from "#demo/api/domain/pages/roaming.rules.ts";

/**
 * The answers for which `npm run heights` reserves space: Belgium's prices, in the language that takes the most.
 * @public
 */
export const answers = { "/roaming": roamingIn("BE", "fr") };
