import { useSignals } from "@preact/signals-react/runtime";
import { useState, type ComponentType, type ReactNode } from "react";
import type { ProductSection } from "#core/domain/customer/product-page.contract.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import type { Given as DigiTvGiven } from "#widgets/my-digi/digi-tv/digi-tv.model.ts";
import type { View as DigiTvView } from "#widgets/my-digi/digi-tv/digi-tv.view.tsx";
import type { View as TvActivationView } from "#widgets/my-digi/tv-activation/tv-activation.view.tsx";
import type { View as UsageView } from "#widgets/my-digi/product-usage/product-usage.view.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import type { View as SectionTextView } from "#widgets/my-digi/section-text/section-text.view.tsx";
import { Activate } from "./activate.view.tsx";
import { Alerts } from "./alerts.view.tsx";
import { ProductOptions } from "./options.view.tsx";
import type { SectionProps } from "./product.model.ts";
import { hasMarkup, kindOfSection } from "./product.rules.ts";
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
    case "data": {
      const shown = kind === "options" ? section : textOf(section);
      return (
        <AreaSection heading={section.t}>
          <WithText section={shown}>
            <ProductOptions {...props} section={shown} />
          </WithText>
        </AreaSection>
      );
    }
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

type TextProps = { readonly section: Pick<ProductSection, "txt" | "cls" | "c">; readonly children?: ReactNode };

/**
 * Draws the text of a section above its other content. Where the text has markup, the files that draw it are loaded first, and the other
 * content waits for it: it would otherwise move down.
 */
function WithText(props: TextProps): ReactNode {
  const { section, children } = props;
  if (section.txt === undefined && !section.c) return children;
  if (!hasMarkup(section)) return <SectionText {...props} Text={PlainText} />;
  return <Part<typeof SectionTextView> name="section-text" Section={SectionText} given={props} />;
}

type SectionTextProps = TextProps & { readonly Text: ComponentType<{ html: string }> };

/** Draws the text of a section, with its second title and text (C-087). */
const SectionText = ({ section: { txt, cls, c }, Text, children }: SectionTextProps) => (
  <div className="section-text">
    {txt !== undefined && (cls === "warning" ? <Alert tone="warning" title={<Text html={txt} />} /> : <Text html={txt} />)}
    {c?.map(({ t, txt: second }) => (
      <div key={t}>
        <h5>{t}</h5>
        <Text html={second} />
      </div>
    ))}
    {children}
  </div>
);

/** Draws a text without markup, which needs no sanitiser. */
const PlainText = ({ html }: { readonly html: string }) => <div className="section-plain">{html}</div>;

type DigiTvProps = SectionProps & { readonly kind: "tv-activation" | DigiTvGiven["section"] };

/**
 * Draws a section of Digi TV. The activation is a part of its own, and so are devices and account, because no other product needs them, and
 * nobody needs both.
 */
function DigiTv({ kind, model, area, line, page }: DigiTvProps) {
  const [isLed] = useState(() => model.takeArrival());
  const given = { area, line, page, takesFocus: isLed || undefined };
  if (kind === "tv-activation") return <Part<typeof TvActivationView> name="tv-activation" onActivated={model.arrive} {...given} />;
  return <Part<typeof DigiTvView> name="digi-tv" section={kind} {...given} />;
}
