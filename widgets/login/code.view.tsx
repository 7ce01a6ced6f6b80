import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { sentCodeMessage } from "#core/forms/one-time-code/one-time-code.messages.ts";
import { OneTimeCodeField } from "#core/forms/one-time-code/one-time-code.tsx";
import { tryAgainInText } from "#core/ui/base/failure.messages.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import * as say from "./login.messages.ts";
import type { Refusal, StepProps } from "./login.model.ts";
import { CodeFields } from "./login.schema.ts";

/** Draws step two of the login, the one-time code (P-026). */
export function CodeStep({ model, state, announcer, language }: StepProps<"code">) {
  useSignals();
  const { sent, isAnother, busy, failure, isUnsent, isSpent } = state;
  const waitSeconds = model.waitSeconds.value;
  const form = useDigiForm({
    struct: CodeFields,
    announcer,
    failure,
    onValues: model.onTyping,
    messagesOf: [sentCodeMessage],
  });
  const send = form.handleSubmit(({ code }) => void model.verify(code));
  const field = form.field("code");
  const error = failure && codeError(failure, sent.attemptsLeft);
  useEffect(() => {
    if (error !== undefined) announcer.announce(error);
  }, [error, failure, announcer]);
  useEffect(() => {
    if (isAnother) announcer.announce(say.newCodeSent());
  }, [isAnother, announcer]);

  return (
    <>
      <LightDomForm language={language} onSubmit={send} busy={busy === "verifying"} reason={isSpent ? say.newCodeFirst() : undefined}>
        <Heading>{say.codeHeading()}</Heading>
        {isAnother && !isSpent && <Alert tone="info" title={say.newCodeSent()} />}
        <OneTimeCodeField
          label={say.codeLabel()}
          hint={sent.channel === "sms" ? say.sentBySms(sent.destination) : say.sentByMail(sent.destination)}
          readOnly={busy !== undefined || isSpent}
          takesFocus={model.moves.value || undefined}
          {...field}
          error={error ?? field.error}
        >
          {!isSpent && (
            <p className="ui-quiet-text">
              {say.codeLife(model.minutesLeft.value)} {error === undefined && say.triesText(sent.attemptsLeft)}
            </p>
          )}
        </OneTimeCodeField>
        {failure && error === undefined && (
          <>
            {isUnsent ? (
              // The alert offers no retry, because the button that requests another code is below it, with the time until it can be
              // pressed.
              <FailurePanel failure={failure} mayRetry={false} takesFocus />
            ) : (
              <FormAlert failure={failure} labels={{ code: say.codeLabel() }} onRetry={() => send()} />
            )}
          </>
        )}
        <LightDomSubmit>{say.codeSubmit()}</LightDomSubmit>
      </LightDomForm>
      <OtherWays model={model} busy={busy === "sending"} waitSeconds={waitSeconds} isSpent={isSpent} />
    </>
  );
}

type OtherWaysProps = Pick<StepProps<"code">, "model"> &
  Pick<StepProps<"code">["state"], "isSpent"> & { busy: boolean; waitSeconds: number };

/** Draws the buttons that request another code and that restart the login with another email address. */
function OtherWays({ model, busy, waitSeconds, isSpent }: OtherWaysProps) {
  const reason = waitSeconds > 0 ? tryAgainInText(waitSeconds) : undefined;
  return (
    <div className="ways">
      <Button
        variant={isSpent ? "primary" : "secondary"}
        busy={busy}
        disabled={reason !== undefined}
        reason={reason}
        onClick={() => void model.resend()}
      >
        {say.resendText()}
      </Button>
      <Button variant="quiet" onClick={model.otherEmail}>
        {say.otherEmail()}
      </Button>
    </div>
  );
}

/** Returns the error about the code itself, which is shown at the code's field; undefined for any other failure. */
function codeError({ code }: Refusal, attemptsLeft: number): string | undefined {
  switch (code) {
    case "code_wrong":
      return say.codeWrong(attemptsLeft);
    case "code_expired":
      return say.codeExpired();
    case "code_burnt":
      return say.codeBurnt();
    default:
      return undefined;
  }
}
