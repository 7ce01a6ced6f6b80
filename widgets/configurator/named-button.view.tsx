import type { ReactNode } from "react";

type NamedButtonProps = {
  /**
   * The accessible name contains the visible text and says which row the button belongs to, because a screen reader may read the button
   * alone.
   */
  name: string;
  /** The name that the model uses to move focus to this button. */
  focusName?: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** Draws a quiet button whose visible text is the same in each row of a list. */
export const NamedButton = ({ name, focusName, onClick, children }: NamedButtonProps) => (
  <button className="ui-button" data-variant="quiet" data-focus={focusName} part="button" type="button" aria-label={name} onClick={onClick}>
    {children}
  </button>
);
