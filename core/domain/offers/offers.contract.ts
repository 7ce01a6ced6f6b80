/** The calls for the offers of an address (P-255, C-360, decisions §7). */
import { enums, literal, nullable, object, string, type } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";
import { OfferCard, Offers } from "./offers.schema.ts";

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

/** Lists the plans of another mobile line, as the customer area orders it (C-362). They need no address. */
export const mobileOffers = endpoint({
  method: "GET",
  path: "/bundle-configurator",
  access: "account",
  encoding: "none",
  answer: type({ mobile: list(OfferCard, 100) }),
  spec: {
    id: "bundle.mobile-offers",
    summary: "Plans of another mobile line",
    query: object({ serviceType: literal("mobil"), lang: enums(languages) }),
    codes: [],
  },
});
