/** The views of the customer area, by the names of their pages (decisions §1, §9), in the order of the menu (C-070). */
export const views = ["overview", "my-products", "orders", "invoices", "account"] as const;
export type View = (typeof views)[number];

export const isView = (name: string | undefined): name is View => views.some((view) => view === name);

/** The views in the menu (C-070). The account is not among them, because its link is beside the greeting. */
export const menuViews = ["overview", "my-products", "orders", "invoices"] as const satisfies readonly View[];

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
