import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { ProductPage, ProductSection } from "#core/domain/customer/product-page.contract.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import type { LinePage } from "#widgets/my-digi/product/line-page.model.ts";
import type { Line } from "#widgets/my-digi/product/line.model.ts";
import { createDataOptions, type OptionPorts } from "./data-options.model.ts";
import { createExtraOptions } from "./extra-options.model.ts";
import type { part } from "./product-options.part.ts";

export type Model = InstanceType<typeof Model>;

export type Options = ReturnType<typeof createOptions>;

export type Given = {
  readonly area: Pick<Area, "access">;
  readonly page: ProductPage;
  readonly line: Pick<Line, "modelOf">;
  /** The texts that stand above the options. */
  readonly section: Pick<ProductSection, "txt" | "c">;
};

/** The props of each view of the part. */
export type OptionsProps = PartViewProps<Model, typeof part> & Given;

/** Creates the models of one line's options. The model of the line holds them, so that they survive a change of the page's tab. */
const createOptions = (ports: OptionPorts, page: LinePage) => ({
  data: createDataOptions(ports, page),
  extra: createExtraOptions(ports, page),
});

export const Model = createModel((_ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  // The line does not change while the part is shown.
  const options = given.peek().line.modelOf(createOptions);
  return {
    /** Returns the models of the line's options. They are not members of this model, because they live longer than it. */
    options: (): Options => options,
  };
});
