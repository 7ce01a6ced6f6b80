import { createModel, effect, type ReadonlySignal } from "@preact/signals-core";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { createRedirect } from "#core/features/redirect/redirect.model.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { beginWhen } from "#widgets/my-digi/begin-redirect.model.ts";
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

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The line does not change while the part is shown.
  const activation = given.peek().line.modelOf(createActivation);
  const toDevices = createRedirect({ clock: ports.clock, navigate: () => given.peek().onActivated() }, "my-products-digi-tv");
  return {
    /** Returns the activation at the address. It is not a member of this model, because it lives longer than it. */
    activation: (): typeof activation => activation,
    /** The redirect to the new account's page, 3 s after the activation (C-242). */
    toDevices,
    start() {
      const stop = effect(beginWhen(toDevices, () => activation.state.value.status === "sent"));
      return () => {
        stop();
        toDevices.stop();
        activation.again();
      };
    },
  };
});
