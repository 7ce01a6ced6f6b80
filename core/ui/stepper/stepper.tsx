import { Icon } from "#core/ui/base/icon.tsx";
import { stepText } from "./stepper.messages.ts";

type StepperProps = {
  /** Their names, in order. */
  steps: readonly string[];
  /** Which one is shown: its index. */
  current: number;
};

/** How far one is: in words, and drawn as bars or, where there is space, as names. It tells; it leads nowhere. */
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
