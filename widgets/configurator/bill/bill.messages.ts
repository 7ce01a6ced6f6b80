import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Your first bills");
/** The introduction; `date` is the day that the example starts on. */
export const introText = (date: string): string =>
  msg(str`Example for a start on ${date}. Each month is billed in advance, on the 1st, VAT included.`);
export const firstBill = (): string => msg("First bill");
/** The name of the second bill where all bills that follow are like it. */
export const everyBill = (): string => msg("Every month after that");
export const secondBill = (): string => msg("Second bill");
/** The name of the first bill after a discount has ended; `number` is the number of that bill. */
export const numberedBill = (number: number): string => msg(str`Bill ${number}, after your discount`);
export const onDate = (date: string): string => msg(str`On ${date}`);
export const firstWhy = (): string => msg("The rest of the month you start in, and the whole next month.");
/** The heading above items that are not paid every month. */
export const onceText = (): string => msg("Paid once");
/** The heading of a month that is billed in part; `period` is both days, formatted. */
export const partOfMonth = (period: string, days: number, wholeDays: number): string => msg(str`${period}, ${days} of ${wholeDays} days`);
