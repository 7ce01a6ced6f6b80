/** The creditor that collects direct debits (decisions §13). A live site replaces it by its own. */
export const creditor = { name: "digi Belgium (demo)", id: "BE78ZZZ0999999922" } as const;
