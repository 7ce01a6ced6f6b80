/** Invents the daily usage of the demo's customers, because the demo has no network that counts it. */
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { ProductKind } from "#demo/api/db/schema-orders.ts";
import { kilobytesOfGigabyte } from "#demo/api/data/prices.ts";
import { noUsage, type Usage } from "./usage.rules.ts";

/** A product of which usage is counted. `key` tells it from others, and stays the same in every demo: a phone number or an address. */
export type Counted = { readonly key: string; readonly kind: ProductKind; readonly gigabytes: number | undefined };

const daysOfBundle = 30;

/**
 * Returns the usage of a product on a day. It is computed from `key` and day, so that every call returns the same. A mobile line uses most
 * of its bundle in a month, and sometimes calls another country.
 */
export function demoUsageOn({ key, kind, gigabytes = 0 }: Counted, day: CalendarDate): Usage {
  const between = (what: string, least: number, most: number): number => least + (hashOf(`${key} ${day} ${what}`) % (most - least + 1));
  switch (kind) {
    case "mobile": {
      const share = between("data", 25, 145);
      return {
        kilobytes: Math.floor((gigabytes * kilobytesOfGigabyte * share) / (100 * daysOfBundle)) + between("rest", 0, 999),
        minutes: between("calls", 0, 40),
        texts: between("texts", 0, 12),
        minutesAbroad: between("travels", 0, 15) === 0 ? between("abroad", 1, 4) : 0,
      };
    }
    case "internet":
      return { ...noUsage, kilobytes: between("data", 4_000_000, 30_000_000) };
    case "landline":
      return { ...noUsage, minutes: between("calls", 0, 50) };
    case "tv":
      return noUsage;
  }
}

/** Returns the hash of a text (FNV-1a, 32 bits, with a last mixing of its bits so that neighbouring days differ in all of them). */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
