/** Rules for the order that the stored answers, the bundle and the session make, and for whose it is. Pure. */
import { itemsOf } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import { emptyOrder, type Order, type Ordered, type Orderer, type OrderResult } from "./order-flow.rules.ts";
import type { Draft, Identified, Secret } from "./order-flow.schema.ts";

type Stored = {
  readonly draft: Draft | null;
  readonly secret: Secret;
  readonly password: string | undefined;
  readonly bundle: Bundle;
  /** The customer who is signed in, who is the orderer then. */
  readonly customer: Orderer | undefined;
  readonly result: OrderResult | null;
};

export function orderOf({ draft, secret, password, bundle, customer, result }: Stored): Order {
  const { key: _key, email = null, ...drafted }: Partial<Draft> = draft ?? {};
  const { birthdate, iban, isAgreed } = secret;
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

/** Returns the key of an owner who has an account. */
export const accountKey = (email: string): string => accountMark + email;

/** Returns the key of an owner whom the identity app has named. A foreign card has no national number (decisions §13). */
export const personKey = ({ person: { nationalRegNumber, fullName, firstName, lastName, birthdate } }: Identified): string =>
  nationalRegNumber ?? [fullName, firstName, lastName, birthdate].join(" ");

/** Tells whether an owner is another person than the one before. A person who was identified and then logs in is the same. */
export const isOtherPerson = (before: string | undefined, owner: string): boolean =>
  before !== undefined && before !== owner && (before.startsWith(accountMark) || !owner.startsWith(accountMark));
