/** The routes of every call that the API answers, for the server and for `openapi.json`. */
import { accountRoutes } from "#demo/api/modules/account/account.module.ts";
import { addressRoutes } from "#demo/api/modules/address/address.module.ts";
import { bundleRoutes } from "#demo/api/modules/bundle/bundle.module.ts";
import { codeRoutes } from "#demo/api/modules/bundle/check-codes.ts";
import { captchaRoutes } from "#demo/api/modules/captcha/captcha.module.ts";
import { customerRoutes } from "#demo/api/modules/customer/customer.module.ts";
import { formRoutes } from "#demo/api/modules/forms/forms.module.ts";
import { identityRoutes } from "#demo/api/modules/identity/identity.module.ts";
import { installationRoutes } from "#demo/api/modules/installation/installation.module.ts";
import { invoiceRoutes } from "#demo/api/modules/invoices/invoices.module.ts";
import { orderChangeRoutes } from "#demo/api/modules/order/changes.ts";
import { placeOrder } from "#demo/api/modules/order/place-order.ts";
import { summaryRoutes } from "#demo/api/modules/order/summary-routes.ts";
import { jobRoutes } from "#demo/api/modules/jobs/jobs.module.ts";
import { newsRoutes } from "#demo/api/modules/news/news.module.ts";
import type { AnyRoute } from "#demo/api/routing/register.ts";

export const routes: readonly AnyRoute[] = [
  ...captchaRoutes,
  ...addressRoutes,
  ...bundleRoutes,
  ...installationRoutes,
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
