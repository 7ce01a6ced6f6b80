/**
 * The order flow as one table of steps (text 2 §4, decisions §6, §8). The table says when a step is complete, which answers a step back
 * deletes, and which position the progress indicator shows: three steps, of which identification and login stand in the first. Pure.
 */
import type { PlacedResult, Thanked } from "#core/features/order-result/stored-result.schema.ts";
import type { OrderAddress } from "#core/domain/order/order.schema.ts";
import { createSteps } from "#core/services/route/steps.rules.ts";
import type { Draft, Home, Identified, Known } from "./order-flow.schema.ts";

export type Step =
  | "its-me"
  | "login"
  | "complete-profile"
  | "digi-account"
  | "move-to-digi"
  | "installation-slot"
  | "payment"
  | "review-order"
  | "confirm-order";

/** The contents of the bundle on which the steps depend. */
export type Ordered = {
  readonly mobile: number;
  readonly internet: boolean;
  readonly tv: boolean;
  readonly landline: boolean;
};

/** The person who places the order. */
export type Orderer =
  /** The person was identified by the identity app and has no account yet. */
  | Identified
  /** The person has an account but has not logged in yet (C-210). */
  | Known
  /** The orderer is the customer who is signed in (decisions §6). */
  | { readonly kind: "account"; readonly name: string; readonly email: string };

export type OrderResult =
  /** `thanked` is missing after a reload, because it is never stored. */
  | ({ readonly kind: "placed"; readonly thanked?: Thanked } & PlacedResult)
  /** The API had received the same order earlier, under the same key. The confirmation mail has the details that this page lacks. */
  | { readonly kind: "taken" }
  /** It is unknown whether the API has received the order. Sending the same order again does no harm. */
  | { readonly kind: "unknown"; readonly retrying: boolean };

/** The answers that the visitor has given in the steps so far. */
export type Order = {
  readonly ordered: Ordered;
  /** The id of the address at which fibre is installed. */
  readonly fttbAddressId: string | null;
  readonly orderer: Orderer | null;
  /** The address that the identity app gave for the customer who is signed in. */
  readonly home: Home | null;
  /** The date of birth that the visitor types where the identity app gave none. */
  readonly birthdate: string | null;
  /** Email and password of the account that is created with the order. The password is only in memory. */
  readonly account: { readonly email: string; readonly password: string } | null;
  /** The phone number that the visitor types where the identity app gave none. */
  readonly phone: string | null;
  readonly clientAddress: FlowAddress | null;
  readonly sameBillingAddress: boolean | null;
  readonly billingAddress: FlowAddress | null;
  readonly orderFor: Draft["orderFor"];
  readonly company: Draft["company"];
  readonly portability: Draft["portability"];
  readonly installation: Draft["installation"];
  readonly method: Draft["method"];
  readonly iban: string | null;
  /** True where both the terms and the privacy statement are ticked. */
  readonly isAgreed: boolean;
  /** The answer to the question when to start (decisions §14); null before it is given. */
  readonly startEarly: boolean | null;
  readonly result: OrderResult | null;
};

/** An address with the name of its town, which is only shown and never sent. */
export type FlowAddress = OrderAddress & { readonly city: string };

export const emptyOrder: Order = {
  ordered: { mobile: 0, internet: false, tv: false, landline: false },
  fttbAddressId: null,
  orderer: null,
  home: null,
  birthdate: null,
  account: null,
  phone: null,
  clientAddress: null,
  sameBillingAddress: null,
  billingAddress: null,
  orderFor: null,
  company: null,
  portability: null,
  installation: null,
  method: null,
  iban: null,
  isAgreed: false,
  startEarly: null,
  result: null,
};

export const isEmpty = ({ mobile, internet, tv, landline }: Ordered): boolean => mobile === 0 && !internet && !tv && !landline;

/** Returns the name of the person who orders; undefined until it is known. */
export function ordererName(orderer: Orderer | null): string | undefined {
  if (orderer?.kind === "account") return orderer.name;
  if (orderer?.kind !== "identified") return undefined;
  const { fullName, firstName, lastName } = orderer.person;
  return fullName ?? [firstName, lastName].filter(Boolean).join(" ");
}

/** Tells whether the order has a fixed product, which may need a technician, or the end of a contract with another operator (C-214). */
export const isFixed = ({ ordered: { internet, tv, landline } }: Order): boolean => internet || tv || landline;
/** Tells whether a technician has to come (C-216, C-217). */
export const needsSlot = ({ ordered: { internet, landline } }: Order): boolean => internet || landline;

/** Tells whether the order was placed. Its answers have been deleted then, and no step asks for them again. */
export const isPlaced = ({ result }: Order): boolean => result !== null && result.kind !== "unknown";

export const asksPhone = ({ orderer }: Order): boolean => orderer?.kind === "identified" && orderer.person.phoneNumber === undefined;
export const asksBirthdate = ({ orderer }: Order): boolean => orderer?.kind === "identified" && orderer.person.birthdate === undefined;

const hasAccount = (order: Order): boolean => order.account !== null && (!asksBirthdate(order) || order.birthdate !== null);

function hasDetails(order: Order): boolean {
  const { clientAddress, sameBillingAddress, billingAddress, orderFor, company, phone } = order;
  return (
    clientAddress !== null &&
    // The billing address must be the same, or be given (C-291, C-293).
    (sameBillingAddress === true || (sameBillingAddress === false && billingAddress !== null)) &&
    // The order must be for the visitor, or name a company (C-292, C-294).
    (orderFor === "myself" || (orderFor === "company" && company !== null)) &&
    (phone !== null || !asksPhone(order))
  );
}

const hasPayment = ({ method, iban, isAgreed }: Order): boolean =>
  isAgreed && (method === "others" || (method === "debit" && iban !== null));

const done =
  (isDone: (order: Order) => boolean) =>
  (order: Order): boolean =>
    isPlaced(order) || isDone(order);

/**
 * The steps in their order (C-055). `previous` without `to` leads to the step before, among the steps that this visitor has (C-222…C-227).
 */
export const steps = createSteps<Step, Order>(emptyOrder, {
  "its-me": { isDone: done(({ orderer }) => orderer !== null), indicator: 0 },
  /** The login step is shown only to a person who has an account and has not logged in yet. */
  login: { isOnWay: ({ orderer, result }) => result === null && orderer?.kind === "known", isDone: () => false, indicator: 0 },
  "complete-profile": { isOnWay: ({ orderer }) => orderer?.kind === "identified", isDone: done(hasAccount), indicator: 0 },
  "digi-account": { isDone: done(hasDetails), previous: { to: "its-me" }, indicator: 0 }, // Previous leads to the identification (C-221).
  "move-to-digi": {
    isOnWay: isFixed, // The step about the current operator exists only with a fixed product (C-214, C-215).
    isDone: done(({ portability }) => portability !== null),
    // A step back from the current operator deletes the address, billing and company answers (C-229).
    previous: { clears: () => ["sameBillingAddress", "billingAddress", "clientAddress", "orderFor", "company"] },
    indicator: 0,
  },
  "installation-slot": {
    isOnWay: needsSlot,
    isDone: done(({ installation, startEarly }) => installation !== null && startEarly !== null),
    previous: {},
    indicator: 1,
  },
  payment: {
    isDone: done((order) => hasPayment(order) && order.startEarly !== null),
    // A step back from the payment deletes the slot or, without an address, the answers about the operator (C-228).
    previous: { clears: ({ fttbAddressId }) => [fttbAddressId === null ? "portability" : "installation"] },
    indicator: 1,
  },
  "review-order": { isDone: ({ result }) => result !== null, previous: {}, indicator: 2 }, // Previous leads to the payment (C-227).
  "confirm-order": { isDone: () => false, indicator: 2, isEnd: true },
});
