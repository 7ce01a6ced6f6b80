import { useSignals } from "@preact/signals-react/runtime";
import type { OwnAddress } from "#core/domain/customer/customer.schema.ts";
import type { OwnProduct, ProductKind } from "#core/domain/customer/products.contract.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { titleOf } from "#core/domain/offers/offers.rules.ts";
import { Badge } from "#core/ui/badge/badge.tsx";
import { perMonthText } from "#core/ui/price/price.messages.ts";
import { Price } from "#core/ui/price/price.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import { CustomerData } from "#widgets/my-digi/customer-data.view.tsx";
import { esimWay } from "#widgets/my-digi/esim-way.messages.ts";
import { esimOf, type EsimOfLine } from "#widgets/my-digi/esim-way.rules.ts";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { nextPlanText } from "#widgets/my-digi/next-plan.messages.ts";
import { shownNextPlan } from "#widgets/my-digi/next-plan.rules.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { Selectors } from "#widgets/my-digi/selectors.view.tsx";
import * as say from "./my-products.messages.ts";
import type { Model } from "./my-products.model.ts";
import type { part } from "./my-products.part.ts";
import { canChangePlan, comparisonSites, digiTvProducts, pagesOf, queryOf } from "./my-products.rules.ts";

type ProductsProps = PartViewProps<Model, typeof part> & { readonly area: Area };

/** Draws all current and future products of the customer, grouped by kind (C-091…C-096). */
export function View({ model, pathOf, hasPage, language }: ProductsProps) {
  useSignals();
  const shown = model.shown.value;
  const isFiltered = shown?.address.kind === "own" || shown?.phone.kind === "own";
  return (
    <div className="area-stack">
      <Heading level={3}>{viewText("my-products")}</Heading>
      <CustomerData loading={model.products} shape={["line", "field", "field", "field"]}>
        {({ client_id: clientId, addresses, phones, error }) => (
          <div className="area-stack">
            {error !== undefined && <AnnouncedAlert tone="warning" title={error} />}
            <p className="area-number">{say.clientIdText(clientId)}</p>
            {shown && (
              <>
                <Selectors {...{ addresses, phones }} selection={model.selection} address={shown.address} phone={shown.phone} />
                {shown.sections.map(({ kind, items }) => (
                  <KindSection
                    key={kind}
                    {...{ kind, items, addresses, isFiltered, pathOf, hasPage, language }}
                    digiTvIds={digiTvProducts(shown.sections)}
                  />
                ))}
              </>
            )}
            <ul className="area-ways">
              <li>
                <a href={comparisonSites[language]} rel="noopener" target="_blank">
                  {say.comparisonText()}
                </a>
              </li>
              <li>
                <a href={pathOf("contact")}>{say.contactText()}</a>
              </li>
            </ul>
          </div>
        )}
      </CustomerData>
    </div>
  );
}

type KindProps = Pick<ProductsProps, "pathOf" | "hasPage" | "language"> & {
  readonly kind: ProductKind;
  readonly items: readonly OwnProduct[];
  readonly addresses: readonly OwnAddress[];
  readonly isFiltered: boolean;
  /** The ids of the products that have the link to Digi TV. */
  readonly digiTvIds: readonly string[];
};

function KindSection({ kind, items, addresses, isFiltered, digiTvIds, pathOf, hasPage, language }: KindProps) {
  const pages = pagesOf[kind];
  if (!pages || kind === "online")
    return (
      <AreaSection heading={say.kindText(kind)}>
        <p className="ui-quiet-text">{say.comingSoonText()}</p>
      </AreaSection>
    );
  const toAdd = hasPage(pages.add) ? { href: pathOf(pages.add), text: say.addText(kind) } : undefined;
  return (
    <AreaSection heading={say.kindText(kind)} link={toAdd}>
      {items.length === 0 ? (
        <p className="ui-quiet-text">{isFiltered ? say.noneHereText() : say.noneText()}</p>
      ) : (
        <ul className="area-rows">
          {items.map((item) => (
            <li key={item.id} className="area-row">
              <Product
                item={item}
                href={hasPage(pages.change) ? withQuery(pathOf(pages.change), queryOf(item)) : undefined}
                digiTv={
                  hasPage("my-products-digi-tv") && digiTvIds.includes(item.id)
                    ? withQuery(pathOf("my-products-digi-tv"), queryOf(item))
                    : undefined
                }
                esim={esimOf(item)}
                pathOf={pathOf}
                address={addresses.find(({ id }) => id === item["address-id"])}
                language={language}
              />
              {hasPage(pages.change) && canChangePlan(kind, item) && (
                <ButtonLink variant="secondary" href={withQuery(pathOf(pages.change), queryOf(item, true))}>
                  {say.changeText()}
                  <span className="ui-hidden"> {titleOf(item)}</span>
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </AreaSection>
  );
}

type OneProductProps = Pick<ProductsProps, "pathOf"> & {
  readonly item: OwnProduct;
  /** The address of the product's page, which shows its usage and settings; undefined where there is none. */
  readonly href: string | undefined;
  /** The address of the Digi TV page, where the product includes Digi TV. */
  readonly digiTv: string | undefined;
  /** The eSIM of a mobile line that has one. */
  readonly esim: EsimOfLine | undefined;
  readonly address: OwnAddress | undefined;
  readonly language: Language;
};

function Product({ item, href, digiTv, esim, address, pathOf, language }: OneProductProps) {
  const phone = item["phone-nr"];
  const way = esim && esimWay(esim, pathOf("my-products-esim"));
  const day = item.status === "ending" ? item.until : item.from;
  return (
    <div>
      <p className="area-row-head">
        <strong>{href === undefined ? titleOf(item) : <a href={href}>{titleOf(item)}</a>}</strong>{" "}
        <Badge state={item.status}>{say.stateText(item)}</Badge>
      </p>
      {phone !== undefined && <p className="area-number">{shownPhone(phone)}</p>}
      {address && <p>{address.text}</p>}
      {day !== undefined && (
        <p>{item.status === "ending" ? say.endsText(formatDate(day, language)) : say.startsText(formatDate(day, language))}</p>
      )}
      {item.next && <p>{nextPlanText(shownNextPlan(item.next, language))}</p>}
      <Price cents={centsOfEuros(item.prc)} language={language} period={perMonthText()} size="medium" />
      {digiTv !== undefined && (
        <p>
          <a href={digiTv}>
            {viewText("digi-tv")} <span className="ui-hidden">{titleOf(item)}</span>
          </a>
        </p>
      )}
      {way && (
        <p>
          <a href={way.href}>
            {way.text} <span className="ui-hidden">{titleOf(item)}</span>
          </a>
        </p>
      )}
    </div>
  );
}
