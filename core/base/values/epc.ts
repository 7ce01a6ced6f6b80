/** Makes the content of the QR code of a bank transfer, by the European Payments Council's guideline EPC069-12, which banking apps read. */
import type { Cents } from "./money.ts";

export type Transfer = {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  readonly cents: Cents;
  /**
   * The communication of the transfer as free text, also where it is a Belgian structured one: the code's separate field for references
   * takes ISO 11649 references only.
   */
  readonly communication: string;
};

/** The capacity of the QR code in bytes at the error correction level M that the guideline asks for. */
export const epcMaxBytes = 331;
const nameMaxLength = 70;
const communicationMaxLength = 140;
const maxCents = 99_999_999_999;

/**
 * Returns the content of the QR code; undefined where the transfer cannot be encoded, because the amount is zero or a value is too large.
 */
export function epcPayload({ name, iban, bic, cents, communication }: Transfer): string | undefined {
  if (!Number.isInteger(cents) || cents < 1 || cents > maxCents) return undefined;
  if ([name, communication].some((text) => /[\r\n]/.test(text)) || communication.length > communicationMaxLength) return undefined;
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  const lines = ["BCD", "002", "1", "SCT", bic, name.slice(0, nameMaxLength), iban.replace(/\s/g, ""), amount, "", "", communication];
  const payload = lines.join("\n");
  return new TextEncoder().encode(payload).length > epcMaxBytes ? undefined : payload;
}
