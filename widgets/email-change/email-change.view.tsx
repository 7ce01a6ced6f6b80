import { useSignals } from "@preact/signals-react/runtime";
import { useRef, type RefObject } from "react";
import type { ViewProps } from "#core/element/room.ts";
import { IdentityStep } from "#core/forms/access-identity.tsx";
import { loginText } from "#core/forms/access-panel.messages.ts";
import { AccessFrame, NoAccess, PageLink, Panel, Waiting } from "#core/forms/access-panel.tsx";
import { privacyLink, tryAgainText } from "#core/forms/forms.messages.ts";
import { Button } from "#core/ui/button.tsx";
import { changedHeading, changedText, givenText, headingText, introText } from "./email-change.messages.ts";
import type { EmailChangeState, Model } from "./email-change.model.ts";

type Options = { heading?: string; identityApp?: string };

export function View({ model, options, announcer, pathOf }: ViewProps<Model, Options>) {
  useSignals();
  const current = model.state.value;
  const asked = model.asked.value;
  const target = useRef<HTMLHeadingElement>(null);
  const heading = options.heading ?? headingText();
  const home = { home: pathOf("home"), onHome: () => model.go("home") };
  return (
    <AccessFrame announcer={announcer} heading={heading} headingRef={target}>
      {current.step === "loading" && (
        <Waiting target={target} asked={asked} shape={["line", "line", "line", "field"]} patience={model.patience} {...home} />
      )}
      {current.step === "no-access" && (
        <NoAccess asked={asked} failure={current.failure} onRetry={() => void model.openAgain()} {...home} />
      )}
      {current.step === "access" && <Access {...{ model, options, pathOf, target, heading }} state={current} />}
      {current.step === "form" && (
        <Panel
          tone="success"
          level={3}
          asked={asked}
          heading={changedHeading()}
          actions={
            <PageLink href={pathOf("login")} onGo={() => model.go("login")}>
              {loginText()}
            </PageLink>
          }
        >
          <p>{current.message ?? changedText()}</p>
        </Panel>
      )}
    </AccessFrame>
  );
}

type AccessProps = Pick<ViewProps<Model, Options>, "model" | "options" | "pathOf"> & {
  state: Extract<EmailChangeState, { step: "access" }>;
  target: RefObject<HTMLHeadingElement | null>;
  heading: string;
};

/** Who is it? And where the answer is known and only the change itself failed: that once more. */
function Access({ model, options, pathOf, state, target, heading }: AccessProps) {
  const again = state.identified && <Button onClick={() => void model.confirmAgain()}>{tryAgainText()}</Button>;
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
