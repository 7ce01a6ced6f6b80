import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import { lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import { onceCents } from "#core/domain/offers/offers.rules.ts";
import { operatorsWith } from "#core/features/line-fields/kept-number.tsx";
import { lineLabels, LineNumber } from "#core/features/line-fields/line-fields.tsx";
import { plansLabel } from "#core/features/line-fields/line-fields.messages.ts";
import { OfferGrid } from "#core/features/offer-card/offer-choice.tsx";
import { startLabel } from "#core/features/start-question/start-question.messages.ts";
import { StartQuestion } from "#core/features/start-question/start-question.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { Part } from "#core/runtime/part/part.tsx";
import { Later } from "#core/ui/base/later.tsx";
import { focusControl } from "#core/ui/fields/focus-control.ts";
import type { Language } from "#core/base/values/language.ts";
import type { Chosen } from "#widgets/my-digi/mobile-checkout/mobile-checkout.model.ts";
import type { View as Checkout } from "#widgets/my-digi/mobile-checkout/mobile-checkout.view.tsx";
import type { Answers } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { Addresses } from "./addresses.view.tsx";
import * as say from "./mobile-line.messages.ts";
import type { LineViewProps } from "./mobile-line.model.ts";
import { firstStartsOf, startOf, summarisedLine, type Starts } from "./mobile-line.rules.ts";
import { SimChoice } from "./sim-choice.view.tsx";
import { useMobileForm, type MobileForm } from "./mobile-form.view.tsx";

/** Draws the form of the order: the questions about the line, and the checkout (C-098, C-099). */
export function View(props: LineViewProps) {
  useSignals();
  const { model, area, answers, lists, plans, language } = props;
  const line = useMobileForm(props);
  const { form, answer } = line;
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
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNumber(answers, box);
  return (
    <div ref={box}>
      <DigiForm form={form} onValid={answers.submit}>
        <OfferGrid
          name="favorite_package"
          label={plansLabel()}
          offers={plans}
          chosen={given.favorite_package}
          onChoose={(id) => answer("favorite_package", id)}
          error={form.field("favorite_package").error}
          language={language}
        />
        <Later>
          <LineNumber line={line} operators={operators} onOpen={model.operators.open} />
          <SimChoice model={model} line={line} />
          <Addresses {...props} line={line} />
          {plan && <Start line={line} starts={starts} language={language} />}
          <Part<typeof Checkout> name="mobile-checkout" {...{ area, answers, lists, chosen }} form={{ ...line, labels: labels() }} />
        </Later>
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

type StartProps = { readonly line: MobileForm; readonly starts: Starts; readonly language: Language };

/** Draws the question when the new line should start, which is asked once a plan is chosen (decisions §14). */
function Start({ line: { form, answers, answer }, starts, language }: StartProps) {
  return (
    <StartQuestion
      starts={firstStartsOf(answers, starts)}
      laterFrom={starts.later}
      answer={answers.start_early === "" ? null : answers.start_early === "early"}
      onAnswer={(isEarly) => answer("start_early", isEarly ? "early" : "later")}
      isMissing={form.field("start_early").error !== undefined}
      language={language}
    />
  );
}

/** Moves the focus to the number that the API refuses. */
function useFocusOnNumber({ numberError }: Answers, box: RefObject<HTMLElement | null>): void {
  useSignals();
  const refused = numberError.value;
  useEffect(() => {
    if (refused !== undefined) focusControl(box.current?.querySelector('[name="number"]'));
  }, [refused, box]);
}
