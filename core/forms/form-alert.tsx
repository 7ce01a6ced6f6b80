import type { MouseEventHandler } from "react";
import type { Failure } from "#core/api/outcome.ts";
import { nothingLostText } from "#core/ui/failure.messages.ts";
import { FailurePanel } from "#core/ui/failure-panel.tsx";
import { focusField } from "./focus-field.ts";
import { invalidFieldsTitle } from "./forms.messages.ts";

type FormAlertProps = {
  failure: Failure;
  /** Field name → its label. A key that is not here is shown as it is. */
  labels: Readonly<Record<string, string>>;
  onRetry: MouseEventHandler<HTMLButtonElement>;
};

/** The warning box of a form that was not taken: what happened, what is kept, what helps. Takes focus when it appears. */
export function FormAlert({ failure, labels, onRetry }: FormAlertProps) {
  const fields = Object.entries(failure.fieldErrors ?? {});
  const lines = fields.map(([name, message]) => <FieldLine key={name} name={name} label={labels[name]} message={message} />);
  return (
    <FailurePanel
      failure={failure}
      title={fields.length > 0 && failure.message === undefined ? invalidFieldsTitle() : undefined}
      lines={fields.length > 0 ? lines : [nothingLostText()]}
      onRetry={onRetry}
      takesFocus
    />
  );
}

function FieldLine({ name, label, message }: { name: string; label: string | undefined; message: string }) {
  if (label === undefined) return `${name}: ${message}`;
  return (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault(); // the field is in a shadow root, out of a fragment's reach
        focusField(event.currentTarget, name);
      }}
    >
      {label}: {message}
    </a>
  );
}
