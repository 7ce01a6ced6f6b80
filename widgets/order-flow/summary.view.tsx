import { useSignals } from "@preact/signals-react/runtime";
import { Disclosure } from "#core/ui/disclosure/disclosure.tsx";
import type { Bundle } from "#core/domain/bundle/bundle.schema.ts";
import type { OverviewLine } from "#core/domain/bundle/overview.rules.ts";
import { PriceTerms } from "#core/ui/price/total.tsx";
import { Price } from "#core/ui/price/price.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Language } from "#core/base/values/language.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { changeBundleText, newNumberText, bundleHeading, totalLabel, vatText } from "./order-flow.messages.ts";
import type { Model } from "./order-flow.model.ts";

type SummaryProps = { model: Model; language: Language; builder: string };

/** Draws the ordered products and their monthly price on every step (C-062): beside the step or, on narrow screens, collapsed above it. */
export function Summary(props: SummaryProps) {
  useSignals();
  const { model, language } = props;
  return (
    <>
      <Disclosure
        isBox
        look="order-fold"
        summary={
          <>
            <span>{bundleHeading()}</span>
            <div>
              <Price cents={model.price.value.cents} language={language} period={perMonthText()} size="medium" />
              <PriceTerms price={model.price.value} language={language} />
            </div>
          </>
        }
      >
        <BundleCard {...props} />
      </Disclosure>
      <aside className="order-aside" part="card" aria-labelledby="order-pack">
        <Heading level={3} id="order-pack">
          {bundleHeading()}
        </Heading>
        <BundleCard {...props} />
      </aside>
    </>
  );
}

function BundleCard({ model, language, builder }: SummaryProps) {
  useSignals();
  return (
    <div className="order-pack">
      <BundleLines model={model} language={language} />
      <div className="order-total">
        <span>{totalLabel()}</span>
        <Price cents={model.price.value.cents} language={language} period={perMonthText()} size="medium" />
        <PriceTerms price={model.price.value} language={language} />
      </div>
      <p className="ui-quiet-text">{vatText()}</p>
      <a href={builder}>{changeBundleText()}</a>
    </div>
  );
}

export function BundleLines({ model, language }: Pick<SummaryProps, "model" | "language">) {
  useSignals();
  return (
    <ul className="order-lines">
      {model.lines.value.map((line) => {
        const phone = phoneOf(line, model.bundle.value);
        return (
          <li key={line.kind === "mobile" ? line.id : line.title}>
            <div>
              <p>{line.title}</p>
              {phone !== undefined && (
                <p className="ui-quiet-text">{phone === newPhone ? newNumberText() : shownPhone(phone.slice(phonePrefix.length))}</p>
              )}
            </div>
            <span>{formatMoney(line.cents, language)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Returns the phone number of a line: the number that is kept or, for a new number, the placeholder that the order contains
 * (`orderBundleOf`).
 */
function phoneOf(line: OverviewLine, { mobile, landline }: Bundle): string | undefined {
  if (line.kind === "mobile") return mobile.cards.find(({ id }) => id === line.id)?.phone;
  if (line.kind === "landline") return landline.currentPhone ? landline.phone : newPhone;
  return undefined;
}
