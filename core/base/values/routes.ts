import type { Language } from "./language.ts";

/** Returns the paths of a page whose path differs between languages by the prefix alone. */
const everywhere = (tail: string): Record<Language, string> => ({ en: `/en/${tail}`, fr: `/fr/${tail}`, nl: `/nl/${tail}` });

/** The only table of the site's pages (decisions §1): page id → path per language. A host page changes single entries by `data-routes`. */
export const routes = {
  home: { en: "/en", fr: "/fr", nl: "/nl" },
  login: { en: "/en/login", fr: "/fr/connecter", nl: "/nl/inloggen" },
  "password-recovery": { en: "/en/password-recovery", fr: "/fr/mot-de-passe-oublie", nl: "/nl/wachtwoord-vergeten" },
  "sign-up": { en: "/en/sign-up", fr: "/fr/inscription", nl: "/nl/registreren" },
  "activate-account": { en: "/en/activate-account", fr: "/fr/activer-mon-compte", nl: "/nl/account-activeren" },
  "confirm-email": { en: "/en/confirm-email", fr: "/fr/confirmer-email", nl: "/nl/e-mail-bevestigen" },
  "confirm-invoice-email": {
    en: "/en/confirm-invoice-email",
    fr: "/fr/confirmer-email-facturation",
    nl: "/nl/facturatie-e-mail-bevestigen",
  },
  contact: everywhere("contact"),
  callback: { en: "/en/callback", fr: "/fr/etre-rappele", nl: "/nl/terugbellen" },
  jobs: { en: "/en/jobs", fr: "/fr/emplois", nl: "/nl/vacatures" },
  "job-application": { en: "/en/jobs/apply", fr: "/fr/emplois/postuler", nl: "/nl/vacatures/solliciteren" },
  news: { en: "/en/news", fr: "/fr/actualites", nl: "/nl/nieuws" },
  "cookie-policy": { en: "/en/cookie-policy", fr: "/fr/politique-de-cookies", nl: "/nl/cookiebeleid" },
  privacy: { en: "/en/privacy", fr: "/fr/vie-privee", nl: "/nl/privacy" },
  accessibility: { en: "/en/accessibility", fr: "/fr/accessibilite", nl: "/nl/toegankelijkheid" },
  terms: { en: "/en/terms", fr: "/fr/conditions-generales", nl: "/nl/algemene-voorwaarden" },
  bundle: everywhere("configurator/bundle"),
  order: everywhere("configurator/config-account"),
  "shop-check": everywhere("shop/check"),
  "shop-codes": everywhere("shop/codes"),
  "shop-summary": everywhere("shop/summary"),
  "shop-success": everywhere("shop/success"),
  overview: everywhere("my-digi/overview"),
  account: everywhere("my-digi/account"),
  "my-products": everywhere("my-digi/my-products"),
  "my-products-mobile": everywhere("my-digi/my-products/mobile"),
  "my-products-internet": everywhere("my-digi/my-products/internet"),
  "my-products-landline": everywhere("my-digi/my-products/landline"),
  "my-products-tv": everywhere("my-digi/my-products/tv"),
  "my-products-digi-tv": everywhere("my-digi/my-products/digi-tv"),
  "my-products-mobile-order": everywhere("my-digi/my-products/mobile-order"),
  "my-products-esim": everywhere("my-digi/my-products/esim"),
  orders: everywhere("my-digi/orders"),
  invoices: everywhere("my-digi/invoices"),
  "price-list": { en: "/en/price-list", fr: "/fr/tarifs", nl: "/nl/tarieven" },
  roaming: everywhere("roaming"),
  conditions: { en: "/en/conditions", fr: "/fr/conditions", nl: "/nl/voorwaarden" },
  withdrawal: { en: "/en/withdraw", fr: "/fr/retractation", nl: "/nl/herroepen" },
  "invoice-explained": { en: "/en/invoice-explained", fr: "/fr/comprendre-ma-facture", nl: "/nl/je-factuur-uitgelegd" },
} as const satisfies Record<string, Record<Language, string>>;

export type PageId = keyof typeof routes;

/**
 * The pages of the table that are not built yet. Nothing links to them, unless a host page says in `data-routes` where it has one of its
 * own. When a page is built, it has to be removed from this list.
 */
const unbuiltPages = [] as const satisfies readonly PageId[];

export type BuiltPage = Exclude<PageId, (typeof unbuiltPages)[number]>;

export const isBuilt = (page: PageId): page is BuiltPage => !(unbuiltPages as readonly PageId[]).includes(page);

/** Returns the path of a built page. A link to a page that is not built does not compile. */
export const pathOf = (page: BuiltPage, language: Language): string => routes[page][language];
