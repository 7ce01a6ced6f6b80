/** The operators from which a fixed line or TV can be moved (C-160, C-372, decisions §12). */
import { string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";

const SwitchOperator = type({ prefix: string(), name: string() });
export type SwitchOperator = Infer<typeof SwitchOperator>;

/**
 * Lists the operators of internet and TV at home. Their Easy Switch numbers begin with `prefix`. The names are the same in every language.
 */
export const easyswitchOperators = endpoint({
  method: "GET",
  path: "/bundle-configurator/easyswitch-operators",
  encoding: "none",
  answer: type({ mobileOperators: list(SwitchOperator, 500) }),
  spec: { id: "bundle.easyswitch-operators", summary: "Operators that a customer can switch from", codes: [] },
});
