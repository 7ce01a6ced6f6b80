import { computed, createModel } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createCmsPage } from "#core/features/cms-page/cms-page.model.ts";
import type { definition } from "./product-conditions.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>, options: { readonly value: OptionsOf<typeof definition> }) => {
  const tab = computed(() => options.value.tab);
  const page = createCmsPage(ports, { tag: "digi-product-conditions", name: () => "conditions", tab: () => tab.value });
  return { page, start: page.start };
});
