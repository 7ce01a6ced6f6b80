import { useSignals } from "@preact/signals-react/runtime";
import { onceCents, titleOf } from "#core/domain/offers/offers.rules.ts";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { withQuery } from "#core/base/values/page-link.ts";
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
  const { area, result, pathOf } = props;
  const { orderId, warnings, documents } = result.placed;
  const customer = area.customer.value;
  const order = withQuery(pathOf("orders"), `?order-id=${encodeURIComponent(orderId)}`);
  const needsSlot = warnings.some(({ code }) => code === "no_slot");
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
      {warnings.some(({ code }) => code !== "no_slot" && code !== "number_check") && (
        <AnnouncedAlert tone="warning" title={say.otherNeedText()} />
      )}
      <Facts {...props} />
      <section>
        <h5>{say.nextHeading()}</h5>
        <ol className="product-ordered-steps">
          <li>{say.mailText(customer?.email ?? "")}</li>
          <li>{result.byVisit ? say.visitNextText() : say.postNextText()}</li>
          <li>{say.billNextText()}</li>
        </ol>
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
