import { useSignals } from "@preact/signals-react/runtime";
import type { RefObject } from "react";
import { Button } from "#core/ui/base/button.tsx";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { nextPlanText } from "#widgets/my-digi/next-plan.messages.ts";
import { shownNextPlan } from "#widgets/my-digi/next-plan.rules.ts";
import type { View as PlanPart } from "#widgets/my-digi/product-plan/product-plan.view.tsx";
import * as say from "./product.messages.ts";
import type { SectionProps } from "./product.model.ts";
import { hasPlans } from "./product.rules.ts";

type PlanRowProps = Pick<SectionProps, "area" | "model" | "language"> & {
  /** The page's title, which takes the focus where the dialog was opened by the page's address. */
  readonly title: RefObject<HTMLElement | null>;
};

/**
 * Draws the price of the plan, a planned change, and the button that opens the other plans (C-117). The row keeps its height while the page
 * data is loaded, so that nothing moves afterwards. The dialog is a part of its own, because most visits are about usage. Once opened, its
 * element stays, so that the browser can return the focus when it closes.
 */
export function PlanRow({ area, model, language, title }: PlanRowProps) {
  useSignals();
  const { planDialog } = model;
  const page = model.page.shown.value;
  const plan = page?.plans?.find(({ current }) => current);
  const isOpen = model.isChanging.value;
  const line = page && model.lineOf(page);
  const product = model.product.value;
  return (
    <div className="product-plan" data-reserved={hasPlans(product) || undefined}>
      <p key={page?.next?.from} className="area-number">
        {plan && say.planPriceText(formatMoney(centsOfEuros(plan.price), language))}
        {page?.next && <span>{nextPlanText(shownNextPlan(page.next, language))}</span>}
      </p>
      {line && model.mayChange.value && (
        <PartIntent<typeof PlanPart> name="product-plan">
          <Button variant="secondary" onClick={() => planDialog.open(line.key)}>
            {say.changeMyPlanText()}
          </Button>
        </PartIntent>
      )}
      {page && line && (isOpen || planDialog.closings.value > 0) && (
        <Part<typeof PlanPart> key={line.key} name="product-plan" product={product} {...{ area, page, line, planDialog, isOpen, title }} />
      )}
    </div>
  );
}
