import { useSignals } from "@preact/signals-react/runtime";
import { useRef, useState } from "react";
import { withQuery } from "#core/base/values/page-link.ts";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { emailLabel } from "#core/forms/form/forms.messages.ts";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { LightDomField } from "#core/forms/light-dom/light-dom-field.tsx";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import { choosePasswordText, passwordMessage, repeatPasswordLabel } from "#core/forms/new-password/new-password.messages.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import type { View as Devices } from "#widgets/my-digi/digi-tv/digi-tv.view.tsx";
import { useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { NewPasswordFields } from "#widgets/my-digi/new-password-fields.view.tsx";
import { missingText } from "#widgets/my-digi/tv-passwords.messages.ts";
import type { View as WayOn } from "#widgets/my-digi/way-on/way-on.view.tsx";
import * as say from "./tv-activation.messages.ts";
import type { Given, Model } from "./tv-activation.model.ts";
import type { part } from "./tv-activation.part.ts";
import { ActivationFields } from "./tv-activation.schema.ts";

type ActivationProps = PartViewProps<Model, typeof part> & Given;

/** Draws the form that activates Digi TV. After the activation it draws the message, with a link to the devices (C-242, C-389). */
export function View(props: ActivationProps) {
  const { activation } = props.model;
  const box = useRef<HTMLDivElement>(null);
  useKeptHeight(box, () => {
    const state = activation().state.value;
    if (state.status === "sending") return "sending";
    return state.status === "sent" || isActiveAlready(state) ? "done" : "none";
  });
  return (
    <div ref={box}>
      <Activation {...props} />
    </div>
  );
}

type ActivationState = ReturnType<Model["activation"]>["state"]["value"];

const isActiveAlready = (state: ActivationState): boolean => state.status === "refused" && state.failure.code === "already_done";

function Activation(props: ActivationProps) {
  useSignals();
  const { model, page, pathOf, onActivated } = props;
  const activation = model.activation();
  const state = activation.state.value;
  const address = page["address-id"];
  const href = withQuery(pathOf("my-products-digi-tv"), address === null ? "" : `?address-id=${encodeURIComponent(address)}`);
  if (state.status === "sent")
    return (
      <Alert
        tone="success"
        title={state.message ?? say.activatedText()}
        takesFocus
        actions={
          <Part<typeof WayOn>
            name="way-on"
            to="my-products-digi-tv"
            text={say.toDevicesText()}
            lines={[
              <a key="on" href={href}>
                {say.toDevicesText()}
              </a>,
            ]}
            onGo={onActivated}
            {...{ href }}
          />
        }
      />
    );
  if (state.status === "refused" && state.failure.code === "already_done")
    return (
      <Alert
        tone="info"
        title={state.failure.message ?? say.alreadyActiveText()}
        lines={[say.otherPasswordText()]}
        takesFocus
        actions={<Button onClick={onActivated}>{say.toDevicesText()}</Button>}
      />
    );
  return <ActivationForm {...props} />;
}

function ActivationForm({ model, area, announcer, language }: ActivationProps) {
  useSignals();
  const activation = model.activation();
  const state = activation.state.value;
  const failure = state.status === "refused" ? state.failure : undefined;
  const reveal = useReveal();
  const [kept] = useState(activation.typed.read);
  const [password, setPassword] = useState(kept["password"] ?? "");
  const form = useDigiForm({
    struct: ActivationFields,
    defaultValues: { email: area.customer.peek()?.email ?? "", ...kept },
    announcer,
    failure,
    messagesOf: [missingText, passwordMessage],
    onValues: (values) => {
      activation.typed.keep(values);
      setPassword(String(values["password"] ?? ""));
    },
  });
  const send = form.handleSubmit((fields) => {
    reveal.hide();
    void activation.submit(fields);
  });
  const labels = { email: emailLabel(), password: choosePasswordText(), "password-repeat": repeatPasswordLabel() };
  return (
    <div className="tv-activation">
      <LightDomForm key={form.revision} language={language} onSubmit={send} busy={state.status === "sending"}>
        <Heading level={4}>{say.activationHeading()}</Heading>
        <LightDomField label={emailLabel()} hint={say.emailHint()} type="email" autoComplete="username" {...form.field("email")} />
        <NewPasswordFields label={choosePasswordText()} typed={password} reveal={reveal} field={form.field} />
        <ErrorSummary mistakes={form.mistakes} labels={labels} />
        {/* The message leads to the devices, which are there by then. */}
        <PartIntent<typeof WayOn> name="way-on">
          <PartIntent<typeof Devices> name="digi-tv">
            <LightDomSubmit>{say.activateText()}</LightDomSubmit>
          </PartIntent>
        </PartIntent>
        <Outcome>{failure && <FormAlert failure={failure} labels={labels} onRetry={() => send()} />}</Outcome>
      </LightDomForm>
    </div>
  );
}
