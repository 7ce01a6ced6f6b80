/** The texts of the field for a VAT number. */
import { msg } from "@lit/localize";
import { isVatCode, type VatCode } from "#core/base/values/vat.ts";

export const vatLabel = (): string => msg("VAT number");
export const vatHint = (): string => msg("For example BE\u00a00428.759.497");

const problems: Readonly<Record<VatCode, () => string>> = {
  "vat.format": () => msg("Enter a Belgian VAT number like BE\u00a00428.759.497"),
  "vat.check-digits": () => msg("Check the VAT number: one of its digits is wrong"),
};

/** Returns the error message of a VAT number that is wrong or missing; undefined for the codes of other fields. */
export function vatMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name?.startsWith("vat")) return msg("Enter your VAT number");
  return isVatCode(code) ? problems[code]() : undefined;
}
