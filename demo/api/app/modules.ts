/** The routes of every call that the API answers, for the server and for `openapi.json`. */
import { accountRoutes } from "./account/routes.ts";
import { addressRoutes } from "./address/routes.ts";
import { bundleRoutes } from "./bundle/routes.ts";
import { codeRoutes } from "./bundle/check-codes.ts";
import { captchaRoutes } from "./captcha/routes.ts";
import { customerRoutes } from "./customer/routes.ts";
import { formRoutes } from "./forms/routes.ts";
import { identityRoutes } from "./identity/routes.ts";
import { invoiceRoutes } from "./invoices/routes.ts";
import { orderChangeRoutes } from "./order/changes.ts";
import { placeOrder } from "./order/place-order.ts";
import { summaryRoutes } from "./summary/routes.ts";
import { jobRoutes } from "./jobs/routes.ts";
import { newsRoutes } from "./news/routes.ts";
import type { AnyRoute } from "./register.ts";

export const routes: readonly AnyRoute[] = [
  ...captchaRoutes,
  ...addressRoutes,
  ...bundleRoutes,
  ...codeRoutes,
  ...formRoutes,
  ...accountRoutes,
  ...identityRoutes,
  placeOrder,
  ...orderChangeRoutes,
  ...summaryRoutes,
  ...customerRoutes,
  ...invoiceRoutes,
  ...jobRoutes,
  ...newsRoutes,
];
