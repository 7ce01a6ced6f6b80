import { useSignals } from "@preact/signals-react/runtime";
import { useRef } from "react";
import { isKnownIdentity } from "#core/identity/problem.ts";
import type { ViewProps } from "#core/element/room.ts";
import { IdentityStep } from "#core/identity-page/identity-page.tsx";
import { loginText } from "#core/link-page/link-panel.messages.ts";
import { LinkFrame, NoAccess, PageLink, Panel, Waiting } from "#core/link-page/link-panel.tsx";
import { privacyLink } from "#core/forms/forms.messages.ts";
import { RedirectNotice } from "#core/link-page/redirect-notice.tsx";
import type { door } from "./signup.element.ts";
import { AccountForm } from "./account-form.view.tsx";
import { activationText, contactText, existsText, givenText, headingText, introText, sentHeading, sentText } from "./signup.messages.ts";
import type { Model } from "./signup.model.ts";

export function View(props: ViewProps<Model, typeof door>) {
  useSignals();
  const { model, options, announcer, pathOf } = props;
  const current = model.state.value;
  const hasActed = model.hasActed.value;
  const target = useRef<HTMLHeadingElement>(null);
  const heading = options.heading ?? headingText();
  const home = { home: pathOf("home"), onHome: () => model.go("home") };
  const login = (
    <PageLink href={pathOf("login")} onGo={() => model.go("login")}>
      {loginText()}
    </PageLink>
  );
  const contact = (
    <PageLink href={pathOf("contact")} onGo={() => model.go("contact")}>
      {contactText()}
    </PageLink>
  );
  return (
    <LinkFrame announcer={announcer} heading={heading} headingRef={target}>
      {current.step === "loading" && (
        <Waiting target={target} hasActed={hasActed} shape={["line", "line", "line", "field"]} slowNotice={model.slowNotice} {...home} />
      )}
      {current.step === "no-access" && (
        <NoAccess
          hasActed={hasActed}
          failure={current.failure}
          onRetry={() => void model.openAgain()}
          {...(current.failure?.code === "link_used" && { action: login })}
          {...(current.failure?.code === "link_invalid" && { action: contact })}
          {...(current.failure && isKnownIdentity(current.failure) && { words: existsText(), action: login })}
          {...home}
        />
      )}
      {current.step === "access" && (
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
          state={current}
          model={model}
        />
      )}
      {current.step === "form" && !current.sent && <AccountForm {...props} state={current} target={target} />}
      {current.step === "form" && current.sent && (
        <Sent model={model} pathOf={pathOf} email={current.email}>
          {current.message ?? sentText()}
        </Sent>
      )}
    </LinkFrame>
  );
}

type SentProps = Pick<ViewProps<Model, typeof door>, "model" | "pathOf"> & { email: string; children: string };

/** What is done, and what is to be done now: the account is of no use before. */
function Sent({ model, pathOf, email, children }: SentProps) {
  useSignals();
  return (
    <Panel
      tone="success"
      heading={sentHeading()}
      hasActed={model.hasActed.value}
      actions={
        <RedirectNotice redirect={model.redirect} href={pathOf("login")}>
          {loginText()}
        </RedirectNotice>
      }
    >
      <p>{children}</p>
      <p>{activationText(email)}</p>
    </Panel>
  );
}
