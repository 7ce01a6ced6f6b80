/** Rules for which of a customer's contracts and products are offered for withdrawal (decisions §14). Pure. */
import type { CustomerAccount } from "#core/domain/customer/account.contract.ts";
import type { ContractChoice, Statement } from "#widgets/withdrawal/statement.schema.ts";

export type Contract = CustomerAccount["contracts"][number];

/** Returns the contracts that have something to withdraw: the newest first, so that those whose period is over come last. */
export const withdrawable = (contracts: readonly Contract[]): readonly Contract[] =>
  contracts
    .filter(({ withdrawable_products: products }) => products.length > 0)
    .toSorted((one, other) => (one.since < other.since ? 1 : one.since > other.since ? -1 : 0));

/** Returns the contract that is chosen: the visitor's choice, else that of the page's address, else the only one. */
export function chosenOf(
  contracts: readonly Contract[],
  choice: ContractChoice | undefined,
  linked: string | undefined,
): Contract | undefined {
  const byNumber = (number: string | undefined): Contract | undefined => contracts.find(({ id }) => id === number);
  return byNumber(choice?.contract) ?? byNumber(linked) ?? (contracts.length === 1 ? contracts[0] : undefined);
}

type Product = Contract["withdrawable_products"][number];

/**
 * Returns the products whose withdrawal ends this product too, even if the customer wants to keep it, because it does not work without one
 * of them. The list is empty for a product that the customer decides on.
 */
export const withdrawnWith = ({ needs = [] }: Product, contract: Contract, kept: readonly string[]): readonly Product[] =>
  needs.some((id) => kept.includes(id)) ? [] : contract.withdrawable_products.filter(({ id }) => needs.includes(id));

/**
 * Returns the products that end because products which they need are withdrawn: those of this contract and of the customer's other
 * contracts, each with the products that it needs.
 */
export const leavingAlong = (contract: Contract, kept: readonly string[]) =>
  [...contract.withdrawable_products, ...(contract.dependent_products ?? [])]
    .map((product) => ({ product, needed: withdrawnWith(product, contract, kept) }))
    .filter(({ needed }) => needed.length > 0);

/**
 * Returns the ids of the products that remain after the withdrawal: those that the customer wants to keep and that do not end with another
 * product.
 */
export const stayingOf = (contract: Contract, kept: readonly string[]): readonly string[] =>
  contract.withdrawable_products.flatMap((one) =>
    kept.includes(one.id) && withdrawnWith(one, contract, kept).length === 0 ? [one.id] : [],
  );

/** The answer that the withdrawal declaration still lacks: no contract is chosen, or none of its products. */
export type Missing = "contract" | "products";

/**
 * Returns the withdrawal declaration for the chosen products, or what it still lacks. Where all products are chosen, it withdraws from the
 * whole contract.
 */
export function statementOf(
  { first_name: firstName, last_name: lastName, email }: Pick<CustomerAccount, "first_name" | "last_name" | "email">,
  contract: Contract | undefined,
  kept: readonly string[],
): Statement | Missing {
  if (!contract) return "contract";
  const all = contract.withdrawable_products;
  const chosen = all.filter(({ id }) => !kept.includes(id));
  if (chosen.length === 0) return "products";
  return {
    name: `${firstName} ${lastName}`.trim(),
    contract: contract.id,
    email,
    title: contract.name,
    ...(chosen.length < all.length && { products: chosen.map(({ id, t }) => ({ id, title: t.join(" ") })) }),
  };
}
