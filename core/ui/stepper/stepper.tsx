import { Icon } from "#core/ui/base/icon.tsx";
import { partText, stepText } from "./stepper.messages.ts";

type StepperProps = {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The index of the step that is shown. */
  current: number;
  /** The screen of the step that is shown, counted from 1. It fills the step's bar as far as the visitor has come. */
  screen?: number;
  /** The number of screens that the current step has. */
  screens?: number;
};

/**
 * Shows the visitor's progress through several steps: as a text, and as bars or, where they fit, the names of the steps with a line from
 * one to the next. A step of several screens fills screen by screen. The steps are not links.
 */
export function Stepper({ steps, current, screen = 1, screens = 1 }: StepperProps) {
  return (
    <div className="ui-stepper">
      <p>
        {stepText(current + 1, steps.length)} <strong>{steps[current]}</strong>
        {screens > 1 && <span className="ui-hidden">{partText(screen, screens)}</span>}
      </p>
      <ol aria-hidden="true">
        {steps.map((name, index) => (
          <li key={name} data-state={index < current ? "done" : index === current ? "current" : "ahead"}>
            <span className="ui-step-mark">{index < current ? <Icon name="check" /> : index + 1}</span>
            <span className="ui-step-name">{name}</span>
            <span className="ui-step-bar">
              {index === current && numbersTo(screens).map((part) => <span key={part} data-filled={part <= screen || undefined} />)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const numbersTo = (last: number): number[] => [...Array(last)].map((_, index) => index + 1);
