import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { ProductPageName, ProductSettings } from "#core/domain/customer/product-page.contract.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import { createBooster } from "./booster.model.ts";
import type { part } from "./product-settings.part.ts";
import type { EsimOfLine } from "#widgets/my-digi/esim-way.rules.ts";
import { createSettings, type ChangePorts } from "./settings.model.ts";
import { createToggles } from "./toggles.model.ts";

export type Model = InstanceType<typeof Model>;

export type Changes = ReturnType<typeof createChanges>;

export type Given = {
  readonly area: Pick<Area, "access">;
  readonly product: ProductPageName;
  readonly line: Pick<Line, "modelOf">;
  readonly settings: ProductSettings;
  /** The eSIM of a mobile line; undefined where the line has none. */
  readonly esim?: EsimOfLine | undefined;
};

/**
 * Creates the models of the settings of one line or address. The model of the line holds them, so that they survive a change of the page's
 * tab.
 */
export const createChanges = (ports: ChangePorts, page: LinePage) => ({
  settings: createSettings(ports, page),
  toggles: createToggles(ports, page),
  booster: createBooster(ports, page),
});

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The line does not change while the part is shown.
  const changes = given.peek().line.modelOf(createChanges);
  return {
    /** Returns the models of the line's settings. They are not members of this model, because they live longer than it. */
    changes: (): Changes => changes,
    /** Hides secret values again when the tab is left, and when the customer has logged in again. */
    start() {
      const { hideAll } = changes.settings.secrets;
      const stop = watchReturn(ports.session, hideAll);
      return () => {
        stop();
        hideAll();
      };
    },
  };
});
