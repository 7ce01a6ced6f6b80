import { useSignals } from "@preact/signals-react/runtime";
import type { RefObject } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { IdentityStep } from "#core/features/identity-page/identity-page.tsx";
import { Done, LinkPage } from "#core/features/link-page/link-page.tsx";
import { PageLink } from "#core/features/link-page/link-panel.tsx";
import { loginText } from "#core/features/link-page/link-panel.messages.ts";
import { privacyLink } from "#core/forms/form/forms.messages.ts";
import { tryAgainText } from "#core/ui/base/failure.messages.ts";
import { Button } from "#core/ui/base/button.tsx";
import type { definition } from "./email-change.element.ts";
import type { EmailChanged } from "./email-change.contract.ts";
import {
  alreadyHeading,
  beforeLabel,
  changedHeading,
  changedText,
  givenText,
  headingText,
  introText,
  nowLabel,
} from "./email-change.messages.ts";
import type { Model } from "./email-change.model.ts";
import type { EmailChangeState } from "./email-change-steps.model.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const state = model.state.value;
  const heading = options.heading ?? headingText();
  const page = { model, pathOf };
  const login = (
    <PageLink href={pathOf("login")} onGo={() => model.go("login")}>
      {loginText()}
    </PageLink>
  );
  return (
    <LinkPage {...page} state={state} heading={heading} deadEnd={login} announcer={announcer}>
      {(target) => (
        <>
          {state.step === "access" && <Access {...{ model, options, pathOf, target, heading, state }} />}
          {state.step === "form" && (
            <Done
              {...page}
              heading={state.repeated ? alreadyHeading() : changedHeading()}
              next="login"
              label={loginText()}
              details={state.changed && <AddressChange {...state.changed} />}
            >
              {state.message ?? changedText()}
            </Done>
          )}
        </>
      )}
    </LinkPage>
  );
}

/** Draws the email address before the change and the one that is in force now. */
function AddressChange({ before, now }: EmailChanged) {
  return (
    <dl className="change">
      <dt>{beforeLabel()}</dt>
      <dd>{before}</dd>
      <dt>{nowLabel()}</dt>
      <dd>
        <strong>{now}</strong>
      </dd>
    </dl>
  );
}

type AccessProps = Pick<ViewProps<Model, typeof definition>, "model" | "options" | "pathOf"> & {
  state: Extract<EmailChangeState, { step: "access" }>;
  target: RefObject<HTMLHeadingElement | null>;
  heading: string;
};

/** Draws the identity step. Where the visitor's identity is proven and only the change has failed, a button sends the change again. */
function Access({ model, options, pathOf, state, target, heading }: AccessProps) {
  const again = state.identified && (
    <Button icon="retry" onClick={() => void model.confirmAgain()}>
      {tryAgainText()}
    </Button>
  );
  return (
    <IdentityStep
      target={target}
      heading={heading}
      intro={introText()}
      given={
        <>
          {givenText()} <a href={pathOf("privacy")}>{privacyLink()}</a>.
        </>
      }
      app={options.identityApp}
      state={state}
      model={model}
      again={again}
    />
  );
}
