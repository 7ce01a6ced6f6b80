import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { ConfirmationDialog } from "#core/ui/dialog/confirmation-dialog.tsx";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import type { BoosterChange } from "#widgets/my-digi/product-settings/booster.model.ts";
import type { Changes, Given } from "#widgets/my-digi/product-settings/product-settings.model.ts";
import * as say from "./booster.messages.ts";
import type { part } from "./booster.part.ts";

type QuestionProps = PartViewProps<undefined, typeof part> &
  Pick<Given, "area"> & {
    readonly changes: Pick<Changes, "booster">;
    /** Returns what a number of boosters costs a month, as text. */
    readonly priceOf: (quantity: number) => string;
  };

/**
 * Draws the dialog before a WiFi booster is ordered, or before one is cancelled (C-111). It stays open while the call is sent, and shows
 * why the call failed.
 */
export function View({ area, changes, priceOf }: QuestionProps) {
  useSignals();
  const state = changes.booster.state.value;
  const isOpen = state.kind !== "idle" && area.access.value === "open";
  const change = state.kind === "idle" ? undefined : state.change;
  const isOrder = change !== undefined && change.to > change.from;
  const confirm = (): void => void changes.booster.confirm();
  const failure = state.kind === "asking" ? state.failure : undefined;
  const problem = <Outcome>{failure && <FailurePanel failure={failure} takesFocus />}</Outcome>;
  return (
    <>
      <Dialog open={isOpen && isOrder} heading={say.wantHeading()} onClose={changes.booster.close}>
        {change && (
          <div className="ui-confirmation">
            <Summary change={change} priceOf={priceOf} />
            <Button busy={state.kind === "sending"} onClick={confirm}>
              {say.orderText()}
            </Button>
            <Button variant="quiet" onClick={changes.booster.close}>
              {say.notNowText()}
            </Button>
            {problem}
          </div>
        )}
      </Dialog>
      <ConfirmationDialog
        open={isOpen && !isOrder}
        heading={say.takeBackQuestion()}
        keepText={say.keepText()}
        confirmText={say.takeBackText()}
        busy={state.kind === "sending"}
        problem={problem}
        onKeep={changes.booster.close}
        onConfirm={confirm}
      >
        {say.takeBackConsequence(priceOf(change?.to ?? 0))}
      </ConfirmationDialog>
    </>
  );
}

type SummaryProps = { readonly change: BoosterChange; readonly priceOf: (quantity: number) => string };

/** Draws the facts of the ordered booster: what it is, what it costs today, each month and once, and how it can be cancelled. */
const Summary = ({ change: { from, to }, priceOf }: SummaryProps) => (
  <dl className="booster-facts">
    <dt>{say.whatLabel()}</dt>
    <dd>{say.whatText()}</dd>
    <dt>{say.nowLabel()}</dt>
    <dd>{priceOf(from)}</dd>
    <dt>{say.thenLabel()}</dt>
    <dd>
      <strong>{say.vatText(priceOf(to))}</strong>
    </dd>
    <dt>{say.onceLabel()}</dt>
    <dd>{priceOf(0)}</dd>
    <dt>{say.returnLabel()}</dt>
    <dd>{say.returnText()}</dd>
  </dl>
);
