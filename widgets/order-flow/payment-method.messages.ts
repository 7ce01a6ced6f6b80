import { msg } from "@lit/localize";

export const debitText = (): string => msg("Direct debit (SEPA)");
export const othersText = (): string => msg("Bank transfer, Payconiq or Bancontact on each invoice");
