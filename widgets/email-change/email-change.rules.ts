import { readState } from "#core/domain/identity/state.rules.ts";
import { pick } from "#core/services/stored/link-params.rules.ts";

export const linkNames = ["i", "d", "p"] as const; // P-070
export type EmailLink = Readonly<Record<(typeof linkNames)[number], string>>;

/**
 * Returns the parameters of the link. Separate parameters win over `state` (P-071, decisions §6). Undefined where either way one is missing
 * (P-131).
 */
export const readEmailLink = (params: Readonly<Record<string, string>>): EmailLink | undefined =>
  pick(params, linkNames) ?? readState(params["state"], linkNames);
