/** Step two of an eSIM's activation: the customer enters the code of the text message, or requests another code (C-246, C-342). */
import { esimValidateSmsCode, type SentCode } from "#core/domain/customer/esim.contract.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { createCodeTimes } from "./code-times.model.ts";
import type { Pass, RunPorts, RunSteps, StateOf } from "./run-steps.model.ts";

/** The name of the form in the events for the host page. The events carry nothing else. */
export const codeForm = "esim-code";

/**
 * Creates the second step.
 *
 * @param read reads the eSIM after the API has accepted the code; the step stays busy until the eSIM is read
 */
export function createCodeStep({ call, clock, emit }: RunPorts, steps: RunSteps, read: (pass: Pass) => Promise<void>) {
  const { at, show, refuse, latest } = steps;
  /** The codes that the API has refused already. They are not sent again, because each would use up an attempt. */
  const wrong = new Set<string>();
  const times = createCodeTimes(clock, () => {
    const now = at("code");
    if (now && !now.isSpent && now.busy === undefined) show({ ...calm(now), failure: { code: "code_expired" }, isSpent: true });
  });
  const stopAfterwards = steps.state.subscribe(({ step }) => {
    if (step !== "code") times.stop();
  });

  const showSent = ({ sign, destination, ...sent }: SentCode, isInstalled: boolean): void => {
    wrong.clear();
    const pass = { isInstalled, sign };
    show({ step: "code", pass, destination, attemptsLeft: sent.attempts_left, isAnother: at("code") !== undefined, isSpent: false });
    times.start(sent);
  };
  const refuseCode = (failure: Failure, code: string): void => {
    const now = at("code");
    if (!now) return;
    if (failure.code === "code_wrong") wrong.add(code);
    const { attemptsLeft = now.attemptsLeft } = failure;
    const isSpent = failure.code === "code_burnt" || failure.code === "code_expired";
    refuse(failure, { ...calm(now), attemptsLeft, failure, isSpent });
  };

  return {
    waitSeconds: times.waitSeconds,
    minutesLeft: times.minutesLeft,
    showSent,
    async check(code: string): Promise<void> {
      const now = at("code");
      if (!now || now.busy !== undefined || now.isSpent) return;
      if (wrong.has(code)) return refuseCode({ code: "code_wrong" }, code);
      if (!emit("digi-submit", { form: codeForm, fields: {} })) return;
      show({ ...calm(now), busy: "checking" });
      const body = { ...steps.bodyOf(now.pass), "verify-code": code };
      const outcome = await latest.ask((signal) => call(esimValidateSmsCode, { body, signal }));
      if (outcome?.ok) await read({ ...now.pass, sign: outcome.value.data.sign });
      else if (outcome) refuseCode(outcome.failure, code);
    },
    /** Requests another code, with the `sign` of the last answer. */
    async resend(): Promise<void> {
      const now = at("code");
      if (!now || now.busy !== undefined || times.waitSeconds.peek() > 0) return;
      show({ ...calm(now), busy: "sending" });
      const outcome = await steps.askForCode(now.pass);
      if (!outcome) return;
      if (outcome.ok) return showSent(outcome.value.data, now.pass.isInstalled);
      refuse(outcome.failure, { ...calm(now), failure: outcome.failure, isUnsent: true });
      const { retryAfterSeconds } = outcome.failure;
      if (at("code") && retryAfterSeconds !== undefined) times.wait(retryAfterSeconds);
    },
    stop(): void {
      stopAfterwards();
      times.stop();
    },
  };
}

/** Returns the state of step two without an error and without a pending call. */
export const calm = ({ busy: _busy, failure: _failure, isUnsent: _isUnsent, ...rest }: StateOf<"code">): StateOf<"code"> => rest;
