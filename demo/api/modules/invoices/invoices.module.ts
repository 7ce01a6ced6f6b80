/** This module serves invoices: their list, their PDFs, the link to pay one, and the demo's page of a bank. */
import { apiModule } from "#demo/api/routing/module.ts";
import { registerDemoEvents } from "./demo-events.ts";
import { fileOfInvoice } from "./file.ts";
import { listInvoices } from "./list.ts";
import { linkToPay, registerPaymentPage } from "./payment.ts";

export const invoicesModule = apiModule("invoices", {
  routes: [listInvoices, fileOfInvoice, linkToPay],
  // Only the demo has a page of a bank, and events on demand: elsewhere customers pay at a real bank.
  pages: async (app, context) => {
    if (!context.options.demo) return;
    await registerPaymentPage(app, context);
    registerDemoEvents(app, context);
  },
});
