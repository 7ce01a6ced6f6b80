/** The texts about a choice among several: radio buttons, cards, a select. */
import { msg } from "@lit/localize";
import { isChoiceCode, type ChoiceCode } from "#core/base/values/choice.ts";

const problems: Readonly<Record<ChoiceCode, () => string>> = {
  "choice.required": () => msg("Please select an option"),
};
/** Returns the error message of a choice; undefined for the codes of other fields. */
export const choiceMessage = (code: unknown): string | undefined => (isChoiceCode(code) ? problems[code]() : undefined);
