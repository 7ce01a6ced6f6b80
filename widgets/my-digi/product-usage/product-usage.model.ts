import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { Consumption } from "#core/domain/customer/product-page.contract.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import type { part } from "./product-usage.part.ts";
import { createUsageNotice } from "./usage-notice.model.ts";

export type Model = InstanceType<typeof Model>;

export type Given = { readonly line: Pick<Line, "modelOf">; readonly consumption: Consumption };

export type UsageProps = PartViewProps<Model, typeof part> & Given;

export const Model = createModel((_ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The line does not change while the part is shown.
  const usageNotice = given.peek().line.modelOf(createUsageNotice);
  return {
    /** Returns the model of the line's notices. It is not a member of this model, because it lives longer than it. */
    usageNotice: () => usageNotice,
  };
});
