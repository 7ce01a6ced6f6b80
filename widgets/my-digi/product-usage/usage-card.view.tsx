import type { UsageCard as Card } from "#core/domain/customer/product-page.contract.ts";
import type { Language } from "#core/base/values/language.ts";
import { UsageMeter } from "#widgets/my-digi/usage-meter.view.tsx";
import { percentUsed } from "#widgets/my-digi/usage.rules.ts";
import { projectionOf } from "./projection.rules.ts";
import { UsageDays } from "./usage-days.view.tsx";
import * as say from "./product-usage.messages.ts";

/** Draws a progress card: the used amount, the size of the bundle, the day of the reset, and the estimated usage until then (C-101). */
export function UsageCard({ card, language }: { card: Card; language: Language }) {
  const percent = percentUsed(card);
  return (
    <li className="usage-card">
      <div className="area-section-head">
        <h5>{card.t}</h5>
        {percent !== undefined && <span className="area-number">{say.percentText(percent)}</span>}
      </div>
      <UsageMeter usage={card} label={card.t} language={language} />
      <UsageDays card={card} projection={projectionOf(card)} language={language} />
    </li>
  );
}
