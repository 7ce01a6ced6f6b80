import type { BuiltPage } from "#core/base/values/routes.ts";

type AreaView = {
  /** The part that draws the view, which is a folder of this widget. */
  readonly part: string;
  readonly page: BuiltPage;
  /** The view whose link in the menu is marked while this view is shown; the view itself where it has a link there. */
  readonly menu?: string;
};

/**
 * The views of the customer area by the names that the attribute `view` takes, in the order of the menu (C-070, decisions §1, §9). All else
 * that depends on the list is derived from it: the attribute's values, the menu, links, prefetching, and the pages of the demo. The account
 * is not in the menu, because its link is beside the greeting; the pages of products are reached from My products.
 */
export const areaViews = {
  overview: { part: "overview", page: "overview", menu: "overview" },
  "my-products": { part: "my-products", page: "my-products", menu: "my-products" },
  orders: { part: "orders", page: "orders", menu: "orders" },
  invoices: { part: "invoices", page: "invoices", menu: "invoices" },
  account: { part: "account", page: "account" },
  mobile: { part: "product", page: "my-products-mobile", menu: "my-products" },
  internet: { part: "product", page: "my-products-internet", menu: "my-products" },
  landline: { part: "product", page: "my-products-landline", menu: "my-products" },
  tv: { part: "product", page: "my-products-tv", menu: "my-products" },
  "digi-tv": { part: "product", page: "my-products-digi-tv", menu: "my-products" },
  "mobile-order": { part: "mobile-order", page: "my-products-mobile-order", menu: "my-products" },
  esim: { part: "esim", page: "my-products-esim", menu: "my-products" },
} as const satisfies Readonly<Record<string, AreaView>>;
export type View = keyof typeof areaViews;

export const views = Object.keys(areaViews) as readonly View[];
/** The pages of the views. Several views can be drawn by one part, but each has a page of its own. */
export const areaPages = views.map((view) => areaViews[view].page);
export type AreaPage = (typeof areaViews)[View]["page"];
/** Returns the view of the menu to which a view belongs. */
export function menuViewOf(view: View): string | undefined {
  const { menu }: AreaView = areaViews[view];
  return menu;
}
export const menuViews = views.filter((view) => menuViewOf(view) === view);

export const isView = (name: string | undefined): name is View => views.some((view) => view === name);

/** The content of the customer area, which depends on the session. */
export type Access =
  /** The session is being checked. The next state is `login` or `open`. */
  | "checking"
  /** Nobody is signed in, or the session has ended, so the login is shown. The next state is `open`. */
  | "login"
  /** A customer is signed in, so the views are shown. The next state is `login`. */
  | "open";

/**
 * Returns the content that the area shows for a session.
 *
 * @param isAsking true while the session is being restored, so that its status is not known yet
 */
export function accessOf(status: "unknown" | "anonymous" | "signed-in", isAsking: boolean): Access {
  if (status === "signed-in") return "open";
  return status === "unknown" && isAsking ? "checking" : "login";
}
