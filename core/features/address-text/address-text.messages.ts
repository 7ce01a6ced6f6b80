/** An address for who reads it. */
import { msg, str } from "@lit/localize";
import type { Address } from "#core/domain/address/address.rules.ts";

/** On one line, as it stands on an envelope. */
export function addressText({ street, number, box, postalCode, city }: Address): string {
  return box === "" ? `${street} ${number}, ${postalCode} ${city}` : `${street} ${number} ${boxText(box)}, ${postalCode} ${city}`;
}
const boxText = (box: string): string => msg(str`box ${box}`);
