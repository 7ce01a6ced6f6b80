/** Who collects direct debits and sends invoices (decisions §13). The enterprise is invented; its check digits are right. */
export const creditor = {
  name: "digi Belgium (demo)",
  id: "BE78ZZZ0999999922",
  iban: "BE71096123456769",
  bic: "GKCCBEBB",
  vat: "BE0999999922",
  /** By the names of the address book; invented, like the enterprise. */
  address: { fttbAddressId: "FTTB-1000-1-15-1", box: "" },
} as const;
