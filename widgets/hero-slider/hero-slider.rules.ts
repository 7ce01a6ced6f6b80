/** The rules for the order of the slides, and for when slides change by themselves. Pure. */

/** The time in milliseconds for which a slide is shown (C-445, P-311). */
export const slideStandsMs = 4000;

/** Returns the index of the next slide. The first slide follows the last (P-168). */
export const slideAfter = (index: number, count: number): number => (index + 1) % count;
export const slideBefore = (index: number, count: number): number => (index + count - 1) % count;

/** A reason why the slides do not change: the pointer or the focus is on them. It applies for as long as the reason lasts. */
export type Hold = "pointer" | "focus";

export type Rotation =
  /**
   * The slides do not change by themselves, because the visitor or the page has paused them, or the visitor prefers reduced motion. Playing
   * on request leads to `playing`.
   */
  | { readonly status: "paused" }
  /**
   * The slides change by themselves, as long as no pointer and no focus is on them. Pausing on request, or choosing a slide, leads to
   * `paused`.
   */
  | { readonly status: "playing"; readonly holds: readonly Hold[] };

/** The rotation after the play button was pressed. It starts without holds, although the pointer is still on that button. */
export const playing: Rotation = { status: "playing", holds: [] };
export const paused: Rotation = { status: "paused" };

export const held = (rotation: Rotation, hold: Hold): Rotation =>
  rotation.status === "playing" ? { ...rotation, holds: [...rotation.holds.filter((one) => one !== hold), hold] } : rotation;

export const released = (rotation: Rotation, hold: Hold): Rotation =>
  rotation.status === "playing" ? { ...rotation, holds: rotation.holds.filter((one) => one !== hold) } : rotation;

export const isFree = (rotation: Rotation): boolean => rotation.status === "playing" && rotation.holds.length === 0;

type Point = { readonly x: number; readonly y: number };

/** The horizontal distance in px that turns the movement of a finger from a press into a swipe. */
const swipePx = 40;

/**
 * Returns the direction in which a finger has swiped over the slides: to the slide before, or to the one after. Undefined for a press, or a
 * vertical movement that scrolls the page.
 */
export function swiped(from: Point, to: Point): "before" | "after" | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < swipePx || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 ? "after" : "before";
}
