/** Each has the name of its page (decisions §1, §9). In the order of the menu (C-070). */
export const views = ["overview", "my-products", "invoices", "account"] as const;
export type View = (typeof views)[number];

export const isView = (name: string | undefined): name is View => views.some((view) => view === name);

/** In the menu (C-070); the account stands beside the greeting. */
export const menuViews = ["overview", "my-products", "invoices"] as const satisfies readonly View[];

/** What stands there for whom. */
export type Access =
  /** It is being found out who is signed in. → login, open */
  | "checking"
  /** Nobody is, or is any more: the login stands in place. → open */
  | "login"
  /** → login */
  | "open";

/** @param isAsking the session is being restored: nobody knows yet */
export function accessOf(status: "unknown" | "anonymous" | "signed-in", isAsking: boolean): Access {
  if (status === "signed-in") return "open";
  return status === "unknown" && isAsking ? "checking" : "login";
}
