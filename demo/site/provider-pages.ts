/**
 * Lists the functions that draw the built pages of the routes table, except those of the customer area, which the build lists
 * (`area-pages.ts`). A page of the table without such a function says that it opens soon.
 */
import type { BuiltPage } from "#core/base/values/routes.ts";
import { accessibilityTexts } from "#demo/documents/accessibility.texts.ts";
import { cookiePolicyTexts } from "#demo/documents/cookie-policy.texts.ts";
import { privacyTexts } from "#demo/documents/privacy.texts.ts";
import { conditionsPage } from "#demo/api/domain/pages/conditions.rules.ts";
import { invoiceExplainedPage } from "#demo/api/domain/pages/invoice-explained.rules.ts";
import { priceListPage } from "#demo/api/domain/pages/price-list.rules.ts";
import type { Seen } from "#demo/api/domain/pages/seen.ts";
import { termsIn } from "#demo/api/domain/terms.rules.ts";
import type { PageContext } from "#demo/pages/context.ts";
import { activateAccountPage } from "#demo/pages/provider/activate-account.ts";
import { bundlePage } from "#demo/pages/provider/bundle.ts";
import { callbackPage } from "#demo/pages/provider/callback.ts";
import { confirmEmailPage } from "#demo/pages/provider/confirm-email.ts";
import { confirmInvoiceEmailPage } from "#demo/pages/provider/confirm-invoice-email.ts";
import { contactPage } from "#demo/pages/provider/contact.ts";
import { cookiePolicyPage } from "#demo/pages/provider/cookie-policy.ts";
import { fibrePage } from "#demo/pages/provider/fibre.ts";
import { homePage } from "#demo/pages/provider/home.ts";
import { jobApplicationPage } from "#demo/pages/provider/job-application.ts";
import { jobsPage } from "#demo/pages/provider/jobs.ts";
import { loginPage } from "#demo/pages/provider/login.ts";
import { newsPage } from "#demo/pages/provider/news.ts";
import { orderPage, orderResultPage } from "#demo/pages/provider/order.ts";
import { passwordRecoveryPage } from "#demo/pages/provider/password-recovery.ts";
import { pageOfPrices } from "#demo/pages/provider/prices.ts";
import { codesPage, summaryPage } from "#demo/pages/provider/shop.ts";
import { signUpPage } from "#demo/pages/provider/sign-up.ts";
import { textPage } from "#demo/pages/provider/text-page.ts";
import { withdrawalPage } from "#demo/pages/provider/withdrawal.ts";
import type { AreaPage } from "#widgets/my-digi/my-digi.rules.ts";
import { openJobIn } from "./open-jobs.ts";

/** Returns what pages of the API are made for, where a page of the site shows them. */
const seenBy = ({ lang, api, reminders }: PageContext): Seen => ({ language: lang, publicUrl: api, reminders });

export const providerPages: Readonly<Record<Exclude<BuiltPage, AreaPage>, (context: PageContext) => string>> = {
  home: homePage,
  login: loginPage,
  "password-recovery": passwordRecoveryPage,
  "sign-up": signUpPage,
  "activate-account": activateAccountPage,
  "confirm-email": confirmEmailPage,
  "confirm-invoice-email": confirmInvoiceEmailPage,
  contact: contactPage,
  jobs: jobsPage,
  "job-application": (context) => jobApplicationPage(context, openJobIn(context)),
  news: newsPage,
  callback: callbackPage,
  bundle: bundlePage,
  order: orderPage,
  "shop-success": orderResultPage,
  "shop-check": fibrePage,
  "shop-codes": codesPage,
  "shop-summary": summaryPage,
  withdrawal: withdrawalPage,
  "price-list": pageOfPrices("price-list", (context) => priceListPage(seenBy(context))),
  roaming: pageOfPrices("roaming"),
  conditions: pageOfPrices("conditions", (context) => conditionsPage(seenBy(context))),
  "invoice-explained": pageOfPrices("invoice-explained", (context) => invoiceExplainedPage(seenBy(context))),
  "cookie-policy": (context) => cookiePolicyPage(context, cookiePolicyTexts[context.lang]),
  privacy: (context) => textPage(context, "privacy", privacyTexts[context.lang]),
  accessibility: (context) => textPage(context, "accessibility", accessibilityTexts[context.lang]),
  terms: (context) => textPage(context, "terms", termsIn(context.lang)),
};
