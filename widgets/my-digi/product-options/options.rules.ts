/** The rules for the options of a product: amounts of data that are bought, and extra options that are switched on (C-175). Pure. */
import type { ProductOption } from "#core/domain/customer/product-lists.schema.ts";
import type { ProductPage, ProductSection } from "#core/domain/customer/product-page.contract.ts";
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";

/** An amount of data, which is bought each time for its price. */
export type DataOption = ProductOption & { readonly wpId: string };
/** An option of the operator, which is on or off. */
export type ExtraOption = ProductOption & { readonly odin: number };

export const dataOptionsOf = (options: readonly ProductOption[]): readonly DataOption[] =>
  options.filter((option): option is DataOption => option.wpId !== undefined && option.odin === undefined);
export const extraOptionsOf = (options: readonly ProductOption[]): readonly ExtraOption[] =>
  options.filter((option): option is ExtraOption => option.odin !== undefined);

/** Returns the words of a text with or without markup. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Tells whether a section already says the words of an option's text, which then need not stand there twice. */
export const isSaidIn = ({ txt = "", c = [] }: Pick<ProductSection, "txt" | "c">, text: string): boolean =>
  [txt, ...c.map((second) => second.txt)].some((html) => wordsOf(html).includes(wordsOf(text)));

/** Returns how often an amount of data was bought this month. */
export const boughtOf = (page: Pick<ProductPage, "options"> | undefined, wpId: string): number =>
  page?.options?.find((option) => option.wpId === wpId)?.quantity ?? 0;

/**
 * The purchase that the customer is asked to confirm. `before` is how often this amount had been bought, and `resets` the day on which the
 * next allowance starts, when the dialog was opened.
 */
export type Purchase = { readonly option: DataOption; readonly before: number; readonly resets: CalendarDate | undefined };

/** Returns the amount as it is offered now, where its price or its month differs from what the dialog says; otherwise undefined. */
export function changedOffer(page: ProductPage | undefined, { option, resets }: Purchase): DataOption | undefined {
  const now = dataOptionsOf(page?.options ?? []).find(({ wpId }) => wpId === option.wpId);
  const isSame = !page || !now || (now.prc === option.prc && dataResets(page) === resets);
  return isSame ? undefined : now;
}

/** Returns the page data after one more purchase of an amount of data. It is shown until the API's next response replaces it. */
export const withBought = (page: ProductPage, wpId: string): ProductPage =>
  withOption(page, (option) => option.wpId === wpId, {
    quantity: boughtOf(page, wpId) + 1,
  });

export const withStatus = (page: ProductPage, odin: number, status: ProductOption["status"]): ProductPage =>
  withOption(page, (option) => option.odin === odin, { status });

const withOption = (page: ProductPage, isIt: (option: ProductOption) => boolean, change: Partial<ProductOption>): ProductPage =>
  page.options === undefined
    ? page
    : { ...page, options: page.options.map((option) => (isIt(option) ? { ...option, ...change } : option)) };

/** Returns the day on which the next allowance of data starts. Bought data can be used until the day before. */
export const dataResets = ({ consumption }: Pick<ProductPage, "consumption">): CalendarDate | undefined =>
  consumption?.cards.find(({ unit }) => unit === "MB")?.resets;

/**
 * Tells whether a failed purchase was certainly not made, so that the next attempt is a new purchase. Where the response was lost, or the
 * purchase is still being made, the next attempt has to repeat the same call.
 */
export const isNotBought = (failure: FailureFacts): boolean => causeOf(failure) === "refused" && failure.code !== "in_progress";

/** Tells whether another tab has made the same purchase before: the API knows its key, from a call in another language. */
export const isBoughtBefore = ({ fieldErrors }: { readonly fieldErrors?: Readonly<Record<string, string>> }): boolean =>
  fieldErrors !== undefined && "idempotency-key" in fieldErrors;
