import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { Confirmation } from "./confirmation.view.tsx";
import { Receipt } from "./receipt.view.tsx";
import { StepHead } from "./step-head.view.tsx";
import { StatementForm } from "./statement-form.view.tsx";
import { StatementWays } from "./statement-ways.view.tsx";
import type { definition } from "./withdrawal.element.ts";
import { headingText, ruleText } from "./withdrawal.messages.ts";
import type { Model } from "./withdrawal.model.ts";
import type { StateOf } from "./withdrawal-steps.model.ts";
import type { View as Contracts } from "./contracts/contracts.view.tsx";

type StatementProps = ViewProps<Model, typeof definition> & { readonly state: StateOf<"statement"> };

export function View(props: ViewProps<Model, typeof definition>) {
  useSignals();
  const { model, announcer, language } = props;
  const state = model.state.value;
  return (
    <Surface announcer={announcer} settled={state.step === "receipt"}>
      {state.step === "checking" && <Skeleton shape={["line", "line", "field", "field", "field"]} />}
      {state.step === "statement" &&
        (model.own.isOffered.value ? <OwnContracts {...props} state={state} /> : <StatementForm {...props} state={state} />)}
      {state.step === "confirmation" && <Confirmation model={model} state={state} />}
      {state.step === "receipt" && <Receipt model={model} state={state} language={language} />}
    </Surface>
  );
}

/** Draws the declaration for a customer who is logged in and chooses from their contracts. */
function OwnContracts({ model, options, state }: StatementProps) {
  const ways = <StatementWays {...model.customer.peek()} contract={model.link.contract.peek()} />;
  return (
    <div className="withdrawal-step">
      <StepHead model={model} isQuiet={!!state.failure}>
        {options.heading ?? headingText()}
      </StepHead>
      <p>{ruleText()}</p>
      <Part<typeof Contracts> name="contracts" withdrawal={model} failure={state.failure} lines={[ways]} />
    </div>
  );
}
