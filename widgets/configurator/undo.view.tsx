import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { titleOf } from "#core/offers/offers.rules.ts";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import type { Place } from "./mobile.model.ts";

/** Where something was removed: what it was, and the way to take that back. It goes with the next change. */
export function Undo({ model: { mobile }, place }: { model: Model; place: Place }) {
  useSignals();
  const removed = mobile.removed.value;
  if (removed?.place !== place) return null;
  return (
    <div className="builder-undo">
      <p>{say.removedText(say.lineName(titleOf(removed.line), removed.line.phone))}</p>
      <NamedButton name={say.undoText()} focusName="undo" onClick={mobile.undo}>
        {say.undoText()}
      </NamedButton>
    </div>
  );
}

type NamedButtonProps = {
  /** For whoever hears it alone; begins with what is seen. */
  name: string;
  /** What the model calls it as the place where focus goes. */
  focusName?: string;
  onClick: () => void;
  children: ReactNode;
};

/** A quiet button whose words are the same in each row. */
export const NamedButton = ({ name, focusName, onClick, children }: NamedButtonProps) => (
  <button className="ui-button" data-variant="quiet" data-focus={focusName} part="button" type="button" aria-label={name} onClick={onClick}>
    {children}
  </button>
);
