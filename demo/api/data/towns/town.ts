/** The notation of the demo's towns; `addresses.ts` expands it into rows. */

/** The languages of a town's street signs, the main one first. English readers see the main one. */
export type Tongue = "fr" | "nl" | "fr+nl" | "nl+fr" | "de+fr";

/**
 * `name` is "French/Dutch/English"; English may be left out (then the main language stands for it), and so may Dutch (one name for all).
 * `streets` are real ones, "French/Dutch" where signs have two languages (German in place of Dutch for `de+fr`), parted by semicolons.
 * Where they are too few for a full list, names of `streets.ts` are added.
 */
export type Town = { code: string; name: string; tongue?: Tongue; streets?: string };

/** `roads` are named after the towns that they lead to; a town gets none that is named after itself. */
export type Province = { stateId: string; tongue: Tongue; roads: string; towns: readonly Town[] };
