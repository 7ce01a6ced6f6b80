/** The rules that combine the stored answers, the bundle and the session into an order, and that decide who owns it. Pure. */
import { itemsOf } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { emptyOrder, type Order, type Ordered, type Orderer, type OrderResult } from "./order-flow.rules.ts";
import type { Draft, Identified, Secret } from "./order-flow.schema.ts";

type Stored = {
  readonly draft: Draft | null;
  readonly secret: Secret;
  readonly password: string | undefined;
  readonly bundle: Bundle;
  /** The customer who is signed in and therefore places the order; undefined without a session. */
  readonly customer: Orderer | undefined;
  readonly result: OrderResult | null;
};

export function orderOf({ draft, secret, password, bundle, customer, result }: Stored): Order {
  const { key: _key, email = null, ...drafted }: Partial<Draft> = draft ?? {};
  const { birthdate, iban, isAgreed, home = null } = secret;
  const { fttbAddressId } = bundle.address;
  return {
    ...emptyOrder,
    ...drafted,
    birthdate,
    iban,
    isAgreed,
    ordered: orderedOf(bundle),
    fttbAddressId,
    installation: drafted.installation?.fttbAddressId === fttbAddressId ? drafted.installation : null,
    orderer: customer ?? secret.orderer,
    home: customer ? home : null,
    account: email !== null && password !== undefined ? { email, password } : null,
    result,
  };
}

function orderedOf(bundle: Bundle): Ordered {
  const kinds = itemsOf(bundle).map(({ kind }) => kind);
  return {
    mobile: kinds.filter((kind) => kind === "mobile").length,
    internet: kinds.includes("internet"),
    tv: kinds.includes("tv"),
    landline: kinds.includes("landline"),
  };
}

const accountMark = "account ";

/** Returns the owner key of a person who has an account. */
export const accountKey = (email: string): string => accountMark + email;

/**
 * Returns the owner key of a person whom the identity app has identified. Persons with a foreign card have no national number, so name and
 * date of birth are used (decisions §13).
 */
export const personKey = ({ person: { nationalRegNumber, fullName, firstName, lastName, birthdate } }: Identified): string =>
  nationalRegNumber ?? [fullName, firstName, lastName, birthdate].join(" ");

/**
 * Tells whether the new owner is another person than the previous one. A person who was identified first and then logs in counts as the
 * same.
 */
export const isOtherPerson = (before: string | undefined, owner: string): boolean =>
  before !== undefined && before !== owner && (before.startsWith(accountMark) || !owner.startsWith(accountMark));
