/** The addresses that a customer can choose for another mobile line (C-168, C-378, decisions §12). */
import { enums, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";

/**
 * An address of the customer. `label` is the whole address in words; the ids are those of the lookups. `box` is empty where it has none.
 */
const OrderableAddress = type({
  label: string(),
  street: string(),
  number: string(),
  box: string(),
  postalCode: string(),
  city: string(),
  cityId: string(),
  stateId: string(),
  streetId: string(),
  fttbAddressId: string(),
});
export type OrderableAddress = Infer<typeof OrderableAddress>;

/** Lists the customer's own addresses, that of the newest order first; none where nothing was ordered for an address. */
export const installAddresses = endpoint({
  method: "GET",
  path: "/my-digi/my-bundle-configurator/install-addresses",
  access: "account",
  encoding: "none",
  answer: type({ data: list(OrderableAddress, 100) }),
  spec: {
    id: "my-digi.my-bundle-configurator.install-addresses",
    summary: "The customer's own addresses, for another mobile line",
    query: object({ lang: enums(languages), sectionType: enums(["mobil"]) }),
    codes: [],
  },
});
