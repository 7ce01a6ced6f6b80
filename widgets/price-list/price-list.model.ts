import { computed, createModel } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createCmsPage } from "#core/features/cms-page/cms-page.model.ts";
import type { definition } from "./price-list.element.ts";
import { productsIn } from "./structured-data.rules.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>, options: { readonly value: OptionsOf<typeof definition> }) => {
  const tab = computed(() => options.value.tab);
  const page = createCmsPage(ports, { tag: "digi-price-list", name: () => "price-list", common: "fees", tab: () => tab.value });
  /** The products for search engines, where the page wants that; undefined until the list is there. */
  const products = computed(() => (options.value.structuredData ? productsIn(page.sections.value) : undefined));
  return { page, products, start: page.start };
});
