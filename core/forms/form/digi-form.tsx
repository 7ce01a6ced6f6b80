import type { ReactNode, SubmitEventHandler } from "react";
import { Form } from "#core/ui/fields/form.tsx";

type DigiFormProps<Fields> = {
  form: { revision: number; handleSubmit(onValid: (fields: Fields) => void): SubmitEventHandler<HTMLFormElement> };
  onValid: (fields: Fields) => void;
  /** The first time that focus enters, and each time after: where the captcha starts. */
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
