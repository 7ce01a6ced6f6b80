/** The prices of a mobile line abroad (decisions §12, §14). */
import { enums, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { PageTable } from "./cms-page.contract.ts";

/** The zones of a country: Belgium; where roaming costs the same as at home; and where it has prices of its own. */
export const roamingZones = ["home", "eu", "world"] as const;

const RoamingCountry = type({
  /** The code of ISO 3166-1: `CI`. */
  code: string(),
  /** The name in the language of the request. */
  name: string(),
  zone: enums(roamingZones),
});
export type RoamingCountry = Infer<typeof RoamingCountry>;

const RoamingPrices = type({
  country: RoamingCountry,
  /** All countries that have prices, in no order. */
  countries: list(RoamingCountry, 300),
  tables: list(PageTable, 10),
  /** Plain sentences about the prices: what is excluded, how to reach 112. */
  notes: list(string(), 20),
});
export type RoamingPrices = Infer<typeof RoamingPrices>;

/** Returns the prices in a country, by its code in any case. An unknown code is `not_found`. */
export const roamingPrices = endpoint({
  method: "GET",
  path: "/roaming",
  encoding: "none",
  answer: RoamingPrices,
  spec: {
    id: "pages.roaming",
    summary: "Prices of a mobile line in a country",
    query: object({ country: string(), lang: string() }),
    codes: ["not_found"],
  },
});
