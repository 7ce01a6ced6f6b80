import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { shownInstant } from "#widgets/my-digi/shown-instant.rules.ts";
import * as say from "./product-usage.messages.ts";
import type { UsageProps } from "./product-usage.model.ts";
import { UsageBoxes } from "./usage-boxes.view.tsx";
import { UsageCard } from "./usage-card.view.tsx";
import { UsageNotice } from "./usage-notice.view.tsx";

/** Draws the usage of the product since the last reset (C-101, C-102). The boxes are first, because some of them are warnings. */
export function View({ model, consumption, language }: UsageProps) {
  const { title, cards, boxes, notice } = consumption;
  const asOf = shownInstant(consumption.as_of, language);
  return (
    <div className="area-stack">
      <UsageBoxes boxes={boxes} />
      <AreaSection heading={title}>
        {asOf && <p className="ui-quiet-text">{say.asOfText(asOf.day, asOf.time)}</p>}
        {cards.length === 0 && <p>{say.noUsageText()}</p>}
        <ul className="area-rows">
          {cards.map((card) => (
            <UsageCard key={`${card.t} ${card.unit}`} card={card} language={language} />
          ))}
        </ul>
      </AreaSection>
      {notice && cards.some(({ total }) => total !== null) && <UsageNotice model={model} notice={notice} />}
    </div>
  );
}
