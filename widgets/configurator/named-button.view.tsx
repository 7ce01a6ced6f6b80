import type { ReactNode } from "react";

type NamedButtonProps = {
  /** The accessible name, for a visitor who hears the button alone; it contains the visible text. */
  name: string;
  /** The name by which the model moves focus to this button. */
  focusName?: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** Draws a quiet button whose words are the same in each row. */
export const NamedButton = ({ name, focusName, onClick, children }: NamedButtonProps) => (
  <button className="ui-button" data-variant="quiet" data-focus={focusName} part="button" type="button" aria-label={name} onClick={onClick}>
    {children}
  </button>
);
