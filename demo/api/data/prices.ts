/**
 * This file has the figures of the catalogue that belong to no single offer (text 1 §9, text 2 §9, decisions §9, §14). Every price stands
 * once: here, in `fees.ts`, in `tariffs.ts`, or beside its offer (domain/offers.ts, domain/options.ts). Pages, bills and mails take it from
 * there.
 */
import type { Cents } from "#core/base/values/money.ts";

/** A price of a small unit, in ten-thousandths of a euro: a megabyte costs less than a cent. */
export type Rate = number;

/** The monthly prices of the first and the second WiFi booster at an address (C-461, decisions §9). */
export const boosterCents: readonly Cents[] = [100, 400];

/** The monthly price of a TV box beside the one that is in the plan (C-465). */
export const extraTvBoxCents: Cents = 100;

/** The price of 1 MB beyond the bundle, in Belgium and in the zone that is as at home (P-328, C-473). */
export const dataRate: Rate = 6;

/** The costs of data outside Europe in a month at which the bill-shock protection stops it. */
export const billShockCents: Cents = 6000;

/** The features that all TV packages have: days of replay, and screens that show different channels at a time (C-464). */
export const replayDays = 7;
export const tvStreams = 3;

/** The bounds beyond which unlimited mobile use is abnormal (P-323…P-326, C-469…C-471). */
export const fairUse = { minutesOfMonth: 6000, textsOfMonth: 6000, textsOfDay: 500, recipientsOfMonth: 250 } as const;

/** Data is counted in kilobytes, and 1 GB is 1000 MB (P-329, C-474, decisions §9). */
export const kilobytesOfMegabyte = 1000;
export const kilobytesOfGigabyte = 1_000_000;
