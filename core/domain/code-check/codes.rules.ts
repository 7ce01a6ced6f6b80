/** Vouchers and dealer codes in a bundle (C-007, C-137). Pure. */
import type { Bundle, PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { codeBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import { writeJson } from "#core/base/values/json.ts";

type Failure = FailureFacts & { readonly message?: string; readonly fieldErrors?: Readonly<Record<string, string>> };

/** As `promo_code` names them. */
export type CodeKind = keyof Bundle["promo_code"];
export const codeKinds = ["voucher", "dealerCare"] as const satisfies readonly CodeKind[];

/** In place of one of its kind; null takes it out. What changes nothing answers the bundle that it was given. */
export function withCode(bundle: Bundle, kind: CodeKind, promo: PromoCode | null): Bundle {
  if (writeJson(bundle.promo_code[kind]) === writeJson(promo)) return bundle;
  return { ...bundle, promo_code: { ...bundle.promo_code, [kind]: promo } };
}

/** Who says this again gets the same answer: the code and the bundle that it was asked with (C-356), and the language of the words. */
export const questionOf = (bundle: Bundle, code: string, language: string): string =>
  writeJson([code.trim(), codeBundleOf(bundle), language]);

/** Another pack stands in place of the one with the code, which nobody has removed. */
export const isReplaced = (before: Bundle, now: Bundle, kind: CodeKind): boolean =>
  before.promo_code[kind] !== null && now.promo_code[kind] === null && packOf(before) !== packOf(now);

const packOf = (bundle: Bundle): string => writeJson([codeBundleOf(bundle), bundle.wanted]);

/** What the server says of the code, which stands under the input (C-357, C-416). Undefined where it did not get so far. */
export const wordsOfRefusal = (failure: Failure): string | undefined =>
  causeOf(failure) === "refused"
    ? (failure.fieldErrors?.["code"] ?? failure.message ?? Object.values(failure.fieldErrors ?? {})[0])
    : undefined;

/** The server has looked at the code, and it is not good. A bundle that it cannot read says nothing of the code. */
export const isRefusedCode = ({ httpStatus, code }: Failure): boolean =>
  code === "code_refused" || (httpStatus === 200 && code !== "response.invalid");
