/** Invoices: list, PDF, link to pay, and the demo's page of a bank. */
import { apiModule } from "#demo/api/routing/module.ts";
import { fileOfInvoice } from "./file.ts";
import { listInvoices } from "./list.ts";
import { linkToPay, registerPaymentPage } from "./payment.ts";

export const invoicesModule = apiModule("invoices", {
  routes: [listInvoices, fileOfInvoice, linkToPay],
  // The page of a bank is the demo's own: elsewhere customers pay at a real one.
  pages: async (app, context) => {
    if (context.options.demo) await registerPaymentPage(app, context);
  },
});
