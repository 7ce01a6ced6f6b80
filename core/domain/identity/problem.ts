/** The problems that can occur between leaving for the identity app and coming back. */
import type { Failure } from "#core/services/api/outcome.ts";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";

/** The reason why the visitor did not come back identified and sees the identity button again. */
export type IdentityProblem =
  /** The visitor cancelled in the identity app. */
  | { readonly kind: "cancelled" }
  /** The identity app reported a failure, or its data cannot be used. */
  | { readonly kind: "failed" }
  /** This tab does not know the attempt: another tab started it, it expired, or a reload interrupted it. */
  | { readonly kind: "lost" }
  /** The browser stores nothing for this page, so the visitor could not be recognised on return. */
  | { readonly kind: "unstored" }
  | { readonly kind: "refused"; readonly failure: Failure };

/**
 * Returns the problem where the identity app led back with an error: the visitor cancelled, or the app failed. Undefined without an error.
 */
export const stoppedBy = (error: string | undefined): IdentityProblem | undefined =>
  error === undefined ? undefined : { kind: error === "access_denied" ? "cancelled" : "failed" };

/**
 * Returns the failure where the visitor's link itself is invalid or used, so that trying the identity app again would not help (decisions
 * §6).
 */
export const deadLink = (problem: IdentityProblem): Failure | undefined =>
  problem.kind === "refused" && isDeadLink(problem.failure) ? problem.failure : undefined;

/**
 * Tells whether the person has an account already (C-210). Some back ends send only the number 600084, without a code of the API (decisions
 * §6).
 */
export const isKnownIdentity = ({ code, statusCode }: Failure): boolean => code === "identity_exists" || Number(statusCode) === 600084;
