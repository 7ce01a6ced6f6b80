/**
 * The order flow as one table of steps (text 2 §4, decisions §6, §8): what leads on, what Previous leads to and takes away, and which
 * position the indicator shows. Pure.
 */
import type { PlacedResult } from "#core/features/order-result/stored-result.schema.ts";
import type { OrderAddress } from "#core/domain/order/order.schema.ts";
import { createSteps } from "#core/services/route/steps.rules.ts";
import type { Draft, Identified } from "./order-flow.schema.ts";

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

/** The parts of the bundle that the flow looks at. */
export type Ordered = {
  readonly mobile: number;
  readonly internet: boolean;
  readonly tv: boolean;
  readonly landline: boolean;
};

/** The person whose order it is. */
export type Orderer =
  /** The identity app said who the person is, and the person has no account yet. */
  | Identified
  /** The person has an account, and has not logged in yet (C-210). */
  | { readonly kind: "known" }
  /** The customer of the session (decisions §6). */
  | { readonly kind: "account"; readonly name: string; readonly email: string };

export type OrderResult =
  | ({ readonly kind: "placed" } & PlacedResult)
  /** The API has the order already, under the same key: its mail says more than this page knows. */
  | { readonly kind: "taken" }
  /** Nobody can say whether the order was taken: the same order may be sent again without harm. */
  | { readonly kind: "unknown"; readonly retrying: boolean };

/** The answers that the steps have filled in so far. */
export type Order = {
  readonly ordered: Ordered;
  /** The id of the address where fibre is. */
  readonly fttbAddressId: string | null;
  readonly orderer: Orderer | null;
  /** The birth date that is typed where the app gave none. */
  readonly birthdate: string | null;
  /** Email and password of the account that the order creates. The password is in memory alone. */
  readonly account: { readonly email: string; readonly password: string } | null;
  /** The phone number that is typed where the app gave none. */
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
  /** True when the terms and the privacy statement are both ticked. */
  readonly isAgreed: boolean;
  readonly startEarly: boolean;
  readonly result: OrderResult | null;
};

/** An address with the name of its town, which is only displayed. */
export type FlowAddress = OrderAddress & { readonly city: string };

export const emptyOrder: Order = {
  ordered: { mobile: 0, internet: false, tv: false, landline: false },
  fttbAddressId: null,
  orderer: null,
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
  startEarly: false,
  result: null,
};

export const isEmpty = ({ mobile, internet, tv, landline }: Ordered): boolean => mobile === 0 && !internet && !tv && !landline;

/** Returns the name of the person who orders, when it is known. */
export function ordererName(orderer: Orderer | null): string | undefined {
  if (orderer?.kind === "account") return orderer.name;
  if (orderer?.kind !== "identified") return undefined;
  const { fullName, firstName, lastName } = orderer.person;
  return fullName ?? [firstName, lastName].filter(Boolean).join(" ");
}

/** Tells whether a technician, or an operator to switch from, may be needed (C-214). */
export const isFixed = ({ ordered: { internet, tv, landline } }: Order): boolean => internet || tv || landline;
/** Tells whether a technician has to come (C-216, C-217). */
export const needsSlot = ({ ordered: { internet, landline } }: Order): boolean => internet || landline;

/** Tells whether the order is over: what was filled in is gone, and nothing of it is asked again. */
export const isPlaced = ({ result }: Order): boolean => result !== null && result.kind !== "unknown";

export const asksPhone = ({ orderer }: Order): boolean => orderer?.kind === "identified" && orderer.person.phoneNumber === undefined;
export const asksBirthdate = ({ orderer }: Order): boolean => orderer?.kind === "identified" && orderer.person.birthdate === undefined;

const hasAccount = (order: Order): boolean => order.account !== null && (!asksBirthdate(order) || order.birthdate !== null);

function hasDetails(order: Order): boolean {
  const { clientAddress, sameBillingAddress, billingAddress, orderFor, company, phone } = order;
  return (
    clientAddress !== null &&
    (sameBillingAddress === true || (sameBillingAddress === false && billingAddress !== null)) && // C-291, C-293
    (orderFor === "myself" || (orderFor === "company" && company !== null)) && // C-292, C-294
    (phone !== null || !asksPhone(order))
  );
}

const hasPayment = ({ method, iban, isAgreed }: Order): boolean =>
  isAgreed && (method === "others" || (method === "debit" && iban !== null));

const done =
  (isDone: (order: Order) => boolean) =>
  (order: Order): boolean =>
    isPlaced(order) || isDone(order);

/** The steps in their order (C-055). `previous` without a `to` leads to the step before on this visitor's way (C-222…C-227). */
export const steps = createSteps<Step, Order>(emptyOrder, {
  "its-me": { isDone: done(({ orderer }) => orderer !== null) },
  /** A visitor who has logged in has no login on the way any more. */
  login: { isOnWay: ({ orderer, result }) => result === null && orderer?.kind === "known", isDone: () => false },
  "complete-profile": { isOnWay: ({ orderer }) => orderer?.kind === "identified", isDone: done(hasAccount) },
  "digi-account": { isDone: done(hasDetails), previous: { to: "its-me" }, indicator: 0 }, // C-221
  "move-to-digi": {
    isOnWay: isFixed, // C-214, C-215
    isDone: done(({ portability }) => portability !== null),
    previous: { clears: () => ["sameBillingAddress", "billingAddress", "clientAddress", "orderFor", "company"] }, // C-229
    indicator: 0,
  },
  "installation-slot": {
    isOnWay: needsSlot,
    isDone: done(({ installation }) => installation !== null),
    previous: {},
    indicator: 1,
  },
  payment: {
    isDone: done(hasPayment),
    previous: { clears: ({ fttbAddressId }) => [fttbAddressId === null ? "portability" : "installation"] }, // C-228
    indicator: 1,
  },
  "review-order": { isDone: ({ result }) => result !== null, previous: {}, indicator: 2 }, // C-227
  "confirm-order": { isDone: () => false, indicator: 2, isEnd: true },
});
