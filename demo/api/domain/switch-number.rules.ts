/** This module has the rule of the number that Easy Switch asks for, which the account's page and invoices say. */

/** Returns the customer number with check digits, which Easy Switch asks for. The form of that number is made up for the demo. */
export const switchNumberOf = (clientNumber: string): string =>
  `DG${clientNumber}${String(97 - (Number(clientNumber) % 97)).padStart(2, "0")}`;
