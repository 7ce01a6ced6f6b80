/** The rules for the small bars of the days of a period. Pure. */
import type { UsageCard } from "#core/domain/customer/product-page.contract.ts";
import { daysToCome, type Projection } from "./projection.rules.ts";

/** The height of the drawing, in the unit in which each day is 1 wide. */
export const barsHeight = 40;

export type Bars = {
  /** The number of days of the period, which is the width of the drawing. */
  readonly width: number;
  /** The path of the bars of the days so far. */
  readonly used: string;
  /** The path of the estimated bars, from the last day of the page data to the end of the period; empty where there is no estimate. */
  readonly expected: string;
};

/** Returns the bars of a card; undefined where the page data has no days, or nothing was used on any of them. */
export function barsOf({ days = [], resets }: Pick<UsageCard, "days" | "resets">, projection: Projection | undefined): Bars | undefined {
  const most = Math.max(0, ...days.map(({ used }) => used));
  if (most <= 0) return undefined;
  const perDay = projection?.perDay ?? 0;
  const toCome = daysToCome({ days, resets }) ?? 0;
  const scale = barsHeight / Math.max(most, perDay);
  // Even a day with little usage gets a visible bar.
  const bar = (used: number, index: number): string =>
    used > 0 ? `M${index}.15 ${barsHeight}v${-Math.max(1, Math.round(used * scale))}h.7V${barsHeight}z` : "";
  let expected = "";
  if (perDay > 0) for (let index = days.length - 1; index < days.length + toCome; index++) expected += bar(perDay, index);
  return {
    width: days.length + toCome,
    used: days.map(({ used }, index) => bar(used, index)).join(""),
    expected,
  };
}
