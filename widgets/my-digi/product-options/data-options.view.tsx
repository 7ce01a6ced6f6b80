import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import { Price } from "#core/ui/price/price.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { addDays } from "#core/base/values/dates.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { changedText } from "#widgets/my-digi/changed.messages.ts";
import { dayAndMonth } from "#widgets/my-digi/next-plan.rules.ts";
import type { DataState } from "./data-options.model.ts";
import * as say from "./options.messages.ts";
import type { DataOption } from "./options.rules.ts";
import type { OptionsProps } from "./product-options.model.ts";

/** Draws the amounts of data that can be bought for a mobile line, and the dialog that confirms a purchase (decisions §9). */
export function DataOptions(props: OptionsProps & { readonly options: readonly DataOption[] }) {
  useSignals();
  const { model, language, page, options } = props;
  const { data } = model.options();
  const state = data.state.value;
  useEffect(() => data.check(), [data, page]);
  return (
    <div>
      <ul className="option-cards">
        {options.map((option) => (
          <li key={option.wpId} className="option-card" part="card">
            <h5>{option.t}</h5>
            <p className="ui-quiet-text option-text">
              <span>{option.d}</span>{" "}
              {option.quantity !== undefined && option.quantity > 0 && <span>{say.boughtText(option.quantity)}</span>}
            </p>
            <Price cents={centsOfEuros(option.prc)} language={language} size="medium" />
            <Button variant="secondary" onClick={() => data.ask(option)}>
              <span aria-hidden="true">{say.buyText()}</span>
              <span className="ui-hidden">{say.buyWhatText(option.t)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="option-said">{state.kind === "idle" && <Done {...state} />}</div>
      <Question {...props} />
    </div>
  );
}

/** Draws the result of the last purchase below the amounts, so that none of them moves. The box takes the focus. */
function Done({ bought, message, isOutdated }: Extract<DataState, { kind: "idle" }>) {
  if (isOutdated) return <Alert key="outdated" tone="info" title={say.outdatedText()} takesFocus />;
  return bought && <Alert key={bought.wpId} tone="success" title={message ?? say.boughtNowText(bought.t)} takesFocus />;
}

/** Draws the dialog that confirms a purchase: the amount, its price, when it is paid, and until when it can be used. */
function Question({ model, area, page, language }: OptionsProps) {
  useSignals();
  const { data } = model.options();
  const state = data.state.value;
  const { option, resets } = state.kind === "idle" ? { option: undefined, resets: undefined } : state.purchase;
  const number = page["phone-nr"];
  const confirm = (): void => void data.confirm();
  return (
    <Dialog open={option !== undefined && area.access.value === "open"} heading={say.buyQuestion(option?.t ?? "")} onClose={data.close}>
      {option && (
        <div className="ui-confirmation">
          <dl className="option-facts">
            <dt>{say.whatLabel()}</dt>
            <dd>{number === null ? option.t : say.forLineText(option.t, shownPhone(number))}</dd>
            <dt>{say.priceLabel()}</dt>
            <dd>
              <strong>{say.vatText(formatMoney(centsOfEuros(option.prc), language))}</strong>
            </dd>
            <dt>{say.paidLabel()}</dt>
            <dd>{say.paidText(resets && dayAndMonth(resets, language))}</dd>
            <dt>{say.usedLabel()}</dt>
            <dd>{say.usedText(resets && dayAndMonth(addDays(resets, -1), language))}</dd>
          </dl>
          <Button busy={state.kind === "sending"} onClick={confirm}>
            {say.orderText()}
          </Button>
          <Button variant="quiet" onClick={data.close}>
            {say.notNowText()}
          </Button>
          <Outcome>
            {state.kind === "asking" && state.failure && <FailurePanel failure={state.failure} takesFocus />}
            {state.kind === "asking" && state.isChanged && <Alert tone="info" title={changedText()} takesFocus />}
          </Outcome>
        </div>
      )}
    </Dialog>
  );
}
