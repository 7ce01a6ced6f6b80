import type { UsageCard } from "#core/domain/customer/product-page.contract.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import * as say from "./usage.messages.ts";
import { amountOf, lastDayOf, percentUsed, shareUsed } from "./usage.rules.ts";

type UsageMeterProps = {
  usage: Omit<UsageCard, "t" | "days">;
  /** The name of the used allowance, for screen readers. */
  label: string;
  language: Language;
};

/**
 * Draws the used share of a bundle: a meter, and the same as a text with the day of the reset and the money charged beyond the bundle.
 * There is no meter where the amount is unlimited.
 */
export function UsageMeter({ usage, label, language }: UsageMeterProps) {
  const share = shareUsed(usage);
  const beyond = centsOfEuros(usage.out_of_bundle);
  const used = say.usedText(amountOf(usage, language));
  return (
    <>
      {share !== undefined && (
        <svg
          className="area-meter"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- each browser draws the element `meter` in its own way
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentUsed(usage)}
          aria-valuetext={used}
        >
          <rect width="100" height="1" />
          <rect width={share * 100} height="1" data-full={share >= 1 || undefined} />
        </svg>
      )}
      <p>
        {used}, {say.untilText(formatDate(lastDayOf(usage), language))}
      </p>
      {beyond > 0 && <p className="area-warning">{say.outOfBundleText(formatMoney(beyond, language))}</p>}
    </>
  );
}
