import { createModel, type Signal } from "@preact/signals-core";
import type { Failure } from "#core/services/api/outcome.ts";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { createAwaitingActivation } from "#core/services/stored/awaiting-activation.ts";
import { tabStore } from "#core/services/stored/ttl-store.ts";
import { createCodeStep } from "./code-step.model.ts";
import { createCredentialsStep } from "./credentials-step.model.ts";
import { createInactiveStep } from "./inactive-step.model.ts";
import { createLoginSteps, type LoginPorts, type LoginState } from "./login-steps.model.ts";
import type { definition } from "./login.element.ts";
import { readLogout } from "./login.rules.ts";
import { followSession } from "./session-changes.model.ts";
import { createSignedInStep, thisPage, type LoginPage } from "./signed-in-step.model.ts";

/** The failure of a call, which the view of a step shows. */
export type Refusal = Failure;

export type StepProps<Step extends LoginState["step"]> = ViewProps<Model, typeof definition> & {
  readonly state: Extract<LoginState, { step: Step }>;
};

export type Options = OptionsOf<typeof definition>;

export type Model = InstanceType<typeof Model>;

/** The model of the login. Each step has a model of its own; this model connects the steps. */
export const Model = createModel((ports: LoginPorts, options: Signal<Options>, page: LoginPage = thisPage, store = tabStore) => {
  const { session, emit } = ports;
  const awaitingActivation = createAwaitingActivation(store);
  /** The email address that a visitor who has just signed up must confirm by the activation mail before logging in. */
  const awaitedEmail = awaitingActivation.email();
  const notice = awaitedEmail ? "activate" : undefined;
  const isChecking = session.mayBeSignedIn() && !readLogout(page.query()).isRequested;
  const steps = createLoginSteps(isChecking ? { step: "checking" } : { step: "credentials", isBusy: false, notice });
  const signedIn = createSignedInStep(ports, steps, options, page);
  const inactive = createInactiveStep(ports, steps);
  const code = createCodeStep(ports, steps, () => {
    emit("digi-success", { form: "login" });
    ports.track("login", { method: "password" });
    signedIn.goOn(); // The visitor is sent on to the page that was asked for (P-115).
  });
  const { submit, captcha, needsCaptcha, email } = createCredentialsStep(ports, steps, {
    onCodeSent(sent) {
      awaitingActivation.end(); // The account must be active, because a code is sent only to active accounts.
      code.show(sent);
    },
    onInactive: inactive.show,
  });
  email.value = awaitedEmail ?? "";

  return {
    state: steps.state,
    /**
     * The number of changes of step that the visitor has caused. After such a change the first field of the new step takes focus; after
     * loading the page no field does.
     */
    moves: steps.moves,
    email,
    captcha,
    needsCaptcha,
    waitSeconds: code.waitSeconds,
    minutesLeft: code.minutesLeft,
    submit,
    verify: code.verify,
    resend: code.resend,
    mailActivation: inactive.mailActivation,
    goOn: signedIn.goOn,
    signOut(): void {
      steps.countMove();
      void session.signOut();
    },
    /** Removes the failure as soon as the visitor types (P-117). */
    onTyping(): void {
      const current = steps.at("credentials") ?? steps.at("code");
      if (current?.failure && !(current.step === "code" && current.isSpent)) steps.update({ ...current, failure: undefined });
    },
    otherEmail(): void {
      steps.task.cancel();
      session.abandon();
      awaitingActivation.end();
      email.value = "";
      steps.restart();
    },
    start() {
      const stopFollowing = followSession(ports, steps, signedIn);
      const logout = readLogout(page.query());
      if (logout.isRequested) {
        page.replaceQuery(logout.rest);
        void session.signOut();
      } else {
        const sent = session.pendingCode();
        if (sent) code.show(sent, "page");
        void session.restore().then(() => {
          if (steps.at("checking")) steps.restart(notice, "page");
          signedIn.goOn();
        });
      }
      return () => {
        stopFollowing();
        steps.task.cancel();
        code.stop();
        captcha.stop();
      };
    },
  };
});
