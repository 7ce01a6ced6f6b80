import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState, type RefObject } from "react";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import { passwordMessage, repeatPasswordLabel } from "#core/forms/new-password/new-password.messages.ts";
import { HiddenUsername } from "#core/forms/new-password/password-username.tsx";
import type { TvAccount } from "#core/domain/customer/product-lists.schema.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import type { DigiTv } from "#widgets/my-digi/digi-tv/digi-tv.model.ts";
import { NewPasswordFields } from "#widgets/my-digi/new-password-fields.view.tsx";
import { TvPasswordFields } from "#widgets/my-digi/tv-passwords.schema.ts";
import * as say from "./tv-password.messages.ts";
import type { part } from "./tv-password.part.ts";

type PasswordProps = PartViewProps<undefined, typeof part> & Pick<DigiTv, "password"> & { readonly account: Pick<TvAccount, "email"> };

/**
 * Draws the form for a new password of the Digi TV account (C-388). It is a part of its own, because few visits change the password, and
 * its fields are drawn outside the widget's elements, where password managers look.
 */
export function View({ password, account, announcer, language }: PasswordProps) {
  useSignals();
  const state = password.state.value;
  const failure = state.status === "refused" ? state.failure : undefined;
  const reveal = useReveal();
  const heading = useRef<HTMLHeadingElement>(null);
  const [kept] = useState(password.typed.read);
  const [typed, setTyped] = useState(kept["password"] ?? "");
  const form = useDigiForm({
    struct: TvPasswordFields,
    defaultValues: kept,
    announcer,
    failure,
    messagesOf: [say.missingNewText, passwordMessage],
    onValues: (values) => {
      password.typed.keep(values);
      setTyped(String(values["password"] ?? ""));
    },
  });
  const send = form.handleSubmit((fields) => {
    reveal.hide();
    void password.submit(fields);
  });
  useFocusOnOpening(heading, Object.keys(kept).length === 0);
  const labels = { password: say.newPasswordLabel(), "password-repeat": repeatPasswordLabel() };
  return (
    <div className="tv-password-form">
      <LightDomForm key={form.revision} language={language} onSubmit={send} busy={state.status === "sending"}>
        <h5 className="ui-heading" ref={heading} tabIndex={-1}>
          {say.passwordHeading()}
        </h5>
        <p>{say.passwordIntro()}</p>
        <HiddenUsername username={account.email} />
        <NewPasswordFields label={say.newPasswordLabel()} typed={typed} reveal={reveal} field={form.field} />
        <ErrorSummary mistakes={form.mistakes} labels={labels} />
        <div className="area-do">
          <LightDomSubmit>{say.savePasswordText()}</LightDomSubmit>
          <Button variant="quiet" onClick={password.close}>
            {say.cancelText()}
          </Button>
        </div>
        <Outcome>{failure && <FormAlert failure={failure} labels={labels} onRetry={() => send()} />}</Outcome>
      </LightDomForm>
    </div>
  );
}

/**
 * Moves the focus to the heading once the form takes the place of the button that has opened it. Where the files of the form were loaded
 * meanwhile and the visitor has gone to another element, the focus stays at that.
 */
function useFocusOnOpening(heading: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useEffect(() => {
    const { current } = heading;
    const focused = (current?.getRootNode() as ShadowRoot | undefined)?.activeElement;
    const isElsewhere = focused && !current?.closest(".tv-password")?.contains(focused);
    if (isEmpty && !isElsewhere) current?.focus();
  }, [heading, isEmpty]);
}
