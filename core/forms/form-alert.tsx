import type { Failure } from "#core/api/outcome.ts";
import { Alert } from "#core/ui/alert.tsx";
import { Button } from "#core/ui/button.tsx";
import { focusField } from "./focus-field.ts";
import { failureTitle, invalidFieldsTitle, nothingLostText, tryAgainInText, tryAgainText } from "./forms.messages.ts";

type FormAlertProps = {
  failure: Failure;
  /** Field name → its label. A key that is not here is shown as it is. */
  labels: Readonly<Record<string, string>>;
  onRetry: () => void;
};

/** The warning box of a form that was not taken: what happened, what is kept, what helps. Takes focus when it appears. */
export function FormAlert({ failure, labels, onRetry }: FormAlertProps) {
  const fields = Object.entries(failure.fieldErrors ?? {});
  const isRetryable = mayHelp(failure);
  const lines = [
    ...fields.map(([name, message]) => <FieldLine key={name} name={name} label={labels[name]} message={message} />),
    isRetryable && failure.retryAfterSeconds ? tryAgainInText(failure.retryAfterSeconds) : undefined,
    fields.length === 0 ? nothingLostText() : undefined,
  ].filter((line) => line !== undefined);
  const retry = isRetryable && (
    <Button variant="secondary" onClick={onRetry}>
      {tryAgainText()}
    </Button>
  );
  const title = fields.length > 0 && failure.message === undefined ? invalidFieldsTitle() : failureTitle(failure);
  return <Alert tone="warning" title={title} lines={lines} actions={retry} takesFocus />;
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

/** The same request may fare better a little later. */
export const mayHelp = ({ code, httpStatus = 0 }: Failure): boolean =>
  code === "network.offline" ||
  code === "network.unreachable" ||
  code === "network.timeout" ||
  code === "response.invalid" ||
  code === "rate_limited" ||
  httpStatus >= 500;
