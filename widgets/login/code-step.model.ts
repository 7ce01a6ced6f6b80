import type { Failure } from "#core/services/api/outcome.ts";
import type { CodeSent } from "#core/services/session/session.ts";
import { createCodeTimer } from "./code-timer.model.ts";
import { shownFailure, type LoginPorts, type LoginSteps, type Mover } from "./login-steps.model.ts";

/** Creates step two of the login, in which the visitor enters the code that was sent, or requests another one. */
export function createCodeStep({ clock, session }: LoginPorts, steps: LoginSteps, onVerified: () => void) {
  const { task } = steps;
  const timer = createCodeTimer(clock, () => {
    const current = steps.at("code");
    if (current && !current.isSpent && !task.isRunning()) steps.update({ ...current, failure: { code: "code_expired" }, isSpent: true });
  });
  steps.onLeave("code", timer.stop);

  /** Codes that the API has rejected already. They are not sent again, because each try would use up an attempt. */
  const wrong = new Set<string>();
  const show = (sent: CodeSent, by?: Mover): void => {
    wrong.clear();
    steps.goTo({ step: "code", sent, isAnother: steps.at("code") !== undefined, isSpent: false }, by);
    timer.start(sent);
  };
  const refuse = (failure: Failure): void => {
    const current = steps.at("code");
    if (!current) return;
    if (failure.code === "token_expired") return steps.restart("too-late");
    const { attemptsLeft = current.sent.attemptsLeft } = failure;
    const isSpent = current.isSpent || failure.code === "code_burnt" || failure.code === "code_expired";
    // After a wrong code focus returns to the code field. After any other failure the alert that describes the failure takes focus.
    steps.goTo(
      {
        ...current,
        sent: { ...current.sent, attemptsLeft },
        busy: undefined,
        failure: shownFailure(failure),
        isUnsent: current.busy === "sending",
        isSpent,
      },
      failure.code === "code_wrong" ? "visitor" : "page",
    );
  };

  return {
    waitSeconds: timer.waitSeconds,
    minutesLeft: timer.minutesLeft,
    show,
    async verify(code: string): Promise<void> {
      const current = steps.at("code");
      if (task.isRunning() || !current || current.isSpent) return;
      if (wrong.has(code)) return refuse({ code: "code_wrong" });
      steps.update({ ...current, busy: "verifying", failure: undefined });
      const outcome = await task.run((abort) => session.verify(code, abort));
      if (outcome?.ok) onVerified();
      else if (outcome) {
        if (outcome.failure.code === "code_wrong") wrong.add(code);
        refuse(outcome.failure);
      }
    },
    async resend(): Promise<void> {
      const current = steps.at("code");
      if (task.isRunning() || !current || !timer.mayResend()) return;
      steps.update({ ...current, busy: "sending", failure: undefined });
      const outcome = await task.run(session.sendCode);
      if (!outcome) return;
      if (outcome.ok) return show(outcome.value);
      refuse(outcome.failure);
      if (steps.at("code")) timer.resume(outcome.failure.retryAfterSeconds);
    },
    stop: timer.stop,
  };
}
