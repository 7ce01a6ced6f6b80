/** The rules for the links that are shown after an order was refused (C-426, decisions §14). Pure. */
import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import type { Orderer } from "#widgets/order-flow/order-flow.rules.ts";

/**
 * The page to which a refused customer is led, where the same order would be refused again: the login, the bundle builder, or customer
 * service.
 */
export type WayOn = "login" | "bundle" | "contact";

type Refused = Pick<FailureFacts, "code"> & {
  readonly retryAfterSeconds?: number;
  readonly fieldErrors?: Readonly<Record<string, string>>;
};

/**
 * The longest wait in seconds for which a countdown is shown. After a refusal that demands a longer wait, the customer comes back on
 * another day.
 */
const longestWaitSeconds = 3600;

/** The fields at which the API reports that the customer has reached the limit of products or visits. */
const boundedFields = ["installAddress", "bundle"];

/** Returns the pages to which the customer is led after a refused order. An empty list means that the same order may be sent again. */
export function waysOn({ code, retryAfterSeconds = 0, fieldErrors = {} }: Refused, orderer: Orderer | null): readonly WayOn[] {
  // A visitor without a login has an order that is still open; a customer has, or awaits, the same product at the same home.
  if (code === "already_done") return orderer?.kind === "identified" ? ["login", "contact"] : ["bundle", "contact"];
  if (code === "rate_limited") return retryAfterSeconds > longestWaitSeconds ? ["contact"] : [];
  return Object.keys(fieldErrors).some((field) => boundedFields.includes(field)) ? ["bundle", "contact"] : [];
}
