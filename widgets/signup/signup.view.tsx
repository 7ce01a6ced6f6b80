import { useSignals } from "@preact/signals-react/runtime";
import { isKnownIdentity } from "#core/domain/identity/problem.ts";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { IdentityStep } from "#core/features/identity-page/identity-page.tsx";
import { loginText } from "#core/features/link-page/link-panel.messages.ts";
import { LinkPage } from "#core/features/link-page/link-page.tsx";
import { PageLink, Panel } from "#core/features/link-page/link-panel.tsx";
import { privacyLink } from "#core/forms/form/forms.messages.ts";
import { RedirectNotice } from "#core/features/link-page/redirect-notice.tsx";
import type { definition } from "./signup.element.ts";
import { AccountForm } from "./account-form.view.tsx";
import {
  activationText,
  contactText,
  existsText,
  givenText,
  headingText,
  introText,
  sentHeading,
  sentText,
  sentToText,
} from "./signup.messages.ts";
import type { Model } from "./signup.model.ts";

export function View(props: ViewProps<Model, typeof definition>) {
  useSignals();
  const { model, options, announcer, pathOf } = props;
  const current = model.state.value;
  const heading = options.heading ?? headingText();
  const failure = current.step === "no-access" ? current.failure : undefined;
  const isKnown = failure && isKnownIdentity(failure);
  const [page, label] = failure?.code === "link_invalid" ? (["contact", contactText()] as const) : (["login", loginText()] as const);
  return (
    <LinkPage
      model={model}
      pathOf={pathOf}
      announcer={announcer}
      heading={heading}
      state={current}
      closedText={isKnown ? existsText() : undefined}
      deadEnd={
        <PageLink href={pathOf(page)} onGo={() => model.go(page)}>
          {label}
        </PageLink>
      }
    >
      {(target) => (
        <>
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
        </>
      )}
    </LinkPage>
  );
}

type SentProps = Pick<ViewProps<Model, typeof definition>, "model" | "pathOf"> & { email: string; children: string };

/** Draws the confirmation, and the instruction to open the activation mail, because the account cannot be used before. */
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
      <p>
        {sentToText()} <strong className="address">{email}</strong>
      </p>
      <p>{activationText()}</p>
    </Panel>
  );
}
