/** The schema of a bundle in a link. A page checks every such fragment of its address with it. */
import { enums, is, literal, object, optional, refine, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";

/** An id or a code. The limit is generous, because our ids and codes are short. */
const Id = refine(string(), "id", (value) => value !== "" && value.length <= 100);

/**
 * A mobile line in a link. `w` is the plan's wpId; `s` tells whether it has a card or an eSIM; `k` is set where the line keeps a number,
 * which is not in the link.
 */
const SharedLine = object({ w: Id, s: enums(["s", "e"]), k: optional(literal(1)) });

/**
 * A bundle in a link. `m` are its mobile lines; `i`, `t` and `l` are the wpIds of internet, TV and landline; `a` is the id of the address;
 * `v` and `d` are the voucher and the dealer code.
 */
const SharedBundle = object({
  m: list(SharedLine, maxMobileLines),
  i: optional(Id),
  t: optional(Id),
  l: optional(Id),
  a: optional(Id),
  v: optional(Id),
  d: optional(Id),
});
export type SharedBundle = Infer<typeof SharedBundle>;
export type SharedLine = Infer<typeof SharedLine>;

export const isSharedBundle = (value: unknown): value is SharedBundle => is(value, SharedBundle);
