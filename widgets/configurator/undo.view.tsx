import { useSignals } from "@preact/signals-react/runtime";
import { titleOf } from "#core/offers/offers.rules.ts";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import type { Place } from "./mobile.model.ts";
import { NamedButton } from "./named-button.view.tsx";

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
