/**
 * The tag on each built page of the routes table, for tests that follow links. Whoever builds a page adds its line; until then the tests do
 * not compile.
 */
import type { BuiltPage } from "#core/base/values/routes.ts";
import { areaPages, type AreaPage } from "#widgets/my-digi/my-digi.rules.ts";

/** The tag for which a page is made. */
export const tagOfPage: Readonly<Record<BuiltPage, `digi-${string}`>> = {
  ...(Object.fromEntries(areaPages.map((page) => [page, "digi-my-digi"])) as Record<AreaPage, "digi-my-digi">),
  home: "digi-fiber-check",
  login: "digi-login",
  "password-recovery": "digi-password-recovery",
  "sign-up": "digi-signup",
  "activate-account": "digi-activate-account",
  "confirm-email": "digi-email-change",
  "confirm-invoice-email": "digi-invoice-email-change",
  contact: "digi-contact",
  jobs: "digi-job-list",
  "job-application": "digi-job-application",
  news: "digi-news-list",
  callback: "digi-callback-page",
  bundle: "digi-configurator",
  order: "digi-order-flow",
  "shop-success": "digi-order-result",
  "shop-check": "digi-fiber-check",
  "shop-codes": "digi-promo-code",
  "shop-summary": "digi-bundle-summary",
  withdrawal: "digi-withdrawal",
  "cookie-policy": "digi-text-page",
  privacy: "digi-text-page",
  terms: "digi-text-page",
  "price-list": "digi-price-list",
  roaming: "digi-roaming-prices",
  conditions: "digi-product-conditions",
  "invoice-explained": "digi-invoice-explainer",
  accessibility: "digi-text-page",
};

/** Tells whether the HTML of a page contains the tag for which the page is made. */
export const holdsItsTag = (page: BuiltPage, html: string): boolean => new RegExp(`<${tagOfPage[page]}[ >]`).test(html);
