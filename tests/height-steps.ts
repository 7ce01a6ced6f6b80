/** From what was measured to few steps: each is bytes in the loader of every page. */
import type { Heights } from "#build/widgets.ts";

const maxSteps = 5;
/** A step is worth its bytes where it saves this much empty space at every width, on the average. */
const worthPx = 5;

/** Where most visitors are, on phones of 320 to 430 px and in a desk's columns, empty space counts for more. */
const weightOf = (inlinePx: number): number => (inlinePx >= 288 && inlinePx <= 416 ? 3 : inlinePx >= 560 ? 2 : 1);

type Point = readonly [inlinePx: number, blockPx: number];
type Plan = { readonly cost: number; readonly steps: Heights };

export const reservedAt = (steps: Heights, width: number): number => steps.findLast(([from]) => width >= from)?.[1] ?? 0;

/** The steps with the least empty space in all, as it is weighed, at most five, of which each is worth it. */
export function toSteps(tallest: ReadonlyMap<number, number>): Heights {
  const measured = [...tallest].sort(([a], [b]) => a - b);
  // Up to the next point the widget may be as tall as at either.
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
      if (least >= plan.cost) break; // a longer step leaves no less empty
      const rest = planFrom(start + index + 1, left - 1);
      const cost = least + rest.cost;
      if (cost < plan.cost) plan = { cost, steps: [[start === 0 ? 0 : (points[start]?.[0] ?? 0), height], ...rest.steps] };
    }
    best.set(key, plan);
    return plan;
  };
  return planFrom(0, maxSteps).steps;
}

/** Where a step begins, and the last width before; so much is checked on every run, all widths when measuring. */
export const widthsToCheck = (steps: Heights, widths: readonly number[]): number[] =>
  widths.filter(
    (width, index) => index === 0 || steps.some(([from]) => from === width || from === widths[index + 1]) || index === widths.length - 1,
  );
