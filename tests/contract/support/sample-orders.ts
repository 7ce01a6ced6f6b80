/**
 * Valid orders, in the form in which the order flow sends them. A test changes the field that it is about. Journeys use this module too, so
 * it must not import the API.
 */
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { addressOf } from "#demo/api/data/address-book.ts";

export const password = "Very-Secret-123";
export const someIban = "BE68539007547034";

const noOperator = { id: "", name: "" } as const;
const noSubscription = { portability: null, current_sim_card: "", first_digits: "", customer_number: "" } as const;

type Line = FlowOrder["bundle"]["mobile"][number];

type NewLine = Extract<Line, { new_phone: "new-phone" }>;
type KeptLine = Extract<Line, { subscription: { portability: "postpaid" } }>;

export const newLine = (plan = "light", wpId = "1101", eSim = false): NewLine => ({
  i: `mobile-${plan}`,
  wpId,
  new_phone: "new-phone",
  sim: eSim ? { name: "eSIM", mobile: "apple-iphone-15" } : { name: "SIM card", mobile: null },
  provider: "",
  portability_provider: noOperator,
  subscription: noSubscription,
});

/** A phone number that no customer has. */
export const keptNumber = "+32470222333";

export const keptLine = (phone = keptNumber): KeptLine => ({
  ...newLine("max", "1103"),
  new_phone: phone,
  provider: "Mobile Vikings",
  portability_provider: { id: "mobile-vikings", name: "Mobile Vikings" },
  subscription: { portability: "postpaid", current_sim_card: "", first_digits: phone.slice(3, 7), customer_number: "1002003" },
});

/** Returns an address of the order: Grote Markt 1 in Brussels, or the address with another id of the address book. */
export function addressAt(fttbAddressId = "FTTB-1000-1-01-1", box = ""): FlowOrder["clientAddress"] {
  const address = addressOf(fttbAddressId);
  if (!address) throw new Error("no such address");
  const { cityId, stateId: countyId, streetId, number, postalCode } = address;
  return { countyId, cityId, fttbAddressId, streetId, street: "Grote Markt", number, box, postalCode };
}

/** Returns an order of a customer who is logged in: a mobile line with an eSIM and one with a SIM card, paid by direct debit. */
export const customersOrder = (lang: FlowOrder["lang"] = "en"): FlowOrder => ({
  account: null,
  clientInfo: null,
  extra: null,
  bundle: { mobile: [newLine("light", "1101", true), newLine("essentials", "1102")], internet: null, tv: null, landline: null },
  clientAddress: addressAt(),
  billingAddress: null,
  installAddress: null,
  order: {
    sameBillingAddress: true,
    orderToMyself: true,
    orderToCompany: null,
    portability: null,
    installation: null,
    payment: { directDebit: { debitPaymentIban: someIban } },
    startEarly: true,
  },
  bundlesPrice: 12,
  promo_code: { voucher: null, dealerCare: null },
  lang,
});

/** Returns an order that needs a technician, without a chosen day. */
export function withoutSlot(): FlowOrder {
  const body = customersOrder();
  return { ...body, order: { ...body.order, installation: { date: null, intervalValue: null } } };
}

export const grandPlace = "FTTB-1000-1-01-1";

let homes = 0;

/**
 * Returns an order with another home in the same building, because a customer who has or awaits a product at a home cannot order it there
 * again.
 */
export const inAnotherHome = <Order extends Pick<FlowOrder, "installAddress">>(order: Order): Order => ({
  ...order,
  installAddress: { fttbAddressId: grandPlace, box: String(++homes) },
});

/** Returns an order of internet at Grote Markt 1, with the technician's visit at the given time, or without a date. */
export const internetOrder = (installation: FlowOrder["order"]["installation"]): FlowOrder => ({
  ...customersOrder(),
  bundle: { mobile: [], internet: { i: "internet-500", wpId: "1201" }, tv: null, landline: null },
  installAddress: { fttbAddressId: grandPlace },
  order: { ...customersOrder().order, installation },
  bundlesPrice: 10,
});

/** Returns an order of a customer who is logged in, with only the given mobile lines. */
export const mobileOrder = (...mobile: FlowOrder["bundle"]["mobile"]): FlowOrder => {
  const prices: Readonly<Record<string, number>> = { "mobile-light": 5, "mobile-max": 11, "mobile-essentials": 7 };
  const bundlesPrice = mobile.reduce((sum, { i }) => sum + (prices[i] ?? 0), 0);
  return { ...customersOrder(), bundle: { mobile, internet: null, tv: null, landline: null }, bundlesPrice };
};
