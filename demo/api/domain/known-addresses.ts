/** This module finds the entries of the address book that match a written address. */
import type { KnownAddress } from "#core/domain/identity/identity.schema.ts";
import { normalise } from "#demo/api/data/search-key.ts";
import { cities } from "#demo/api/data/addresses.ts";

/** The form of a written address: the street, then the house number, as in `Grote Markt 1` or `Rue de Fer 20 A`. */
const written = /^(.+?)[\s,]+(\d+\s?[a-z]?)$/i;

/**
 * Returns the entries whose street has that name in any language, in a town with that postal code, at exactly that house number. There are
 * none when the address is not written as a street and a number. The box is left empty, because a written address is not asked for one.
 */
export function knownAddresses(streetAddress: string, postalCode: string): KnownAddress[] {
  const [, streetName = "", typed = ""] = written.exec(streetAddress) ?? [];
  const name = normalise(streetName);
  const number = typed.replace(/\s/g, "").toUpperCase();
  const inTown = cities.filter((city) => city.postalCode === postalCode);
  return inTown.flatMap(({ cityId, stateId, streets }) =>
    streets
      .filter((street) => Object.values(street.name).some((one) => normalise(one) === name))
      .flatMap(({ streetId, numbers }) =>
        numbers
          .filter((row) => row.number === number)
          .map(({ fttbAddressId }) => ({
            streetId,
            stateId,
            cityId,
            fttbId: fttbAddressId,
            street: streetName,
            addressPrepared: { street: streetName, number, box: "" },
          })),
      ),
  );
}
