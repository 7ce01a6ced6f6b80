/** How the demo's places are written down; `addresses.ts` expands them into rows. */

/** Which languages the street signs of a place have, the main one first. It also decides which of them English readers see. */
export type Tongue = "fr" | "nl" | "fr+nl" | "nl+fr" | "de+fr";

/**
 * `name` is "French/Dutch/English"; English may be left out (the main language of the place), and so may Dutch (one name for all).
 * `streets` are real ones, "French/Dutch" where signs have two languages (German in place of Dutch for `de+fr`), parted by semicolons.
 * What is missing to a full list comes from the pools of `streets.ts`.
 */
export type Town = { code: string; name: string; tongue?: Tongue; streets?: string };

/** `roads` lead to the towns around; a place gets none that leads to itself. */
export type Province = { stateId: string; tongue: Tongue; roads: string; towns: readonly Town[] };
