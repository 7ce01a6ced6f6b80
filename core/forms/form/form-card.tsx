/** The view that all forms sent to the API with a captcha share (`createFormModel`). A widget adds its fields and its texts. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { Success } from "#core/ui/base/success.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { CaptchaControl } from "./captcha-control.tsx";
import { DigiForm } from "./digi-form.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { focusField } from "./focus-field.ts";
import { FormAlert } from "./form-alert.tsx";
import type { FormModel } from "./form.model.ts";
import { successText } from "./forms.messages.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useDigiForm, type FormOptions } from "./use-digi-form.ts";

type ModelFormOptions<Fields, Answer> = Omit<FormOptions<Fields>, "failure"> & {
  model: FormModel<Fields, Answer>;
  /** Called after the model has emptied the form, so that the widget can reset state of its own. */
  onEmptied?: () => void;
};

/**
 * Returns the bound fields of a form model. If the API refuses the form, its errors are shown at their fields; when the model is reset, the
 * fields are emptied.
 */
export function useModelForm<Fields extends object, Answer>({ model, onEmptied, ...options }: ModelFormOptions<Fields, Answer>) {
  useSignals();
  const current = model.state.value;
  const form = useDigiForm({ ...options, failure: current.status === "refused" ? current.failure : undefined });
  const emptied = model.resets.value;
  const empty = useEffectEvent((): void => {
    form.reset();
    onEmptied?.();
  });
  useEffect(() => {
    if (emptied > 0) empty();
  }, [emptied]);
  return form;
}

type ModelFormProps<Fields extends object, Answer> = {
  /** The model that holds the captcha and the state of the submission. */
  model: FormModel<Fields, Answer>;
  /** The form that `useModelForm` returned. */
  form: Pick<ReturnType<typeof useDigiForm<Fields>>, "revision" | "handleSubmit" | "mistakes">;
  /** The labels: field name → label, for the API's messages about fields. */
  labels: Readonly<Record<string, string>>;
  /** Content above the failure box: the heading, and the purpose of the form. */
  head?: ReactNode;
  /** A message of the widget's own, rendered in place of the failure box. */
  notice?: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
  /** The text of the submit button, which says what happens next. */
  submit: string;
  /** The reason why the form cannot be sent yet. It is shown in preference to the captcha's own reason. */
  reason?: string | undefined;
  /** Renders the submit button together with other buttons. Without this property the button is rendered alone. */
  renderActions?: (button: ReactNode) => ReactNode;
};

/**
 * Renders fields, captcha and submit button. The failure box is directly above the button: a visitor who has pressed the button looks
 * there, and no field moves when the box appears or disappears. Its retry sends what the fields contain by then.
 */
export function ModelForm<Fields extends object, Answer>(props: ModelFormProps<Fields, Answer>) {
  useSignals();
  const { model, form, renderActions = (button) => button } = props;
  const { captcha } = model;
  const line = useId();
  const current = model.state.value;
  const send = (fields: Fields): void => void model.submit(fields);
  const retry = (): void => form.handleSubmit(send)();
  return (
    <DigiForm form={form} onValid={send} onFocus={captcha.begin}>
      {props.head}
      {props.children}
      <ErrorSummary mistakes={form.mistakes} labels={props.labels} />
      {current.status === "refused" && <FormAlert failure={current.failure} labels={props.labels} onRetry={retry} />}
      {props.notice}
      <CaptchaControl captcha={captcha} id={line} />
      {renderActions(
        <SubmitButton captcha={captcha} line={line} reason={props.reason} busy={current.status === "sending"}>
          {props.submit}
        </SubmitButton>,
      )}
    </DigiForm>
  );
}

type FormCardProps<Fields extends object, Answer> = Omit<ModelFormProps<Fields, Answer>, "head"> & {
  /** The announcer of the view, which speaks to screen readers. */
  announcer: Announcer;
  heading: string;
  /** The text under the heading, about the purpose of the form. */
  intro: string;
  /** The text after the form was accepted, about what happens next. The API's own message is shown above it. */
  sent: ReactNode;
  /** The text of the button that opens an empty form again; 'Send another' by default. */
  again?: string;
  /** Called when the visitor wants to send another form, so that the widget resets its model. */
  onAgain: () => void;
};

/** Renders a widget that is one form. Once the API has accepted the form, its message replaces the form. */
export function FormCard<Fields extends object, Answer>({
  announcer,
  heading,
  intro,
  sent,
  again,
  onAgain,
  ...form
}: FormCardProps<Fields, Answer>) {
  useSignals();
  const current = form.model.state.value;
  const isSent = current.status === "sent";
  const { revision } = form.form;
  /** The card on which 'Send another' was pressed; the focus moves to the first field, once the empty form has been rendered. */
  const returnsOn = useRef<Element>(null);
  const focusFirst = useEffectEvent((): void => {
    if (returnsOn.current) focusField(returnsOn.current, Object.keys(form.labels)[0] ?? "");
    returnsOn.current = null;
  });
  useEffect(() => focusFirst(), [revision]);
  if (isSent) {
    const pressAgain = (event: MouseEvent): void => {
      returnsOn.current = event.currentTarget.closest(".ui-root");
      onAgain();
    };
    return (
      <Surface announcer={announcer} settled>
        <Success message={current.message ?? successText()} onAgain={pressAgain} againText={again}>
          {sent}
        </Success>
      </Surface>
    );
  }
  const head = (
    <>
      <Heading>{heading}</Heading>
      <p>{intro}</p>
    </>
  );
  return (
    <Surface announcer={announcer}>
      <ModelForm {...form} head={head} />
    </Surface>
  );
}
