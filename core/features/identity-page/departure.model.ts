/** Leaving for the identity app: by its button, or staying after all, or coming back by the browser's 'back'. */
import type { Departure, Identity, Purpose } from "#core/domain/identity/identity.ts";
import type { IdentityProblem } from "#core/domain/identity/problem.ts";

type DepartureSteps = {
  /** Shows that the visitor is leaving. @returns what for; undefined where this is not the time. */
  begin(): Purpose | undefined;
  /** Is the visitor still shown to be leaving? */
  isLeaving(): boolean;
  onProblem(problem: IdentityProblem): void;
  /** The button again. */
  onStay(): void;
};

/** @param act runs what a visitor has asked for, and tells when it takes long */
export function createDeparture(
  identity: Pick<Identity, "leave" | "watchComingBack">,
  act: (run: () => Promise<Departure>) => Promise<Departure>,
  { begin, isLeaving, onProblem, onStay }: DepartureSteps,
) {
  let attempt = new AbortController();
  return {
    /** To the identity app. */
    async leave(): Promise<void> {
      const purpose = begin();
      if (!purpose) return;
      const { signal } = (attempt = new AbortController());
      const departure = await act(() => identity.leave(purpose, signal));
      if (departure.kind === "problem") onProblem(departure.problem);
      else if (departure.kind === "staying") onStay();
    },
    /** Rather stays, while the way to the app is long in opening. */
    stay: (): void => attempt.abort(),
    watchComingBack: (): (() => void) =>
      identity.watchComingBack(() => {
        if (isLeaving()) onStay();
      }),
  };
}
