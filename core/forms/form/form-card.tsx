/** The shared view of the forms that are sent to the API with a captcha (`createFormModel`). A widget brings its fields and its texts. */
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
  /** Called after the model has emptied the form. */
  onEmptied?: () => void;
};

/**
 * Returns the fields of a form model. Field errors of the API's refusal are shown at their fields, and the fields are emptied when the
 * model says so.
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
  /** The result of `useModelForm`. */
  form: Pick<ReturnType<typeof useDigiForm<Fields>>, "revision" | "handleSubmit" | "mistakes">;
  /** Field name → its label, for the messages that the API sends about the field. */
  labels: Readonly<Record<string, string>>;
  /** Content above the box of a failure: the heading, and what the form is for. */
  head?: ReactNode;
  /** A message of the widget's own, in the place of the failure's box. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The text of the submit button: what happens next. */
  submit: string;
  /** The reason why the form cannot be sent yet. It comes before the captcha's own reason. */
  reason?: string | undefined;
  /** Draws the submit button together with others. Without this property the button is drawn alone. */
  renderActions?: (button: ReactNode) => ReactNode;
};

/**
 * Draws fields, captcha and button. Directly above the button is the one place that says why the form was not taken: a visitor who has
 * pressed the button looks there, and no field moves when the box comes or goes. The retry after a failure sends the present contents of
 * the fields.
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
  /** The announcer of the view. */
  announcer: Announcer;
  heading: string;
  /** The text under the heading: what the form is for. */
  intro: string;
  /** The text that says what happens next once the form is sent. The API's own message is shown above it. */
  sent: ReactNode;
  /** The text of the button that brings an empty form; default 'Send another'. */
  again?: string;
  /** Called when the visitor wants to send another form: the widget empties its model. */
  onAgain: () => void;
};

/** A widget that is one form. Once the form was taken, the API's message is shown in its place. */
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
  /** The surface on which 'again' was pressed: focus goes to the first field of the form, once the empty form is rendered again. */
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
