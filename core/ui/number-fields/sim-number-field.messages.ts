/** The texts of the field for the number on a SIM card. */
import { msg } from "@lit/localize";
import { isSimNumberCode, type SimNumberCode } from "#core/base/values/sim-number.ts";

export const simNumberLabel = (): string => msg("SIM card number");
export const simNumberHint = (): string => msg("The long number on the card itself, 13 to 19 digits");

const problems: Readonly<Record<SimNumberCode, () => string>> = {
  "sim-number.format": () => msg("Enter the 13 to 19 digits on your SIM card"),
  "sim-number.check-digit": () => msg("Check the SIM card number: one of its digits is wrong"),
};

/** Returns the error message of a SIM card number that is wrong or missing; undefined for the codes of other fields. */
export function simNumberMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name?.startsWith("sim")) return msg("Enter the number on your SIM card");
  return isSimNumberCode(code) ? problems[code]() : undefined;
}
