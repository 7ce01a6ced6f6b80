import { createModel, signal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createDownloads } from "#core/ui/download/downloads.model.ts";
import { invoiceFile, myDigiInvoices, type InvoicesFrame } from "#core/domain/invoices/invoices.contract.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import type { part } from "./invoices.part.ts";
import { createFilters } from "./filters.model.ts";
import { createPaying } from "./paying.model.ts";
import { createPayment } from "./payment.model.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>) => {
  const filters = createFilters(ports);
  const { state, date } = filters;
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
  const payment = createPayment(invoices);
  /** The parts of the last answer that do not depend on the filters. They stay available while other invoices are requested. */
  const frame = signal<InvoicesFrame | undefined>(undefined);
  const keepFrame = (): (() => void) =>
    invoices.state.subscribe((now) => {
      if ("answer" in now && now.answer) frame.value = now.answer;
    });
  return {
    invoices,
    filters,
    today: signal(todayInBrussels(ports.clock.now())),
    downloads: createDownloads(ports, invoiceFile),
    paying,
    payment,
    frame,
    paymentIn: signal(ports.paymentIn),
    start() {
      const stopReturn = watchReturn(ports.session, () => void invoices.reload());
      const stops = [invoices.start(), paying.start(), payment.start(), keepFrame(), stopReturn, filters.stop];
      return () => stops.forEach((stop) => stop());
    },
  };
});
