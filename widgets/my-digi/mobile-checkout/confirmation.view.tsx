import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type ReactNode } from "react";
import { titleOf } from "#core/domain/offers/offers.rules.ts";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { centsOfEuros } from "#core/base/values/money.ts";
import { OrderBox, OrderButton } from "#widgets/my-digi/order.view.tsx";
import type { OrderResult } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { SimWay } from "#widgets/my-digi/mobile-order/sim-way.view.tsx";
import * as say from "./mobile-checkout.messages.ts";
import type { CheckoutViewProps } from "./mobile-checkout.model.ts";
import { NumberLine } from "./order-number.view.tsx";

type PlacedProps = CheckoutViewProps & { readonly result: Extract<OrderResult, { kind: "placed" }> };

/** Draws the confirmation in the place of the form (C-100, C-249, C-268…C-270). The order button stays, and stays disabled. */
export function Confirmation(props: PlacedProps) {
  useSignals();
  const { area, result, pathOf, hasPage, language } = props;
  const { line, start, placed } = result;
  const isEsim = line.sim.name === "eSIM";
  return (
    <Panel heading={say.thanksHeading(area.customer.value?.first_name ?? "")}>
      <p>
        {say.placedText()} <strong>{say.orderNumberText(placed.orderId)}</strong>
      </p>
      <p>{start === null ? say.atOnceText() : say.whenText(formatDate(start, language))}</p>
      <SimWay isEsim={isEsim} />
      <div className="mobile-checkout-ways">
        {/* A line that starts later has no eSIM to install yet. */}
        {isEsim && start === null && hasPage("my-products-esim") && (
          <ButtonLink href={pathOf("my-products-esim")}>{say.installEsimText()}</ButtonLink>
        )}
        <ButtonLink variant="secondary" href={pathOf("my-products")}>
          {say.toProductsText()}
        </ButtonLink>
      </div>
      <Documents documents={placed.documents} />
      <OrderBox title={titleOf(line)} cents={centsOfEuros(placed.total)} onceCents={0} language={language}>
        <NumberLine phone={line.phone} />
      </OrderBox>
      <OrderButton wait={undefined} reason={say.orderedText()} />
    </Panel>
  );
}

function Documents({ documents }: Pick<PlacedProps["result"]["placed"], "documents">) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h5>{say.documentsHeading()}</h5>
      <ul>
        {documents.map(({ text, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Draws that an order of this form had reached the API before, from this tab or another one. */
export function Taken({ pathOf }: CheckoutViewProps) {
  return (
    <Panel heading={say.takenHeading()}>
      <p>{say.takenText()}</p>
      <div>
        <ButtonLink href={pathOf("orders")}>{say.toOrdersText()}</ButtonLink>
      </div>
    </Panel>
  );
}

/** Draws the box of a confirmation, whose heading takes the focus, because the pressed button is gone. */
function Panel({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const target = useRef<HTMLHeadingElement>(null);
  useEffect(() => target.current?.focus(), []);
  return (
    <div className="area-section mobile-checkout" part="card">
      <span className="ui-seal" data-tone="success">
        <Icon name="check" />
      </span>
      <Heading level={4} focusRef={target}>
        {heading}
      </Heading>
      {children}
    </div>
  );
}
