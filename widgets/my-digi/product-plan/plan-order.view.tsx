import { useSignals } from "@preact/signals-react/runtime";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Outcome } from "#core/ui/outcome/outcome.tsx";
import { ContractSummaryDetails } from "#core/features/contract-summary/contract-summary.tsx";
import type { Plan } from "#core/domain/customer/product-lists.schema.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { centsOfEuros, formatMoney, type Cents } from "#core/base/values/money.ts";
import { changedText } from "#widgets/my-digi/changed.messages.ts";
import { dayAndMonth } from "#widgets/my-digi/next-plan.rules.ts";
import type { PlanState } from "./plan-change.model.ts";
import * as say from "./plan.messages.ts";
import { actionOf, currentOf, differenceOf, lastDayToTakeBack } from "./plan.rules.ts";
import type { PlanProps } from "./product-plan.model.ts";

/** Draws the effect of the chosen plan, the button that orders it or changes to it, and the result (C-264, C-265). */
export function PlanOrder(props: PlanProps) {
  useSignals();
  const { model, product, page, planDialog } = props;
  const change = model.change();
  const plans = page.plans ?? [];
  const state = change.state.value;
  const chosen = model.chosen.value;
  const isRaise = chosen !== undefined && actionOf(chosen, plans) === "raise";
  const wait = model.wait.value;
  const isSaid = state.kind !== "choosing" && state.kind !== "sending" && state.kind !== "outdated";
  return (
    <>
      {chosen && <Facts {...props} plan={chosen} />}
      {isRaise && (
        <div className="plan-summary">
          <Heading level={4}>{say.summaryHeading()}</Heading>
          <ContractSummaryDetails loading={model.summary} />
        </div>
      )}
      <div className="plan-do">
        <Button
          busy={state.kind === "sending" && !state.plan.current}
          disabled={wait !== undefined || isSaid || state.kind === "sending"}
          reason={isSaid ? undefined : waitText(wait)}
          onClick={() => chosen && void change.changeTo(product, chosen)}
        >
          {isRaise ? say.orderText() : say.changeText()}
        </Button>
      </div>
      <Button variant="quiet" onClick={planDialog.close}>
        {state.kind === "changed" || state.kind === "known" ? say.closeText() : say.notNowText()}
      </Button>
      <Outcome>
        <Said {...props} />
      </Outcome>
    </>
  );
}

function waitText(wait: PlanProps["model"]["wait"]["value"]): string | undefined {
  switch (wait) {
    case "choice":
      return say.chooseFirstText();
    case "loading":
      return say.summaryWaitText();
    case "failed":
      return say.summaryFailedText();
    case undefined:
      return undefined;
  }
}

/** Draws the first day of the plan, its price until and from that day, and the last day on which the change can be cancelled. */
function Facts({ page, plan, language }: PlanProps & { readonly plan: Plan }) {
  const plans = page.plans ?? [];
  const current = currentOf(plans);
  const { plans_from: from } = page;
  const priceOf = ({ price }: Pick<Plan, "price">): string => formatMoney(centsOfEuros(price), language);
  return (
    <>
      <Heading level={3}>{say.changesHeading()}</Heading>
      <dl className="plan-facts">
        {from && (
          <>
            <dt>{say.fromLabel()}</dt>
            <dd>{formatDate(from, language)}</dd>
          </>
        )}
        {current && (
          <>
            <dt>{say.nowLabel()}</dt>
            <dd>{priceOf(current)}</dd>
          </>
        )}
        <dt>{say.thenLabel()}</dt>
        <dd>
          <strong>{say.vatText(priceOf(plan))}</strong>
        </dd>
        <dt>{say.differenceLabel()}</dt>
        <dd>{differenceText(differenceOf(plan, current), language)}</dd>
        <dt>{say.onceLabel()}</dt>
        <dd>{formatMoney(0, language)}</dd>
        {from && (
          <>
            <dt>{say.changedMindLabel()}</dt>
            <dd>{say.changedMindText(dayAndMonth(lastDayToTakeBack(from), language))}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function differenceText(difference: Cents, language: PlanProps["language"]): string {
  if (difference === 0) return say.sameText();
  const price = formatMoney(Math.abs(difference), language);
  return difference > 0 ? say.moreText(price) : say.lessText(price);
}

/** Draws the result of the change below the button, so that nothing above moves. The box with the result takes the focus. */
function Said({ model, product, page, language }: PlanProps) {
  useSignals();
  const state = model.change().state.value;
  switch (state.kind) {
    case "choosing":
    case "sending":
      return null;
    case "failed":
      return (
        <FailurePanel
          failure={state.failure}
          // The call contains the wanted plan, so repeating it does not order twice.
          mayRetry
          retryText={actionOf(state.plan, page.plans ?? []) === "raise" ? say.orderText() : undefined}
          takesFocus
          onRetry={() => void model.change().changeTo(product, state.plan)}
        />
      );
    case "outdated":
      return <Alert tone="info" title={changedText()} takesFocus />;
    case "known":
      return <Alert tone="info" title={state.message ?? say.knownText()} takesFocus />;
    case "changed":
      return <Alert tone="success" title={state.message ?? doneText(state, page, language)} takesFocus />;
  }
}

function doneText({ plan }: Extract<PlanState, { kind: "changed" }>, page: PlanProps["page"], language: PlanProps["language"]): string {
  const { plans_from: from } = page;
  return plan.current || from === undefined ? say.takenBackText(plan.label) : say.changedText(plan.label, dayAndMonth(from, language));
}
