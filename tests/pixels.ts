/** This file compares screenshots of a page. */
import type { Page } from "playwright/test";
import { openTab } from "./tabs.ts";

/** Returns the number of colour values in which two screenshots differ by more than the noise of rendering. */
export async function differingPixels(page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> {
  const canvas = await openTab(page);
  const count = await canvas.evaluate(
    async (addresses) => {
      const [one, other] = await Promise.all(
        addresses.map(async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode();
          const area = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
          area?.drawImage(picture, 0, 0);
          return area?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!one || !other || one.length !== other.length) return Infinity;
      return one.reduce((sum, value, index) => sum + (Math.abs(value - (other[index] ?? 0)) > 8 ? 1 : 0), 0);
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString("base64")}`),
  );
  await canvas.close();
  return count;
}
