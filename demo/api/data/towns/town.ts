/** This module defines the notation of the demo's towns, which `addresses.ts` expands into rows. */

/** The languages of a town's street signs, the main language first. English readers see the names in the main language. */
export type Tongue = "fr" | "nl" | "fr+nl" | "nl+fr" | "de+fr";

/**
 * A town of the demo. `name` is "French/Dutch/English"; without an English name the one of the main language is used, and a single name
 * serves all languages. `streets` are real streets, separated by semicolons: "French/Dutch" where signs have two languages, with German in
 * place of Dutch for `de+fr`. A town with too few streets for a full list also gets names of `streets.ts`.
 */
export type Town = { code: string; name: string; tongue?: Tongue; streets?: string };

/** A province. `roads` are roads that are named after the towns they lead to; a town gets no road that is named after itself. */
export type Province = { stateId: string; tongue: Tongue; roads: string; towns: readonly Town[] };
