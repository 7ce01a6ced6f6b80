import { msg, str } from "@lit/localize";
import type { Amount } from "./usage.rules.ts";

export const outOfBundleText = (price: string): string => msg(str`${price} beyond your bundle`);
export const untilText = (day: string): string => msg(str`until ${day}`);

function unitText(unit: Amount["unit"], isOne = false): string {
  switch (unit) {
    case "GB":
      return msg("GB");
    case "MB":
      return msg("MB");
    case "min":
      return isOne ? msg("minute") : msg("minutes");
    case "sms":
      return isOne ? msg("text") : msg("texts");
  }
}

/** Returns a single amount as a text such as '14.2 GB'. */
export const amountText = ({ used, unit }: Pick<Amount, "used" | "unit">): string => `${used} ${unitText(unit, used === "1")}`;

/** Returns the used amount as a text such as '14.2 of 20 GB'. */
export function usedText({ used, total, unit }: Amount): string {
  const what = unitText(unit, used === "1" && total === undefined);
  return total === undefined ? msg(str`${used} ${what} used, no limit`) : msg(str`${used} of ${total} ${what}`);
}
