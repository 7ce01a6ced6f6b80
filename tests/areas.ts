/**
 * This file lists the owners of each area of `tests/requirements.csv`: tags without `digi-`, or `shared` for what all tags share. An area
 * that is not listed here belongs to the tag of the same name. A test counts for the tag of its widget (`unit/widgets/x/`) or file
 * (`e2e/x.test.ts`, `a11y/x-faults.test.ts`), or for the tags that its title names, `[P-058 fiber-check]`; every test counts for what is
 * shared.
 */

/** The owner of all statements that belong to no single tag: those of the API, of the rules of core, and of the site around the widgets. */
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

  // The fibre check contains the address form.
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

/** Owners of single statements, by the statement's id, where they differ from the owners of the statement's area. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // P-058 and P-059 describe two callback forms: one asks for a phone number (`callback-form`), one for an email address (in the fibre
  // check).
  "P-058": ["callback-form", "fiber-check"],
  "P-059": ["callback-form", "fiber-check"],
  // The callback dialog and the callback page both ask for a phone number and order a call. P-207, the protection against robots, holds for
  // the callback form as well.
  "P-005": ["callback-modal", "callback-page"],
  "P-206": ["callback-modal", "callback-page"],
  "P-207": ["callback-form", "callback-modal", "callback-page"],
  "P-208": ["callback-modal", "callback-page"],
  "P-209": ["callback-modal", "callback-page"],
  // These statements describe answers of the API, which are the same whichever tag calls it.
  "C-158": [shared],
  "C-159": [shared],
  "C-211": [shared],
  // The shop's pages belong to the site, but a page is proven by the tag that it contains.
  "C-128": ["promo-code"],
  "C-129": ["bundle-summary", "order-result"],
  // The addresses of the shop's pages are in the site's table of routes, which belongs to no tag.
  "C-130": [shared],
  // The builder decides what the result of the check means for the bundle.
  "P-148": ["configurator"],
  "P-149": ["configurator"],
  "P-150": ["configurator"],
  // The cards that link to the builder are in the carousel.
  "C-016": ["subscription-carousel"],
  "C-054": ["subscription-carousel"],
  // The API delivers the list of phones, whichever tag shows the list.
  "C-170": [shared],
  "C-171": [shared],
  "C-172": [shared],
  // The customer area stores, shows and changes how a customer pays.
  "C-177": ["my-digi"],
  "C-178": ["my-digi"],
  "C-441": ["my-digi"],
  // A customer with an account logs in inside the order flow.
  "P-331": ["order-flow"],
  // The plans between which a customer can change are shown in the customer area.
  "C-185": ["my-digi"],
  // Fees for reminders are listed in the price list and charged on the invoices in the customer area.
  "C-452": ["price-list", "my-digi"],
  "C-453": ["price-list", "my-digi"],
  "C-454": ["price-list", "my-digi"],
  // The site stores the language of the visitor; no tag does.
  "P-320": [shared],
};

/** Tags that the specification does not mention, such as the withdrawal form, which the design added. They need no statement. */
export const withoutStatements: readonly string[] = ["withdrawal"];

export const ownersOf = ({ id, area }: { readonly id: string; readonly area: string }): readonly string[] =>
  exceptions[id] ?? areas[area] ?? [area];
