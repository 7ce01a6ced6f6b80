/** Who collects direct debits (decisions §13). The enterprise is invented; its check digits are right. */
export const creditor = { name: "digi Belgium (demo)", id: "BE78ZZZ0999999922" } as const;
