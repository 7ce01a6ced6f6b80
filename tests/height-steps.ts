/** Reduces measured heights to a few steps: each step costs bytes in the loader of every page. */
import type { Heights } from "#build/widgets.ts";

const maxSteps = 5;
/** The empty space in px that a step must save, on average over all widths, to be worth the bytes that it adds to the loader. */
const worthPx = 5;

/**
 * Returns the weight of empty space at a width in px. It is higher where most visitors are: on phones of 320 to 430 px and in columns on a
 * desktop.
 */
const weightOf = (inlinePx: number): number => (inlinePx >= 288 && inlinePx <= 416 ? 3 : inlinePx >= 560 ? 2 : 1);

type Point = readonly [inlinePx: number, blockPx: number];
type Plan = { readonly cost: number; readonly steps: Heights };

export const reservedAt = (steps: Heights, width: number): number => steps.findLast(([from]) => width >= from)?.[1] ?? 0;

/** Returns the steps that reserve a widget's height with the least weighted empty space: at most five, each of which is worth its bytes. */
export function toSteps(tallest: ReadonlyMap<number, number>): Heights {
  const measured = [...tallest].sort(([a], [b]) => a - b);
  // Between two measured widths the widget may be as tall as at either of them.
  const points = measured.map(([width, height], index): Point => [width, Math.max(height, measured[index + 1]?.[1] ?? 0)]);
  const worth = worthPx * points.reduce((sum, [width]) => sum + weightOf(width), 0);
  const best = new Map<string, Plan>();

  const planFrom = (start: number, left: number): Plan => {
    if (start === points.length) return { cost: 0, steps: [] };
    if (left === 0) return { cost: Infinity, steps: [] };
    const key = `${start}/${left}`;
    const known = best.get(key);
    if (known) return known;
    let plan: Plan = { cost: Infinity, steps: [] };
    let [height, weight, filled] = [0, 0, 0];
    for (const [index, [width, one]] of points.slice(start).entries()) {
      height = Math.max(height, one);
      weight += weightOf(width);
      filled += one * weightOf(width);
      const least = height * weight - filled + worth;
      if (least >= plan.cost) break; // The loop stops because a longer step leaves at least as much empty space as this one.
      const rest = planFrom(start + index + 1, left - 1);
      const cost = least + rest.cost;
      if (cost < plan.cost) plan = { cost, steps: [[start === 0 ? 0 : (points[start]?.[0] ?? 0), height], ...rest.steps] };
    }
    best.set(key, plan);
    return plan;
  };
  return planFrom(0, maxSteps).steps;
}

/**
 * Returns the widths at which a step of heights begins, and the last width before each. Every run of the tests checks these widths; `npm
 * run heights` measures all.
 */
export const widthsToCheck = (steps: Heights, widths: readonly number[]): number[] =>
  widths.filter(
    (width, index) => index === 0 || steps.some(([from]) => from === width || from === widths[index + 1]) || index === widths.length - 1,
  );
