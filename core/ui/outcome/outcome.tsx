import type { ReactNode } from "react";

/**
 * Renders the result of an action, below its buttons. The space of a result is reserved while the action's call is under way for longer
 * than a moment, so that nothing below moves when a failure comes late. The call is known by `aria-busy` at the pressed button, which has
 * to be inside the element that contains this one.
 */
export const Outcome = ({ children }: { children?: ReactNode }) => <div className="ui-outcome">{children}</div>;
