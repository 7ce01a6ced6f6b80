/**
 * This module lists the modules of the API, and the routes of all calls that they answer. The server and `openapi.json` are made from these
 * lists.
 */
import { captchaModule } from "#demo/api/modules/captcha/captcha.module.ts";
import { addressModule } from "#demo/api/modules/address/address.module.ts";
import { bundleModule } from "#demo/api/modules/bundle/bundle.module.ts";
import { installationModule } from "#demo/api/modules/installation/installation.module.ts";
import { formsModule } from "#demo/api/modules/forms/forms.module.ts";
import { accountModule } from "#demo/api/modules/account/account.module.ts";
import { identityModule } from "#demo/api/modules/identity/identity.module.ts";
import { orderModule } from "#demo/api/modules/order/order.module.ts";
import { customerModule } from "#demo/api/modules/customer/customer.module.ts";
import { invoicesModule } from "#demo/api/modules/invoices/invoices.module.ts";
import { jobsModule } from "#demo/api/modules/jobs/jobs.module.ts";
import { newsModule } from "#demo/api/modules/news/news.module.ts";
import { withdrawalModule } from "#demo/api/modules/withdrawal/withdrawal.module.ts";
import { consentModule } from "#demo/api/modules/consent/consent.module.ts";
import { pagesModule } from "#demo/api/modules/pages/pages.module.ts";
import type { ApiModule } from "#demo/api/routing/module.ts";
import type { AnyRoute } from "#demo/api/routing/register.ts";

export const modules: readonly ApiModule[] = [
  captchaModule,
  addressModule,
  bundleModule,
  installationModule,
  formsModule,
  accountModule,
  identityModule,
  orderModule,
  customerModule,
  invoicesModule,
  jobsModule,
  newsModule,
  withdrawalModule,
  consentModule,
  pagesModule,
];

export const routesOf = (given: readonly ApiModule[]): readonly AnyRoute[] => given.flatMap(({ routes }) => routes);

export const routes: readonly AnyRoute[] = routesOf(modules);
