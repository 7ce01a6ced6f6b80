/**
 * Simulates a finger on the page by real touch events. The browser itself decides what they become: a press, a swipe, or scrolling of the
 * page.
 */
import type { Locator, Page } from "playwright/test";

type Way = { readonly x?: number; readonly y?: number };

/**
 * Creates a finger on the page.
 * @returns a function that moves the finger over an element by so many px, beginning at the side from which there is space; without a
 * distance the finger taps the middle
 */
export async function createFinger(page: Page): Promise<(on: Locator, way?: Way) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  return async (on, { x = 0, y = 0 } = {}) => {
    const box = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = { x: box.x + box.width * (0.5 - 0.3 * Math.sign(x)), y: box.y + box.height / 2 };
    const steps = x === 0 && y === 0 ? 0 : 8;
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    for (let step = 1; step <= steps; step++)
      await cdp.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x: from.x + (x * step) / steps, y: from.y + (y * step) / steps }],
      });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
