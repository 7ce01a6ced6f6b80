/**
 * The withdrawal declaration in the form in which the browser stores it. It is validated when it is read, because any script of the page
 * may have written it.
 */
import { enums, is, number, object, optional, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";
import { mostProducts } from "./withdrawal.schema.ts";

/** A withdrawal declaration. `title` and `products` belong to a contract that a customer has chosen. */
export const Statement = object({
  name: string(),
  /** The number, as it was typed or as the API names the contract. */
  contract: string(),
  email: string(),
  /** The subject of the contract, in one line. */
  title: optional(string()),
  /** The chosen products; absent for the whole contract. */
  products: optional(list(object({ id: string(), title: string() }), mostProducts)),
});
export type Statement = Infer<typeof Statement>;

/** A declaration that is being sent to the API. `owner`: the email address of the customer who was logged in, or an empty text. */
export const SentStatement = object({ owner: string(), language: enums(languages), statement: Statement });
export type SentStatement = Infer<typeof SentStatement>;

/** A declaration that was sent and has no response yet. */
export const UnansweredStatement = object({ sent: SentStatement });

/**
 * The Idempotency-Key of an unanswered declaration, with a hash of the declaration (`mark`), by which the same declaration is recognised.
 */
export const StoredKey = object({ key: string(), mark: number() });

/** The choice of a customer: a contract by its number, and the ids of its products that stay. */
export const ContractChoice = object({ contract: string(), kept: list(string(), mostProducts) });
export type ContractChoice = Infer<typeof ContractChoice>;

/** Returns the stored choice; undefined where the stored value is not a valid choice. */
export const readChoice = (stored: unknown): ContractChoice | undefined => (is(stored, ContractChoice) ? stored : undefined);
