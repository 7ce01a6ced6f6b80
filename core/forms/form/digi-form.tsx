import type { ReactNode, SubmitEventHandler } from "react";
import { Form } from "#core/ui/fields/form.tsx";

type DigiFormProps<Fields> = {
  form: { revision: number; handleSubmit(onValid: (fields: Fields) => void): SubmitEventHandler<HTMLFormElement> };
  onValid: (fields: Fields) => void;
  /** Called each time that focus enters the form, the first time included: the captcha starts then. */
  onFocus?: () => void;
  children: ReactNode;
};

/** The form element of `useDigiForm`. */
export function DigiForm<Fields>({ form, onValid, onFocus, children }: DigiFormProps<Fields>) {
  return (
    <Form key={form.revision} onSubmit={form.handleSubmit(onValid)} onFocus={onFocus}>
      {children}
    </Form>
  );
}
