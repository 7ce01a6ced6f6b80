/** The schema of a bundle in a link. Every fragment that a page is opened with is checked with it. */
import { enums, is, literal, object, optional, refine, string, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";
import { maxMobileLines } from "#core/base/values/limits.ts";

/** An id or a code; our ids and codes are short. */
const Id = refine(string(), "id", (value) => value !== "" && value.length <= 100);

/** A mobile line. `w`: the plan's wpId; `s`: card or eSIM; `k`: the line keeps a number, which is not in the link. */
const SharedLine = object({ w: Id, s: enums(["s", "e"]), k: optional(literal(1)) });

/** A bundle. `i`, `t`, `l`: wpIds of internet, TV and landline; `a`: the id of the address; `v`, `d`: voucher and dealer code. */
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
