/** This module decides which notices a customer gets about the usage of a limited bundle (decisions §9, EECC art. 102). Pure. */
import type { UsageTerms } from "./usage.rules.ts";

/** The shares of a bundle, in percent, of which the customer is told that they are used. */
const noticePercents = [80, 100] as const;
export type NoticePercent = (typeof noticePercents)[number];
/** The share after which no notice of the month is left. */
export const lastNoticePercent: NoticePercent = 100;

/** Returns the share of a bundle that is used, in whole percent. It is more than 100 where more than the bundle is used. */
export const percentUsed = (kilobytes: number, bundleKilobytes: number): number => Math.floor((100 * kilobytes) / bundleKilobytes);

/** Returns the shares that are used by now, of those of which the customer is told; none of an unlimited bundle. */
export const passedPercents = (kilobytes: number, { bundleKilobytes }: Pick<UsageTerms, "bundleKilobytes">): readonly NoticePercent[] =>
  bundleKilobytes === null ? [] : noticePercents.filter((percent) => percentUsed(kilobytes, bundleKilobytes) >= percent);
