/** This module serves orders: their calls, their documents, and the page on which a customer takes an order into an account. */
import { apiModule } from "#demo/api/routing/module.ts";
import { orderChangeRoutes } from "./changes.ts";
import { customerOrderRoutes } from "./customer-orders.ts";
import { registerDocuments } from "./documents.ts";
import { placeOrder } from "./place-order.ts";
import { summaryRoutes } from "./summary-routes.ts";
import { registerTakeOver } from "./take-over.ts";

export const orderModule = apiModule("order", {
  routes: [placeOrder, ...customerOrderRoutes, ...orderChangeRoutes, ...summaryRoutes],
  pages: async (app, context) => {
    registerDocuments(app, context);
    await registerTakeOver(app, context);
  },
});
