import { signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { deadLink, isKnownIdentity, type IdentityProblem } from "#core/domain/identity/problem.ts";

/** The four steps of P-038. */
export type SignupState =
  /** The link is looked at, or what the identity app said (P-121). → no-access, access, form */
  | { readonly step: "loading" }
  /** Without `failure`: the page was not opened by a sign-up link (P-122). → loading (tried again) */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /** The button of the identity app (P-124). → form, by way of the app */
  | { readonly step: "access"; readonly leaving: boolean; readonly problem?: IdentityProblem }
  /** The account is filled in (P-126). → access, no-access, form (sent) */
  | { readonly step: "form"; readonly sent: false; readonly person: Person }
  /** The account is made; the login page opens by itself (P-088). `email`: where the activation mail went; `message`: the server's own words. Final. */
  | { readonly step: "form"; readonly sent: true; readonly email: string; readonly message?: string };

/** What is shown, and how one step is left for another. @param onAccess before the button of the identity app is shown */
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
    /** @returns false where it is not the time */
    beginLeaving(): boolean {
      const current = state.peek();
      if (current.step !== "access" || current.leaving) return false;
      state.value = { step: "access", leaving: true }; // a problem that was is over: the next one is told anew
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
