import { msg, str } from "@lit/localize";

export const mandateHeading = (): string => msg("Your direct debit mandate");
export const mandateText = (creditor: string, creditorId: string): string =>
  msg(
    str`By going on, you allow ${creditor} (creditor identifier ${creditorId}) to collect your invoices from this account, and your bank to pay them. You may ask your bank for a refund within 8 weeks of each collection.`,
  );
