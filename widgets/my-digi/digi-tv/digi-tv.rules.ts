/** The rules by which a change of the Digi TV account appears in the page data, and by which the focus moves. Pure. */
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { TvAccount, TvDevice } from "#core/domain/customer/product-lists.schema.ts";

/** Returns the page without a device. */
export const withoutDevice = (page: ProductPage, id: string): ProductPage =>
  page.devices === undefined ? page : { ...page, devices: page.devices.filter((device) => device.id !== id) };

/**
 * Returns the page with an account that was ended as its question said. An account that is over has no devices; its sections stay until the
 * page is requested again, because the message of the end is in one of them.
 */
export function withEnd(page: ProductPage, { would_end: ends, would_end_at_once: isAtOnce }: TvAccount): ProductPage {
  if (!page.tv_account) return page;
  return { ...page, tv_account: { ...page.tv_account, ends }, ...(isAtOnce && { devices: [] }) };
}

/**
 * Returns the device whose card takes the focus of a removed one: the next card, or else the last; undefined where no card is left.
 *
 * @param before the devices as they were shown with the removed one
 */
export function neighbourOf(removed: string, before: readonly TvDevice[], now: readonly TvDevice[]): string | undefined {
  const following = before.slice(before.findIndex(({ id }) => id === removed) + 1);
  return (following.find(({ id }) => now.some((device) => device.id === id)) ?? now.at(-1))?.id;
}

/** Returns the name of a device, which is the device's own text in every language. */
export const nameOf = ({ manufacturer, model }: Pick<TvDevice, "manufacturer" | "model">): string => `${manufacturer} ${model}`;
