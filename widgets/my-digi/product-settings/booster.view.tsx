import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { ConfirmationDialog } from "#core/ui/dialog/confirmation-dialog.tsx";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import { formatMoney } from "#core/base/values/money.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import * as say from "./booster.messages.ts";
import type { BoosterChange, BoosterState } from "./booster.model.ts";
import { monthlyOf, nextPrice, type Boosters as BoosterData } from "./booster.rules.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Changes, Given } from "./product-settings.model.ts";

type BoosterProps = Pick<Given, "area"> & {
  readonly changes: Pick<Changes, "booster">;
  readonly language: Language;
  readonly booster: BoosterData;
};

/** Draws how many WiFi boosters there are, what the next one costs, and how to order one and take one back (C-111). */
export function Boosters(props: BoosterProps) {
  useSignals();
  const { changes, language, booster } = props;
  const { quantity } = booster;
  const state = changes.booster.state.value;
  const next = nextPrice(booster);
  useEffect(() => changes.booster.check(quantity), [changes, quantity]);
  return (
    <AreaSection heading={say.boostersHeading()}>
      <p>{say.boosterText()}</p>
      <p>
        <strong>{say.heldText(quantity, formatMoney(monthlyOf(booster, quantity), language))}</strong>{" "}
        {next === undefined ? say.noMoreText() : say.nextText(quantity, formatMoney(next, language))}
      </p>
      {state.kind === "idle" && <Outcome {...state} />}
      <div className="product-actions">
        {next !== undefined && (
          <Button variant="secondary" onClick={() => changes.booster.ask(quantity, quantity + 1)}>
            {say.wantText()}
          </Button>
        )}
        {quantity > 0 && (
          <Button variant="quiet" onClick={() => changes.booster.ask(quantity, quantity - 1)}>
            {say.takeBackText()}
          </Button>
        )}
      </div>
      <Question {...props} />
    </AreaSection>
  );
}

/** Draws the result of the last change. The box takes the focus, because the pressed button may have been removed. */
function Outcome({ done, message, isOutdated }: Extract<BoosterState, { kind: "idle" }>) {
  if (isOutdated) return <Alert key="outdated" tone="info" title={say.outdatedText()} takesFocus />;
  if (done === undefined) return null;
  const text = message ?? (done.to > done.from ? say.orderedText() : say.takenBackText());
  return <Alert key={`${done.from} ${done.to}`} tone="success" title={text} takesFocus />;
}

/** Draws the question before an order, or before a booster is taken back. It stays while the call is sent, and shows why it failed. */
function Question({ area, changes, language, booster }: BoosterProps) {
  useSignals();
  const state = changes.booster.state.value;
  const isOpen = state.kind !== "idle" && area.access.value === "open";
  const change = state.kind === "idle" ? undefined : state.change;
  const isOrder = change !== undefined && change.to > change.from;
  const confirm = (): void => void changes.booster.confirm();
  const failure = state.kind === "asking" ? state.failure : undefined;
  const problem = failure && <FailurePanel failure={failure} takesFocus />;
  const priceOf = (quantity: number): string => formatMoney(monthlyOf(booster, quantity), language);
  return (
    <>
      <Dialog open={isOpen && isOrder} heading={say.wantText()} onClose={changes.booster.close}>
        {change && (
          <div className="ui-confirmation">
            <Summary change={change} priceOf={priceOf} />
            {problem}
            <Button busy={state.kind === "sending"} onClick={confirm}>
              {say.orderText()}
            </Button>
            <Button variant="quiet" onClick={changes.booster.close}>
              {say.notNowText()}
            </Button>
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

/** Draws what is ordered: what it is, what it costs now, then and once, and how to take it back. */
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
