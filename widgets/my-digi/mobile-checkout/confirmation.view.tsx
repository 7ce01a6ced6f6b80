import { useSignals } from "@preact/signals-react/runtime";
import { titleOf } from "#core/domain/offers/offers.rules.ts";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import { OrderDocuments, OrderedPanel } from "#widgets/my-digi/ordered.view.tsx";
import { OrderButton } from "#widgets/my-digi/order-button.view.tsx";
import { OrderBox } from "#widgets/my-digi/order.view.tsx";
import type { OrderResult } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { SimWay } from "#widgets/my-digi/mobile-line/sim-way.view.tsx";
import * as say from "./mobile-checkout.messages.ts";
import type { CheckoutViewProps } from "./mobile-checkout.model.ts";
import { isEsimNow } from "./mobile-checkout.rules.ts";
import { NumberLine } from "./order-number.view.tsx";

type PlacedProps = CheckoutViewProps & { readonly result: Extract<OrderResult, { kind: "placed" }> };

/** Draws the confirmation in the place of the form (C-100, C-249, C-268…C-270). The order button stays, and stays disabled. */
export function Confirmation(props: PlacedProps) {
  useSignals();
  const { area, lists, result, pathOf, hasPage, language } = props;
  const { line, start, onceCents, placed } = result;
  const phone = lists.newEsim.value;
  const toEsim = pathOf("my-products-esim");
  return (
    <OrderedPanel heading={say.thanksHeading(area.customer.value?.first_name ?? "")}>
      <p>
        {say.placedText()} <strong>{say.orderNumberText(placed.orderId)}</strong>
      </p>
      <p>{start === null ? say.atOnceText() : say.whenText(formatDate(start, language))}</p>
      <SimWay isEsim={line.sim.name === "eSIM"} />
      <div className="area-ordered-ways">
        {/* Without the number of the new line, the page offers a choice of the customer's lines. */}
        {isEsimNow(result) && hasPage("my-products-esim") && (
          <ButtonLink href={phone === undefined ? toEsim : withQuery(toEsim, `?phone-nr=${phone}`)}>{say.installEsimText()}</ButtonLink>
        )}
        <ButtonLink variant="secondary" href={pathOf("my-products")}>
          {say.toProductsText()}
        </ButtonLink>
      </div>
      <OrderDocuments heading={say.documentsHeading()} documents={placed.documents} />
      <OrderBox title={titleOf(line)} cents={centsOfEuros(placed.total)} onceCents={onceCents} language={language}>
        <NumberLine phone={line.phone} />
      </OrderBox>
      <OrderButton wait={undefined} reason={say.orderedText()} />
    </OrderedPanel>
  );
}

/** Draws the message that this order was received before, sent from this tab or another one with other answers. */
export function Taken({ pathOf }: CheckoutViewProps) {
  return (
    <OrderedPanel heading={say.takenHeading()}>
      <p>{say.takenText()}</p>
      <div>
        <ButtonLink href={pathOf("orders")}>{say.toOrdersText()}</ButtonLink>
      </div>
    </OrderedPanel>
  );
}
