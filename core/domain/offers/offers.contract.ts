/** The call for the offers of an address (P-255, C-360, decisions §7). */
import { nullable, object, string } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { Offers } from "./offers.schema.ts";

/** Lists the offers. `fttbId: null` requests the default bundle: the offers that can be ordered without an address. */
export const bundleOffers = endpoint({
  method: "POST",
  path: "/bundle-configurator",
  encoding: "json",
  answer: Offers,
  idempotent: true,
  spec: {
    id: "bundle.offers",
    summary: "Offers at an address, or the default bundle",
    query: object({ lang: string() }),
    body: object({ fttbId: nullable(string()) }),
    codes: ["not_found"],
  },
});
