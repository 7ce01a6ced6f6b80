/** What an order is made of, once it may be placed. */
import type { BodyOf } from "#core/base/contract/endpoint.ts";
import type { ContractSummary } from "#core/domain/order/contract-summary.contract.ts";
import type { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { Account } from "#demo/api/account/sessions.ts";
import type { Item, Price } from "./catalogue.ts";
import type { Orderer } from "./orderer.ts";

export type OrderBody = BodyOf<typeof bundleOrder>;

/** Whose the order is: a customer's, a new account's, or nobody's yet, where the address has an account of somebody who must sign in first. */
export type Owner =
  | { readonly kind: "customer" | "new"; readonly account: Account }
  | { readonly kind: "known-address"; readonly account: undefined };

export type Placing = {
  readonly orderer: Orderer;
  readonly items: readonly Item[];
  readonly price: Price;
  readonly owner: Owner;
  /** What was given before the order; none in those of the demo's first customers. */ readonly summary: ContractSummary | null;
};
