/** Pure rules for vouchers and dealer codes in a bundle (C-007, C-137). */
import type { Bundle, PromoCode } from "#core/domain/bundle/bundle.schema.ts";
import { codeBundleOf } from "#core/domain/bundle/payload.rules.ts";
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import { writeJson } from "#core/base/values/json.ts";
import { lineOf } from "#core/base/values/typed-text.ts";

type Failure = FailureFacts & { readonly message?: string; readonly fieldErrors?: Readonly<Record<string, string>> };

/** The kinds of codes, named as in the bundle's `promo_code`. */
export type CodeKind = keyof Bundle["promo_code"];
export const codeKinds = ["voucher", "dealerCare"] as const satisfies readonly CodeKind[];

/**
 * Returns the bundle with this code in place of another one of the same kind; null removes the code. If nothing changes, the result is the
 * given bundle itself, so that nobody is notified.
 */
export function withCode(bundle: Bundle, kind: CodeKind, promo: PromoCode | null): Bundle {
  if (writeJson(bundle.promo_code[kind]) === writeJson(promo)) return bundle;
  return { ...bundle, promo_code: { ...bundle.promo_code, [kind]: promo } };
}

/**
 * Returns a text that identifies a check of a code: the code, the bundle for which it is checked (C-356), and the language of the message.
 * Two checks with the same text get the same response.
 */
export const questionOf = (bundle: Bundle, code: string, language: string): string =>
  writeJson([lineOf(code), codeBundleOf(bundle), language]);

/** Tells whether a code disappeared because the whole bundle was replaced by another one, and not because somebody removed the code. */
export const isReplaced = (before: Bundle, now: Bundle, kind: CodeKind): boolean =>
  before.promo_code[kind] !== null && now.promo_code[kind] === null && bundleOf(before) !== bundleOf(now);

const bundleOf = (bundle: Bundle): string => writeJson([codeBundleOf(bundle), bundle.wanted]);

/**
 * Returns the server's message about the code, which is shown under the input (C-357, C-416). Undefined where the request failed before the
 * server could check the code.
 */
export const wordsOfRefusal = (failure: Failure): string | undefined =>
  causeOf(failure) === "refused"
    ? (failure.fieldErrors?.["code"] ?? failure.message ?? Object.values(failure.fieldErrors ?? {})[0])
    : undefined;

/**
 * Tells whether the server has checked the code and refused it. Where the server could not read the bundle, nothing is known about the
 * code.
 */
export const isRefusedCode = ({ httpStatus, code }: Failure): boolean =>
  code === "code_refused" || (httpStatus === 200 && code !== "response.invalid");
