/**
 * One activation (a run), which installs the eSIM of one line on a phone: the customer agrees, enters the code of a text message, and sees
 * the eSIM once (C-391…C-396). The eSIM is in memory only. Anybody who has it can take over the phone number, so it is never stored, passed
 * to the host page or logged.
 */
import { esimManage } from "#core/domain/customer/esim.contract.ts";
import { calm, codeForm, createCodeStep } from "./code-step.model.ts";
import { pngSource } from "./esim.rules.ts";
import { createRunSteps, firstStep, type Pass, type RunLine, type RunPorts } from "./run-steps.model.ts";

/** The name of the first step in the events for the host page. The events carry nothing else. */
const agreement = "esim-activate";

export type Run = ReturnType<typeof createRun>;

export function createRun(ports: RunPorts, line: RunLine) {
  const { call, emit } = ports;
  const steps = createRunSteps(ports, line);
  const { at, show, refuse, latest } = steps;
  /** Requests the eSIM. Until its response arrives, the step that requested it stays shown. */
  const read = async (pass: Pass): Promise<void> => {
    const outcome = await latest.ask((signal) => call(esimManage, { body: steps.bodyOf(pass), signal }));
    if (!outcome) return;
    if (!outcome.ok) return refuse(outcome.failure, { step: "unread", pass, failure: outcome.failure, isBusy: false });
    show({ step: "profile", profile: outcome.value.data, qr: pngSource(outcome.message) });
    emit("digi-success", { form: codeForm });
  };
  const { showSent, stop, ...codeStep } = createCodeStep(ports, steps, read);

  return {
    state: steps.state,
    moves: steps.moves,
    ...codeStep,
    /** Begins the activation, after the customer has agreed. */
    async agree(isInstalled: boolean): Promise<void> {
      const now = at("start");
      if (!now || now.isBusy || !emit("digi-submit", { form: agreement, fields: {} })) return;
      show({ step: "start", isBusy: true });
      const outcome = await steps.askForCode({ isInstalled, sign: "" });
      if (!outcome) return;
      if (!outcome.ok) return refuse(outcome.failure, { ...firstStep, failure: outcome.failure });
      showSent(outcome.value.data, isInstalled);
      emit("digi-success", { form: agreement });
    },
    async readAgain(): Promise<void> {
      const now = at("unread");
      if (!now || now.isBusy) return;
      show({ ...now, isBusy: true });
      await read(now.pass);
    },
    /** Clears the error, because the customer has typed again or has logged in again. */
    forgetFailure(): void {
      const code = at("code");
      if (code?.failure && code.busy === undefined && !code.isSpent) show(calm(code));
      if (at("start")?.failure) show(firstStep);
    },
    /** Removes a shown eSIM, because the session has ended: the next person at this device must not see it. */
    forgetProfile(): void {
      if (at("profile")) show({ ...firstStep, notice: {} });
    },
    stop(): void {
      latest.drop();
      stop();
    },
  };
}
