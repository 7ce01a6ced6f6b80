import { signal } from "@preact/signals-core";
import { returnNames, type Identified, type Identity } from "#core/domain/identity/identity.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { isKnownIdentity, stoppedBy, type IdentityProblem } from "#core/domain/identity/problem.ts";
import { messageOf } from "#core/features/link-page/link-page.model.ts";
import type { LinkParams } from "#core/features/link-page/link-params.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { isDeadLink } from "#core/services/stored/link-params.rules.ts";
import type { Values } from "#core/services/stored/ttl-store.ts";
import { accountValidateSignupCode } from "./signup.contract.ts";
import type { definition } from "./signup.element.ts";
import { readSignupHash } from "./signup.rules.ts";

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

/** The visitor of the page. */
export type Visitor = {
  /** The hash of the link; empty without one. */
  hash: string;
  /** What the identity app has said. */
  identified?: Identified;
};

/** Creates the state of the sign-up, and the functions that lead from one step to another. */
export function createSignupSteps(ports: Pick<PortsOf<typeof definition>, "call" | "language">, link: LinkParams, identity: Identity) {
  const state = signal<SignupState>({ step: "loading" });
  const visitor: Visitor = { hash: "" };
  const showNoAccess = (failure: Failure): void => {
    state.value = { step: "no-access", failure };
  };
  const showAccess = (problem?: IdentityProblem): void => {
    // A reload starts at the button too, and not with the answer that the identity app has given already.
    link.keep({ h: visitor.hash });
    state.value = { step: "access", leaving: false, ...(problem && { problem }) };
  };
  const showProblem = (problem: IdentityProblem): void => {
    if (problem.kind === "refused" && closesPage(problem.failure)) showNoAccess(problem.failure);
    else showAccess(problem);
  };
  const showSent = (email: string, message: string | undefined): void => {
    state.value = { step: "form", sent: true, email, ...(message !== undefined && { message }) };
  };
  const validate = async (problem: IdentityProblem | undefined): Promise<void> => {
    const outcome = await ports.call(accountValidateSignupCode, { body: { h: visitor.hash, lang: ports.language.peek() } });
    if (outcome.ok) showAccess(problem);
    else showNoAccess(outcome.failure); // P-123
  };
  const finish = async (params: Values): Promise<void> => {
    const back = await identity.finish({ h: visitor.hash }, params);
    if (back.kind === "problem") return showProblem(back.problem);
    const { person } = (visitor.identified = back.identified);
    if (person.firstName !== undefined) state.value = { step: "form", sent: false, person };
    else {
      identity.forget();
      showAccess({ kind: "failed" }); // decisions §6
    }
  };
  return {
    state,
    visitor,
    showNoAccess,
    showAccess,
    showProblem,
    showSent,
    /** Reads the link from the page's address, and shows where the visitor is. */
    async open(): Promise<void> {
      const params = link.take(["h", ...returnNames]);
      const settled = link.settled();
      if (settled) return showSent(settled["email"] ?? "", messageOf(settled, ports.language.peek()));
      const hash = (visitor.hash = readSignupHash(params) ?? "");
      state.value = hash ? { step: "loading" } : { step: "no-access" };
      if (!hash) return;
      if (params["code"]) await finish(params); // P-125: before the link is checked
      else await validate(stoppedBy(params["error"]));
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

/** Tells whether the visitor cannot go on after a failure: the link is dead, or there is an account already. */
export const closesPage = (failure: Failure): boolean => isDeadLink(failure) || isKnownIdentity(failure);
