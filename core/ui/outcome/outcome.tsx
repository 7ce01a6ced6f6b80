import type { ReactNode } from "react";

type OutcomeProps = {
  /** True while the call is under way, where a field has sent it and not a button. */
  busy?: boolean;
  children?: ReactNode;
};

/**
 * Renders the result of an action, below its buttons. The space of a result is reserved while the action's call is under way for longer
 * than a moment, so that nothing below moves when a failure comes late. The call is known by `aria-busy` at the pressed button, which has
 * to be inside the element that contains this one, or by `busy`.
 */
export const Outcome = ({ busy, children }: OutcomeProps) => (
  <div className="ui-outcome" aria-busy={busy || undefined}>
    {children}
  </div>
);
