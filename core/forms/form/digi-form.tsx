import type { ReactNode, SubmitEventHandler } from "react";
import { Form } from "#core/ui/fields/form.tsx";

type DigiFormProps<Fields> = {
  /** The id by which a control outside the form element belongs to it. */
  id?: string;
  form: { revision: number; handleSubmit(onValid: (fields: Fields) => void): SubmitEventHandler<HTMLFormElement> };
  onValid: (fields: Fields) => void;
  /** Called each time that the focus enters the form. The captcha starts at the first call. */
  onFocus?: () => void;
  children: ReactNode;
};

/** Renders the form element of `useDigiForm`. */
export function DigiForm<Fields>({ id, form, onValid, onFocus, children }: DigiFormProps<Fields>) {
  return (
    <Form id={id} key={form.revision} onSubmit={form.handleSubmit(onValid)} onFocus={onFocus}>
      {children}
    </Form>
  );
}
