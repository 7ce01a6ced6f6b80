/** The fields of the withdrawal declaration as it is typed and sent (decisions §12, §14). It does not ask for a reason. */
import { object, type Infer } from "superstruct";
import { email } from "#core/base/values/fields.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { requiredText } from "#core/base/values/required-text.ts";

/** The maximum length of the field for the contract or order number. It is long, because a customer may write more than the number. */
export const contractMaxLength = 100;

/** The most products that one order can have (decisions §14). */
export const mostProducts = 20;

/** The fields of the declaration. The name may be any text of one line, because nobody is refused for the spelling of their name. */
export const WithdrawalFields = object({
  name: requiredText(nameMaxLength),
  contract: requiredText(contractMaxLength),
  email: email(),
});
export type WithdrawalFields = Infer<typeof WithdrawalFields>;
