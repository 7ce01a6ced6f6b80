import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import { createActivation } from "./activation.model.ts";
import type { part } from "./tv-activation.part.ts";

export type Model = InstanceType<typeof Model>;

export type Given = {
  readonly area: Pick<Area, "customer">;
  readonly line: Pick<Line, "modelOf">;
  readonly page: Pick<ProductPage, "address-id">;
  /** Called when the customer continues after the activation, so that the page of the new account is shown. */
  readonly onActivated: () => void;
};

export const Model = createModel((_ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The line does not change while the part is shown.
  const activation = given.peek().line.modelOf(createActivation);
  return {
    /** Returns the activation at the address. It is not a member of this model, because it lives longer than it. */
    activation: (): typeof activation => activation,
    start: () => activation.again,
  };
});
