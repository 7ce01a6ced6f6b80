import { ErrorText, Hint, useControl, type FieldProps } from "#core/ui/fields/field.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { Spinner } from "#core/ui/base/spinner.tsx";
import { offText, onText } from "./toggle.messages.ts";

type ToggleProps = Omit<FieldProps, "optional"> & {
  isOn: boolean;
  /** Called with the new state. A switch has its effect at once; a choice that is sent later has to be a checkbox. */
  onToggle: (isOn: boolean) => void;
  /** True while the change is being sent. */
  busy?: boolean;
  disabled?: boolean;
  /** The reason why the switch is disabled; it replaces the hint. */
  reason?: string;
};

/** Renders a switch with its label. `isOn` is the state that is in force; the caller sets it when the change was accepted. */
export function Toggle({ label, hint, error, isOn, onToggle, busy, disabled, reason }: ToggleProps) {
  const shownHint = disabled ? (reason ?? hint) : hint;
  const { control, id, hintId, errorId } = useControl({ label, hint: shownHint, error, optional: true });
  return (
    <div className="ui-toggle" part="field">
      <label className="ui-label" part="label" htmlFor={id}>
        {label}
      </label>
      <button
        id={id}
        className="ui-switch"
        part="input"
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={control["aria-describedby"]}
        aria-busy={busy || undefined}
        // A busy switch is not `disabled`, because it would lose the focus of the visitor who has just pressed it.
        aria-disabled={busy || undefined}
        disabled={disabled}
        onClick={() => !busy && onToggle(!isOn)}
      >
        <span className="ui-switch-word" aria-hidden="true">
          {isOn ? onText() : offText()}
        </span>
        <span className="ui-switch-track">
          <span className="ui-switch-knob">{busy ? <Spinner /> : isOn && <Icon name="check" />}</span>
        </span>
      </button>
      <div className="ui-toggle-notes">
        <Hint id={hintId}>{shownHint}</Hint>
        <ErrorText id={errorId}>{error}</ErrorText>
      </div>
    </div>
  );
}
