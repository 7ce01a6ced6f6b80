import type { LoginPorts, LoginSteps } from "./login-steps.model.ts";
import type { CredentialFields } from "./login.schema.ts";

/**
 * Creates the step for an account that was never activated, shown after a right password. The visitor can request the activation mail
 * again.
 */
export function createInactiveStep({ session }: LoginPorts, steps: LoginSteps) {
  /** The credentials of the inactive account, which a new activation mail requires. They are deleted when this step is left. */
  let credentials: CredentialFields | undefined;
  steps.onLeave("inactive", () => (credentials = undefined));
  return {
    show(fields: CredentialFields): void {
      steps.goTo({ step: "inactive", email: fields.username, mail: "none" });
      credentials = fields;
    },
    async mailActivation(): Promise<void> {
      const current = steps.at("inactive");
      const known = credentials;
      if (steps.task.isRunning() || !known || !current) return;
      steps.update({ ...current, mail: "sending", failure: undefined });
      const outcome = await steps.task.run(() => session.resendActivation(known));
      if (outcome) steps.update({ ...current, mail: outcome.ok ? "sent" : "none", failure: outcome.ok ? undefined : outcome.failure });
    },
  };
}
