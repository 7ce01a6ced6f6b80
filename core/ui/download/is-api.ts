import { apiAddress } from "#core/services/api/api-address.ts";
import { httpAddress } from "#core/platform/http-address.ts";

/**
 * Tells whether calls to this address carry the customer's token: true for the API's own addresses, in whatever form they are written. All
 * others are plain links.
 * @param api the option `data-api`, as it was written
 */
export function isApi(api: unknown, address: string): boolean {
  const base = `${apiAddress(api)}/`;
  return httpAddress(address, base)?.startsWith(base) ?? false;
}
