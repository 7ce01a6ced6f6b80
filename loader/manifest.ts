/** The shape of what the build writes into the loader; the content is put in place of `virtual:manifest`. Short, because every page fetches it. */

import type { ElementDoor } from "#core/contract/element.ts";

/**
 * A room by its name: attributes beside the common ones (`open?` is a boolean, `max-length#` a number, others are texts), methods, the
 * files it shares with others (places in `files`), reserved heights (`packHeights`).
 */
export type RoomEntry = readonly [attributes: string, methods: string, files: readonly number[], heights: readonly number[]];

type Heights = ElementDoor["heights"];

/** Steps from one pair to the next in units of 8 px, heights rounded up: small numbers, for every page fetches those of every tag. */
export const packHeights = (heights: Heights): number[] =>
  heights.flatMap(([inline, block], index) => {
    const [lastInline, lastBlock] = heights[index - 1] ?? [0, 0];
    return [(inline - lastInline) / 8, Math.ceil(block / 8) - Math.ceil(lastBlock / 8)];
  });

export function unpackHeights(packed: readonly number[]): Heights {
  let [inline, block] = [0, 0];
  return packed.flatMap((step, index) => {
    if (index % 2 === 0) {
      inline += step * 8;
      return [];
    }
    block += step * 8;
    return [[inline, block] as const];
  });
}

export type Manifest = {
  readonly version: string;
  /** Hash of `integrity.js`, the list of every file's hash. */
  readonly integrity: string;
  /** Files of the shared folder, without `.js`; the first is what draws first screens (`paint.ts`). */
  readonly files: readonly string[];
  readonly rooms: Readonly<Record<string, RoomEntry>>;
};

/** What every tag has. */
export const commonAttributeNames = ["heading", "loading"];

/** Attributes and methods are written as one text each. */
export const words = (text: string): string[] => text.split(" ").filter(Boolean);
