/**
 * This list names every tag and how a test brings it to its first usable state; tests of hosts, journeys, accessibility and heights use it.
 * A new widget is in it automatically, as a tag that needs no preparation on a page; what it needs beyond that is a line in `ways`.
 */
import { findWidgets } from "#build/widgets.ts";
import type { PageId } from "#core/base/values/routes.ts";

/** Describes how a part is brought into view and left, by the names of buttons, in English. */
export type PartWay = {
  /** Names of the buttons to press one after another, beginning in the widget's first view. */
  readonly opens: readonly string[];
  /** The name of the button that leads back to the screen that has the last button of `opens`. */
  readonly leaves: string;
};

/**
 * The way to a part that only certain answers of the API bring into view, and not a press: the path of the test file whose journey shows
 * the part, lets the request for the part's file fail, and leaves the part.
 */
export type PartJourney = { readonly journey: string };

export type Way = {
  /** Attributes with which the tag shows everything that it can show. */
  readonly attributes?: string;
  /** The attribute without which the tag has nothing to show, and says so to the page's author. */
  readonly mustHave?: string;
  /** The name of a field in the tag's prerendered screen, or in that of the tag that it adds to its light DOM. */
  readonly field?: string;
  /** True where a security check begins with the first touch of a field. */
  readonly isChecked?: boolean;
  /** Texts to type into the fields, by the name of the field, in this order. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The name of a field that becomes usable once the API has answered to the typed text. */
  readonly opens?: string;
  /** The name of the field for a file. */
  readonly takesFile?: string;
  /** The page to which a mail of this widget links, the query of that link, and a field of the screen that is shown then. */
  readonly link?: { readonly page: PageId; readonly query: string; readonly field?: string };
  /**
   * True where the prerendered screen depends on stored values (a bundle, an order, a session). Until these values are read, the screen
   * shows its outline.
   */
  readonly showsKept?: true;
  /** The kind of widgets that this widget represents: of each kind, only one widget is examined completely each day. */
  readonly standsFor?: "form" | "list" | "dialog" | "flow" | "session";
  /** True where only the first of these tags on a page shows anything. */
  readonly standsOnce?: true;
  /**
   * The name of the API's call that delivers what the widget lists, or the page that it shows. Space is reserved for a full first page
   * (`samples.ts` of the widget's unit tests).
   */
  readonly lists?: string;
  /** The attribute with which alone a part of the prerendered screen is a skeleton. */
  readonly skeletonWith?: string;
  /**
   * The selector of content that depends on the visitor's clock: the prerendered screen only reserves its space, and the view fills it in.
   */
  readonly byClock?: string;
  /** The tag that this widget adds to its light DOM by itself, for visitors who are not signed in. */
  readonly brings?: string;
  /**
   * Where it is tested what the tag says while the browser stores nothing: `draft` for a form whose typed values the tab stores, which
   * `tests/e2e/storage-refused.test.ts` goes through; otherwise the test file.
   */
  readonly refusedStorage?: "draft" | `tests/${string}`;
  /** The parts of the widget; each is listed before the parts that prefetch it. */
  readonly parts?: Readonly<Record<string, PartWay | PartJourney>>;
};

export const ways: Readonly<Record<string, Way>> = {
  "digi-newsletter": { refusedStorage: "draft", standsFor: "form", field: "first_name", isChecked: true },
  "digi-contact": { refusedStorage: "draft", field: "first_name", isChecked: true, takesFile: "upload" },
  "digi-fiber-check": {
    refusedStorage: "draft",
    attributes: "ask-email",
    field: "postalCode",
    isChecked: true,
    typed: { postalCode: "1000" },
    opens: "street",
    parts: { result: { journey: "tests/e2e/fiber-check-faults.test.ts" } },
  },
  "digi-callback-page": { refusedStorage: "draft", field: "first_name", isChecked: true, byClock: ".ui-now" },
  "digi-callback-form": { refusedStorage: "draft", field: "first_name", isChecked: true },
  "digi-address-form": {
    refusedStorage: "draft",
    attributes: "ask-email",
    field: "postalCode",
    isChecked: true,
    typed: { postalCode: "1000" },
    opens: "street",
  },
  "digi-callback-modal": {
    refusedStorage: "draft",
    standsFor: "dialog",
    attributes: "open",
    isChecked: true,
    typed: { first_name: "1", last_name: "1", phone_number: "1" },
  },
  "digi-configurator": {
    refusedStorage: "tests/e2e/storage-refused.test.ts",
    parts: {
      line: { journey: "tests/e2e/configurator-line.test.ts" },
      channels: { journey: "tests/e2e/configurator-plans.test.ts" },
      device: { journey: "tests/e2e/configurator-line.test.ts" },
      address: { journey: "tests/e2e/configurator-sections.test.ts" },
      offers: { journey: "tests/e2e/configurator-sections.test.ts" },
      box: { journey: "tests/e2e/configurator-address.test.ts" },
      landline: { journey: "tests/e2e/configurator-sections.test.ts" },
      codes: { journey: "tests/e2e/configurator-codes.test.ts" },
      bill: { journey: "tests/e2e/configurator-share.test.ts" },
      share: { journey: "tests/e2e/configurator-share.test.ts" },
    },
  },
  "digi-cookie-consent": { standsOnce: true, parts: { settings: { journey: "tests/e2e/cookie-consent-settings.test.ts" } } },
  "digi-login": { refusedStorage: "tests/unit/widgets/login/login-arrival.test.ts", standsFor: "session", field: "username" },
  "digi-password-recovery": {
    field: "email",
    isChecked: true,
    link: { page: "password-recovery", query: "?i=12&code=abc", field: "reset-password" },
  },
  "digi-signup": { refusedStorage: "tests/e2e/signup-identity.test.ts", link: { page: "sign-up", query: "?h=1" } },
  "digi-activate-account": { link: { page: "activate-account", query: "?i=1&code=2" } },
  "digi-email-change": { link: { page: "confirm-email", query: "?i=1&d=2&p=3" } },
  "digi-invoice-email-change": { link: { page: "confirm-invoice-email", query: "?i=1&d=2&p=3" } },
  "digi-subscription-carousel": { showsKept: true },
  "digi-hero-slider": { attributes: `src="/assets/slides.en.json"`, showsKept: true },
  "digi-job-application": { skeletonWith: "job", refusedStorage: "draft", field: "first_name", isChecked: true, takesFile: "upload_cv" },
  "digi-job-list": { standsFor: "list", lists: "/job-list", parts: { job: { journey: "tests/e2e/job-text.test.ts" } } },
  "digi-news-list": { lists: "/news-list" },
  "digi-text-page": { attributes: `page="terms"`, mustHave: `page="terms"`, lists: "/page-data" },
  "digi-price-list": { lists: "/page-data" },
  "digi-product-conditions": { lists: "/page-data" },
  "digi-invoice-explainer": { lists: "/page-data" },
  "digi-roaming-prices": { lists: "/roaming" },
  "digi-order-result": { refusedStorage: "tests/e2e/storage-refused.test.ts", showsKept: true },
  "digi-promo-code": { refusedStorage: "tests/e2e/storage-refused.test.ts", showsKept: true },
  "digi-bundle-summary": { refusedStorage: "tests/e2e/storage-refused.test.ts", showsKept: true },
  "digi-order-flow": {
    refusedStorage: "tests/e2e/storage-refused.test.ts",
    standsFor: "flow",
    showsKept: true,
    parts: {
      arrival: { journey: "tests/e2e/configurator-hand-over.test.ts" },
      "its-me": { journey: "tests/e2e/order-flow.test.ts" },
      login: { journey: "tests/e2e/order-flow-login.test.ts" },
      "complete-profile": { journey: "tests/e2e/order-flow.test.ts" },
      "digi-account": { journey: "tests/e2e/order-flow.test.ts" },
      address: { journey: "tests/e2e/order-flow.test.ts" },
      "move-to-digi": { journey: "tests/e2e/order-flow-fixed.test.ts" },
      "installation-slot": { journey: "tests/e2e/order-flow-fixed.test.ts" },
      "slot-calendar": { journey: "tests/e2e/order-flow-fixed.test.ts" },
      payment: { journey: "tests/e2e/order-flow.test.ts" },
      "review-order": { journey: "tests/e2e/order-flow.test.ts" },
      "confirm-order": { journey: "tests/e2e/order-flow.test.ts" },
    },
  },
  "digi-withdrawal": { refusedStorage: "draft", field: "name", parts: { contracts: { journey: "tests/e2e/withdrawal-faults.test.ts" } } },
  "digi-my-digi": {
    refusedStorage: "tests/e2e/storage-refused.test.ts",
    showsKept: true,
    brings: "digi-login",
    field: "username",
    parts: {
      login: { journey: "tests/e2e/my-digi.test.ts" },
      overview: { journey: "tests/e2e/my-digi.test.ts" },
      "my-products": { journey: "tests/e2e/my-digi.test.ts" },
      product: { journey: "tests/e2e/my-digi-product.test.ts" },
      "product-usage": { journey: "tests/e2e/my-digi-usage.test.ts" },
      "section-text": { journey: "tests/e2e/my-digi-product-options.test.ts" },
      "product-settings": { journey: "tests/e2e/my-digi-settings.test.ts" },
      "setting-edit": { journey: "tests/e2e/my-digi-settings.test.ts" },
      "wifi-code": { journey: "tests/e2e/my-digi-settings.test.ts" },
      booster: { journey: "tests/e2e/my-digi-settings.test.ts" },
      "product-order": { journey: "tests/e2e/my-digi-product-order.test.ts" },
      "product-checkout": { journey: "tests/e2e/my-digi-product-order.test.ts" },
      "landline-number": { journey: "tests/e2e/my-digi-product-order.test.ts" },
      "product-plan": { journey: "tests/e2e/my-digi-product-plan.test.ts" },
      "product-options": { journey: "tests/e2e/my-digi-product-options.test.ts" },
      "digi-tv": { journey: "tests/e2e/my-digi-digi-tv-account.test.ts" },
      "tv-activation": { journey: "tests/e2e/my-digi-digi-tv.test.ts" },
      "way-on": { journey: "tests/e2e/my-digi-digi-tv-account.test.ts" },
      "tv-password": { journey: "tests/e2e/my-digi-digi-tv-account.test.ts" },
      "mobile-order": { journey: "tests/e2e/my-digi-mobile-order-lists.test.ts" },
      "mobile-line": { journey: "tests/e2e/my-digi-mobile-order-lists.test.ts" },
      "mobile-checkout": { journey: "tests/e2e/my-digi-mobile-order-lists.test.ts" },
      "new-address": { journey: "tests/e2e/my-digi-mobile-order-lists.test.ts" },
      device: { journey: "tests/e2e/my-digi-mobile-order-lists.test.ts" },
      esim: { journey: "tests/e2e/my-digi-esim.test.ts" },
      orders: { journey: "tests/e2e/my-digi-orders.test.ts" },
      "order-slot": { journey: "tests/e2e/my-digi-orders.test.ts" },
      "order-switch": { journey: "tests/e2e/my-digi-orders.test.ts" },
      "slot-calendar": { journey: "tests/e2e/my-digi-orders.test.ts" },
      invoices: { journey: "tests/e2e/my-digi.test.ts" },
      account: { journey: "tests/e2e/my-digi.test.ts" },
      "payment-method": { journey: "tests/e2e/my-digi-payment-method.test.ts" },
      "change-password": { journey: "tests/e2e/my-digi-account.test.ts" },
      "payment-page": { journey: "tests/e2e/my-digi-payment.test.ts" },
    },
  },
};

export type Widget = Way & {
  readonly tag: string;
  /** True where the widget has a line in `ways`. */
  readonly isKnown: boolean;
  /** True where the widget is in the page's flow and space is reserved for it; for a dialog it is false. */
  readonly takesSpace: boolean;
};

export const widgets: readonly Widget[] = (await findWidgets()).map(({ definition: { tag }, heights }) => ({
  ...ways[tag],
  tag,
  isKnown: tag in ways,
  takesSpace: heights.length > 0,
}));

export const widgetsInFlow: readonly Widget[] = widgets.filter(({ takesSpace }) => takesSpace);

/** Widgets that exist only for tests: they have features that no widget of the product may have. */
export const sampleWidgets: readonly (Way & { readonly tag: string; readonly folder: string })[] = [
  { tag: "digi-sample-pieces", folder: "tests/hosts/fixtures/sample-pieces" },
  {
    tag: "digi-sample-steps",
    folder: "tests/hosts/fixtures/sample-steps",
    parts: {
      details: { opens: ["To the details"], leaves: "To the beginning" },
      summary: { opens: ["To the summary"], leaves: "To the beginning" },
      plan: { opens: ["To the plan"], leaves: "To the beginning" },
    },
  },
];
