/** Who collects direct debits (decisions §13). A live site puts its own in place. */
export const creditor = { name: "digi Belgium (demo)", id: "BE78ZZZ0999999922" } as const;
