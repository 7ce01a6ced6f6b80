import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Your first bills");
/** The introduction of the example bills; `date` is the day on which the example starts. */
export const introText = (date: string): string =>
  msg(str`Example for a start on ${date}. Each month is billed in advance, on the 1st, VAT included.`);
export const firstBill = (): string => msg("First bill");
/** The name of the second bill where all later bills are equal to the second. */
export const everyBill = (): string => msg("Every month after that");
export const secondBill = (): string => msg("Second bill");
/** The name of the first bill after a discount has ended. Bills are numbered from 1. */
export const numberedBill = (number: number): string => msg(str`Bill ${number}, after your discount`);
export const onDate = (date: string): string => msg(str`On ${date}`);
export const firstWhy = (): string => msg("The rest of the month you start in, and the whole next month.");
/** The heading above the items of a bill that are paid only once. */
export const onceText = (): string => msg("Paid once");
/** The heading of a month that is billed in part; `period` is the first and the last day, formatted. */
export const partOfMonth = (period: string, days: number, wholeDays: number): string => msg(str`${period}, ${days} of ${wholeDays} days`);
