/** Which slide comes next, and whether it comes by itself. Pure. */

/** How long a slide stands (C-445, P-311). */
export const slideStandsMs = 4000;

/** From the last to the first (P-168). */
export const slideAfter = (index: number, count: number): number => (index + 1) % count;
export const slideBefore = (index: number, count: number): number => (index + count - 1) % count;

/** What holds the slides for as long as it lasts. */
export type Hold = "pointer" | "focus";

export type Rotation =
  /** By the visitor, the page, or because less motion is wanted. → playing (asked for) */
  | { readonly status: "paused" }
  /** → paused (asked for, or a slide was chosen) */
  | { readonly status: "playing"; readonly holds: readonly Hold[] };

/** Asked for: it begins at once, though the pointer is still on the button that was pressed. */
export const playing: Rotation = { status: "playing", holds: [] };
export const paused: Rotation = { status: "paused" };

export const held = (rotation: Rotation, hold: Hold): Rotation =>
  rotation.status === "playing" ? { ...rotation, holds: [...rotation.holds.filter((one) => one !== hold), hold] } : rotation;

export const released = (rotation: Rotation, hold: Hold): Rotation =>
  rotation.status === "playing" ? { ...rotation, holds: rotation.holds.filter((one) => one !== hold) } : rotation;

export const isFree = (rotation: Rotation): boolean => rotation.status === "playing" && rotation.holds.length === 0;

type Point = { readonly x: number; readonly y: number };

/** So far a finger goes, in px, before it means the next slide and not a press. */
const swipePx = 40;

/** Where a finger went on the slides: to the one before, the next, or none, as when the page was scrolled. */
export function swiped(from: Point, to: Point): "before" | "after" | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < swipePx || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 ? "after" : "before";
}
