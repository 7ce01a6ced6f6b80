/** This module decides which notices a customer gets about the usage of a limited bundle (decisions §9, EECC art. 102). Pure. */
import type { UsageTerms } from "./usage.rules.ts";

/** The used shares of a bundle, in percent, at which the customer gets a notice. */
const noticePercents = [80, 100] as const;
export type NoticePercent = (typeof noticePercents)[number];
/** The highest share with a notice. After its notice no other one follows in the month. */
export const lastNoticePercent: NoticePercent = 100;

/** Returns the share of a bundle that is used, in whole percent. It is more than 100 where more than the bundle is used. */
export const percentUsed = (kilobytes: number, bundleKilobytes: number): number => Math.floor((100 * kilobytes) / bundleKilobytes);

/** Returns the shares (80 % and 100 %) that the usage has reached and that a notice is sent for; none for an unlimited bundle. */
export const passedPercents = (kilobytes: number, { bundleKilobytes }: Pick<UsageTerms, "bundleKilobytes">): readonly NoticePercent[] =>
  bundleKilobytes === null ? [] : noticePercents.filter((percent) => percentUsed(kilobytes, bundleKilobytes) >= percent);
