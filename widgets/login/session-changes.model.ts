import type { SessionState } from "#core/services/session/session.ts";
import type { LoginPorts, LoginSteps } from "./login-steps.model.ts";
import type { SignedInStep } from "./signed-in-step.model.ts";

/**
 * Updates the login's step when the session changes, which may happen at any time, because `digiWidgets` and other widgets share the
 * session.
 *
 * @returns a function that stops it
 */
export function followSession({ session, emit }: LoginPorts, steps: LoginSteps, signedIn: Pick<SignedInStep, "show">): () => void {
  let wasSignedIn = false;
  const follow = (now: SessionState): void => {
    const { step } = steps.state.peek();
    if (now.status === "signed-in" && step !== "signed-in") {
      // A running call of this login is cancelled as useless, unless it is the verification in step two that has just signed the visitor
      // in.
      if (steps.at("code")?.busy !== "verifying") steps.task.cancel();
      signedIn.show(now.user, now.survivesReload);
    }
    if (now.status === "anonymous" && (now.ended || step === "signed-in")) {
      steps.task.cancel();
      steps.restart(now.ended && "signed-out", "page");
    }
  };
  return session.state.subscribe((now) => {
    follow(now);
    const isSignedIn = now.status === "signed-in";
    if (isSignedIn !== wasSignedIn) emit("digi-session-changed", { signedIn: isSignedIn });
    wasSignedIn = isSignedIn;
  });
}
