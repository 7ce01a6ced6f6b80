import type { ReactNode } from "react";

type NamedButtonProps = {
  /** For whoever hears it alone; what is seen is in it. */
  name: string;
  /** What the model calls it as the place where focus goes. */
  focusName?: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** A quiet button whose words are the same in each row. */
export const NamedButton = ({ name, focusName, onClick, children }: NamedButtonProps) => (
  <button className="ui-button" data-variant="quiet" data-focus={focusName} part="button" type="button" aria-label={name} onClick={onClick}>
    {children}
  </button>
);
