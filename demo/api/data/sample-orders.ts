/** This module has the orders that the demo's customers placed long ago (decisions §13). */
import type { FlowOrder, OrderAddress } from "#core/domain/order/order.schema.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";

type Line = FlowOrder["bundle"]["mobile"][number];
type NewLine = Extract<Line, { new_phone: "new-phone" }>;

const line = (i: string, wpId: string, eSim = false): NewLine => ({
  i,
  wpId,
  new_phone: newPhone,
  sim: eSim ? { name: "eSIM", mobile: "apple-iphone-15" } : { name: "SIM card", mobile: null },
  provider: "",
  portability_provider: { id: "", name: "" },
  subscription: { portability: null, current_sim_card: "", first_digits: "", customer_number: "" },
});

const ported: Line = {
  ...line("mobile-essentials", "1102"),
  new_phone: "+32470123456",
  provider: "Proximus",
  portability_provider: { id: "proximus", name: "Proximus" },
  subscription: { portability: "postpaid", current_sim_card: "", first_digits: "4701", customer_number: "60012345" },
};

const brussels: OrderAddress = {
  countyId: "BRU",
  cityId: "1000-1",
  fttbAddressId: "FTTB-1000-1-01-1",
  streetId: "1000-1-01",
  street: "Grand-Place",
  number: "1",
  box: "",
  postalCode: "1000",
};

const order = {
  account: null,
  clientInfo: null,
  extra: null,
  clientAddress: brussels,
  billingAddress: null,
  order: {
    sameBillingAddress: true,
    orderToMyself: true,
    orderToCompany: null,
    portability: null,
    installation: null,
    payment: { manualTransfer: true },
    startEarly: true,
  },
  bundlesPrice: 0,
  promo_code: { voucher: null, dealerCare: null },
  lang: "en",
} as const satisfies Partial<FlowOrder>;

const nothing = { mobile: [], internet: null, tv: null, landline: null };

/** The phone numbers of sample products that were ordered with a new number, by offer. */
export const ownNumbers: Readonly<Record<string, string>> = { "mobile-light": "+32471654321", "landline-unlimited": "+3222123456" };

export const homeOrder: FlowOrder = {
  ...order,
  bundle: {
    mobile: [ported, line("mobile-light", "1101", true)],
    internet: { i: "internet-1000", wpId: "1202" },
    tv: { i: "tv-essentials-nl", wpId: "1301" },
    landline: { i: "landline-unlimited", wpId: "1401", phone: newPhone, phoneProvider: null, landline_agree: false },
  },
  installAddress: { fttbAddressId: "FTTB-1000-1-01-1" },
};

/**
 * The same order of a home for another customer. All of its phone numbers are new, because a kept number can belong to one customer only.
 */
export const homeOrderOfAnother: FlowOrder = {
  ...homeOrder,
  bundle: { ...homeOrder.bundle, mobile: [line("mobile-essentials", "1102"), line("mobile-light", "1101", true)] },
};

/** The usage of the demo's customer in this month, when the demo is made: 14.2 GB, and 17 minutes of calls to other countries for €3.40. */
export const sampleUsage = { kilobytes: 14_200_000, minutes: 96, texts: 31, minutesAbroad: 17 } as const;

/** The network of the demo customer's WiFi box. */
export const sampleWifi = { wifiName: "digi-1830", wifiPassword: "quiet-garden-27" } as const;

export const ghentOrder: FlowOrder = {
  ...order,
  bundle: { ...nothing, internet: { i: "internet-500", wpId: "1201" } },
  installAddress: { fttbAddressId: "FTTB-9000-1-01-10" },
};

const companysOwn = {
  ...order,
  clientAddress: {
    ...brussels,
    countyId: "VAN",
    cityId: "2000-1",
    fttbAddressId: "FTTB-2000-1-01-50",
    streetId: "2000-1-01",
    street: "Meir",
    number: "50",
    postalCode: "2000",
  },
  order: {
    ...order.order,
    orderToMyself: false,
    orderToCompany: { companyName: "Atelier Scheldt", legalForm: 21, vat: "BE0428759497" },
    payment: { directDebit: { debitPaymentIban: "BE68539007547034" } },
  },
  lang: "nl",
} as const satisfies Partial<FlowOrder>;

export const companyOrder: FlowOrder = {
  ...companysOwn,
  bundle: {
    ...nothing,
    mobile: [
      line("mobile-max", "1103"),
      line("mobile-max", "1103"),
      line("mobile-essentials", "1102"),
      line("mobile-essentials", "1102", true),
      line("mobile-essentials", "1102", true),
      line("mobile-light", "1101"),
    ],
  },
  installAddress: null,
};

/** The order of an office for which no day of the technician's visit is agreed. */
export const officeOrder: FlowOrder = {
  ...companysOwn,
  bundle: { ...nothing, internet: { i: "internet-10000", wpId: "1203" } },
  installAddress: { fttbAddressId: "FTTB-2000-1-01-50" },
};
