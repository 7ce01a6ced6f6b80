import { useSignals } from "@preact/signals-react/runtime";
import { onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { withQuery } from "#core/base/values/page-link.ts";
import { nextHeading } from "#core/features/order-timeline/order-timeline.messages.ts";
import { needsOf, timelineOf } from "#core/features/order-timeline/order-timeline.rules.ts";
import { Timeline } from "#core/features/order-timeline/order-timeline.tsx";
import { OrderDocuments, OrderedPanel } from "#widgets/my-digi/ordered.view.tsx";
import * as say from "./product-checkout.messages.ts";
import type { OrderResult } from "#widgets/my-digi/product-order/answers.model.ts";
import type { CheckoutViewProps } from "./product-checkout.model.ts";

type ConfirmationProps = CheckoutViewProps & { readonly result: Extract<OrderResult, { kind: "placed" }> };

/**
 * Draws the confirmation instead of the order: thanks, the steps that the customer still has to do, the facts, and what happens next
 * (C-429).
 */
export function Confirmation(props: ConfirmationProps) {
  useSignals();
  const { area, result, pathOf, language } = props;
  const { orderId, warnings, notices, steps, documents } = result.placed;
  const customer = area.customer.value;
  const order = withQuery(pathOf("orders"), `?order-id=${encodeURIComponent(orderId)}`);
  const codes = { warnings: warnings.map(({ code }) => code), notices: notices?.map(({ code }) => code) };
  const needs = needsOf(codes);
  const needsSlot = needs.includes("no_slot");
  const kinds = { hasVisit: result.byVisit, hasTvBox: !result.byVisit };
  return (
    <OrderedPanel heading={say.thanksHeading(customer?.first_name ?? "")}>
      <p>
        {say.placedText()} <strong>{say.orderNumberText(orderId)}</strong>
      </p>
      {needsSlot && (
        <AnnouncedAlert
          tone="warning"
          title={say.slotTitle()}
          line={say.slotText()}
          actions={<ButtonLink href={order}>{say.chooseSlotText()}</ButtonLink>}
        />
      )}
      {needs.some((code) => code !== "no_slot") && <AnnouncedAlert tone="warning" title={say.otherNeedText()} />}
      <Facts {...props} />
      <section>
        <h5>{nextHeading()}</h5>
        <Timeline
          moments={timelineOf({ ...codes, steps, kinds })}
          kinds={kinds}
          email={customer?.email}
          address={props.addressText}
          language={language}
        />
      </section>
      <OrderDocuments heading={say.documentsHeading()} documents={documents} />
      {!needsSlot && (
        <div>
          <ButtonLink variant="secondary" href={order}>
            {say.toOrderText()}
          </ButtonLink>
        </div>
      )}
    </OrderedPanel>
  );
}

/** Draws the facts of the order: product, first day, address and price. */
function Facts({ addressText, language, result: { offer, start, placed, isAgreed } }: ConfirmationProps) {
  const { withdrawUntil } = placed;
  const day = start && formatDate(start, language);
  const once = formatMoney(onceCents(offer), language);
  const when = day !== undefined && isAgreed ? say.postStartText(day) : say.visitStartText(day);
  return (
    <dl className="product-ordered-facts">
      <dt>{say.whatLabel()}</dt>
      <dd>{titleOf(offer)}</dd>
      <dt>{say.whenLabel()}</dt>
      <dd>{when}</dd>
      <dt>{say.whereLabel()}</dt>
      <dd>{addressText}</dd>
      <dt>{say.priceLabel()}</dt>
      <dd className="area-number">
        <strong>{formatMoney(centsOfEuros(placed.total), language)}</strong>, {say.onceText(once)}
      </dd>
      {withdrawUntil && (
        <>
          <dt>{say.withdrawLabel()}</dt>
          <dd>{formatDate(withdrawUntil, language, "weekday")}</dd>
        </>
      )}
    </dl>
  );
}

/** Draws the message that an order with the same key, but other answers, was received before. */
export function Taken({ pathOf }: Pick<CheckoutViewProps, "pathOf">) {
  return (
    <OrderedPanel heading={say.takenHeading()}>
      <p>{say.takenText()}</p>
      <div>
        <ButtonLink href={pathOf("orders")}>{say.toOrdersText()}</ButtonLink>
      </div>
    </OrderedPanel>
  );
}
