import { useSignals } from "@preact/signals-react/runtime";
import { useState, type ReactNode } from "react";
import type { ProductSection } from "#core/domain/customer/product-page.contract.ts";
import { Part } from "#core/runtime/part/part.tsx";
import type { Given as DigiTvGiven } from "#widgets/my-digi/digi-tv/digi-tv.model.ts";
import type { View as DigiTvView } from "#widgets/my-digi/digi-tv/digi-tv.view.tsx";
import type { View as UsageView } from "#widgets/my-digi/product-usage/product-usage.view.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { View as SectionTextView } from "#widgets/my-digi/section-text/section-text.view.tsx";
import { Activate } from "./activate.view.tsx";
import { Alerts } from "./alerts.view.tsx";
import { ProductOptions } from "./options.view.tsx";
import type { SectionProps } from "./product.model.ts";
import { kindOfSection } from "./product.rules.ts";
import { Settings } from "./settings.view.tsx";

type OneSectionProps = SectionProps & { readonly section: ProductSection };

/** Draws one section of the page data, by the kind of its id (C-082…C-087). */
export function Section({ section, ...props }: OneSectionProps) {
  useSignals();
  const { page, line } = props;
  const kind = kindOfSection(props.model.product.value, section.i);
  switch (kind) {
    case "consumption":
      // The cards, bars and notices of usage are a part of their own, because a visit to another tab does not need them.
      if (!page.consumption) break;
      return <Part<typeof UsageView> name="product-usage" line={line} consumption={page.consumption} />;
    case "settings":
      if (!page.settings) break;
      return <Settings {...props} settings={page.settings} />;
    case "alerts":
      return <Alerts {...props} alerts={page.alerts ?? []} />;
    case "activate":
      return (
        <WithText section={textOf(section)}>
          <Activate {...props} />
        </WithText>
      );
    case "options":
    case "data":
      return (
        <AreaSection heading={section.t}>
          <WithText section={kind === "options" ? section : textOf(section)}>
            <ProductOptions {...props} />
          </WithText>
        </AreaSection>
      );
    case "tv-activation":
    case "tv-devices":
    case "tv-settings":
      return (
        <WithText section={textOf(section)}>
          <DigiTv {...props} kind={kind} />
        </WithText>
      );
    case "text":
    case undefined:
  }
  return <WithText section={textOf(section)} />;
}

/** Returns the section's text without its second title and text, which the pages of options alone show (C-087). */
const textOf = ({ txt, cls }: ProductSection): Pick<ProductSection, "txt" | "cls"> => ({ txt, cls });

type WithTextProps = { readonly section: Pick<ProductSection, "txt" | "cls" | "c">; readonly children?: ReactNode };

/** Draws the text of a section above its other content, which waits for the text: it would otherwise move down. */
const WithText = ({ section, children }: WithTextProps): ReactNode =>
  section.txt === undefined && !section.c ? (
    children
  ) : (
    <Part<typeof SectionTextView> name="section-text" section={section}>
      {children}
    </Part>
  );

type DigiTvProps = SectionProps & { readonly kind: DigiTvGiven["section"] };

/** Draws a section of Digi TV. The forms and dialogs of the account are a part of their own, because no other product needs them. */
function DigiTv({ kind, model, area, line, page }: DigiTvProps) {
  const [isLed] = useState(() => model.takeArrival());
  return (
    <Part<typeof DigiTvView>
      name="digi-tv"
      {...{ area, line, page }}
      section={kind}
      onActivated={model.arrive}
      takesFocus={isLed || undefined}
    />
  );
}
