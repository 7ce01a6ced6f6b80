/** Formats an address as text for visitors. */
import { msg, str } from "@lit/localize";
import type { Address } from "#core/domain/address/address.rules.ts";

/** Returns the address on one line, in the order in which it is written on an envelope. */
export function addressText({ street, number, box, postalCode, city }: Address): string {
  return box === "" ? `${street} ${number}, ${postalCode} ${city}` : `${street} ${number} ${boxText(box)}, ${postalCode} ${city}`;
}
const boxText = (box: string): string => msg(str`box ${box}`);
