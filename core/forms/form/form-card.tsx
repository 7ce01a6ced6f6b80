/** What the forms share that go to the API with a captcha (`createFormModel`). A widget brings its fields and its words. */
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
  /** The model has emptied the form. */
  onEmptied?: () => void;
};

/** The fields of a form model: the API's refusal stands at them, and they are emptied when the model says so. */
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
  /** Holds the captcha and what became of the sending. */
  model: FormModel<Fields, Answer>;
  /** What `useModelForm` answered. */
  form: Pick<ReturnType<typeof useDigiForm<Fields>>, "revision" | "handleSubmit" | "mistakes">;
  /** Field name → its label, for what the API says about it. */
  labels: Readonly<Record<string, string>>;
  /** Above the box of a failure: the heading, and what the form is for. */
  head?: ReactNode;
  /** A message of the widget's own, where the box of a failure would stand. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** What stands on the button: what happens next. */
  submit: string;
  /** Why it cannot be sent yet, before the captcha's own reason. */
  reason?: string | undefined;
  /** Draws the button among others; without it, alone. */
  renderActions?: (button: ReactNode) => ReactNode;
};

/**
 * Fields, captcha and button, and above the button the one place where it is said why the form was not taken: whoever has pressed it
 * looks there, and no field moves when the box comes or goes. The retry of a failure sends what stands in the fields now.
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
  /** The view's own. */
  announcer: Announcer;
  heading: string;
  /** What the form is for, under the heading. */
  intro: string;
  /** What happens next, once it is sent; the API's own words stand above it. */
  sent: ReactNode;
  /** On the button that brings an empty form; default 'Send another'. */
  again?: string;
  /** The visitor wants to send another: the widget empties its model. */
  onAgain: () => void;
};

/** A widget that is one form; in its place, once it was taken, what the API said. */
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
  /** The surface on which 'again' was pressed: focus goes to the first field of the form, once it has come back empty. */
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
