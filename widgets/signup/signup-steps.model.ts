import { signal } from "@preact/signals-core";
import type { Identified, Identity } from "#core/domain/identity/identity.ts";
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

/** The state of the sign-up, with the four steps of P-038. */
export type SignupState =
  /** The link, or the response of the identity app, is being checked (P-121). The next step is `no-access`, `access` or `form`. */
  | { readonly step: "loading" }
  /**
   * The visitor cannot continue. Without `failure` the page was not opened by a sign-up link (P-122). Another attempt leads to `loading`.
   */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /** The button of the identity app is shown (P-124). After the visit to the app the next step is `form`. */
  | { readonly step: "access"; readonly leaving: boolean; readonly problem?: IdentityProblem }
  /** The form of the account is shown (P-126). The next step is `access`, `no-access`, or `form` with `sent`. */
  | { readonly step: "form"; readonly sent: false; readonly person: Person }
  /**
   * The account was created, and the page redirects to the login page (P-088). The activation mail was sent to `email`; `message` is the
   * server's own text. This step is final.
   */
  | { readonly step: "form"; readonly sent: true; readonly email: string; readonly message?: string };

/** The visitor of the sign-up page. */
export type Visitor = {
  /** The hash in the sign-up link; an empty string where the address has no link. */
  hash: string;
  /** The identity that the app has confirmed; undefined before that. */
  identified?: Identified;
};

/** Creates the state of the sign-up, and the functions that move from one step to another. */
export function createSignupSteps(ports: Pick<PortsOf<typeof definition>, "call" | "language">, link: LinkParams, identity: Identity) {
  const state = signal<SignupState>({ step: "loading" });
  const visitor: Visitor = { hash: "" };
  const showNoAccess = (failure: Failure): void => {
    state.value = { step: "no-access", failure };
  };
  const showAccess = (problem?: IdentityProblem): void => {
    // Only the link is stored for a reload, so that a reload shows the button again and does not reuse the identity app's response.
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
    else showNoAccess(outcome.failure); // The link gives no access, as P-123 requires.
  };
  const finish = async (params: Values): Promise<void> => {
    const back = await identity.finish({ h: visitor.hash }, params);
    if (back.kind === "problem") return showProblem(back.problem);
    const { person } = (visitor.identified = back.identified);
    if (person.firstName !== undefined) state.value = { step: "form", sent: false, person };
    else {
      identity.forget();
      showAccess({ kind: "failed" }); // Without a first name the identification counts as failed (decisions §6).
    }
  };
  return {
    state,
    visitor,
    showNoAccess,
    showAccess,
    showProblem,
    showSent,
    /** Reads the link from the page's address, and shows the step that the visitor has reached. */
    async open(): Promise<void> {
      const params = link.take(["h", ...identity.namesIn(link.peek("state"))]);
      const settled = link.settled();
      if (settled) return showSent(settled["email"] ?? "", messageOf(settled, ports.language.peek()));
      const hash = (visitor.hash = readSignupHash(params) ?? "");
      state.value = hash ? { step: "loading" } : { step: "no-access" };
      if (!hash) return;
      if (params["code"]) await finish(params); // The response of the identity app is handled before the link is checked (P-125).
      else await validate(stoppedBy(params["error"]));
    },
    /**
     * Shows that the visitor is leaving for the identity app.
     *
     * @returns false where the current step does not allow it, or the visitor is leaving already
     */
    beginLeaving(): boolean {
      const current = state.peek();
      if (current.step !== "access" || current.leaving) return false;
      state.value = { step: "access", leaving: true }; // The earlier problem is removed, so that a new one is announced again.
      return true;
    },
    isLeaving(): boolean {
      const current = state.peek();
      return current.step === "access" && current.leaving;
    },
  };
}

/** Tells whether a failure ends the sign-up, because the link is invalid or an account exists already. */
export const closesPage = (failure: Failure): boolean => isDeadLink(failure) || isKnownIdentity(failure);
