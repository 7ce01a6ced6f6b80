/**
 * The suggestions of an address, whose shapes the specification leaves open. Ids are opaque strings; the `fttbId` of a number is the
 * address id of the building, which the fibre check and the order need.
 */
import { is, object, optional, string, type, type Infer } from "superstruct";
import { list } from "#core/base/contract/endpoint.ts";

export const City = type({ cityId: string(), stateId: string(), city: string() });
export type City = Infer<typeof City>;

// The specification names these fields of a street (C-366).
export const Street = type({ streetId: string(), stateId: string(), street: string() });
export type Street = Infer<typeof Street>;

/**
 * A house number of a street. `fttbId` is the id of the address, which other calls name `fttbAddressId` (decisions §7); only the fibre
 * check tells whether fibre reaches it. `boxes` lists the known boxes of a building of several homes.
 */
// The specification names the fields `fttbId` and `number` (C-368).
export const HouseNumber = type({ fttbId: string(), number: string(), boxes: optional(list(string(), 1000)) });
export type HouseNumber = Infer<typeof HouseNumber>;

/** The choices of suggestions that a draft stores beside the typed texts (core/services/drafts). */
const StoredChoices = object({
  postalCode: string(),
  city: object({ text: string(), chosen: optional(City) }),
  street: object({ text: string(), chosen: optional(Street) }),
  number: object({ text: string(), chosen: optional(HouseNumber) }),
  box: string(),
});
export type StoredChoices = Infer<typeof StoredChoices>;

export const isStoredChoices = (value: unknown): value is StoredChoices => is(value, StoredChoices);
