import { isApi } from "#core/download/is-api.ts";
import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/element/room.ts";
import { createDownloads } from "#core/download/downloads.model.ts";
import { invoiceFile, myDigiInvoices, type InvoiceState } from "#core/invoices/invoices.contract.ts";
import { createPages } from "#core/load/pages.model.ts";
import { httpAddress } from "#core/platform/http-address.ts";
import { pageAddress } from "#core/platform/page.ts";
import { todayInBrussels } from "#core/values/brussels-time.ts";
import { parseDate, type CalendarDate } from "#core/values/dates.ts";
import { watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { part } from "./invoices.part.ts";
import { createPaying } from "./paying.model.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>) => {
  const state = signal<InvoiceState | undefined>(undefined);
  /** Those of its month. */
  const date = signal<CalendarDate | undefined>(undefined);
  const invoices = createPages(ports, myDigiInvoices, {
    request: (page) => ({
      query: {
        page,
        lang: ports.language.value,
        ...(state.value !== undefined && { state: state.value }),
        ...(date.value !== undefined && { date: date.value }),
      },
    }),
    items: (answer) => answer.invoices,
    key: ({ id }) => id,
  });
  const paying = createPaying(ports, () => void invoices.reload());
  return {
    invoices,
    state,
    date,
    today: signal(todayInBrussels(ports.clock.now())),
    downloads: createDownloads(ports, invoiceFile),
    paying,
    wayTo(url: string): "download" | { readonly href: string } | undefined {
      if (isApi(ports.session.api, url)) return "download";
      const href = httpAddress(url, pageAddress());
      return href === undefined ? undefined : { href };
    },
    filterByState: (wanted: InvoiceState | undefined): void => void (state.value = wanted),
    /** A date that is typed is whole or empty. */
    filterByDate: (text: string): void => void (date.value = parseDate(text)),
    start() {
      const stops = [invoices.start(), paying.start(), watchReturn(ports.session, () => void invoices.reload())];
      return () => stops.forEach((stop) => stop());
    },
  };
});
