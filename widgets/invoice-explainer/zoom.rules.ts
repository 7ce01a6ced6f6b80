/** Rules for the size of the picture. Pure. */

/** The sizes of the picture, as multiples of the smallest one, which fills the frame. */
export const zoomLevels = [1, 1.5, 2, 3] as const;
export type Zoom = (typeof zoomLevels)[number];

/** Returns the next larger size, or the next smaller one; at an end the size stays. */
export function zoomedBy(zoom: Zoom, step: 1 | -1): Zoom {
  return zoomLevels[zoomLevels.indexOf(zoom) + step] ?? zoom;
}

/** Returns the step that a key of the keyboard asks for; undefined for any other key. */
export const stepOfKey = (key: string): 1 | -1 | undefined => (key === "+" || key === "=" ? 1 : key === "-" ? -1 : undefined);
