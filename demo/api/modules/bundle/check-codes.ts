/**
 * This module has the routes `POST /voucher` and `POST /dealer-code` (C-356…C-359). Every refused code gets an answer of the same form,
 * which never names the code.
 */
import { checkDealerCode, checkVoucher } from "#core/domain/promo-code-check/promo-codes.contract.ts";
import { comparedCode } from "#core/base/values/compared-code.ts";
import type { CodeBundle } from "#core/domain/bundle/payload.schema.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { codeTexts } from "#demo/api/messages/code-texts.ts";
import type { Outcome } from "#demo/api/http/outcome.ts";
import { route, type AnyRoute } from "#demo/api/routing/register.ts";
import type { Language } from "#core/base/values/language.ts";
import { checkedDealer, checkedVoucher, type Checked } from "#demo/api/domain/promo-codes.ts";
import { offers, type OfferKind } from "#demo/api/domain/offers.ts";
import { countGuess } from "#demo/api/routing/code-guesses.ts";

type Body = { readonly code: string; readonly bundle: CodeBundle };

/**
 * Returns the problems of a body, or undefined where there are none. A bundle with a card that was never on offer is refused, because no
 * page of this project sends one.
 */
export function problemsIn({ code, bundle }: Body): FieldProblems | undefined {
  const isOffered = Object.entries(bundle).every(([kind, chosen]) =>
    [chosen ?? []].flat().every((card) => offers[kind as OfferKind].some(({ i, wpId }) => i === card.i && wpId === card.wpId)),
  );
  if (comparedCode(code) === "") return { code: "required" };
  return isOffered ? undefined : { bundle: "field.wrong" };
}

function outcomeOf(
  checked: Checked,
  language: Language,
  taken: (label: string) => string,
): Outcome<{ data: Extract<Checked, { promo: unknown }>["promo"] }> {
  if ("refused" in checked) return { refused: "code_refused", message: { code: codeTexts[language].refused[checked.refused] } };
  return { answer: { data: checked.promo }, message: { success: taken(checked.promo.label) } };
}

/**
 * The functions that return the outcome for a voucher and for a dealer code. The outcome depends neither on the caller nor on the number of
 * calls.
 */
export const answerTo = {
  voucher: (code: string, language: Language) => outcomeOf(checkedVoucher(code, language), language, codeTexts[language].voucherTaken),
  dealerCare: (code: string, language: Language) => outcomeOf(checkedDealer(code, language), language, codeTexts[language].dealerTaken),
};

const voucher = route({
  endpoint: checkVoucher,
  budget: "code",
  readsStatus: true,
  check: async ({ body }) => problemsIn(body),
  handle: async (call, context) => {
    const { body, language } = call;
    return (await countGuess(call, context, "voucher")) ?? answerTo.voucher(body.code, language);
  },
});

const dealerCode = route({
  endpoint: checkDealerCode,
  budget: "code",
  readsStatus: true,
  check: async ({ body }) => problemsIn(body),
  handle: async (call, context) => {
    const { body, language } = call;
    return (await countGuess(call, context, "dealer code")) ?? answerTo.dealerCare(body.code, language);
  },
});

export const codeRoutes: readonly AnyRoute[] = [voucher, dealerCode];
