import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { isPassing } from "#core/base/errors/failure-cause.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./login.element.ts";
import { CodeStep } from "./code.view.tsx";
import { Credentials } from "./credentials.view.tsx";
import * as say from "./login.messages.ts";
import type { Model, StepProps } from "./login.model.ts";

export function View(props: ViewProps<Model, typeof definition>) {
  useSignals();
  const state = props.model.state.value;
  return (
    <Surface announcer={props.announcer} settled={state.step === "signed-in" && props.model.moves.value !== 0}>
      {state.step === "checking" && <Skeleton shape={["line", "line", "field", "field"]} />}
      {state.step === "credentials" && <Credentials {...props} state={state} />}
      {/* A new code renders a new form, because input for the previous code is useless. */}
      {state.step === "code" && <CodeStep {...props} state={state} key={state.sent.expiresAtMs} />}
      {state.step === "inactive" && <Inactive {...props} state={state} />}
      {state.step === "signed-in" && <SignedIn {...props} state={state} />}
    </Surface>
  );
}

/** Returns the ref of a heading that takes focus where the visitor's own action has led to this step. */
function useFocusedHeading(model: Model): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (model.moves.peek() > 0) heading.current?.focus();
  }, [model]);
  return heading;
}

function Inactive({ model, state, announcer }: StepProps<"inactive">) {
  const heading = useFocusedHeading(model);
  const { email, mail, failure } = state;
  const retry = (): void => {
    heading.current?.focus(); // The heading takes focus because the retry button is removed.
    void model.mailActivation();
  };
  useEffect(() => {
    if (mail === "sent") announcer.announce(say.activationSent());
  }, [mail, announcer]);
  return (
    <div className="ways">
      <Heading focusRef={heading}>{say.inactiveHeading()}</Heading>
      <p>{say.inactiveText(email)}</p>
      {mail === "sent" && <Alert tone="success" title={say.activationSent()} />}
      {failure && <FailurePanel failure={failure} onRetry={retry} takesFocus />}
      {/* After a temporary failure this button is left out, because the failure panel has the same button, once retrying is allowed. */}
      {!(failure && isPassing(failure)) && (
        <Button variant={mail === "sent" ? "secondary" : "primary"} busy={mail === "sending"} onClick={() => void model.mailActivation()}>
          {say.resendActivation()}
        </Button>
      )}
      <Button variant="quiet" onClick={model.otherEmail}>
        {say.otherEmail()}
      </Button>
    </div>
  );
}

function SignedIn({ model, state, announcer }: StepProps<"signed-in">) {
  const heading = useFocusedHeading(model);
  const { user, href, isLeaving, survivesReload } = state;
  const text = isLeaving ? say.leavingText() : say.signedInText(user.email);
  useEffect(() => announcer.announce(text), [text, announcer]);
  const goOn = (event: MouseEvent): void => {
    if (isLeaving || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    model.goOn();
  };
  return (
    <div className="ways">
      <Heading focusRef={heading}>{say.welcomeText(user.first_name)}</Heading>
      <p>{text}</p>
      {!survivesReload && <Alert tone="info" title={say.reloadTitle()} />}
      {href !== undefined && (
        <ButtonLink href={href} icon="arrow" onClick={goOn}>
          {say.goOnText()}
        </ButtonLink>
      )}
      {!isLeaving && (
        <Button variant="secondary" onClick={model.signOut}>
          {say.signOutText()}
        </Button>
      )}
    </div>
  );
}
