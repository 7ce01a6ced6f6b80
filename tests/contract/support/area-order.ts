/** Makes orders as the customer area sends them, and sends them. */
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { Customer } from "./area.ts";
import { newKey } from "./order.ts";
import { grandPlace } from "./sample-orders.ts";

export const internet = { i: "internet-500", wpId: "1201" };
export const tvInFrench = { i: "tv-max-fr", wpId: "1304" };
export const landline = { i: "landline-unlimited", wpId: "1401", phone: "new-phone", phoneProvider: null, landline_agree: false };

/** Returns an order as the customer area sends it, by default at Grote Markt 1. */
export const areaOrder = (bundle: object, more: object = {}) => ({
  bundle: { mobile: [], internet: [], tv: [], landline: [], ...bundle },
  deliveryAddress: null,
  installAddress: { fttbAddressId: grandPlace },
  lang: "en",
  ...more,
});

export const sendAreaOrder = ({ ask }: Customer, body: unknown, key = newKey()) =>
  ask(bundleOrder, { body, headers: { "idempotency-key": key } });
