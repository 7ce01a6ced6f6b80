import type { AnyRoute } from "#demo/api/routing/register.ts";
import { fileOfInvoice } from "./file.ts";
import { listInvoices } from "./list.ts";
import { linkToPay } from "./payment.ts";

export const invoiceRoutes: readonly AnyRoute[] = [listInvoices, fileOfInvoice, linkToPay];
