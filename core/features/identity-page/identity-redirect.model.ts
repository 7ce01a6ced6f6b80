/** The redirect to the identity app. The visitor starts it by a button, can stop it, and may come back by the browser's Back button. */
import type { RedirectResult, Identity, Purpose } from "#core/domain/identity/identity.ts";
import type { IdentityProblem } from "#core/domain/identity/problem.ts";

type RedirectSteps = {
  /**
   * Makes the page show that the visitor is leaving.
   * @returns the purpose of the redirect; undefined where the visitor cannot leave now
   */
  begin(): Purpose | undefined;
  /** Tells whether the page still shows the message that the visitor is leaving for the identity app. */
  isLeaving(): boolean;
  onProblem(problem: IdentityProblem): void;
  /** Makes the page show the identity button again. */
  onStay(): void;
};

/**
 * Creates the redirect of a page.
 * @param act runs an action that the visitor has started, and shows a notice when it takes long
 */
export function createIdentityRedirect(
  identity: Pick<Identity, "leave" | "watchComingBack">,
  act: (run: () => Promise<RedirectResult>) => Promise<RedirectResult>,
  { begin, isLeaving, onProblem, onStay }: RedirectSteps,
) {
  let attempt = new AbortController();
  return {
    /** Leaves for the identity app. */
    async leave(): Promise<void> {
      const purpose = begin();
      if (!purpose) return;
      const { signal } = (attempt = new AbortController());
      const redirect = await act(() => identity.leave(purpose, signal));
      if (redirect.kind === "problem") onProblem(redirect.problem);
      else if (redirect.kind === "staying") onStay();
    },
    /** Cancels the redirect while the request for the app's address is pending. */
    stay: (): void => attempt.abort(),
    watchComingBack: (): (() => void) =>
      identity.watchComingBack(() => {
        if (isLeaving()) onStay();
      }),
  };
}
