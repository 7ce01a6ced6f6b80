import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { Usage } from "#core/domain/customer/products.contract.ts";
import type { Notice, OpenOrder, Overview } from "#core/domain/order/overview.contract.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Price } from "#core/ui/price/price.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import { countedTitles } from "#widgets/my-digi/counted-titles.rules.ts";
import { CustomerData } from "#widgets/my-digi/customer-data.view.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import type { Model as Area } from "#widgets/my-digi/my-digi.model.ts";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { UsageMeter } from "#widgets/my-digi/usage-meter.view.tsx";
import { isUsedUp } from "#widgets/my-digi/usage.rules.ts";
import { linkTo } from "#widgets/my-digi/view-link.view.tsx";
import * as say from "./overview.messages.ts";
import type { Model } from "./overview.model.ts";
import type { part } from "./overview.part.ts";
import { dividedNotices, enumerated, hasProducts, isOverdue } from "./overview.rules.ts";

type OverviewProps = PartViewProps<Model, typeof part> & { readonly area: Area };
type Said = {
  readonly area: Area;
  readonly overview: Overview;
  readonly pathOf: OverviewProps["pathOf"];
  readonly hasPage: OverviewProps["hasPage"];
  readonly language: Language;
  readonly today: CalendarDate;
  readonly hrefOf: Model["hrefOf"];
};

/**
 * Draws what is on its way with its day, then what is due, used and working. A sum whose day has passed stands above everything. The menu
 * names the view, so its heading is there for screen readers alone.
 */
export function View({ area, model, pathOf, hasPage, language }: OverviewProps) {
  useSignals();
  const today = model.today.value;
  return (
    <div className="area-stack">
      <Heading level={3} isHidden>
        {viewText("overview")}
      </Heading>
      <CustomerData loading={model.overview} shape={["field", "line", "field", "field"]}>
        {(overview) => <OverviewSections {...{ area, overview, pathOf, hasPage, language, today }} hrefOf={model.hrefOf} />}
      </CustomerData>
    </div>
  );
}

function OverviewSections({ area, overview, pathOf, hasPage, language, today, hrefOf }: Said) {
  const { due, usage, orders, products, notices, error } = overview;
  const isNew = !hasProducts(products) && orders.length === 0 && due.count === 0;
  const isLate = due.next !== null && isOverdue(due.next, today);
  const { boxes, besideSum } = dividedNotices(notices, isLate);
  const warnings: readonly Omit<Notice, "code">[] = [...(error === undefined ? [] : [{ text: error }]), ...boxes];
  const announcer = useAnnouncer();
  const heard = [...warnings.map(({ text }) => text), ...besideSum].join(" ");
  const sum = <DueInvoices key="due" {...{ area, overview, language, today, besideSum }} />;
  const underWay = orders.length > 0 && <Orders key="orders" area={area} orders={orders} pathOf={pathOf} language={language} />;
  useEffect(() => {
    if (heard) announcer.announce(heard);
  }, [announcer, heard]);
  return (
    <div className="area-stack">
      {warnings.map(({ text, action }) => (
        <Alert
          key={text}
          tone="warning"
          title={text}
          actions={action && hrefOf(action.url) !== undefined && <ButtonLink href={action.url}>{action.text}</ButtonLink>}
        />
      ))}
      {isNew ? (
        <Empty text={say.welcomeText()} action={<ButtonLink href={pathOf("bundle")}>{say.toBuilderText()}</ButtonLink>} />
      ) : (
        <>
          {isLate ? [sum, underWay] : [underWay, sum]}
          {usage.length > 0 && <UsageList {...{ usage, pathOf, hasPage, language }} />}
          {hasProducts(products) && <Products area={area} overview={overview} language={language} />}
        </>
      )}
      <p className="area-ways">
        <a href={pathOf("contact")}>{say.helpText()}</a>
      </p>
    </div>
  );
}

function dueText(next: CalendarDate, language: Language, today: CalendarDate): string {
  const day = formatDate(next, language);
  return isOverdue(next, today) ? say.overdueText(day) : say.dueByText(day);
}

type DueProps = Omit<Said, "pathOf" | "hasPage" | "hrefOf"> & {
  /** Texts about the sum, such as that a bank has refused a direct debit. */
  readonly besideSum: readonly string[];
};

function DueInvoices({ area, overview: { due, taken }, language, today, besideSum }: DueProps) {
  const takenText = taken && say.takenText(formatMoney(centsOfEuros(taken.amount), language), formatDate(taken.on, language));
  if (due.count === 0)
    return (
      <AreaSection heading={say.dueHeading()} link={{ ...linkTo(area, "invoices"), text: say.allInvoicesText() }}>
        <p>{takenText || say.nothingDueText()}</p>
      </AreaSection>
    );
  return (
    <AreaSection heading={say.dueHeading()} isMain>
      <div className="area-due">
        <div>
          <Price cents={centsOfEuros(due.amount)} language={language} />
          <div>{[say.dueCountText(due.count), due.next && dueText(due.next, language, today)].filter(Boolean).join(", ")}</div>
          {takenText && <div>{takenText}</div>}
          {besideSum.map((text) => (
            <div key={text} className="area-warning">
              {text}
            </div>
          ))}
        </div>
        <ButtonLink {...linkTo(area, "invoices")}>{say.toInvoicesText()}</ButtonLink>
      </div>
    </AreaSection>
  );
}

type UsageProps = Pick<Said, "pathOf" | "hasPage" | "language">;

function UsageList({ usage, ...shared }: UsageProps & { usage: readonly Usage[] }) {
  return (
    <AreaSection heading={say.usageHeading()}>
      <ul className="area-rows">
        {usage.map((one) => (
          <li key={`${one["phone-nr"]}${one.unit}`}>
            <UsageRow usage={one} {...shared} />
          </li>
        ))}
      </ul>
    </AreaSection>
  );
}

function UsageRow({ usage, pathOf, hasPage, language }: UsageProps & { usage: Usage }) {
  /** Returns the address of the line's page. */
  const lineHref = (more = ""): string =>
    withQuery(pathOf("my-products-mobile"), `?phone-nr=${encodeURIComponent(usage["phone-nr"])}${more}`);
  return (
    <>
      <p className="area-row-head">
        <strong>{hasPage("my-products-mobile") ? <a href={lineHref()}>{usage.t}</a> : usage.t}</strong>{" "}
        <span className="area-number">{shownPhone(usage["phone-nr"])}</span>
      </p>
      <UsageMeter usage={usage} label={`${usage.t} ${shownPhone(usage["phone-nr"])}`} language={language} />
      {isUsedUp(usage) && hasPage("my-products-mobile") && (
        <a className="area-more" href={lineHref("&change=1")}>
          {say.largerPlanText()}
        </a>
      )}
    </>
  );
}

type OrdersProps = Pick<Said, "area" | "pathOf" | "language"> & { orders: readonly OpenOrder[] };

function Orders({ area, orders, pathOf, language }: OrdersProps) {
  return (
    <AreaSection heading={say.ordersHeading()} link={{ ...linkTo(area, "orders"), text: say.allOrdersText() }}>
      <ul className="area-rows">
        {orders.map(({ orderId, placed, items, note, ...day }) => (
          <li key={orderId}>
            <p>
              <strong>{dayOf(day, language)}</strong>
            </p>
            <p>{countedTitles(items)}</p>
            {note !== null && <p>{note}</p>}
            <p>
              <a href={withQuery(pathOf("orders"), `?order-id=${encodeURIComponent(orderId)}`)}>
                {say.orderText(orderId, formatDate(placed, language))}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </AreaSection>
  );
}

/** Returns the day for which the customer waits: that of the technician with its hours, else the day on which the first product starts. */
function dayOf({ slot, from }: Pick<OpenOrder, "slot" | "from">, language: Language): string {
  if (slot) return say.visitText(slotOf(slot, language));
  return from ? say.fromText(formatDate(from, language, "weekday")) : say.dayToComeText();
}

function Products({ area, overview: { products }, language }: Pick<Said, "area" | "overview" | "language">) {
  const { mobile, internet, tv, landline } = products;
  const names = [
    mobile > 0 && say.mobileText(mobile),
    internet > 0 && say.internetText(),
    tv > 0 && say.tvText(),
    landline > 0 && say.landlineText(),
  ].filter((name) => name !== false);
  return (
    <AreaSection heading={say.productsHeading()} link={{ ...linkTo(area, "my-products"), text: say.toProductsText() }}>
      <p className="area-listed">{enumerated(names, language)}</p>
    </AreaSection>
  );
}
