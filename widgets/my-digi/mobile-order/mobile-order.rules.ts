/** The rules of the questions about another mobile line (C-247…C-260, C-316…C-319, decisions §12). Pure. */
import { maxMobileLines, phonePrefix } from "#core/base/values/limits.ts";
import type { OrderableAddress } from "#core/domain/customer/install-addresses.contract.ts";
import type { MyProducts } from "#core/domain/customer/products.contract.ts";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { OrderAnswers } from "#widgets/my-digi/mobile-line/mobile-line.schema.ts";

/** The names of an order's two addresses: the address of the line, and the address to which the post delivers its SIM card. */
export type AddressName = "install" | "delivery";

/**
 * The values of the answer about an address that stand for none of the customer's own addresses: a typed address and, for the delivery, the
 * address of the line.
 */
export const addressNew = "address-new";
export const addressInstall = "address-install";

/** Returns the id by which an address of the customer is chosen, as `address-id` writes it (decisions §9). */
export const addressIdOf = ({ fttbAddressId, box }: Pick<OrderableAddress, "fttbAddressId" | "box">): string =>
  box === "" ? fttbAddressId : `${fttbAddressId}~${box}`;

/** Returns the valid values of the answer about the line's address. */
export const installValues = (addresses: readonly OrderableAddress[]): readonly string[] => [addressNew, ...addresses.map(addressIdOf)];

/**
 * Returns the valid values of the answer about the delivery address. The address of the line is one of them only where it is typed, because
 * otherwise it is in the list itself and has no option of its own.
 */
export const deliveryValues = (addresses: readonly OrderableAddress[], install: string): readonly string[] =>
  install === addressNew ? [addressInstall, ...installValues(addresses)] : installValues(addresses);

/** Tells whether the post delivers something: only a physical SIM has a delivery address (C-254). */
export const isDelivered = ({ sim_card }: Pick<OrderAnswers, "sim_card">): boolean => sim_card === "sim";

/**
 * Returns the answers with which the form opens. The eSIM is preselected (C-251). If the customer has one address, it is preselected; of
 * several the customer has to choose one (C-316). The delivery goes to the newest address, which the customer can change (decisions §12).
 */
export function firstAnswers(addresses: readonly OrderableAddress[]): OrderAnswers {
  const [first, ...others] = addresses.map(addressIdOf);
  return {
    ...emptyAnswers,
    sim_card: "esim",
    install_address: first === undefined ? addressNew : others.length > 0 ? "" : first,
    delivery_address: first ?? addressInstall,
    start_early: "",
  };
}

/** Returns the stored answers, without an address that is no longer offered. */
export function answersFrom(kept: Readonly<Record<string, string>>, addresses: readonly OrderableAddress[]): OrderAnswers {
  const first = firstAnswers(addresses);
  const answers = Object.fromEntries(Object.entries(first).map(([name, value]) => [name, kept[name] ?? value])) as OrderAnswers;
  const install_address = installValues(addresses).includes(answers.install_address) ? answers.install_address : first.install_address;
  const isOffered = deliveryValues(addresses, install_address).includes(answers.delivery_address);
  return { ...answers, install_address, delivery_address: isOffered ? answers.delivery_address : first.delivery_address };
}

const linesOf = ({ sections }: Pick<MyProducts, "sections">) =>
  sections.filter(({ kind }) => kind === "mobile").flatMap(({ items }) => items);

/** Returns the numbers of the customer's mobile lines, as `+32470123456`. */
export const phonesOf = (products: Pick<MyProducts, "sections">): readonly string[] =>
  linesOf(products).flatMap((line) => (line["phone-nr"] === undefined ? [] : `${phonePrefix}${line["phone-nr"]}`));

/** Tells whether the customer has as many mobile lines as one can have (C-435). */
export const isFull = (products: Pick<MyProducts, "sections">): boolean => linesOf(products).length >= maxMobileLines;

/**
 * Returns the number of the line with an eSIM that the customer has after an order and did not have before. Undefined where there is none,
 * or where another order came in between, so that nobody can tell which of the new lines was ordered here.
 */
export function newEsimOf(before: Pick<MyProducts, "sections">, after: Pick<MyProducts, "sections">): string | undefined {
  const known = linesOf(before).map(({ id }) => id);
  const [line, ...others] = linesOf(after).filter(({ id, esim }) => esim && !known.includes(id));
  return others.length > 0 ? undefined : line?.["phone-nr"];
}

export type Plans = readonly OfferCard[];
