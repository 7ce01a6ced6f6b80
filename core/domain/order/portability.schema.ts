/** The data that a move from another operator needs (C-152, C-231, C-333, decisions §3, §8). */
import { enums, literal, nullable, object, refine, string, type Infer, type Struct } from "superstruct";
import { oneOf } from "#core/base/contract/one-of.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { switchNumberMaxLength } from "#core/base/values/limits.ts";

/** The customer's current operator, one of the list of `easyswitchOperators`. */
export const CurrentProvider = object({ prefix: string(), name: string() });
export type CurrentProvider = Infer<typeof CurrentProvider>;

/**
 * Versions of the text of the mandate by which the provider ends the contract with the old operator. An order stores the version that its
 * customer has read.
 */
export const mandateVersions = ["2026-11", "2026-11-24", "2026-11-24.2", "2026-11-28.later"] as const;
type MandateVersion = (typeof mandateVersions)[number];
/** The version that the order flow displays. */
export const mandateVersion: MandateVersion = "2026-11-24.2";
/** The version that is displayed to a customer who gives the numbers after the order. */
export const laterMandateVersion: MandateVersion = "2026-11-28.later";

const characters = (name: string, pattern: RegExp): Struct<string, null> =>
  refine(string(), name, (value) => value.length <= switchNumberMaxLength && pattern.test(value));

/**
 * Returns the struct of the customer number as it is sent. The visitor may type blanks and hyphens; they are removed before sending, as for
 * the switch number.
 */
export const customerNumber = (): Struct<string, null> => characters("customer number", /^\d+$/);
export const switchNumber = (): Struct<string, null> => characters("switch number", /^[A-Za-z0-9]+$/);

export const Switch = object({
  currentProvider: CurrentProvider,
  customerNumber: customerNumber(),
  switchNumber: switchNumber(),
  /** The last day with the old operator; null where the contract ends as soon as the new services work. */
  endDate: nullable(calendarDate()),
  /** The version of the mandate's text that the customer read and agreed to. */
  mandateVersion: enums(mandateVersions),
});
export type Switch = Infer<typeof Switch>;

/** The choice 'I give it later'. The order is accepted with the warning `portability_later`, and the customer gives no mandate yet. */
export const SwitchLater = object({ currentProvider: literal(null), customerNumber: literal(null), switchNumber: literal(null) });

export const Portability = oneOf(Switch, SwitchLater);
export type Portability = Infer<typeof Portability>;
