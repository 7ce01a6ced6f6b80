import { readState } from "#core/domain/identity/state.rules.ts";
import { pick } from "#core/services/stored/link-params.rules.ts";

export const linkNames = ["i", "d", "p"] as const; // The names of the link's parameters are given by P-070.
export type EmailLink = Readonly<Record<(typeof linkNames)[number], string>>;

/**
 * Returns the parameters of the link, or undefined where one is missing (P-131). Separate parameters take precedence over those in `state`
 * (P-071, decisions §6).
 */
export const readEmailLink = (params: Readonly<Record<string, string>>): EmailLink | undefined =>
  pick(params, linkNames) ?? readState(params["state"], linkNames);
