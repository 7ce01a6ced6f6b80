/** Rules for which slide comes next, and whether it comes by itself. Pure. */

/** The time in milliseconds for which a slide is shown (C-445, P-311). */
export const slideStandsMs = 4000;

/** Returns the index of the next slide: from the last to the first (P-168). */
export const slideAfter = (index: number, count: number): number => (index + 1) % count;
export const slideBefore = (index: number, count: number): number => (index + count - 1) % count;

/** A reason that holds the slides for as long as it lasts. */
export type Hold = "pointer" | "focus";

export type Rotation =
  /** Slides stay: by the visitor, the page, or because less motion is wanted. → playing (asked for) */
  | { readonly status: "paused" }
  /** Slides change by themselves while nothing holds them. → paused (asked for, or a slide was chosen) */
  | { readonly status: "playing"; readonly holds: readonly Hold[] };

/** The rotation that was asked for: it begins at once, though the pointer is still on the button that was pressed. */
export const playing: Rotation = { status: "playing", holds: [] };
export const paused: Rotation = { status: "paused" };

export const held = (rotation: Rotation, hold: Hold): Rotation =>
  rotation.status === "playing" ? { ...rotation, holds: [...rotation.holds.filter((one) => one !== hold), hold] } : rotation;

export const released = (rotation: Rotation, hold: Hold): Rotation =>
  rotation.status === "playing" ? { ...rotation, holds: rotation.holds.filter((one) => one !== hold) } : rotation;

export const isFree = (rotation: Rotation): boolean => rotation.status === "playing" && rotation.holds.length === 0;

type Point = { readonly x: number; readonly y: number };

/** The distance in px that a finger moves before it means the next slide and not a press. */
const swipePx = 40;

/** Returns where a finger went on the slides: to the slide before, to the one after, or undefined, as when the page was scrolled. */
export function swiped(from: Point, to: Point): "before" | "after" | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < swipePx || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 ? "after" : "before";
}
