/** The ways in which a line's notices about its usage are sent (decisions §9). */
export const usageNotices = ["mail", "sms", "both"] as const;

export type UsageNotice = (typeof usageNotices)[number];
