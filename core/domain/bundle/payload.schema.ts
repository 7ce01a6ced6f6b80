/**
 * The shape of a bundle in requests (text 2 §7, decisions §8): to `/voucher` and `/dealer-code`, and in the order of the order flow.
 * `payload.rules.ts` builds it in the browser, and the reference API validates it with these structs.
 */
import { boolean, literal, nullable, object, refine, string, type Infer, type Struct } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { oneOf } from "#core/base/contract/one-of.ts";
import { isKeptLandline } from "#core/base/values/landline-number.ts";
import { simNumberProblem } from "#core/base/values/sim-number.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { KeptPhone, Operator } from "./bundle.schema.ts";

const filled = (name: string): Struct<string, null> => refine(string(), name, (value) => value !== "");
const Nothing = literal("");

/**
 * The SIM of a line, with the same shapes as in a stored bundle. `oneOf` lets the manual list each shape, and reports problems at their
 * fields.
 */
const SimPayload = oneOf(
  object({ name: literal("SIM card"), mobile: literal(null) }),
  object({ name: literal("eSIM"), mobile: filled("device") }),
);

const plan = { i: filled("card"), wpId: filled("card") };

const NewNumber = object({
  ...plan,
  new_phone: literal(newPhone),
  sim: SimPayload,
  provider: Nothing,
  portability_provider: object({ id: Nothing, name: Nothing }),
  subscription: object({ portability: literal(null), current_sim_card: Nothing, first_digits: Nothing, customer_number: Nothing }),
});

const kept = {
  ...plan,
  new_phone: KeptPhone,
  sim: SimPayload,
  provider: filled("provider"),
  portability_provider: refine(Operator, "provider", ({ id, name }) => id !== "" && name !== ""),
};
const firstDigits = refine(string(), "first digits", (value) => /^4\d{3}$/.test(value));

const Prepaid = object({
  ...kept,
  subscription: object({
    portability: literal("prepaid"),
    current_sim_card: refine(string(), "sim number", (value) => simNumberProblem(value) === undefined),
    first_digits: firstDigits,
    customer_number: Nothing,
  }),
});

const Postpaid = object({
  ...kept,
  subscription: object({
    portability: literal("postpaid"),
    current_sim_card: Nothing,
    first_digits: firstDigits,
    customer_number: refine(string(), "customer number", (value) => /^\d{1,20}$/.test(value)),
  }),
});

/** A mobile line in a request. `new_phone` is the line's number, kept or new. */
export const LinePayload = oneOf(NewNumber, Prepaid, Postpaid);
export type LinePayload = Infer<typeof LinePayload>;

/** The mobile lines, at most six (C-435). */
export const MobileLines = list(LinePayload, maxMobileLines);
/** A card of internet or TV: the ids of its offer. */
export const Card = object(plan);

/** The bundle for which a code is checked. A kind that is not chosen is null. */
export const CodeBundle = object({ mobile: MobileLines, internet: nullable(Card), tv: nullable(Card), landline: nullable(Card) });
export type CodeBundle = Infer<typeof CodeBundle>;
/** The body of the request that checks a promo code. It is in this file, because no browser loads this file. */
export const PromoCodeRequest = object({ code: string(), bundle: CodeBundle });

export const Landline = object({
  ...plan,
  phone: refine(string(), "landline phone", (value) => value === newPhone || isKeptLandline(value)),
  phoneProvider: nullable(Operator),
  landline_agree: boolean(),
});

export const OrderBundle = object({ mobile: MobileLines, internet: nullable(Card), tv: nullable(Card), landline: nullable(Landline) });
export type OrderBundle = Infer<typeof OrderBundle>;
