/** The questions about another mobile line, its addresses and its start, as the form checks them (C-316, C-317, C-319). */
import { lineForm, type AnswersWith } from "#core/domain/mobile-line/line-form.schema.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";

/** The names of the questions that are not about the line itself: its addresses and its start. */
export const orderFields = ["install_address", "delivery_address", "start_early"] as const;
export type OrderField = (typeof orderFields)[number];

/**
 * The answers of the form. An address is the id of one of the customer's own addresses, or `address-new` for a typed one. The delivery
 * address can also be `address-install`, the typed address of the line.
 */
export type OrderAnswers = AnswersWith<OrderField>;

/** The API's messages by the fields whose answers it can refuse. */
export type RefusedFields = Readonly<Partial<Record<"number" | "install_address" | "delivery_address", string>>>;

/** The values that the two addresses can have; those of the delivery address depend on the answer about the line's address. */
export type AddressValues = { readonly installs: readonly string[]; readonly deliveriesOf: (install: string) => readonly string[] };

/**
 * Returns the struct of the answers. The struct does not check typed addresses: the address fields and the API do.
 *
 * @param phones the numbers that the customer has already (`+32470123456`), which no other line can keep
 * @param addresses the values that an address can have. A chosen one may be gone, because the list was requested anew, or because the
 *   address of the line has changed.
 */
export const orderForm = (plans: readonly OfferCard[], phones: readonly string[], addresses: AddressValues) =>
  lineForm(
    { plans: plans.map(({ i }) => i), others: phones.map((phone) => ({ phone })) },
    {
      names: orderFields,
      problemsOf: (typed: OrderAnswers) => ({
        ...(!addresses.installs.includes(typed.install_address) && { install_address: "address" }), // C-316
        ...(typed.sim_card === "sim" &&
          !addresses.deliveriesOf(typed.install_address).includes(typed.delivery_address) && { delivery_address: "address" }), // C-317
        ...(typed.favorite_package !== "" && typed.start_early === "" && { start_early: "start" }),
      }),
    },
  );
