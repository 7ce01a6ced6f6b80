import { computed, createModel, effect, type ReadonlySignal } from "@preact/signals-core";
import { createContractSummary } from "#core/features/contract-summary/contract-summary.model.ts";
import type { Plan } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage, ProductPageName } from "#core/domain/customer/product-page.contract.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import type { PlanDialog } from "#widgets/my-digi/product/plan-dialog.model.ts";
import { createPlanChange, type PlanChange } from "./plan-change.model.ts";
import { actionOf, summaryRequestOf } from "./plan.rules.ts";
import type { part } from "./product-plan.part.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly product: ProductPageName;
  readonly page: ProductPage;
  readonly line: Pick<Line, "modelOf">;
  readonly area: Pick<Area, "access">;
  readonly planDialog: Pick<PlanDialog, "closings" | "refusals" | "isBusy" | "isNamed" | "close">;
  readonly isOpen: boolean;
  readonly title: { readonly current: HTMLElement | null };
};

/** The props of each view of the part. */
export type PlanProps = PartViewProps<Model, typeof part> & Given;

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The line does not change while the part is shown.
  const change = given.peek().line.modelOf(createPlanChange);
  const plans = computed(() => given.value.page.plans ?? []);
  const chosen = computed((): Plan | undefined => plans.value.find(({ id }) => id === change.chosen.value));
  const summary = createContractSummary(ports, () => {
    const plan = chosen.value;
    if (plan === undefined || actionOf(plan, plans.value) !== "raise") return undefined;
    return summaryRequestOf(given.value.product, plan, given.value.page["address-id"], ports.language.value);
  });
  return {
    /** Returns the model of the line's change of plan. It is not a member of this model, because it lives longer than it. */
    change: (): PlanChange => change,
    chosen,
    summary,
    /** The reason why the chosen plan cannot be ordered yet. */
    wait: computed((): "choice" | "loading" | "failed" | undefined => {
      const plan = chosen.value;
      if (plan === undefined) return "choice";
      const { status } = summary.state.value;
      if (actionOf(plan, plans.value) !== "raise" || status === "loaded") return undefined;
      return status === "failed" ? "failed" : "loading";
    }),
    start() {
      const { planDialog } = given.peek();
      const stopTelling = effect(() => void (planDialog.isBusy.value = change.state.value.kind === "sending"));
      const stops = [stopTelling, summary.start(), effect(() => change.begin(planDialog.closings.value))];
      return () => {
        stops.forEach((stop) => stop());
        planDialog.isBusy.value = false;
      };
    },
  };
});
