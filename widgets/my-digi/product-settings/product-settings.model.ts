import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { ProductPageName, ProductSettings } from "#core/domain/customer/product-page.contract.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { Line, LinePage } from "#widgets/my-digi/product/line.model.ts";
import { createBooster } from "./booster.model.ts";
import { createSettings, type ChangePorts } from "./settings.model.ts";
import { createToggles } from "./toggles.model.ts";

export type Model = InstanceType<typeof Model>;

export type Changes = ReturnType<typeof createChanges>;

export type Given = {
  readonly area: Pick<Area, "access">;
  readonly product: ProductPageName;
  readonly line: Pick<Line, "modelOf">;
  readonly settings: ProductSettings;
};

/** Creates the models of what can be set on one line or address. The line keeps them, so that they outlive the tab. */
export const createChanges = (ports: ChangePorts, page: LinePage) => ({
  settings: createSettings(ports, page),
  toggles: createToggles(ports, page),
  booster: createBooster(ports, page),
});

/** The part's model is that of its line, which does not change while the part is shown. */
export const Model = createModel((_ports: unknown, given: ReadonlySignal<Given>) => ({
  ...given.peek().line.modelOf(createChanges),
}));
