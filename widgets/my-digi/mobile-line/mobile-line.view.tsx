import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import { lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import { onceCents } from "#core/domain/offers/offers.rules.ts";
import { operatorsWith } from "#core/features/line-fields/kept-number.tsx";
import { lineLabels, LineNumber } from "#core/features/line-fields/line-fields.tsx";
import { startLabel } from "#core/features/start-question/start-question.messages.ts";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary, type Mistake } from "#core/forms/form/error-summary.tsx";
import { Part } from "#core/runtime/part/part.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Chosen } from "#widgets/my-digi/mobile-checkout/mobile-checkout.model.ts";
import type { View as Checkout } from "#widgets/my-digi/mobile-checkout/mobile-checkout.view.tsx";
import type { Answers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { OrderButton } from "#widgets/my-digi/order-button.view.tsx";
import { Addresses } from "./addresses.view.tsx";
import * as say from "./mobile-line.messages.ts";
import type { LineViewProps } from "./mobile-line.model.ts";
import { firstStartsOf, startOf, summarisedLine, type Starts } from "./mobile-line.rules.ts";
import { SimChoice } from "./sim-choice.view.tsx";
import { useMobileForm, type MobileForm } from "./mobile-form.view.tsx";

/** Draws the form of the order below the plans: the questions about the line, and the checkout (C-098, C-099). */
export function View(props: LineViewProps) {
  useSignals();
  const { model, area, answers, lists, plans, formId, language } = props;
  const line = useMobileForm(props);
  const given = line.answers;
  const operators = operatorsWith(model.operators.list.value, undefined);
  const starts = model.starts.value;
  const plan = plans.find(({ i }) => i === given.favorite_package);
  const chosen =
    plan &&
    ({
      plan,
      summarised: summarisedLine(plan, given),
      lineOf: (valid) => ({
        line: lineOf(
          valid,
          plan,
          operators.find(({ id }) => id === valid.provider),
        ),
        start: startOf(starts, valid.start_early === "early"),
        onceCents: onceCents(plan),
      }),
    } satisfies Chosen);
  const lacking = model.addressWait.value;
  const reason = lacking && (lacking === "box" ? say.boxWaitText() : say.addressWaitText());
  const mistakes = <Mistakes line={line} />;
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRefused(answers, box);
  return (
    <div ref={box}>
      <DigiForm id={formId} form={line.form} onValid={answers.submit}>
        <LineNumber line={line} operators={operators} onOpen={model.operators.open} />
        <SimChoice model={model} line={line} />
        <Addresses {...props} line={line} />
        {plan && <Start line={line} starts={starts} language={language} />}
        {chosen ? (
          <Part<typeof Checkout> name="mobile-checkout" {...{ area, answers, lists, chosen, reason, mistakes }} />
        ) : (
          // Without a plan there is nothing to sum up yet, and the press tells that it is missing.
          <>
            {mistakes}
            <OrderButton type="submit" wait={undefined} reason={reason} />
          </>
        )}
      </DigiForm>
    </div>
  );
}

/** Returns the labels of the fields, in the order in which the form shows them. */
const labels = () => ({
  ...lineLabels(),
  install_address: say.installLabel(),
  delivery_address: say.deliveryLabel(),
  start_early: startLabel(),
});

const choices: readonly string[] = ["phone", "sim_card", "install_address", "delivery_address", "start_early"];

/**
 * Draws the list of the form's mistakes. Several questions have the same text for a missing choice, so each mistake begins with the label
 * of its question. The component reads the mistakes itself, because the list is complete only after all fields are bound.
 */
function Mistakes({ line: { form } }: { readonly line: MobileForm }) {
  const labelled = [...form.mistakes].map(([name, mistake]): [string, Mistake] => [
    name,
    choices.includes(name) ? { ...mistake, needsLabel: true } : mistake,
  ]);
  return <ErrorSummary mistakes={new Map(labelled)} labels={labels()} />;
}

type StartProps = { readonly line: MobileForm; readonly starts: Starts; readonly language: Language };

/** Draws the question when the new line should start, which is asked once a plan is chosen (decisions §14). */
function Start({ line: { form, answers, answer }, starts, language }: StartProps) {
  return (
    <StartQuestion
      starts={firstStartsOf(answers, starts)}
      laterFrom={starts.later}
      value={answers.start_early}
      onInput={({ currentTarget }) => answer("start_early", currentTarget.value === "early" ? "early" : "later")}
      isMissing={form.field("start_early").error !== undefined}
      language={language}
    />
  );
}

const refusable = ["number", "install_address", "delivery_address"] as const;

/** Moves the focus to the first answer that the API refuses. */
function useFocusOnRefused(answers: Answers, box: RefObject<HTMLElement | null>): void {
  useSignals();
  const refused = answers.refused.value;
  useEffect(() => {
    const name = refusable.find((one) => refused?.[one] !== undefined);
    const find = (state: string): Element | null | undefined => box.current?.querySelector(`[name="${name}"]${state}`);
    if (name !== undefined) focusControl(find(":checked") ?? find(""));
  }, [refused, box]);
}
