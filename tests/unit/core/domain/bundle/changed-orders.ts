/** Changes to a valid order after which no widget would send it, each with the reason for which the API refuses it. */
import type { FlowOrder } from "#core/domain/order/order.schema.ts";

type Bundle = FlowOrder["bundle"];
type Change = {
  readonly what: string;
  /** The reason for which the API refuses the order: names of invalid fields, or a code. */
  readonly refused: string;
  /** True where few orders contain what the change is about, so that the test tries each of them. */
  readonly isRare?: true;
  /** Returns the changed order; undefined where the order has nothing that could be changed in this way. */
  readonly by: (order: FlowOrder) => unknown;
};

const withBundle = (order: FlowOrder, bundle: Partial<Bundle> | undefined) =>
  bundle && { ...order, bundle: { ...order.bundle, ...bundle } };
const first = ({ bundle: { mobile } }: FlowOrder) => mobile[0];
const withLine = (order: FlowOrder, is: (line: Bundle["mobile"][number]) => boolean, more: object) => {
  const at = order.bundle.mobile.findIndex(is);
  const line = order.bundle.mobile[at];
  return line && withBundle(order, { mobile: order.bundle.mobile.with(at, { ...line, ...more } as typeof line) });
};
const isKept = ({ new_phone }: Bundle["mobile"][number]): boolean => new_phone !== "new-phone";
const withVoucher = (order: FlowOrder, code: string, percent: number) => ({
  ...order,
  promo_code: { ...order.promo_code, voucher: { code, label: "", percent } },
});

export const changes: readonly Change[] = [
  { what: "a plan by another id", refused: "not_found", by: (order) => withLine(order, () => true, { wpId: "9999" }) },
  {
    what: "a plan of a kind that it is not",
    refused: "not_found",
    by: (order) => withLine(order, () => true, { i: "internet-500", wpId: "1201" }),
  },
  {
    what: "a seventh line",
    refused: "mobile",
    by: (order) => {
      const line = first(order);
      return line && withBundle(order, { mobile: Array.from({ length: 7 }, () => line) });
    },
  },
  {
    what: "one number twice",
    refused: "mobile",
    by: (order) => {
      const line = order.bundle.mobile.find(isKept);
      return line && order.bundle.mobile.length < 6 ? withBundle(order, { mobile: [...order.bundle.mobile, line] }) : undefined;
    },
  },
  { what: "a number of eight digits", refused: "new_phone", by: (order) => withLine(order, isKept, { new_phone: "+3247012345" }) },
  {
    what: "another operator's name",
    refused: "mobile",
    by: (order) => withLine(order, (line) => isKept(line) && line.portability_provider.id !== "others", { provider: "Nobody" }),
  },
  {
    what: "a phone that nobody makes",
    refused: "mobile",
    by: (order) => withLine(order, ({ sim }) => sim.name === "eSIM", { sim: { name: "eSIM", mobile: "nokia-3310" } }),
  },
  {
    what: "a SIM card for a phone",
    refused: "mobile",
    by: (order) => withLine(order, ({ sim }) => sim.name === "SIM card", { sim: { name: "SIM card", mobile: "apple-iphone-15" } }),
  },
  {
    what: "two internet cards",
    isRare: true,
    refused: "internet",
    by: (order) =>
      withBundle(order, order.bundle.internet ? { internet: [order.bundle.internet, order.bundle.internet] as never } : undefined),
  },
  {
    what: "a landline without internet",
    isRare: true,
    refused: "landline",
    by: (order) => withBundle(order, order.bundle.landline && order.bundle.mobile.length > 0 ? { internet: null } : undefined),
  },
  {
    what: "TV without its base",
    isRare: true,
    refused: "tv",
    by: (order) => withBundle(order, order.bundle.tv ? { mobile: [], internet: null, landline: null } : undefined),
  },
  {
    what: "an offer that the address does not have",
    isRare: true,
    refused: "not_found",
    by: (order) =>
      withBundle(order, order.bundle.internet ? { tv: { i: "tv-essentials-fr", wpId: "1302" } } : undefined) &&
      order.installAddress?.fttbAddressId.startsWith("FTTB-9000")
        ? withBundle(order, { tv: { i: "tv-essentials-fr", wpId: "1302" } })
        : undefined,
  },
  { what: "nowhere to install it", refused: "installAddress", by: (order) => order.installAddress && { ...order, installAddress: null } },
  {
    what: "a fixed line without a word about the technician",
    refused: "installation",
    by: (order) => order.order.installation && { ...order, order: { ...order.order, installation: null } },
  },
  {
    what: "a technician for nothing",
    refused: "installation",
    by: (order) =>
      order.order.installation ? undefined : { ...order, order: { ...order.order, installation: { date: null, intervalValue: null } } },
  },
  {
    what: "a landline whose number nobody agreed to move",
    isRare: true,
    refused: "landline",
    by: (order) =>
      withBundle(
        order,
        order.bundle.landline && order.bundle.landline.phone !== "new-phone"
          ? { landline: { ...order.bundle.landline, landline_agree: false } }
          : undefined,
      ),
  },
  { what: "a sum of a cent more", refused: "price_changed", by: (order) => ({ ...order, bundlesPrice: order.bundlesPrice + 0.01 }) },
  { what: "half the price by a voucher", refused: "price_changed", by: (order) => withVoucher(order, "WELCOME10", 50) },
  { what: "a voucher of last year", refused: "price_changed", by: (order) => withVoucher(order, "EXPIRED", 10) },
  {
    what: "a dealer whom nobody knows",
    refused: "code_refused",
    by: (order) => ({ ...order, promo_code: { ...order.promo_code, dealerCare: { code: "DEALER-X", label: "" } } }),
  },
  { what: "a price of the line's own", refused: "prc", by: (order) => withLine(order, () => true, { prc: 0 }) },
];
