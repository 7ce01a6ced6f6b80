import type { Failure } from "#core/services/api/outcome.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { FieldLink } from "./error-summary.tsx";
import { focusSubmit } from "./focus-field.ts";
import { fieldLine, invalidFieldsTitle } from "./forms.messages.ts";

type FormAlertProps = {
  failure: Failure;
  /** Field name → its label, in the order in which the fields are displayed. A field without a label is shown last, by its raw name. */
  labels: Readonly<Record<string, string>>;
  /** The title where the API sent no message, in place of 'Error!'. */
  wordless?: string;
  onRetry: () => void;
};

/** The warning box of a form that was not taken: what happened, what is kept, what helps. Takes focus when it appears. */
export function FormAlert({ failure, labels, wordless, onRetry }: FormAlertProps) {
  const order = Object.keys(labels).toReversed();
  const fields = Object.entries(failure.fieldErrors ?? {}).sort(([one], [other]) => order.indexOf(other) - order.indexOf(one));
  const lines = fields.map(([name, message]) => <FieldLine key={name} name={name} label={labels[name]} message={message} />);
  return (
    <FailurePanel
      failure={failure}
      title={fields.length > 0 && failure.message === undefined ? invalidFieldsTitle() : undefined}
      wordless={wordless}
      lines={lines}
      isKept={lines.length === 0}
      onRetry={({ currentTarget }) => {
        focusSubmit(currentTarget);
        onRetry();
      }}
      takesFocus
    />
  );
}

function FieldLine({ name, label, message }: { name: string; label: string | undefined; message: string }) {
  if (label === undefined) return `${name}: ${message}`;
  return <FieldLink name={name}>{fieldLine(label, message)}</FieldLink>;
}
