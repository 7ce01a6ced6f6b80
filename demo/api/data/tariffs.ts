/**
 * This file has the prices of calls to other countries and of use abroad (C-467, C-468, decisions §9, §14). The zone is that of §14; all
 * prices outside it are invented for the demo.
 */
import { dataRate, type Rate } from "./prices.ts";

/** The country in which the provider's customers are at home. */
export const homeCountry = "BE";

/** The countries in which the bundle works as at home: the rest of the EU, its economic area, and since 2026 Moldova and Ukraine. */
export const zoneCountries = [
  ...["AT", "BG", "HR", "CY", "CZ", "DK", "EE", "FI", "FR", "DE", "GR", "HU", "IE", "IT", "LV", "LT", "LU", "MT", "NL", "PL"],
  ...["PT", "RO", "SK", "SI", "ES", "SE", "IS", "LI", "NO", "MD", "UA"],
] as const;

/** The countries outside the zone, by how much it costs to reach them. */
const worldCountries = {
  near: ["AL", "DZ", "CH", "GB", "MA", "RS", "TN", "TR"],
  far: ["AE", "AU", "BR", "CA", "CN", "IL", "IN", "JP", "KR", "MX", "TH", "US", "ZA"],
  farthest: ["AR", "CD", "CI", "CM", "CO", "EG", "NG", "SN", "VN"],
} as const;

type Distance = keyof typeof worldCountries;

/** The prices of a minute, a text message and a megabyte. */
export type Tariff = { readonly minute: Rate; readonly text: Rate; readonly megabyte: Rate };
/** The prices of use abroad: calls that are received cost there, too. */
export type RoamingTariff = Tariff & { readonly received: Rate };

/**
 * The price of a minute to another country of the zone. The demo's customers call no other countries, so it is the price of what the demo
 * counts as calls abroad.
 */
export const abroadRate: Rate = 2000;

/** The prices in Belgium of reaching another country: data costs the same wherever its other end is. */
const fromBelgium: Readonly<Record<Distance | "zone", Tariff>> = {
  zone: { minute: abroadRate, text: 600, megabyte: dataRate },
  near: { minute: 3500, text: 1500, megabyte: dataRate },
  far: { minute: 8000, text: 2000, megabyte: dataRate },
  farthest: { minute: 15_000, text: 2500, megabyte: dataRate },
};

const abroad: Readonly<Record<Distance, RoamingTariff>> = {
  near: { minute: 5000, received: 1500, text: 2500, megabyte: 500 },
  far: { minute: 12_000, received: 6000, text: 4000, megabyte: 1000 },
  farthest: { minute: 20_000, received: 9000, text: 5000, megabyte: 2000 },
};

/** The prices from Belgium to other countries, by country. */
export const internationalTariffs: ReadonlyMap<string, Tariff> = new Map([
  ...zoneCountries.map((code) => [code, fromBelgium.zone] as const),
  ...byCountry(fromBelgium),
]);

/** The prices of use in countries outside the zone, by country. */
export const roamingTariffs: ReadonlyMap<string, RoamingTariff> = new Map(byCountry(abroad));

function byCountry<Prices>(prices: Readonly<Record<Distance, Prices>>): (readonly [code: string, prices: Prices])[] {
  return (Object.keys(worldCountries) as Distance[]).flatMap((distance) =>
    worldCountries[distance].map((code) => [code, prices[distance]] as const),
  );
}
