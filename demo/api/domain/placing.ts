/** This module has the types of an order that passed all checks and may be placed. */
import type { BodyOf } from "#core/base/contract/endpoint.ts";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import type { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import type { Price } from "./pricing.rules.ts";
import type { OrderVisit } from "#demo/api/store/visits.ts";
import type { IdentifiedAttempt } from "#demo/api/store/identity-attempts.ts";
import type { Item } from "./items.rules.ts";

/** The person who orders: a signed-in customer, or a newcomer whom the identity app has identified. */
export type Orderer = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly by:
    | { readonly kind: "customer"; readonly account: Account }
    | { readonly kind: "newcomer"; readonly attempt: IdentifiedAttempt; readonly password: string };
};

export type OrderBody = BodyOf<typeof bundleOrder>;

/**
 * The owner of an order: a customer, a new account, or nobody yet. Nobody owns the order when its email address has an account already,
 * whose owner must sign in first.
 */
export type Owner =
  | { readonly kind: "customer" | "new"; readonly account: Account }
  | { readonly kind: "known-address"; readonly account: undefined };

export type Placing = {
  readonly orderer: Orderer;
  readonly items: readonly Item[];
  readonly price: Price;
  readonly owner: Owner;
  /** The contract summary that the customer was given before the order; null for the orders that the demo starts with. */
  readonly summary: ContractSummary | null;
  /** The technician's visit of another order at which this order's products are installed too; absent where there is none. */
  readonly shared?: OrderVisit | undefined;
};
