/** The codes and steps of a placed order, which the page and the reference API share. Pure. */

/** The codes of what the provider still does after an order was accepted. They ask nothing of the customer (decisions §8). */
export const orderNoticeCodes = ["number_check"] as const;
export type OrderNoticeCode = (typeof orderNoticeCodes)[number];

/**
 * The steps after an order, each with its day. `posted`: the post gets the parcel with SIM cards, and with the TV box where no technician
 * comes. `esim`, `sim`, `tv`: the eSIMs, SIM cards and TV of the order work. `number`: the kept numbers move. `visit`: the technician
 * comes. `invoice`: the first invoice.
 */
export const placedStepIds = ["posted", "esim", "sim", "number", "tv", "visit", "invoice"] as const;
export type PlacedStepId = (typeof placedStepIds)[number];
