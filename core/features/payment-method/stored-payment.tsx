import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import { debitText, endingText, mandateNumberText, othersText } from "./payment-method.messages.ts";

/** Renders the way in which the customer pays invoices; for a direct debit also the account's holder and the mandate (C-177, C-178). */
export function StoredPaymentText({ payment: { method, holder, iban, mandate } }: { payment: StoredPayment }) {
  if (method === "manual_transfer") return <p>{othersText()}</p>;
  return (
    <>
      <p>{debitText()}</p>
      <p>
        {holder}
        {iban !== null && (
          <>
            {", "}
            <span aria-hidden="true">{iban}</span>
            <span className="ui-hidden">{endingText(iban.slice(-4))}</span>
          </>
        )}
      </p>
      {mandate !== null && <p className="ui-quiet-text">{mandateNumberText(mandate)}</p>}
    </>
  );
}
