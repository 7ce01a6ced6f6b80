/** The problems that can occur on the way to the identity app and back. */
import type { Failure } from "#core/services/api/outcome.ts";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";

/** The reason why the visitor sees the button again. */
export type IdentityProblem =
  /** The visitor stopped in the app. */
  | { readonly kind: "cancelled" }
  /** The app did not succeed, or its data is of no use. */
  | { readonly kind: "failed" }
  /** This tab does not know the attempt: it was begun in another tab, too long ago, or interrupted by a reload. */
  | { readonly kind: "lost" }
  /** The browser stores nothing for this page, so the visitor could not be recognised on return. */
  | { readonly kind: "unstored" }
  | { readonly kind: "refused"; readonly failure: Failure };

/** Returns the problem where the app led back without a code: the visitor stopped, or the app failed. */
export const stoppedBy = (error: string | undefined): IdentityProblem | undefined =>
  error === undefined ? undefined : { kind: error === "access_denied" ? "cancelled" : "failed" };

/** Returns the failure where the link itself is the problem: the identity app would be of no help then (decisions §6). */
export const deadLink = (problem: IdentityProblem): Failure | undefined =>
  problem.kind === "refused" && isDeadLink(problem.failure) ? problem.failure : undefined;

/**
 * Tells whether the person has an account already (C-210). A back end may say so with the number alone, without a code of the API
 * (decisions §6).
 */
export const isKnownIdentity = ({ code, statusCode }: Failure): boolean => code === "identity_exists" || Number(statusCode) === 600084;
