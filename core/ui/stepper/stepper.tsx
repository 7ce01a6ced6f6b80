import { Icon } from "#core/ui/base/icon.tsx";
import { stepText } from "./stepper.messages.ts";

type StepperProps = {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The index of the step that is shown. */
  current: number;
};

/**
 * Shows the visitor's progress through several steps: as a text, and as bars or, where they fit, the names of the steps. The steps are not
 * links.
 */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <div className="ui-stepper">
      <p>
        {stepText(current + 1, steps.length)} <strong>{steps[current]}</strong>
      </p>
      <ol aria-hidden="true">
        {steps.map((name, index) => (
          <li key={name} data-state={index < current ? "done" : index === current ? "current" : "ahead"}>
            <span className="ui-step-mark">{index < current ? <Icon name="check" /> : index + 1}</span>
            <span className="ui-step-name">{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
