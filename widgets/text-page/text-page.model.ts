import { computed, createModel } from "@preact/signals-core";
import type { OptionsOf } from "#core/base/contract/element.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createCmsPage } from "#core/features/cms-page/cms-page.model.ts";
import type { definition } from "./text-page.element.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>, options: { readonly value: OptionsOf<typeof definition> }) => {
  // Each option has a signal of its own, so that a change of another option, such as the heading, does not load the page again.
  const name = computed(() => options.value.page);
  const src = computed(() => options.value.src);
  const page = createCmsPage(ports, { tag: "digi-text-page", name: () => name.value, src: () => src.value });
  return { page, start: page.start };
});
