import type { SessionState } from "#core/services/session/session.ts";
import type { LoginPorts, LoginSteps } from "./login-steps.model.ts";
import type { SignedInStep } from "./signed-in-step.model.ts";

/** Follows the session, which may change at any time: `digiWidgets` and the other widgets share it. @returns the stop */
export function followSession({ session, emit }: LoginPorts, steps: LoginSteps, signedIn: Pick<SignedInStep, "show">): () => void {
  let wasSignedIn = false;
  const follow = (now: SessionState): void => {
    const { step } = steps.state.peek();
    if (now.status === "signed-in" && step !== "signed-in") {
      // Unless this widget's own step two signed the visitor in and goes on, the call under way here is of no use any more.
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
