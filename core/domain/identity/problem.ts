/** What can go wrong on the way to the identity app and back. */
import type { Failure } from "#core/services/api/outcome.ts";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";

/** Why the visitor stands before the button again. */
export type IdentityProblem =
  /** Stopped in the app, by the visitor. */
  | { readonly kind: "cancelled" }
  /** The app did not succeed, or what it said is of no use. */
  | { readonly kind: "failed" }
  /** This tab knows nothing of the attempt: another tab, too long ago, or broken off by a reload. */
  | { readonly kind: "lost" }
  /** The browser keeps nothing for this page, so the way back would lead nowhere. */
  | { readonly kind: "unstored" }
  | { readonly kind: "refused"; readonly failure: Failure };

/** The app led back without a code: the visitor stopped, or the app could not. */
export const stoppedBy = (error: string | undefined): IdentityProblem | undefined =>
  error === undefined ? undefined : { kind: error === "access_denied" ? "cancelled" : "failed" };

/** The link itself is the trouble: the identity app would be of no help (decisions §6). */
export const deadLink = (problem: IdentityProblem): Failure | undefined =>
  problem.kind === "refused" && isDeadLink(problem.failure) ? problem.failure : undefined;

/** The person has an account already (C-210). A back end may say it by the number alone, without a code of the API's (decisions §6). */
export const isKnownIdentity = ({ code, statusCode }: Failure): boolean => code === "identity_exists" || Number(statusCode) === 600084;
