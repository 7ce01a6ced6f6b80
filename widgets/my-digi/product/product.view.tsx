import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type ReactNode } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { usePrefetch } from "#core/runtime/part/part.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import { phaseOf, useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { Tabs } from "#core/ui/tabs/tabs.tsx";
import { CustomerData } from "#widgets/my-digi/customer-data.view.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { BackLink } from "#widgets/my-digi/view-link.view.tsx";
import { Activate } from "./activate.view.tsx";
import { Accepted } from "./alerts.view.tsx";
import { PlanRow } from "./plan.view.tsx";
import * as say from "./product.messages.ts";
import type { Model, SectionProps } from "./product.model.ts";
import type { part } from "./product.part.ts";
import { digiTvAddressOf, type SectionPart } from "./product.rules.ts";
import { ProductSelector } from "./product-selector.view.tsx";
import { Section } from "./section.view.tsx";

type ProductProps = PartViewProps<Model, typeof part> & { readonly area: Area };

/** The views of the parts that draw sections. */
type SectionView = (props: PartViewProps<never, { name: SectionPart }>) => ReactNode;

/** Draws the page of one product: its usage, its settings, and what needs attention (C-082…C-090). */
export function View({ model, area, pathOf, language }: ProductProps) {
  useSignals();
  const first = model.firstPart.value;
  usePrefetch<SectionView>(first ?? "product-usage", first !== undefined);
  const isError = model.page.error.value !== undefined;
  return (
    <div className="area-stack">
      {!isError && <Head {...{ area, model, language }} />}
      {!isError && <Refused model={model} />}
      <CustomerData loading={model.page.loading} shape={["line", "field", "line", "field", "field"]}>
        {(page) =>
          "error" in page ? (
            <PageError area={area} text={page.error} />
          ) : (
            <OnePage {...{ model, area, page, pathOf, language }} line={model.lineOf(page)} />
          )
        }
      </CustomerData>
    </div>
  );
}

function Head({ area, model, language }: Pick<SectionProps, "area" | "model" | "language">) {
  useSignals();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="product-head">
      <BackLink area={area} to="my-products" />
      <Heading level={3} focusRef={title}>
        {model.page.shown.value?.title ?? viewText(model.product.value)}
      </Heading>
      <PlanRow {...{ area, model, language, title }} />
    </div>
  );
}

/**
 * Draws the error of the page data, and nothing else (C-088). Where the customer came from another view of the area without loading a page,
 * the box takes the focus, because the heading that had it is removed.
 */
function PageError({ area, text }: Pick<SectionProps, "area"> & { readonly text: string }) {
  useSignals();
  return area.moves.value > 0 ? <Alert tone="warning" title={text} takesFocus /> : <AnnouncedAlert tone="warning" title={text} />;
}

/**
 * Draws the message that the address or number in the page's address is not the customer's, so that the page shows the first of the
 * customer's own.
 */
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
  // On a phone the bar of the tabs has a row less without the tab of the alerts, which leaves it once they are accepted.
  useKeptHeight(tabs, () => phaseOf(props.line.alerts.state.value.kind), "[role=tablist]");
  const accepted = <Accepted line={props.line} />;
  const tvAddress = digiTvAddressOf(model.product.value, props.page);
  return (
    <div className="area-stack" ref={tabs}>
      <ProductSelector {...props} />
      {open === undefined && accepted}
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
            {/* It stands inside the tab, because it may come late and the tabs above must not move. */}
            {accepted}
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
