/** The company that collects direct debits and sends invoices (decisions §13). The company is invented; its check digits are right. */
export const creditor = {
  name: "digi Belgium (demo)",
  id: "BE78ZZZ0999999922",
  iban: "BE71096123456769",
  bic: "GKCCBEBB",
  vat: "BE0999999922",
  /** The company's address, by an id of the address book; the address is invented, too. */
  address: { fttbAddressId: "FTTB-1000-1-15-1", box: "" },
} as const;
