import { signal } from "@preact/signals-core";
import type { Outcome } from "#core/services/api/outcome.ts";
import { CaptchaModel } from "#core/services/captcha/captcha.model.ts";
import { nextToken } from "#core/forms/form/form.model.ts";
import type { CodeSent } from "#core/services/session/session.ts";
import { shownFailure, type LoginPorts, type LoginSteps } from "./login-steps.model.ts";
import type { CredentialFields } from "./login.schema.ts";

type Next = {
  readonly onCodeSent: (sent: CodeSent) => void;
  readonly onInactive: (fields: CredentialFields) => void;
};

/** Creates step one of the login: email and password, with a captcha after the API has asked for one. */
export function createCredentialsStep({ session, emit, ...ports }: LoginPorts, { task, update }: LoginSteps, next: Next) {
  const captcha = new CaptchaModel(ports.captcha);
  const needsCaptcha = signal(false);
  /** The email address with which the field is prefilled when step one is shown again. */
  const email = signal("");

  /** Sends the credentials and, where they are right, requests the code at once (P-114). */
  const logIn = async (fields: CredentialFields, abort: AbortSignal): Promise<Outcome<CodeSent>> => {
    const hadCaptcha = needsCaptcha.peek();
    const recaptcha = hadCaptcha ? await nextToken(captcha) : undefined;
    if (abort.aborted) return { ok: false, failure: { code: "network.aborted" } };
    const outcome = await session.begin({ ...fields, ...(recaptcha !== undefined && { recaptcha }) }, abort);
    if (recaptcha !== undefined && (outcome.ok || outcome.failure.code !== "network.offline")) captcha.renew();
    if (outcome.ok) return session.sendCode(abort);
    if (outcome.failure.code !== "captcha_required") return outcome;
    needsCaptcha.value = true;
    // A captcha that needs no action of the visitor is solved at once, and the credentials are sent again, so that the visitor need not
    // press the button twice.
    if (!hadCaptcha && ports.captcha.secure && !ports.captcha.needsHand) return logIn(fields, abort);
    captcha.begin();
    return outcome;
  };

  return {
    email,
    captcha,
    needsCaptcha,
    async submit(fields: CredentialFields): Promise<void> {
      if (task.isRunning() || (needsCaptcha.peek() && !captcha.want())) return;
      if (!emit("digi-submit", { form: "login", fields: { username: fields.username } })) return;
      email.value = fields.username;
      update({ step: "credentials", isBusy: true });
      const outcome = await task.run((abort) => logIn(fields, abort));
      if (!outcome) return;
      if (outcome.ok) next.onCodeSent(outcome.value);
      else if (outcome.failure.code === "not_activated") next.onInactive(fields);
      else update({ step: "credentials", isBusy: false, failure: shownFailure(outcome.failure) });
    },
  };
}
