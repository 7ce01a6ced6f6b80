import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { ProductSection } from "#core/domain/customer/product-page.contract.ts";
import type { Given as DigiTvGiven } from "#widgets/my-digi/digi-tv/digi-tv.model.ts";
import type { View as DigiTvView } from "#widgets/my-digi/digi-tv/digi-tv.view.tsx";
import { Part } from "#core/runtime/part/part.tsx";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import { Tabs } from "#core/ui/tabs/tabs.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { BackLink } from "#widgets/my-digi/view-link.view.tsx";
import { Activate } from "./activate.view.tsx";
import { Accepted, Alerts } from "./alerts.view.tsx";
import { Consumption } from "./consumption.view.tsx";
import { PlanRow } from "./plan.view.tsx";
import * as say from "./product.messages.ts";
import type { Model, SectionProps } from "./product.model.ts";
import type { part } from "./product.part.ts";
import { digiTvAddressOf, kindOfSection } from "./product.rules.ts";
import { ProductSelector } from "./product-selector.view.tsx";
import { ProductOptions } from "./options.view.tsx";
import { Settings } from "./settings.view.tsx";

type ProductProps = PartViewProps<Model, typeof part> & { readonly area: Area };

/** Draws the page of one product: its usage, its settings, and what needs attention (C-082…C-090). */
export function View({ model, area, pathOf, language }: ProductProps) {
  useSignals();
  const shown = model.page.shown.value;
  const product = model.product.value;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="area-stack">
      <div className="product-head">
        <BackLink area={area} to="my-products" />
        <Heading level={3} focusRef={title}>
          {shown?.title ?? viewText(product)}
        </Heading>
        <PlanRow {...{ area, model, language, title }} />
      </div>
      <Refused model={model} />
      <Loaded loading={model.page.loading} shape={["line", "field", "line", "field", "field"]}>
        {(page) =>
          "error" in page ? (
            <AnnouncedAlert tone="warning" title={page.error} />
          ) : (
            <OnePage {...{ model, area, page, pathOf, language }} line={model.lineOf(page)} />
          )
        }
      </Loaded>
    </div>
  );
}

/** Says that the address or number that the page's address names is not the customer's, so that the page is about the first of the own. */
function Refused({ model }: Pick<ProductProps, "model">) {
  useSignals();
  const refused = model.page.refused.value;
  return refused && <AnnouncedAlert tone="warning" title={say.refusedText(refused)} />;
}

function OnePage(props: SectionProps) {
  useSignals();
  const { model, pathOf } = props;
  const sections = model.sections.value;
  const open = model.open.value;
  const isOrdered = props.line.isOrdered.value;
  const tabs = useFocusAfterRemoval(model);
  const tvAddress = digiTvAddressOf(model.product.value, props.page);
  return (
    <div className="area-stack" ref={tabs}>
      <ProductSelector {...props} />
      <Accepted line={props.line} />
      {isOrdered && <Activate {...props} />}
      {open === undefined ? (
        !isOrdered && (
          <div className="area-stack">
            <p>{say.noneHereText()}</p>
            <div>
              <ButtonLink href={pathOf("bundle")}>{say.toBundleText()}</ButtonLink>
            </div>
          </div>
        )
      ) : (
        <Tabs
          label={say.tabsLabel()}
          tabs={sections.map(({ i, t, tab = t }) => ({ id: i, label: tab }))}
          selected={open.i}
          onSelect={(id) => model.choose(id)}
        >
          <div className="area-stack product-tab">
            <Section key={`${props.line.key} ${open.i}`} {...props} section={open} />
          </div>
        </Tabs>
      )}
      {open !== undefined && (
        <p className="area-ways">
          {tvAddress !== undefined && (
            <a href={withQuery(pathOf("my-products-digi-tv"), `?address-id=${encodeURIComponent(tvAddress)}`)}>{say.toDigiTvText()}</a>
          )}
          <a href={pathOf("bundle")}>{say.toBundleText()}</a>
        </p>
      )}
    </div>
  );
}

/** Moves the focus to the first tab when the tab of the accepted alerts is removed, because the pressed button is removed with it. */
function useFocusAfterRemoval(model: Model) {
  useSignals();
  const box = useRef<HTMLDivElement>(null);
  const removals = model.removals.value;
  useEffect(() => {
    if (removals > 0) box.current?.querySelector<HTMLElement>("[role=tab], [role=tabpanel]")?.focus();
  }, [removals]);
  return box;
}

type OneSectionProps = SectionProps & { readonly section: ProductSection };

function Section({ section, ...props }: OneSectionProps) {
  useSignals();
  const { page } = props;
  const kind = kindOfSection(props.model.product.value, section.i);
  switch (kind) {
    case "consumption":
      return page.consumption ? <Consumption {...props} consumption={page.consumption} /> : <SectionText section={section} />;
    case "settings":
      return page.settings ? <Settings {...props} settings={page.settings} /> : <SectionText section={section} />;
    case "alerts":
      return <Alerts {...props} alerts={page.alerts ?? []} />;
    case "activate":
      return (
        <>
          <SectionText section={section} />
          <Activate {...props} />
        </>
      );
    case "options":
      return (
        <Options section={section}>
          <ProductOptions {...props} />
        </Options>
      );
    case "data":
      return (
        <AreaSection heading={section.t}>
          <SectionText section={section} />
          <ProductOptions {...props} />
        </AreaSection>
      );
    case "tv-activation":
    case "tv-devices":
    case "tv-settings":
      return <DigiTv {...props} section={section} kind={kind} />;
    case "text":
    case undefined:
      return <SectionText section={section} />;
  }
}

type DigiTvProps = OneSectionProps & { readonly kind: DigiTvGiven["section"] };

/** Draws a section of Digi TV. Forms and dialogs of the account are a part of their own, which no other product needs. */
function DigiTv({ kind, section, model, area, line, page }: DigiTvProps) {
  const [isLed] = useState(() => model.takeArrival());
  return (
    <>
      <SectionText section={section} />
      <Part<typeof DigiTvView>
        name="digi-tv"
        {...{ area, line, page }}
        section={kind}
        onActivated={model.arrive}
        takesFocus={isLed || undefined}
      />
    </>
  );
}

function SectionText({ section: { txt, cls } }: { section: ProductSection }) {
  if (txt === undefined) return null;
  return cls === "warning" ? <Alert tone="warning" title={<CmsHtml html={txt} />} /> : <CmsHtml html={txt} />;
}

/** Draws the page of options of a TV product: title, second title and text, and what can be ordered (C-087). */
function Options({ section, children }: { section: ProductSection; children: ReactNode }) {
  return (
    <AreaSection heading={section.t}>
      <SectionText section={section} />
      {section.c?.map(({ t, txt }) => (
        <div key={t}>
          <h5>{t}</h5>
          <CmsHtml html={txt} />
        </div>
      ))}
      {children}
    </AreaSection>
  );
}
