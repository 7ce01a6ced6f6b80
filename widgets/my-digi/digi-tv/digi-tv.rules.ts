/** The rules for applying a change of the Digi TV account to the page data, and for moving the focus after it. Pure. */
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import type { TvAccount, TvDevice } from "#core/domain/customer/product-lists.schema.ts";

/** Returns the page data without the device of this id. */
export const withoutDevice = (page: ProductPage, id: string): ProductPage =>
  page.devices === undefined ? page : { ...page, devices: page.devices.filter((device) => device.id !== id) };

/**
 * Returns the page data after the account was ended on the date that the dialog named. An account that has ended has no devices; its
 * sections stay until the page is requested again, because one of them shows the message.
 */
export function withEnd(page: ProductPage, { would_end: ends, would_end_at_once: isAtOnce }: TvAccount): ProductPage {
  if (!page.tv_account) return page;
  return { ...page, tv_account: { ...page.tv_account, ends }, ...(isAtOnce && { devices: [] }) };
}

/** Returns the page data after the account has ended at once, in another tab or by a call whose response was lost. */
export const withAccountOver = (page: ProductPage): ProductPage =>
  page.tv_account ? withEnd(page, { ...page.tv_account, would_end_at_once: true }) : page;

/** Tells whether an account would end now as the question said: on the same day, and at once or not. */
export const isSameEnd = (said: TvAccount, now: TvAccount): boolean =>
  now.ends === said.ends && now.would_end === said.would_end && now.would_end_at_once === said.would_end_at_once;

/**
 * Returns the device whose card takes the focus after another device was removed: the next one, or else the last; undefined where no card
 * is left.
 *
 * @param before the devices as they were shown with the removed one
 */
export function neighbourOf(removed: string, before: readonly TvDevice[], now: readonly TvDevice[]): string | undefined {
  const following = before.slice(before.findIndex(({ id }) => id === removed) + 1);
  return (following.find(({ id }) => now.some((device) => device.id === id)) ?? now.at(-1))?.id;
}

/** Returns the name of a device. It is the same in every language, because it consists of manufacturer and model. */
export const nameOf = ({ manufacturer, model }: Pick<TvDevice, "manufacturer" | "model">): string => `${manufacturer} ${model}`;
