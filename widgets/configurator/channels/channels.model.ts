import { createModel } from "@preact/signals-core";
import { cmsPage, type CmsPage, type PageSection, type PageTable } from "#core/domain/pages/cms-page.contract.ts";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createLoading, type Loading } from "#core/services/load/loading.model.ts";
import { refusingErrors } from "#core/services/page-data/refusing-errors.ts";
import type { part } from "./channels.part.ts";

export type Model = InstanceType<typeof Model>;

/** The model of the channels requests the sample of the price list, in the page's language (C-464). */
export const Model = createModel((ports: PortsOf<typeof part>) => {
  const loading = createLoading({ ...ports, call: refusingErrors(ports.call) }, cmsPage, {
    request: () => ({ query: { path: "channels", lang: ports.language.value } }),
    isEmpty: (page) => channelTable(page as CmsPage) === undefined,
  }) as Loading<CmsPage>;
  return { loading, start: loading.start };
});

/** Returns the first table of a page that has rows, at any depth, with the title of its section. */
export function channelTable({ sections }: CmsPage): { readonly title: string; readonly table: PageTable } | undefined {
  const whole = (section: PageSection): readonly PageSection[] => [section, ...(section.c ?? []).flatMap(whole)];
  for (const { t, tables } of sections.flatMap(whole)) {
    const table = tables?.find(({ h, r }) => h.length > 0 && r.length > 0);
    if (table) return { title: table.t ?? t, table };
  }
  return undefined;
}
