import { useSignals } from "@preact/signals-react/runtime";
import { useRef, useState } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import { PasswordField } from "#core/forms/light-dom/password-field.tsx";
import { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import { RedirectNotice } from "#core/features/link-page/redirect-notice.tsx";
import { hintsText, passwordMessage, repeatPasswordLabel } from "#core/forms/new-password/new-password.messages.ts";
import { PasswordHints } from "#core/forms/new-password/password-hints.tsx";
import { HiddenUsername } from "#core/forms/new-password/password-username.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { phaseOf, useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import * as say from "./change-password.messages.ts";
import { logoutSearch, type Given, type Model } from "./change-password.model.ts";
import type { part } from "./change-password.part.ts";
import { PasswordFields } from "./change-password.schema.ts";

type PasswordProps = PartViewProps<Model, typeof part> &
  Given & {
    /** The email address of the account, which password managers need to recognize the account. */
    readonly email: string;
    readonly onClose: () => void;
  };

/** Draws the fields for the old password, the new one and its repetition. After the change it draws the link to the login page (C-243). */
export function View(props: PasswordProps) {
  useSignals();
  const { model, pathOf } = props;
  const state = model.state.value;
  const box = useRef<HTMLDivElement>(null);
  useKeptHeight(box, () => phaseOf(model.state.value.status));
  return (
    <div ref={box}>
      {state.status === "sent" ? (
        <Alert
          tone="success"
          title={say.changedHeading()}
          lines={[state.message ?? say.changedText()]}
          takesFocus
          actions={
            <RedirectNotice redirect={model.redirect} href={withQuery(pathOf("login"), logoutSearch)}>
              {say.toLoginText()}
            </RedirectNotice>
          }
        />
      ) : (
        <PasswordForm {...props} />
      )}
    </div>
  );
}

function PasswordForm({ model, email, announcer, language, onClose }: PasswordProps) {
  useSignals();
  const state = model.state.value;
  const failure = state.status === "refused" ? state.failure : undefined;
  const reveal = useReveal();
  const [typed, setTyped] = useState("");
  const form = useDigiForm({
    struct: PasswordFields,
    announcer,
    failure,
    messagesOf: [say.missingText, passwordMessage],
    onValues: (values) => setTyped(String(values["password-new"] ?? "")),
  });
  const send = form.handleSubmit((fields) => {
    reveal.hide();
    void model.submit(fields);
  });
  return (
    <div className="change-password">
      <LightDomForm language={language} onSubmit={send} busy={state.status === "sending"}>
        <Heading level={3}>{say.headingText()}</Heading>
        <p>{say.introText()}</p>
        <HiddenUsername username={email} />
        <PasswordField label={say.oldPasswordLabel()} autoComplete="current-password" reveal={reveal} {...form.field("password-old")} />
        <PasswordField
          label={say.newPasswordLabel()}
          note={hintsText()}
          autoComplete="new-password"
          reveal={reveal}
          {...form.field("password-new")}
        >
          <PasswordHints password={typed} />
        </PasswordField>
        <PasswordField label={repeatPasswordLabel()} autoComplete="new-password" reveal={reveal} {...form.field("password-new-repeat")} />
        <ErrorSummary mistakes={form.mistakes} labels={labels()} />
        <div className="change-password-buttons">
          <LightDomSubmit>{say.saveText()}</LightDomSubmit>
          <Button variant="quiet" onClick={onClose}>
            {say.cancelText()}
          </Button>
        </div>
        <Outcome>{failure && <FormAlert failure={failure} labels={labels()} onRetry={() => send()} />}</Outcome>
      </LightDomForm>
    </div>
  );
}

const labels = (): Record<string, string> => ({
  "password-old": say.oldPasswordLabel(),
  "password-new": say.newPasswordLabel(),
  "password-new-repeat": repeatPasswordLabel(),
});
