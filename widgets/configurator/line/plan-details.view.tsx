import { featuresOf, onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { detailsOf, mainFeatures } from "#core/domain/offers/shown-offers.rules.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { excludedText, nothingOnceText, onceText } from "#core/features/offer-features/offer-features.messages.ts";
import { FeatureFold, FeatureList } from "#core/features/offer-features/offer-features.tsx";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney } from "#core/base/values/money.ts";
import * as say from "./line.messages.ts";

type PlanDetailsProps = { readonly plans: readonly OfferCard[]; readonly language: Language };

/** Draws what the rows of the plans leave out, behind one press. What all plans have in common is listed once. */
export function PlanDetails({ plans, language }: PlanDetailsProps) {
  const onceOf = (plan: OfferCard): string[] => {
    if (plan.once === undefined) return [];
    return [plan.once > 0 ? onceText(formatMoney(onceCents(plan), language)) : nothingOnceText()];
  };
  const included = linesOf(plans, (plan) => {
    const main = mainFeatures(plan);
    return [...featuresOf(plan).filter((feature) => !main.includes(feature)), ...onceOf(plan)];
  });
  const excluded = linesOf(plans, ({ x = [] }) => x);
  if (included.length + excluded.length === 0) return null;
  return (
    <FeatureFold label={say.detailsText()}>
      {included.length > 0 && <FeatureList title={say.includedText()} words={included} />}
      {excluded.length > 0 && <FeatureList title={excludedText()} words={excluded} isExcluded />}
    </FeatureFold>
  );
}

/** Returns what all plans have in common, and then what else each has, with its name. */
function linesOf(plans: readonly OfferCard[], wordsOf: (plan: OfferCard) => readonly string[]): string[] {
  const { shared, own } = detailsOf(plans, wordsOf);
  return [...shared, ...own.flatMap(({ card, words }) => words.map((word) => say.ofPlanText(titleOf(card), word)))];
}
