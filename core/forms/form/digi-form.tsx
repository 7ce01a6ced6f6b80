import type { ReactNode, SubmitEventHandler } from "react";
import { Form } from "#core/ui/fields/form.tsx";

type DigiFormProps<Fields> = {
  form: { revision: number; handleSubmit(onValid: (fields: Fields) => void): SubmitEventHandler<HTMLFormElement> };
  onValid: (fields: Fields) => void;
  /** Called each time that the focus enters the form. The captcha starts at the first call. */
  onFocus?: () => void;
  children: ReactNode;
};

/** Renders the form element of `useDigiForm`. */
export function DigiForm<Fields>({ form, onValid, onFocus, children }: DigiFormProps<Fields>) {
  return (
    <Form key={form.revision} onSubmit={form.handleSubmit(onValid)} onFocus={onFocus}>
      {children}
    </Form>
  );
}
