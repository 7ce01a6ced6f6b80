/** Orders as the order flow sends them, for a test to change what it is about; journeys read them too, and no API with them. */
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

/** A number that nobody has here. */
export const keptNumber = "+32470222333";

export const keptLine = (phone = keptNumber): KeptLine => ({
  ...newLine("max", "1103"),
  new_phone: phone,
  provider: "Mobile Vikings",
  portability_provider: { id: "mobile-vikings", name: "Mobile Vikings" },
  subscription: { portability: "postpaid", current_sim_card: "", first_digits: phone.slice(3, 7), customer_number: "1002003" },
});

/** Grote Markt 1 in Brussels, unless another id of the address book. */
export function addressAt(fttbAddressId = "FTTB-1000-1-01-1", box = ""): FlowOrder["clientAddress"] {
  const address = addressOf(fttbAddressId);
  if (!address) throw new Error("no such address");
  const { cityId, stateId: countyId, streetId, number, postalCode } = address;
  return { countyId, cityId, fttbAddressId, streetId, street: "Grote Markt", number, box, postalCode };
}

/** Of who is signed in: an eSIM and a SIM card, by direct debit. */
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

/** Of something that a technician connects, on no day yet. */
export function withoutSlot(): FlowOrder {
  const body = customersOrder();
  return { ...body, order: { ...body.order, installation: { date: null, intervalValue: null } } };
}

export const grandPlace = "FTTB-1000-1-01-1";

let homes = 0;

/** In a home of its own in that building: what a customer has or awaits at one is not ordered there again. */
export const inAnotherHome = <Order extends Pick<FlowOrder, "installAddress">>(order: Order): Order => ({
  ...order,
  installAddress: { fttbAddressId: grandPlace, box: String(++homes) },
});

/** Internet at Grote Markt 1, with a technician at that time, or without a date. */
export const internetOrder = (installation: FlowOrder["order"]["installation"]): FlowOrder => ({
  ...customersOrder(),
  bundle: { mobile: [], internet: { i: "internet-500", wpId: "1201" }, tv: null, landline: null },
  installAddress: { fttbAddressId: grandPlace },
  order: { ...customersOrder().order, installation },
  bundlesPrice: 10,
});

/** Of who is signed in: these lines and nothing else. */
export const mobileOrder = (...mobile: FlowOrder["bundle"]["mobile"]): FlowOrder => {
  const prices: Readonly<Record<string, number>> = { "mobile-light": 5, "mobile-max": 11, "mobile-essentials": 7 };
  const bundlesPrice = mobile.reduce((sum, { i }) => sum + (prices[i] ?? 0), 0);
  return { ...customersOrder(), bundle: { mobile, internet: null, tv: null, landline: null }, bundlesPrice };
};
