import type { Failure } from "#core/services/api/outcome.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { FieldLink, labelledLine } from "./error-summary.tsx";
import { focusSubmit } from "./focus-field.ts";
import { invalidFieldsTitle } from "./forms.messages.ts";

type FormAlertProps = {
  failure: Failure;
  /**
   * The labels: field name → label, in the order in which the fields are rendered. A field without a label is listed last, by its raw name.
   */
  labels: Readonly<Record<string, string>>;
  /** The title where the API sent no message; it replaces 'Error!'. */
  wordless?: string;
  onRetry: () => void;
};

/**
 * Renders the warning box of a form that was not accepted: what happened, that the typed texts stay, and what the visitor can do. The box
 * takes the focus when it appears.
 */
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
  return <FieldLink name={name}>{labelledLine(label, message)}</FieldLink>;
}
