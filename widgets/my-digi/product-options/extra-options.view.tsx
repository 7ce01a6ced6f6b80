import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { Badge } from "#core/ui/badge/badge.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { ConfirmationDialog } from "#core/ui/dialog/confirmation-dialog.tsx";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { changedText } from "#widgets/my-digi/changed.messages.ts";
import type { ExtraState } from "./extra-options.model.ts";
import * as say from "./options.messages.ts";
import { isSaidIn, type ExtraOption } from "./options.rules.ts";
import type { OptionsProps } from "./product-options.model.ts";

/** Draws the extra options of TV, each with its state as a text and its button. The text of an option is left out where the
 * section above says the same words (C-113, C-175, C-236, C-237). */
export function ExtraOptions(props: OptionsProps & { readonly options: readonly ExtraOption[] }) {
  useSignals();
  const { model, page, section, language, options } = props;
  const { extra } = model.options();
  const state = extra.state.value;
  useEffect(() => extra.check(), [extra, page]);
  return (
    <div>
      <ul className="area-rows">
        {options.map((option) => (
          <li key={option.odin} className="area-row option-row">
            <div>
              <div className="area-row-head">
                <h5>{option.t}</h5>
                <Badge state={option.status}>{say.statusText(option.status)}</Badge>
              </div>
              {!isSaidIn(section, option.d) && <p>{option.d}</p>}
              <Price cents={centsOfEuros(option.prc)} language={language} period={perMonthText()} size="medium" />
            </div>
            {/* Each state has a button of its own, so that the text of none is moved. */}
            <Button key={option.status} variant="secondary" onClick={() => extra.ask(option)}>
              <OptionAction option={option} />
            </Button>
          </li>
        ))}
      </ul>
      <div className="option-said">{state.kind === "idle" && <Done {...state} />}</div>
      <Questions {...props} />
    </div>
  );
}

/** Draws the text of an option's button. Screen readers hear the option's name, too. */
function OptionAction({ option: { t, status } }: { readonly option: ExtraOption }) {
  const isOn = status === "active";
  return (
    <>
      <span aria-hidden="true">{isOn ? say.disableText() : say.enableText()}</span>
      <span className="ui-hidden">{isOn ? say.disableWhatText(t) : say.enableWhatText(t)}</span>
    </>
  );
}

/** Draws the result of the last change below the options, so that none of them moves. The box takes the focus. */
function Done({ done, isKnown, message }: Extract<ExtraState, { kind: "idle" }>) {
  if (done === undefined) return null;
  const { option, isOn } = done;
  const text = isKnown
    ? (isOn ? say.wasEnabledText : say.wasDisabledText)(option.t)
    : (isOn ? say.enabledText : say.disabledText)(option.t);
  return <Alert key={`${option.odin} ${isOn}`} tone={isKnown ? "info" : "success"} title={message ?? text} takesFocus />;
}

/** Draws the dialog that confirms an order, or the one that asks before an option is switched off. Each shows why the call failed. */
function Questions({ model, area, language }: OptionsProps) {
  useSignals();
  const { extra } = model.options();
  const state = extra.state.value;
  const isOpen = state.kind !== "idle" && area.access.value === "open";
  const { option, isOn } = state.kind === "idle" ? { option: undefined, isOn: false } : state.change;
  const price = formatMoney(centsOfEuros(option?.prc ?? 0), language);
  const name = option?.t ?? "";
  const isBusy = state.kind === "sending";
  const confirm = (): void => void extra.confirm();
  const { failure, isChanged } = state.kind === "asking" ? state : {};
  const problem = (
    <Outcome>
      {failure ? <FailurePanel failure={failure} takesFocus /> : isChanged && <Alert tone="info" title={changedText()} takesFocus />}
    </Outcome>
  );
  return (
    <>
      <Dialog open={isOpen && isOn} heading={say.enableQuestion(name)} onClose={extra.close}>
        <div className="ui-confirmation">
          <dl className="option-facts">
            <dt>{say.whatLabel()}</dt>
            <dd>{option?.d || name}</dd>
            <dt>{say.monthLabel()}</dt>
            <dd>
              <strong>{say.vatText(price)}</strong>
            </dd>
            <dt>{say.onceLabel()}</dt>
            <dd>{formatMoney(0, language)}</dd>
            <dt>{say.whenLabel()}</dt>
            <dd>{say.whenText()}</dd>
            <dt>{say.endLabel()}</dt>
            <dd>{say.endText()}</dd>
          </dl>
          <Button busy={isBusy} onClick={confirm}>
            {say.orderText()}
          </Button>
          <Button variant="quiet" onClick={extra.close}>
            {say.notNowText()}
          </Button>
          {isOn && problem}
        </div>
      </Dialog>
      <ConfirmationDialog
        open={isOpen && !isOn}
        heading={say.disableQuestion(name)}
        keepText={say.keepText()}
        confirmText={say.disableText()}
        busy={isBusy}
        problem={!isOn && problem}
        onKeep={extra.close}
        onConfirm={confirm}
      >
        {say.disableConsequence()}
      </ConfirmationDialog>
    </>
  );
}
