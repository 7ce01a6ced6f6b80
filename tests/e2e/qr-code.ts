/** Reads a QR code on the screen as a camera does: its text, and its level of error correction. */
import jsQr from "jsqr";
import type { Locator, Page } from "playwright/test";

type QrCode = { readonly text: string | undefined; readonly level: string | undefined };

export async function readQrCode(page: Page, figure: Locator): Promise<QrCode> {
  const picture = (await figure.locator("svg").screenshot()).toString("base64");
  const { width, height, shades } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const area = new OffscreenCanvas(image.width, image.height).getContext("2d");
    area?.drawImage(image, 0, 0);
    const pixels = area?.getImageData(0, 0, image.width, image.height).data ?? [];
    // The pixels are returned as a string with a letter for each, because a list of a million numbers takes long to transfer from the page.
    const shades = Array.from({ length: pixels.length / 4 }, (_, at) => ((pixels[at * 4] ?? 255) < 128 ? "#" : " ")).join("");
    return { width: image.width, height: image.height, shades };
  }, picture);
  const data = Uint8ClampedArray.from({ length: shades.length * 4 }, (_, at) => (at % 4 < 3 && shades[at >> 2] === "#" ? 0 : 255));
  const found = jsQr(data, width, height, { inversionAttempts: "dontInvert" });
  // The level is in the modules of row 8, columns 0 and 1, under a mask (ISO/IEC 18004, 7.9.1).
  const { topLeftCorner, topRightCorner } = found?.location ?? {};
  if (!found || !topLeftCorner || !topRightCorner) return { text: undefined, level: undefined };
  const side = (topRightCorner.x - topLeftCorner.x) / (17 + 4 * found.version);
  const isDark = (column: number): number => {
    const at = (Math.floor(topLeftCorner.y + 8.5 * side) * width + Math.floor(topLeftCorner.x + (column + 0.5) * side)) * 4;
    return (data[at] ?? 255) < 128 ? 1 : 0;
  };
  return { text: found.data, level: ["M", "L", "H", "Q"][((isDark(0) << 1) | isDark(1)) ^ 0b10] };
}
