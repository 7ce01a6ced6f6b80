/** `POST /voucher` and `POST /dealer-code` (C-356…C-359): every refusal takes the same way, and names the code never. */
import { checkDealerCode, checkVoucher } from "#core/code-check/codes.contract.ts";
import type { CodeBundle } from "#core/bundle/payload.schema.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { codeTexts } from "#demo/api/messages/code-texts.ts";
import type { Outcome } from "#demo/api/outcome.ts";
import { route, type AnyRoute } from "#demo/api/register.ts";
import type { Language } from "#core/values/language.ts";
import { checkedDealer, checkedVoucher, type Checked } from "./codes.ts";
import { offers, type OfferKind } from "./offers.ts";

type Body = { readonly code: string; readonly bundle: CodeBundle };

/** A bundle of something that was never on offer comes from no page of ours. */
function problemsIn({ code, bundle }: Body): FieldProblems | undefined {
  const isOffered = Object.entries(bundle).every(([kind, chosen]) =>
    [chosen ?? []].flat().every((card) => offers[kind as OfferKind].some(({ i, wpId }) => i === card.i && wpId === card.wpId)),
  );
  if (code.trim() === "") return { code: "required" };
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

const voucher = route({
  endpoint: checkVoucher,
  budget: "code",
  readsStatus: true,
  check: async ({ body }) => problemsIn(body),
  handle: async ({ body, language }) => outcomeOf(checkedVoucher(body.code, language), language, codeTexts[language].voucherTaken),
});

const dealerCode = route({
  endpoint: checkDealerCode,
  budget: "code",
  readsStatus: true,
  check: async ({ body }) => problemsIn(body),
  handle: async ({ body, language }) => outcomeOf(checkedDealer(body.code), language, codeTexts[language].dealerTaken),
});

export const codeRoutes: readonly AnyRoute[] = [voucher, dealerCode];
