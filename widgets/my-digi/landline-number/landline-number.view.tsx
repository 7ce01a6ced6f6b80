import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { LandlineCode } from "#core/base/values/landline-codes.ts";
import { LandlineFields } from "#core/features/landline-fields/landline-fields.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Answers } from "#widgets/my-digi/product-order/answers.model.ts";
import type { OrderProblem } from "#widgets/my-digi/product-order/product-order.rules.ts";
import type { Model } from "./landline-number.model.ts";
import type { part } from "./landline-number.part.ts";

type LandlineNumberProps = PartViewProps<Model, typeof part> & {
  readonly answers: Answers;
  /** The rest of the checkout. It comes together with the number, so that it does not move. */
  readonly children: ReactNode;
};

/** Draws the question about the number of a landline above the rest of its checkout. Internet and TV do not need it. */
export function View({ model, answers: { given, problems, numberError, answerLandline }, children }: LandlineNumberProps) {
  useSignals();
  const { typed, ...answers } = given.value.landline;
  return (
    <div className="product-checkout">
      <LandlineFields
        operators={model.operators}
        answers={answers}
        typed={typed}
        problems={problems.value.filter(isAboutLandline)}
        numberError={numberError.value}
        onKeep={(currentPhone) => answerLandline({ currentPhone })}
        onType={(number) => answerLandline({ typed: number })}
        onOperator={(phoneProvider) => answerLandline({ phoneProvider })}
        onAgree={(landline_agree) => answerLandline({ landline_agree })}
      />
      {children}
    </div>
  );
}

const isAboutLandline = (problem: OrderProblem): problem is LandlineCode => problem !== "package" && problem !== "start";
