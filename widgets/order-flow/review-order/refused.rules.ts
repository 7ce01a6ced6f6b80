/** Rules for what leads on after an order was refused (C-426, decisions §14). Pure. */
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import type { Orderer } from "#widgets/order-flow/order-flow.rules.ts";

/** A way on where the same order would be refused again: the login, the pack, or customer service. */
export type WayOn = "login" | "bundle" | "contact";

type Refused = Pick<FailureFacts, "code"> & {
  readonly retryAfterSeconds?: number;
  readonly fieldErrors?: Readonly<Record<string, string>>;
};

/** A longer wait than this is one for another day: nobody sits before a countdown for it. */
const longestWaitSeconds = 3600;

/** The fields under which the API says that a customer has, or awaits, as much as one can. */
const boundedFields = ["installAddress", "bundle"];

/** Returns the ways on from a refused order. Empty: the same order may be sent again. */
export function waysOn({ code, retryAfterSeconds = 0, fieldErrors = {} }: Refused, orderer: Orderer | null): readonly WayOn[] {
  // A visitor without a login has an order that is still open; a customer has, or awaits, the same product at the same home.
  if (code === "already_done") return orderer?.kind === "identified" ? ["login", "contact"] : ["bundle", "contact"];
  if (code === "rate_limited") return retryAfterSeconds > longestWaitSeconds ? ["contact"] : [];
  return Object.keys(fieldErrors).some((field) => boundedFields.includes(field)) ? ["bundle", "contact"] : [];
}
