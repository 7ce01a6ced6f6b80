import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useId, useRef } from "react";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { tryAgainInText } from "#core/ui/base/failure.messages.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { ContactFirst, missingContact, type SendFailure } from "./contact-first.view.tsx";
import * as say from "./esim.messages.ts";
import { EsimCheckFields } from "./esim.schema.ts";
import type { StateOf } from "./run-steps.model.ts";
import { useStepHeading, type StepProps } from "./step.view.tsx";

type CodeProps = StepProps<"code">;

/** Draws step two: the field for the code of the text message, and the button that requests another code (C-246, C-342). */
export function CodeStep(props: CodeProps) {
  const heading = useStepHeading(props);
  return (
    <>
      <Heading level={4} focusRef={heading}>
        {say.codeHeading()}
      </Heading>
      {/* Another code begins an empty field, because the one that was typed is of no use any more. */}
      <CodeForm key={props.state.pass.sign} {...props} />
    </>
  );
}

function CodeForm({ run, state, announcer, pathOf }: CodeProps) {
  useSignals();
  const { failure, isAnother, isSpent, isUnsent, busy } = state;
  const lifeId = useId();
  const form = useDigiForm({
    struct: EsimCheckFields,
    announcer,
    failure,
    onValues: run.forgetFailure,
    messagesOf: [say.codeMessage],
  });
  const check = (fields: EsimCheckFields): void => void run.check(fields["verify-code"]);
  const field = form.field("verify-code");
  const error = failure && codeError(state);
  const box = useCodeFocus({ error, failure, isAnother, announcer });
  return (
    <DigiForm form={form} onValid={check}>
      <div className="esim-code" ref={box}>
        <TextField
          label={say.codeLabel()}
          hint={
            <>
              {say.sentText(state.destination)}{" "}
              <span className="esim-life" id={lifeId}>
                {isSpent ? say.newCodeFirst() : `${say.codeLife(run.minutesLeft.value)} ${say.attemptsText(state.attemptsLeft)}`}
              </span>
            </>
          }
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={busy !== undefined || isSpent}
          {...field}
          error={error ?? field.error}
        />
      </div>
      {/* The button of a useless code is not disabled, so that it keeps the focus; it says what it waits for. */}
      <Button type="submit" busy={busy === "checking"} waitsFor={isSpent ? lifeId : undefined}>
        {say.checkText()}
      </Button>
      <Resend run={run} state={state} />
      {/* The box of a failure comes late, so that it is below everything that it could move. */}
      {failure && isUnsent && <Unsent failure={failure} pathOf={pathOf} />}
      {failure && !isUnsent && error === undefined && (
        <FormAlert failure={failure} labels={{ "verify-code": say.codeLabel() }} onRetry={() => form.handleSubmit(check)()} />
      )}
    </DigiForm>
  );
}

/** Draws why another code was not sent. The contact number may have been removed, or become the line's own number, since the last one. */
function Unsent({ failure, pathOf }: Pick<CodeProps, "pathOf"> & { readonly failure: SendFailure }) {
  const contactSentence = missingContact(failure);
  if (contactSentence !== undefined) return <ContactFirst sentence={contactSentence} pathOf={pathOf} />;
  return <FailurePanel failure={failure} mayRetry={false} takesFocus />;
}

type CodeFocus = Pick<StateOf<"code">, "failure" | "isAnother"> & { error: string | undefined; announcer: CodeProps["announcer"] };

/**
 * Returns the ref of the box around the code's field. The field takes the focus when another code was sent and when an error appears; both
 * are announced to screen readers.
 */
function useCodeFocus({ error, failure, isAnother, announcer }: CodeFocus) {
  const box = useRef<HTMLDivElement>(null);
  const focus = (): void => focusControl(box.current?.querySelector("input"));
  useEffect(() => {
    if (!isAnother) return;
    announcer.announce(say.newCodeSent());
    focus();
  }, [isAnother, announcer]);
  useEffect(() => {
    if (error === undefined) return;
    announcer.announce(error);
    focus();
  }, [error, failure, announcer]);
  return box;
}

/** Draws the button that requests another code, with the time until it can be pressed. */
function Resend({ run, state: { busy, isSpent } }: Pick<CodeProps, "run" | "state">) {
  useSignals();
  const waitSeconds = run.waitSeconds.value;
  const reason = waitSeconds > 0 ? tryAgainInText(waitSeconds) : undefined;
  return (
    <div className="esim-resend">
      <Button
        variant={isSpent ? "primary" : "secondary"}
        busy={busy === "sending"}
        disabled={reason !== undefined}
        reason={reason}
        onClick={() => void run.resend()}
      >
        {say.resendText()}
      </Button>
    </div>
  );
}

/** Returns the error about the code itself, which is shown at its field; undefined for any other failure. */
function codeError({ failure, attemptsLeft }: StateOf<"code">): string | undefined {
  switch (failure?.code) {
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
