import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import type { View as PaymentMethod } from "#widgets/my-digi/payment-method/payment-method.view.tsx";
import { AreaSection } from "#widgets/my-digi/section.view.tsx";
import { howYouPayText } from "#core/features/payment-method/payment-method.messages.ts";
import { StoredPaymentText } from "#core/features/payment-method/stored-payment.tsx";
import * as say from "./invoices.messages.ts";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import type { Model } from "./invoices.model.ts";

/** Draws the customer's payment method or, while it is being changed, the form for another method (C-177). */
export function Payment({ payment, stored }: { payment: Model["payment"]; stored: StoredPayment }) {
  useSignals();
  const card = payment.card.value;
  const isClosed = card.status === "closed";
  const button = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(true);
  useEffect(() => {
    if (!wasClosed.current && isClosed && isFocusNowhere(button.current)) button.current?.focus();
    wasClosed.current = isClosed;
  }, [isClosed]);
  if (!isClosed)
    return (
      <div className="area-section" part="card">
        <Part<typeof PaymentMethod> name="payment-method" payment={stored} onChanged={payment.changed} onClose={payment.close} takesFocus />
      </div>
    );
  return (
    <AreaSection heading={howYouPayText()}>
      <div className="area-row">
        <div>
          <StoredPaymentText payment={stored} />
        </div>
        <PartIntent<typeof PaymentMethod> name="payment-method">
          <Button variant="secondary" onClick={payment.open} buttonRef={button}>
            {say.changeText()} <span className="ui-hidden">{say.changePaymentText()}</span>
          </Button>
        </PartIntent>
      </div>
      {card.message !== undefined && (
        <p className="area-done">
          <Icon name="check" />
          <span>{card.message}</span>
        </p>
      )}
    </AreaSection>
  );
}
