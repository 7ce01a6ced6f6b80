/**
 * The order flow of the specification (text 2 §4, decisions §8) as a table of steps. It is the largest flow that the steps must support.
 */
import { createSteps } from "#core/services/route/steps.rules.ts";

export type OrderStep =
  | "its-me"
  | "login"
  | "complete-profile"
  | "digi-account"
  | "move-to-digi"
  | "installation-slot"
  | "payment"
  | "review-order"
  | "confirm-order";

export type Draft = {
  readonly bundle: { readonly mobile: number; readonly internet: boolean; readonly tv: boolean; readonly landline: boolean };
  readonly fttbAddressId: string | null;
  /** The kind of visitor: the identity app reports a person as `new` or `known`, and a customer with a session is `signed-in`. */
  readonly person: "nobody" | "new" | "known" | "signed-in";
  readonly profile: string | null;
  readonly clientAddress: string | null;
  readonly billingAddress: string | null;
  readonly company: string | null;
  readonly portability: { readonly choice: number } | null;
  readonly installation: { readonly date: string } | null;
  readonly iban: string | null;
  readonly orderId: string | null;
};

export const emptyDraft: Draft = {
  bundle: { mobile: 0, internet: false, tv: false, landline: false },
  fttbAddressId: null,
  person: "nobody",
  profile: null,
  clientAddress: null,
  billingAddress: null,
  company: null,
  portability: null,
  installation: null,
  iban: null,
  orderId: null,
};

const isFixed = ({ bundle }: Draft): boolean => bundle.internet || bundle.landline || bundle.tv;
const needsSlot = ({ bundle }: Draft): boolean => bundle.internet || bundle.landline;

export const orderSteps = createSteps<OrderStep, Draft>(emptyDraft, {
  "its-me": { isDone: ({ person }) => person !== "nobody" },
  login: { isOnWay: ({ person }) => person === "known", isDone: () => false },
  "complete-profile": { isOnWay: ({ person }) => person === "new", isDone: ({ profile }) => profile !== null },
  "digi-account": { isDone: ({ clientAddress }) => clientAddress !== null, previous: { to: "its-me" }, indicator: 0 },
  "move-to-digi": {
    isOnWay: isFixed,
    isDone: ({ portability }) => portability !== null,
    previous: { clears: () => ["billingAddress", "clientAddress", "company"] },
    indicator: 0,
  },
  "installation-slot": { isOnWay: needsSlot, isDone: ({ installation }) => installation !== null, previous: {}, indicator: 1 },
  payment: {
    isDone: ({ iban }) => iban !== null,
    previous: { clears: ({ fttbAddressId }) => [fttbAddressId === null ? "portability" : "installation"] },
    indicator: 1,
  },
  "review-order": { isDone: ({ orderId }) => orderId !== null, previous: {}, indicator: 2 },
  "confirm-order": { isDone: () => false, indicator: 2, isEnd: true },
});
