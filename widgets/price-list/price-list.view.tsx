import { useSignals } from "@preact/signals-react/runtime";
import type { PageSection } from "#core/domain/pages/cms-page.contract.ts";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CmsPageView } from "#core/features/cms-page/cms-page.tsx";
import { SectionTables } from "#core/features/cms-page/section-content.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { StructuredData } from "#core/ui/structured-data/structured-data.tsx";
import { CountryTables } from "./country-tables.view.tsx";
import type { definition } from "./price-list.element.ts";
import { headingText, roamingText } from "./price-list.messages.ts";
import type { Model } from "./price-list.model.ts";

/** Draws the list of all prices (P-323…P-330). */
export function View({ model, options, announcer, pathOf, hasPage }: ViewProps<Model, typeof definition>) {
  useSignals();
  const products = model.products.value;
  return (
    <Surface announcer={announcer} wide>
      {products && <StructuredData data={products} />}
      <div className="price-list">
        <CmsPageView page={model.page} heading={options.heading ?? headingText()}>
          {(section) => (
            <>
              <SectionData section={section} />
              {section.i === "roaming" && hasPage("roaming") && <a href={pathOf("roaming")}>{roamingText()}</a>}
            </>
          )}
        </CmsPageView>
      </div>
    </Surface>
  );
}

function SectionData({ section }: { readonly section: PageSection }) {
  if (section.i === "international") return <CountryTables section={section} />;
  return (
    <>
      <SectionTables section={section} />
      {section.premium && <PremiumNumbers numbers={section.premium} />}
    </>
  );
}

/** Draws the numbers that cost more than a usual call, each as a card. */
function PremiumNumbers({ numbers }: { readonly numbers: NonNullable<PageSection["premium"]> }) {
  return (
    <ul className="price-list-numbers">
      {numbers.map(({ phoneNumber, price, service }, index) => (
        // The numbers are never reordered, and one may have two prices.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="price-list-number" part="card">
          <strong>{phoneNumber}</strong>
          <span>{price}</span>
          <span className="ui-quiet-text">{service}</span>
        </li>
      ))}
    </ul>
  );
}
