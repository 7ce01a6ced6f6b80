import { useSignals } from "@preact/signals-react/runtime";
import { useId, useState } from "react";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { MyProducts } from "#core/domain/customer/products.contract.ts";
import { OfferGrid } from "#core/features/offer-card/offer-choice.tsx";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import type { View as Checkout } from "#widgets/my-digi/mobile-checkout/mobile-checkout.view.tsx";
import type { View as Line } from "#widgets/my-digi/mobile-line/mobile-line.view.tsx";
import { plansLabel } from "./mobile-order.messages.ts";
import type { OrderViewProps } from "./mobile-order.model.ts";
import type { Plans } from "./mobile-order.rules.ts";

type QuestionsProps = OrderViewProps & {
  readonly plans: Plans;
  readonly products: MyProducts;
  readonly addresses: readonly OrderableAddress[];
};

/**
 * Draws the choice of a plan, and below it the form with all other questions, whose files are loaded once the plans are shown: the customer
 * compares the plans meanwhile. The plans are outside the form element, and belong to the form by its id.
 */
export function Questions({ model, area, plans, products, addresses, language }: QuestionsProps) {
  useSignals();
  const { answers, lists } = model;
  const formId = useId();
  useState(() => answers.open(addresses));
  return (
    <div className="mobile-order">
      <PartIntent<typeof Checkout> name="mobile-checkout">
        <OfferGrid
          name="favorite_package"
          form={formId}
          label={plansLabel()}
          offers={plans}
          chosen={answers.given.value?.favorite_package ?? ""}
          onChoose={answers.choosePlan}
          error={answers.planMistake.value}
          language={language}
        />
      </PartIntent>
      <Part<typeof Line> name="mobile-line" {...{ area, answers, lists, plans, products, addresses, formId }} />
    </div>
  );
}
