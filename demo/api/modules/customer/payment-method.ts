/** This module has the route that changes how invoices are paid, from the next invoice on (C-390). */
import { changePaymentMethod } from "#core/domain/invoices/payment-method.contract.ts";
import { paymentChoices } from "#demo/api/db/schema-area.ts";
import { areaTexts } from "#demo/api/messages/area-texts.ts";
import { accountRoute } from "#demo/api/routing/register.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";

export const changeMethod = accountRoute({
  endpoint: changePaymentMethod,
  budget: "form",
  async handle({ account, body, db, language }, context) {
    const nowMs = context.now();
    // Everything that was due to be billed by now is still billed with the old payment method.
    await bringUpToDate(db, account, nowMs, context);
    const isDebit = body.method === "direct_debit";
    await db.insert(paymentChoices).values({
      accountId: account.id,
      method: body.method,
      holder: isDebit ? body.name : `${account.firstName} ${account.lastName}`.trim(),
      iban: isDebit ? body.iban : null,
      mandate: isDebit ? mandateOf(account.clientNumber, nowMs) : null,
      chosenAt: new Date(nowMs),
    });
    return { answer: {}, message: areaTexts[language].paymentChanged };
  },
});

/** Returns a mandate reference that is unique for the creditor, because it is made of the customer number and the time. */
const mandateOf = (clientNumber: string, nowMs: number): string => `${clientNumber}-${nowMs.toString(36).toUpperCase()}`;
