/** Makes the activation code with which a phone downloads an eSIM, as a text and as a QR code. */
import { randomInt } from "node:crypto";
import { PNG } from "pngjs";
import { encode } from "uqr";
import type { EsimProfile } from "#core/domain/customer/esim.contract.ts";

/** The server from which phones download eSIMs; the demo has none. */
const smdpAddress = "smdp.digi.example";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const groups = 4;
const groupLength = 5;

const newGroup = (): string => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");

/**
 * Makes the profile of a line's eSIM. Its matching id is random and not stored, so that nobody who reads the database later can take over
 * the number.
 *
 * @param iccid the number of the line's SIM
 */
export function newProfile(iccid: string): EsimProfile {
  const matchingId = Array.from({ length: groups }, newGroup).join("-");
  return { activationCode: `LPA:1$${smdpAddress}$${matchingId}`, smdpAddress, matchingId, iccid };
}

const quietZone = 4; // The blank border of a QR code in modules (its smallest squares), as ISO/IEC 18004 demands.
const moduleSide = 8; // The side of a module in pixels, with which the picture is sharp at twice its size on a page.

/** Draws a text as a QR code, black on white, in a PNG. */
export function qrPngOf(text: string): Buffer {
  const isDark = encode(text, { ecc: "M", border: quietZone }).data;
  const side = isDark.length * moduleSide;
  const grey = { colorType: 0, inputColorType: 0, inputHasAlpha: false, bitDepth: 8 } as const;
  const png = new PNG({ width: side, height: side, ...grey });
  const rows = isDark.map((row) => Buffer.concat(row.map((dark) => Buffer.alloc(moduleSide, dark ? 0 : 255))));
  png.data = Buffer.concat(rows.flatMap((row) => Array.from({ length: moduleSide }, () => row)));
  return PNG.sync.write(png, grey);
}
