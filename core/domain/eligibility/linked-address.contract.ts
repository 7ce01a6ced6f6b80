import { object, optional, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";

/** An address with its names in the requested language. `boxes` are the known boxes of a building of several homes. */
const LinkedAddress = type({
  fttbAddressId: string(),
  postalCode: string(),
  city: string(),
  cityId: string(),
  stateId: string(),
  street: string(),
  streetId: string(),
  number: string(),
  boxes: optional(list(string(), 1000)),
});
export type LinkedAddress = Infer<typeof LinkedAddress>;

/** Returns the address for an id that came from a link or a fibre check. The response for an unknown id is `not_found` (decisions §12). */
export const addressById = endpoint({
  method: "GET",
  path: "/address/{fttbAddressId}",
  encoding: "none",
  answer: type({ address: LinkedAddress }),
  spec: {
    id: "address.byId",
    summary: "Address of an id, with its known boxes",
    query: object({ fttbAddressId: string(), lang: string() }),
    codes: ["not_found"],
  },
});
