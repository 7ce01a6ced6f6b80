import { signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { deadLink, isKnownIdentity, type IdentityProblem } from "#core/domain/identity/problem.ts";

/** The state of the sign-up: the four steps of P-038. */
export type SignupState =
  /** The link is being checked, or the answer of the identity app (P-121). → no-access, access, form */
  | { readonly step: "loading" }
  /** The visitor cannot go on. Without `failure`: the page was not opened by a sign-up link (P-122). → loading (tried again) */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /** The button of the identity app is displayed (P-124). → form, by way of the app */
  | { readonly step: "access"; readonly leaving: boolean; readonly problem?: IdentityProblem }
  /** The form of the account is displayed (P-126). → access, no-access, form (sent) */
  | { readonly step: "form"; readonly sent: false; readonly person: Person }
  /**
   * The account was created; the login page opens by itself (P-088). `email`: where the activation mail was sent; `message`: the server's
   * own words. Final.
   */
  | { readonly step: "form"; readonly sent: true; readonly email: string; readonly message?: string };

/**
 * Creates the state of the sign-up, and the functions that lead from one step to another.
 * @param onAccess is called before the button of the identity app is displayed
 */
export function createSignupSteps(onAccess: () => void) {
  const state = signal<SignupState>({ step: "loading" });
  const showNoAccess = (failure: Failure): void => {
    state.value = { step: "no-access", failure };
  };
  const showAccess = (problem?: IdentityProblem): void => {
    onAccess();
    state.value = { step: "access", leaving: false, ...(problem && { problem }) };
  };
  return {
    state,
    showNoAccess,
    showAccess,
    showProblem(problem: IdentityProblem): void {
      const failure = deadLink(problem) ?? existing(problem);
      if (failure) showNoAccess(failure);
      else showAccess(problem);
    },
    showSent(email: string, message: string | undefined): void {
      state.value = { step: "form", sent: true, email, ...(message !== undefined && { message }) };
    },
    /** Shows that the visitor is leaving for the identity app. @returns false when this is not the time */
    beginLeaving(): boolean {
      const current = state.peek();
      if (current.step !== "access" || current.leaving) return false;
      state.value = { step: "access", leaving: true }; // removes an earlier problem, so that the next one is told anew
      return true;
    },
    isLeaving(): boolean {
      const current = state.peek();
      return current.step === "access" && current.leaving;
    },
  };
}

const existing = (problem: IdentityProblem): Failure | undefined =>
  problem.kind === "refused" && isKnownIdentity(problem.failure) ? problem.failure : undefined;
