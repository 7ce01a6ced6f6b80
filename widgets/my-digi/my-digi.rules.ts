/** The views, each with the name of its page (decisions §1, §9), in the order of the menu (C-070). */
export const views = ["overview", "my-products", "invoices", "account"] as const;
export type View = (typeof views)[number];

export const isView = (name: string | undefined): name is View => views.some((view) => view === name);

/** The views in the menu (C-070); the link to the account is beside the greeting. */
export const menuViews = ["overview", "my-products", "invoices"] as const satisfies readonly View[];

/** The content that the area displays, which depends on the session. */
export type Access =
  /** The session is being checked. → login, open */
  | "checking"
  /** Nobody is signed in, or nobody is any more: the login is displayed in place. → open */
  | "login"
  /** A customer is signed in: the views are displayed. → login */
  | "open";

/** Returns what is displayed for a session. @param isAsking true while the session is being restored and nobody knows yet */
export function accessOf(status: "unknown" | "anonymous" | "signed-in", isAsking: boolean): Access {
  if (status === "signed-in") return "open";
  return status === "unknown" && isAsking ? "checking" : "login";
}
