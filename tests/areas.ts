/**
 * Whose are the areas of `requirements.csv`: tags without `digi-`, or what all tags share. An area that is not named here is that
 * of the tag of its name. A test speaks for the tag of its widget (`unit/widgets/x/`) or file (`e2e/x.test.ts`, `a11y/x-faults.test.ts`), or
 * for those that its title names, `[P-058 fiber-check]`; every test speaks for what is shared.
 */

/** The API, the rules of core, and the site around the widgets. */
export const shared = "shared";

const areas: Readonly<Record<string, readonly string[]>> = {
  analytics: [shared],
  api: [shared],
  captcha: [shared],
  constants: [shared],
  errors: [shared],
  i18n: [shared],
  scope: [shared],
  session: [shared],
  validation: [shared],

  // The fibre check has the address form in it.
  "address-form": ["address-form", "fiber-check"],

  "address-dropdown": ["configurator"],
  "bundle-overview": ["configurator"],
  "dealer-code": ["configurator", "promo-code"],
  landline: ["configurator"],
  "mobile-lines": ["configurator"],
  "offer-cards": ["configurator"],
  voucher: ["configurator", "promo-code"],

  "complete-profile": ["order-flow"],
  "digi-account": ["order-flow"],
  "installation-slot": ["order-flow"],
  "its-me": ["order-flow"],
  payment: ["order-flow"],
  portability: ["order-flow"],

  alerts: ["my-digi"],
  consumption: ["my-digi"],
  "digi-tv": ["my-digi"],
  esim: ["my-digi"],
  "extra-options": ["my-digi"],
  invoices: ["my-digi"],
  "mobile-order": ["my-digi"],
  modals: ["my-digi"],
  "my-digi-account": ["my-digi"],
  "my-products": ["my-digi"],
  "product-page": ["my-digi"],
  settings: ["my-digi"],
  "tv-upgrade": ["my-digi"],

  roaming: ["roaming-prices"],
};

/** Statements that are not their area's. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The callback form asks for a phone, its sister for an email: that one opens in the fibre check.
  "P-058": ["callback-form", "fiber-check"],
  "P-059": ["callback-form", "fiber-check"],
  // A phone and a call are asked for by the dialog and the page; all three are checked for robots.
  "P-005": ["callback-modal", "callback-page"],
  "P-206": ["callback-modal", "callback-page"],
  "P-207": ["callback-form", "callback-modal", "callback-page"],
  "P-208": ["callback-modal", "callback-page"],
  "P-209": ["callback-modal", "callback-page"],
  // What the API answers, whoever asks.
  "C-158": [shared],
  "C-159": [shared],
  "C-211": [shared],
  // The shop's pages are the site's, each with a tag of its own.
  "C-128": ["promo-code"],
  "C-129": ["bundle-summary", "order-result"],
  // Where those pages are is the site's table.
  "C-130": [shared],
  // What the check means for the bundle is the builder's.
  "P-148": ["configurator"],
  "P-149": ["configurator"],
  "P-150": ["configurator"],
  // The cards that lead to the builder stand in the carousel.
  "C-016": ["subscription-carousel"],
  "C-054": ["subscription-carousel"],
  // The list of phones is the API's, whichever tag shows it.
  "C-170": [shared],
  "C-171": [shared],
  "C-172": [shared],
  // How a customer pays is kept, shown and changed in the area.
  "C-177": ["my-digi"],
  "C-178": ["my-digi"],
  "C-441": ["my-digi"],
  // A customer with an account logs in inside the order flow.
  "P-331": ["order-flow"],
  // The plans of which a customer changes from one to another stand in the area.
  "C-185": ["my-digi"],
  // Fees for reminders stand in the price list and are charged on the area's invoices.
  "C-452": ["price-list", "my-digi"],
  "C-453": ["price-list", "my-digi"],
  "C-454": ["price-list", "my-digi"],
  // The site keeps the language, no tag does.
  "P-320": [shared],
};

/** Tags that the specification does not speak of: one of the design, and widgets of one's own. */
export const withoutStatements: readonly string[] = ["withdrawal"];

export const ownersOf = ({ id, area }: { readonly id: string; readonly area: string }): readonly string[] =>
  exceptions[id] ?? areas[area] ?? [area];
